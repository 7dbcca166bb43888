import ByteTools
import EventSourcing
import GroceryModel

extension SpendingFold: Checkpointed {
  public static let stateName = "spending"

  public func write(configurationTo writer: inout StateWriter) {
    writer.write(rules.mix)
    writer.write(monthlyCurrency?.code ?? "")
    writer.write(groupings.count)
    for grouping in groupings {
      writer.write(grouping.keys.map { UInt8($0.rawValue) })
      writer.write(grouping.period?.start.ordinal ?? .min)
      writer.write(grouping.period?.end.ordinal ?? .max)
      writer.write(UInt8(grouping.namesEvents ? 1 : grouping.namesPayments ? 2 : 0))
    }
  }

  public func write(stateTo writer: inout StateWriter) {
    for table in names.tables { table.write(to: &writer) }
    for table in tables { table.write(to: &writer) }
    unfiled.write(to: &writer)
    writer.write(dependents.count)
    for dependent in dependents { dependent.write(to: &writer) }
  }

  public mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    for index in names.tables.indices { try names.tables[index].read(from: &reader) }
    for index in tables.indices { try tables[index].read(from: &reader) }
    try unfiled.read(from: &reader)
    lastCode = .max
    dependents = []
    for _ in 0..<(try reader.read(Int.self)) {
      dependents.append(try Dependent(from: &reader))
    }
  }
}

extension SpendingFold.Dependent {
  fileprivate func write(to writer: inout StateWriter) {
    writer.write(keys)
    writer.write(amount.units)
    switch on {
    case .line(let line, let lendsItem):
      writer.write(UInt8(lendsItem ? 2 : 0))
      writer.write(line.high)
      writer.write(line.low)
    case .receipt(let receipt):
      writer.write(UInt8(1))
      writer.write(receipt)
    }
  }

  fileprivate init(from reader: inout StateReader) throws(UnusableState) {
    keys = try reader.read()
    amount = Amount(units: try reader.read())
    let form = try reader.read(UInt8.self)
    switch form {
    case 0, 2:
      on = .line(
        EventIdentifier(high: try reader.read(), low: try reader.read()), lendsItem: form == 2)
    case 1: on = .receipt(try reader.read())
    default: throw UnusableState()
    }
  }
}
