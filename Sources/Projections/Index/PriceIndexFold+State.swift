import ByteTools
import EventSourcing
import GroceryModel

extension PriceIndexFold: Checkpointed {
  static let stateName = "paid"

  func write(configurationTo writer: inout StateWriter) {
    items.write(configurationTo: &writer)
    writer.write(byStore)
    writer.write(target?.code ?? "")
    writer.write(period?.start.ordinal ?? .min)
    writer.write(period?.end.ordinal ?? .max)
  }

  func write(stateTo writer: inout StateWriter) {
    items.write(stateTo: &writer)
    units.write(to: &writer)
    packages.write(to: &writer)
    joined().sums.write(to: &writer)
    writer.write(discounts.count)
    for discount in discounts { discount.write(to: &writer) }
  }

  mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    try items.read(stateFrom: &reader)
    try units.read(from: &reader)
    try packages.read(from: &reader)
    try sums.read(from: &reader)
    adopted = MergedSums()
    discounts = []
    for _ in 0..<(try reader.read(Int.self)) {
      discounts.append(try PriceFold.Discount(from: &reader))
    }
  }
}

extension PriceFold.Discount {
  func write(to writer: inout StateWriter) {
    writer.write(line.high)
    writer.write(line.low)
    writer.write(amount)
  }

  init(from reader: inout StateReader) throws(UnusableState) {
    line = EventIdentifier(high: try reader.read(), low: try reader.read())
    amount = try reader.read()
  }
}
