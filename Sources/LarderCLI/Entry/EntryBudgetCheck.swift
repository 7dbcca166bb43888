import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Holds a budget that is typed against the terms and the periods that it has already.
struct EntryBudgetCheck {
  private let fold: BudgetFold
  private let now: Instant

  /// - Parameters:
  ///   - replay: The log.
  ///   - now: When the budget would be recorded.
  /// - Throws: `LogError` where the log cannot be read.
  init(_ replay: Replay, now: Instant) throws(LogError) {
    fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
    self.now = now
  }

  /// Returns notes on the amounts of categories that change, and warnings about earlier periods that the
  /// new ones shorten.
  func remarks(on fact: TypedFact) -> [Diagnostic] {
    changes(by: fact) + cuts(by: fact)
  }

  private func plan(of fact: TypedFact, in fold: BudgetFold) -> BudgetPlan? {
    let name = NameKey.matching(fact.text("budget") ?? "")
    return fold.plans.first { NameKey.matching($0.name) == name }
  }

  /// Says what was and what is, for each category whose amount changes.
  private func changes(by fact: TypedFact) -> [Diagnostic] {
    guard let terms = plan(of: fact, in: fold)?.terms else { return [] }
    var text = fact.text("categories") ?? "{}"
    let parts = text.withUTF8 { PayloadValues.amounts($0) } ?? []
    let digits = Currency(terms.currency)?.fractionDigits ?? 2
    func printed(_ amount: Amount) -> String { amount.text(minimumFractionDigits: digits) }
    let changed = parts.compactMap { part -> Diagnostic? in
      let key = NameKey.matching(part.name)
      let before = terms.categories.first { NameKey.matching($0.name) == key }?.amount
      guard before != part.amount.amount else { return nil }
      let (name, now) = (NameKey.printed(part.name), printed(part.amount.amount))
      return Diagnostic(
        .note,
        before.map { "'\(name)' had \(printed($0)) and has \(now) now" }
          ?? "'\(name)' had no amount and has \(now) now")
    }
    let keys = Set(parts.map { NameKey.matching($0.name) })
    let left = terms.categories.filter { !keys.contains(NameKey.matching($0.name)) }
    return changed
      + left.map { part in
        Diagnostic(.note, "'\(part.name)' had \(printed(part.amount)) and has no amount now")
      }
  }

  private func cuts(by fact: TypedFact) -> [Diagnostic] {
    func spans(_ fold: BudgetFold) -> [BudgetPlan.Span] {
      plan(of: fact, in: fold)?.spans(startingBefore: lastStart(fact)) ?? []
    }
    guard let next = fact.applied(to: fold, recorded: now) else { return [] }
    let before = Set(spans(fold))
    return spans(next).filter { $0.period != $0.planned && !before.contains($0) }.map { span in
      Self.remark(
        on: span,
        hint: "'--from \(span.planned.end)' lets it end; to correct a mistake, undo its event: "
          + "'larder log show --type budget.set' has the id")
    }
  }

  /// Returns a warning that a period is shorter than planned.
  static func remark(on span: BudgetPlan.Span, hint: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "the period \(span.planned.days) is cut to \(span.period.days) and keeps its whole amount, "
        + "because no day counts twice", hint: hint)
  }

  /// No period before this day is overlooked that the fact can change.
  private func lastStart(_ fact: TypedFact) -> Day {
    var text = fact.text("period") ?? ""
    switch text.withUTF8({ PayloadValues.period($0) }) {
    case .repeating(let recurrence): return max(recurrence.from, fact.date) + 1
    case .once(let period): return period.end + 1
    case nil: return fact.date
    }
  }
}
