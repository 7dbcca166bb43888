import GroceryModel
import Projections

/// The words of `larder add budget` that set a budget's terms anew.
struct BudgetRemedy {
  let budget: String
  let currency: String
  private(set) var amount: Amount
  private(set) var categories: [(name: String, amount: Amount)]
  private let period: [String]
  private let carrying: [String]
  private let scope: BudgetVersion.Scope

  init(_ budget: String, _ terms: BudgetVersion.Terms) {
    self.budget = budget
    currency = terms.currency
    amount = terms.amount
    categories = terms.categories.map { ($0.name, $0.amount) }
    switch terms.period {
    case .once(let period):
      self.period = [
        "--start", period.start.description, "--until", period.lastDay.description,
      ]
    case .repeating(let recurrence):
      period = ["--every", recurrence.every.rawValue, "--from", recurrence.from.description]
    }
    let rollover = terms.rollover == .none ? [] : ["--rollover", terms.rollover.rawValue]
    scope = terms.scope
    carrying = rollover + (terms.cap.map { ["--cap", $0.text()] } ?? [])
  }

  /// A new budget for each month from the one of a day on.
  init(monthly currency: String, _ amount: Amount, from day: Day) {
    budget = currency
    self.currency = currency
    self.amount = amount
    categories = []
    scope = .all
    period = ["--every", "month", "--from", day.month.firstDay.description]
    carrying = []
  }

  mutating func leaveOut(_ category: String) {
    let key = NameKey.matching(category)
    categories.removeAll { NameKey.matching($0.name) == key }
  }

  /// Gives a category, or with `*` the whole, so much more; the whole grows where its categories need more.
  mutating func raise(_ category: String, by more: Amount) {
    guard category != "*" else {
      amount = amount + more
      if scope == .categories, categories.count == 1 { categories[0].amount = amount }
      return
    }
    let key = NameKey.matching(category)
    let place = categories.firstIndex { NameKey.matching($0.name) == key }
    let given = place.map { categories.remove(at: $0).amount } ?? .zero
    categories.append((category, given + more))
    amount = max(amount, categories.reduce(.zero) { $0 + $1.amount })
  }

  /// The words, dated so that the terms hold from the period of that day on.
  func words(on day: Day) -> [String] {
    func text(_ amount: Amount) -> String {
      amount.text(minimumFractionDigits: Currency(currency)?.fractionDigits ?? 2)
    }
    let parts = categories.flatMap { ["--categories", "\($0.name)=\(text($0.amount))"] }
    return ["add", "budget", "--budget", budget, "--amount", text(amount), "--currency", currency]
      + parts + period + carrying + (scope == .all ? [] : ["--scope", scope.rawValue])
      + ["--date", day.description]
  }
}
