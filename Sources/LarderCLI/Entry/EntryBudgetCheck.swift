import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Holds a budget that is typed against the periods that it has already.
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

  /// Returns warnings about earlier periods that the new ones shorten.
  func remarks(on fact: TypedFact) -> [Diagnostic] {
    let name = NameKey.matching(fact.text("budget") ?? "")
    func spans(_ fold: BudgetFold) -> [BudgetPlan.Span] {
      let plan = fold.plans.first { NameKey.matching($0.name) == name }
      return plan?.spans(startingBefore: lastStart(fact)) ?? []
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
