import EventSourcing
import GroceryModel

/// A figure of spending or of a budget that differs between two positions of a log.
public struct FigureChange: Hashable, Sendable {
  /// `spend` or `budget`.
  public let table: String
  /// The keys of its row.
  public let keys: [String]
  public let cell: String
  public let currency: String
  /// Nil if the earlier position has no such row.
  public let before: Amount?
  /// Nil if the later position has no such row.
  public let after: Amount?

  public var change: Amount { (after ?? .zero) - (before ?? .zero) }

  /// All figures that differ: spending by category and month, and the budgets' periods.
  ///
  /// - Parameters:
  ///   - old: The log at the earlier position.
  ///   - new: The log at the later one.
  ///   - period: The days that are compared; nil compares all.
  ///   - rules: The category rules.
  /// - Returns: Spending first, then budgets.
  /// - Throws: As ``SpendQuestion/answer(from:rules:)``.
  public static func all(
    from old: Replay, to new: Replay, in period: Period? = nil,
    rules: CategoryRules = CategoryRules()
  ) throws -> [FigureChange] {
    let (before, after) = (
      try figures(of: old, period, rules), try figures(of: new, period, rules)
    )
    return Set(before.keys).union(after.keys).sorted(by: Place.precedes).compactMap { place in
      let (was, becomes) = (before[place], after[place])
      guard was != becomes else { return nil }
      return FigureChange(
        table: place.table, keys: place.keys, cell: place.cell, currency: place.currency,
        before: was, after: becomes)
    }
  }

  private struct Place: Hashable {
    let table: String
    let keys: [String]
    let cell: String
    let currency: String

    /// Spending first; the cells of a budget's row in their order.
    static func precedes(_ left: Place, _ right: Place) -> Bool {
      if left.table != right.table { return right.table.precedes(left.table) }
      if left.keys != right.keys { return left.keys.precedes(right.keys) }
      if left.currency != right.currency { return left.currency.precedes(right.currency) }
      return left.cell.precedes(right.cell)
    }
  }

  private static func figures(
    of replay: Replay, _ period: Period?, _ rules: CategoryRules
  ) throws -> [Place: Amount] {
    var figures: [Place: Amount] = [:]
    let spending = try SpendQuestion(by: [.category, .month], in: period)
      .answer(from: replay, rules: rules)
    for row in spending.rows {
      figures[Place(table: "spend", keys: row.keys, cell: "spent", currency: row.currency)] =
        row.spent
    }
    let fold = try replay.fold(
      BudgetFold(descriptions: replay.late.descriptions, rules: rules))
    let statement = BudgetStatement(
      fold.plans, try SpendingBook(fold.spending, from: replay),
      asked: period ?? Period(Month(year: 1, month: 1).firstDay, through: replay.today),
      today: replay.today)
    for row in statement.rows {
      let keys = [row.budget, row.category, row.period.start.description]
      let cells = [
        ("allotted", row.allotted), ("carried", row.carried), ("remaining", row.remaining),
        ("spent", row.spent),
      ]
      for (cell, amount) in cells {
        figures[Place(table: "budget", keys: keys, cell: cell, currency: row.currency.code)] =
          amount
      }
    }
    return figures
  }
}
