import EventSourcing
import GroceryModel

/// All budgets, and what was spent by category and day.
public struct BudgetFold: Projection {
  public private(set) var spending: SpendingFold
  private var versions: [BudgetVersion] = []

  public static let grouping = SpendingFold.Grouping([.currency, .category, .day])

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
    } else {
      try spending.apply(event)
    }
  }

  public mutating func merge(_ other: BudgetFold) {
    spending.merge(other.spending)
    versions += other.versions
  }
}
