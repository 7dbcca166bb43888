import GroceryModel
import Projections
import Reporting

extension Attention {
  /// Budgets and spending that do not meet; those of one budget have one remedy, which mends all.
  static func rows(of gaps: [BudgetGap], today: Day, _ remedy: RemedyLine) -> [Attention] {
    var remedies: [String: BudgetRemedy] = [:]
    for gap in gaps {
      guard gap.category != "*", let terms = gap.terms else { continue }
      var changed = remedies[gap.budget] ?? BudgetRemedy(gap.budget, terms)
      if gap.kind == .idle {
        changed.leaveOut(gap.category)
      } else {
        changed.raise(gap.category, by: gap.amount)
      }
      remedies[gap.budget] = changed
    }
    return gaps.map { gap in
      let words =
        switch gap.kind {
        case .withoutBudget:
          BudgetRemedy(monthly: gap.currency, gap.amount, from: today).words(on: today)
        case .idle where gap.category == "*":
          ["budget", "close", gap.budget, "--date", today.description]
        case .idle, .withoutCategory: remedies[gap.budget]?.words(on: today) ?? []
        }
      return Attention(gap, remedy(words))
    }
  }

  private init(_ gap: BudgetGap, _ remedy: String) {
    let digits = Currency(gap.currency)?.fractionDigits ?? 2
    let money = "\(gap.amount.text(minimumFractionDigits: digits)) \(gap.currency)"
    let (kind, text): (CheckKind, String) =
      switch gap.kind {
      case .idle:
        (.idleBudget, "\(money) is set, and nothing was spent in this period or the one before")
      case .withoutCategory:
        (.noBudget, "\(money) was spent, and the budget gives the category nothing")
      case .withoutBudget:
        (.noBudget, "\(money) was spent this month, and no budget has the currency")
      }
    let part = gap.category == "*" ? gap.budget : "\(gap.budget): \(gap.category)"
    self.init(
      kind.rawValue, gap.budget.isEmpty ? gap.currency : part, day: gap.period.start,
      amount: gap.amount, currency: gap.currency, text: text, remedy: remedy)
  }
}
