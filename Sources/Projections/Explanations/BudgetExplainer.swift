import EventSourcing
import GroceryModel

/// Explains the figures of budgets' periods.
public struct BudgetExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = ["remaining", "spent", "allotted", "carried"]

  private let trace: SpendTrace
  private let today: Day

  /// - Parameters:
  ///   - rows: The periods that are explained.
  ///   - replay: The log; its day is that of the rows.
  ///   - rules: The category rules.
  /// - Throws: As ``SpendQuestion/answer(from:rules:)``.
  public init(
    _ rows: [BudgetStatement.Row], from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    let start = rows.map(\.period.start).min() ?? replay.today
    let end = rows.map(\.period.end).max() ?? replay.today
    trace = try SpendTrace(
      SpendQuestion(by: [.category, .day], in: Period(start: start, end: end)), from: replay,
      rules: rules)
    today = replay.today
  }

  public func explanation(of row: BudgetStatement.Row, cell: String) -> Explanation {
    let code = row.currency.code
    let allotted = (row.setBy as EventIdentifier?, row.allotted, "allotted")
    switch cell {
    case "allotted": return .money([allotted], in: code, arithmetic: "amount of the event")
    case "carried": return .money([carried(row)], in: code, arithmetic: "carried")
    case "spent": return .money(SpendTrace.parts(lines(of: row)), in: code)
    default:
      return .money(
        [allotted] + (row.carried.isZero ? [] : [carried(row)])
          + SpendTrace.parts(lines(of: row), isNegative: true, note: "spent"),
        in: code, arithmetic: "allotted + carried - spent")
    }
  }

  private func carried(
    _ row: BudgetStatement.Row
  ) -> (event: EventIdentifier?, amount: Amount, note: String) {
    guard let before = row.carriedFrom else { return (nil, row.carried, "first period") }
    return (nil, row.carried, "carried from \(before.days), rollover \(row.rollover.rawValue)")
  }

  private func lines(of row: BudgetStatement.Row) -> [SpendTrace.Line] {
    trace.lines.filter { line in
      guard line.currency == row.currency.code, let day = Day(line.keys[1]),
        row.period.contains(day), day <= today
      else { return false }
      return row.counted?.contains(NameKey.matching(line.keys[0])) ?? true
    }
  }
}
