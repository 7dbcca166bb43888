import GroceryModel

/// Where budgets and spending do not meet.
public struct BudgetGap: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Nothing was spent in the period that holds today, nor in the one before it.
    case idle
    /// The budget gives all its money to categories, and this one with spending has none.
    case withoutCategory
    /// Money was spent this month in a currency that no budget has.
    case withoutBudget
  }

  public let kind: Kind
  /// Empty where no budget has the currency.
  public let budget: String
  /// `*` for the whole.
  public let category: String
  public let currency: String
  /// What was spent, or what is set aside for nothing.
  public let amount: Amount
  public let period: Period
  /// The terms that hold today; nil where there are none.
  public let terms: BudgetVersion.Terms?
}

extension BudgetGap {
  /// Finds the gaps in the budgets of a resolved fold as of a day.
  ///
  /// - Parameters:
  ///   - plans: The budgets.
  ///   - book: The fold's sums by currency, category and day.
  ///   - today: The day.
  /// - Returns: The gaps by budget, category and currency.
  public static func all(
    _ plans: [BudgetPlan], _ book: SpendingBook, today: Day
  ) -> [BudgetGap] {
    guard !plans.isEmpty else { return [] }
    let spending = DailySpending.books(of: book, upTo: nil)
    let names = book.categories.names(
      counts: Array(repeating: 0, count: book.categories.keys.count))
    var gaps: [BudgetGap] = []
    var budgeted: Set<String> = []
    for plan in plans {
      let spans = plan.spans(startingBefore: today + 1, seenFrom: today)
      guard let place = spans.lastIndex(where: { $0.period.contains(today) }) else { continue }
      budgeted.insert(spans[place].terms.currency)
      let terms = spans[place].terms
      let parts = spending.byCategory[terms.currency] ?? [:]
      let reader = Reader(
        name: plan.name(seenFrom: today), span: spans[place],
        before: place > 0 ? spans[place - 1] : nil, today: today,
        counted: terms.counting(spending.all[terms.currency], parts), byCategory: parts)
      if plan.closed.map({ $0 > today }) ?? true { gaps += reader.idle }
      gaps += reader.withoutCategory { key in
        book.categories.group(ofKey: key).map { names[$0] } ?? key
      }
    }
    let month = Period(today.month.firstDay, through: today)
    for (currency, daily) in spending.all where !budgeted.contains(currency) {
      let spent = daily.spent(in: month)
      guard spent.units > 0 else { continue }
      gaps.append(
        BudgetGap(
          kind: .withoutBudget, budget: "", category: "*", currency: currency, amount: spent,
          period: today.month.period, terms: nil))
    }
    return gaps.sorted {
      [$0.budget, $0.category, $0.currency].precedes([$1.budget, $1.category, $1.currency])
    }
  }

  /// One budget beside what was spent.
  private struct Reader {
    let name: String
    let span: BudgetPlan.Span
    let before: BudgetPlan.Span?
    let today: Day
    let counted: DailySpending
    let byCategory: [String: DailySpending]

    /// What was spent in the period so far.
    private func spent(_ daily: DailySpending) -> Amount {
      daily.spent(in: Period(span.period.start, through: min(today, span.period.lastDay)))
    }

    var idle: [BudgetGap] {
      guard let before, before.terms.currency == span.terms.currency else { return [] }
      func isIdle(_ daily: DailySpending?) -> Bool {
        daily.map { spent($0).isZero && $0.spent(in: before.period).isZero } ?? true
      }
      guard !isIdle(counted) else { return [gap(.idle, "*", span.terms.amount)] }
      let known = Set(before.terms.categories.map { NameKey.matching($0.name) })
      return span.terms.categories.filter { part in
        let key = NameKey.matching(part.name)
        return known.contains(key) && isIdle(byCategory[key])
      }.map { gap(.idle, $0.name, $0.amount) }
    }

    func withoutCategory(_ shown: (String) -> String) -> [BudgetGap] {
      let parts = span.terms.categories
      let given = parts.reduce(Amount.zero) { $0 + $1.amount }
      guard !parts.isEmpty, span.terms.scope == .all, given >= span.terms.amount else { return [] }
      let known = Set(parts.map { NameKey.matching($0.name) })
      return byCategory.filter { !known.contains($0.key) }.compactMap { key, daily in
        let spent = spent(daily)
        return spent.units > 0 ? gap(.withoutCategory, shown(key), spent) : nil
      }
    }

    private func gap(_ kind: Kind, _ category: String, _ amount: Amount) -> BudgetGap {
      BudgetGap(
        kind: kind, budget: name, category: category, currency: span.terms.currency,
        amount: amount, period: span.period, terms: span.terms)
    }
  }
}
