import EventSourcing
import GroceryModel

@testable import HouseholdFixtures
@testable import Projections

/// A log's budgets, ready to be asked.
struct BudgetBook {
  let plans: [BudgetPlan]
  let book: SpendingBook

  /// Appends facts to a larder of their own.
  init(_ facts: [Fact], today: Day) throws {
    let larder = try TemporaryLarder(facts)
    self = try withExtendedLifetime(larder) { try BudgetBook(larder.replay(today: today)) }
  }

  init(_ replay: Replay) throws {
    let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
    plans = fold.plans
    book = try SpendingBook(fold.spending, from: replay)
  }

  func rows(from first: Day, through last: Day, today: Day) -> [BudgetStatement.Row] {
    BudgetStatement(plans, book, asked: Period(first, through: last), today: today).rows
  }
}

extension BudgetStatement.Row {
  /// All columns but the projection, of which it is told whether there is one to come.
  var text: String {
    let columns: [String] = [
      budget, category, currency.code, "\(period.start)", "\(period.lastDay)", "\(allotted)",
      "\(carried)", "\(spent)", "\(remaining)", usedPercent, "\(daysLeft)",
      perDayLeft.map { "\($0)" } ?? "-", daysLeft == 0 ? "ended" : "running", status.rawValue,
    ]
    return columns.joined(separator: " | ")
  }
}
