import EventSourcing
import GroceryModel

/// Everything that the reports of all months are made of, folded in one pass.
public struct HouseholdFold: Projection {
  public private(set) var budgets: BudgetFold
  public private(set) var fingerprints: FingerprintFold

  static let categoriesByDay = 0
  static let itemsByMonth = 1
  static let storesByMonth = 2

  /// - Parameters:
  ///   - descriptions: What is described.
  ///   - rules: What files lines that do not say their category.
  public init(descriptions: Descriptions, rules: CategoryRules = CategoryRules()) {
    budgets = BudgetFold(
      [.init([.currency, .item, .month, .category]), .init([.currency, .store, .month])],
      descriptions: descriptions, rules: rules)
    fingerprints = FingerprintFold()
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    try budgets.apply(event)
    try fingerprints.apply(event)
  }

  public mutating func finish() { budgets.finish() }

  public mutating func merge(_ other: HouseholdFold) {
    budgets.merge(other.budgets)
    fingerprints.merge(other.fingerprints)
  }
}

extension HouseholdFold: Checkpointed {
  public static let stateName = "household"
  public static let stateVersion = 3

  public func write(configurationTo writer: inout StateWriter) {
    budgets.write(configurationTo: &writer)
    fingerprints.write(configurationTo: &writer)
  }

  public func write(stateTo writer: inout StateWriter) {
    budgets.write(stateTo: &writer)
    fingerprints.write(stateTo: &writer)
  }

  public mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    try budgets.read(stateFrom: &reader)
    try fingerprints.read(stateFrom: &reader)
  }
}
