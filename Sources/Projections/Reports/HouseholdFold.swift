import ByteTools
import EventSourcing
import GroceryModel

/// Everything that the reports of all months are made of, folded in one pass.
public struct HouseholdFold: Projection {
  public private(set) var budgets: BudgetFold
  public private(set) var fingerprints: FingerprintFold
  private(set) var facts: ReportFacts
  /// True if any receipt states its total.
  private(set) var hasStatedTotals = false

  static let categoriesByDay = 0
  static let itemsByMonth = 1
  static let storesByMonth = 2

  /// - Parameters:
  ///   - descriptions: What is described.
  ///   - rules: What files lines that do not say their category.
  public init(descriptions: Descriptions, rules: CategoryRules = CategoryRules()) {
    // Rules that leave lines out of spending leave them out of each sum.
    let category: [LineKey] = rules.leavesRowsOut ? [.category] : []
    budgets = BudgetFold(
      [
        .init([.currency, .item, .month, .category]),
        .init([.currency, .store, .month] + category),
      ],
      descriptions: descriptions, rules: rules)
    fingerprints = FingerprintFold()
    facts = ReportFacts(descriptions: descriptions, rules: rules)
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if event.type == .receiptStated { hasStatedTotals = true }
    try budgets.apply(event)
    try fingerprints.apply(event)
    try facts.apply(event, named: &budgets)
  }

  public mutating func finish() { budgets.finish() }

  public mutating func merge(_ other: HouseholdFold) {
    hasStatedTotals = hasStatedTotals || other.hasStatedTotals
    budgets.merge(other.budgets)
    fingerprints.merge(other.fingerprints)
    let names = other.budgets.spending.names.tables
    facts.merge(
      other.facts, items: budgets.merge(.item, names[LineKey.item.rawValue]),
      stores: budgets.merge(.store, names[LineKey.store.rawValue]),
      currencies: budgets.merge(.currency, names[LineKey.currency.rawValue]))
  }

  /// Lets go of the reports' facts and gives them, now that all of their names are numbered.
  mutating func takeFacts() -> ReportFacts {
    facts.name(in: &budgets)
    let facts = facts
    self.facts = ReportFacts(descriptions: Descriptions())
    return facts
  }
}

extension HouseholdFold: Checkpointed {
  public static let stateName = "household"

  public func write(configurationTo writer: inout StateWriter) {
    budgets.write(configurationTo: &writer)
    fingerprints.write(configurationTo: &writer)
  }

  public func write(stateTo writer: inout StateWriter) {
    writer.write(hasStatedTotals ? 1 : 0)
    budgets.write(stateTo: &writer)
    fingerprints.write(stateTo: &writer)
    facts.write(to: &writer)
  }

  public mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    let stated: Int = try reader.read()
    hasStatedTotals = stated != 0
    try budgets.read(stateFrom: &reader)
    try fingerprints.read(stateFrom: &reader)
    try facts.read(from: &reader)
  }
}
