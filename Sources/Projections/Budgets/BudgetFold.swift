import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// All budgets, and what was spent by category and day.
public struct BudgetFold: Projection {
  public private(set) var spending: SpendingFold
  private var versions: [BudgetVersion] = []
  /// The lines that the versions were read from.
  private var versionLines: [[UInt8]] = []

  /// The payees tell fixed bills from other spending.
  public static let grouping = SpendingFold.Grouping([.currency, .category, .day, .payee])

  /// - Parameters:
  ///   - further: Groupings that are summed in the same pass, after ``grouping``.
  ///   - descriptions: What is described.
  ///   - rules: What files lines that do not say their category.
  public init(
    _ further: [SpendingFold.Grouping] = [], descriptions: Descriptions,
    rules: CategoryRules = CategoryRules()
  ) {
    spending = SpendingFold([Self.grouping] + further, descriptions: descriptions, rules: rules)
  }

  public var plans: [BudgetPlan] { BudgetPlan.plans(versions) }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if let version = try BudgetVersion(event) {
      versions.append(version)
      versionLines.append(Array(event.line))
    } else {
      try spending.apply(event)
    }
  }

  public mutating func finish() { spending.finish() }

  /// The number of a name, a new one if no line has it; no line is counted for it.
  @inline(__always)
  mutating func number(_ key: LineKey, _ name: Bytes) -> UInt32 {
    spending.names.number(key, name, counting: 0)
  }

  /// Merges another table's names without counting them.
  mutating func merge(_ key: LineKey, _ names: StringInterner) -> IDRemap {
    spending.names.tables[key.rawValue].merge(names)
  }

  public mutating func merge(_ other: BudgetFold) {
    spending.merge(other.spending)
    versions += other.versions
    versionLines += other.versionLines
  }
}

extension BudgetFold: Checkpointed {
  public static let stateName = "budget"

  public func write(configurationTo writer: inout StateWriter) {
    spending.write(configurationTo: &writer)
  }

  public func write(stateTo writer: inout StateWriter) {
    spending.write(stateTo: &writer)
    writer.write(versionLines.count)
    for line in versionLines { writer.write(line) }
  }

  public mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    try spending.read(stateFrom: &reader)
    versions = []
    versionLines = []
    var decoder = EventDecoder()
    for _ in 0..<(try reader.read(Int.self)) {
      let line: [UInt8] = try reader.readArray()
      let version = decoder.withEvent(of: line) { try? BudgetVersion($0) }
      guard let version else { throw UnusableState() }
      versions.append(version)
      versionLines.append(line)
    }
  }
}
