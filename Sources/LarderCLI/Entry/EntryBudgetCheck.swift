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

  /// Returns notes on the amounts of categories that change, and warnings about a later setting, and about
  /// earlier periods that the new ones shorten.
  ///
  /// - Parameters:
  ///   - fact: The budget that is set.
  ///   - language: The language of categories' names.
  /// - Returns: The remarks; none where the event has a fault.
  func remarks(on fact: TypedFact, in language: Language) -> [Diagnostic] {
    guard let next = fact.applied(to: fold, recorded: now) else { return [] }
    return changes(by: fact, in: language) + later(than: fact, in: next) + cuts(by: fact, next)
  }

  /// Warns that a setting of a later date replaces the one that is typed.
  private func later(than fact: TypedFact, in next: BudgetFold) -> [Diagnostic] {
    let known = Set(plan(of: fact, in: fold)?.events ?? [])
    guard let plan = plan(of: fact, in: next),
      let own = plan.events.first(where: { !known.contains($0) }),
      let later = plan.setting(after: own)
    else { return [] }
    return [
      Diagnostic(
        .warning,
        "a setting of '\(plan.name)' dated \(later.version.date) replaces this one from "
          + "\(later.from) on",
        hint: "'larder undo \(later.version.identifier)' takes the later one back; "
          + "without --date, this one replaces it")
    ]
  }

  private func plan(of fact: TypedFact, in fold: BudgetFold) -> BudgetPlan? {
    let name = NameKey.matching(fact.text("budget") ?? "")
    return fold.plans.first { NameKey.matching($0.name) == name }
  }

  /// Says what was and what is, for each category whose amount changes.
  private func changes(by fact: TypedFact, in language: Language) -> [Diagnostic] {
    guard let terms = plan(of: fact, in: fold)?.terms else { return [] }
    var text = fact.text("categories") ?? "{}"
    let parts = text.withUTF8 { PayloadValues.amounts($0) } ?? []
    let digits = Currency(terms.currency)?.fractionDigits ?? 2
    func printed(_ amount: Amount) -> String { amount.text(minimumFractionDigits: digits) }
    func shown(_ name: String) -> String {
      CategoryNames.shown(NameKey.printed(name), in: language)
    }
    let changed = parts.compactMap { part -> Diagnostic? in
      let key = NameKey.matching(part.name)
      let before = terms.categories.first { NameKey.matching($0.name) == key }?.amount
      guard before != part.amount.amount else { return nil }
      let (name, now) = (shown(part.name), printed(part.amount.amount))
      return Diagnostic(
        .note,
        before.map { "'\(name)' had \(printed($0)) and has \(now) now" }
          ?? "'\(name)' had no amount and has \(now) now")
    }
    let keys = Set(parts.map { NameKey.matching($0.name) })
    let left = terms.categories.filter { !keys.contains(NameKey.matching($0.name)) }
    return changed
      + left.map { part in
        Diagnostic(.note, "'\(shown(part.name))' had \(printed(part.amount)) and has no amount now")
      }
  }

  private func cuts(by fact: TypedFact, _ next: BudgetFold) -> [Diagnostic] {
    func spans(_ fold: BudgetFold) -> [BudgetPlan.Span] {
      plan(of: fact, in: fold)?.spans(startingBefore: lastStart(fact)) ?? []
    }
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
