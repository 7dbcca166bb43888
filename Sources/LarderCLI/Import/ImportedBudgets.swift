import GroceryModel
import Importing
import Projections

/// Holds the budgets of an import against the periods that were there before it.
struct ImportedBudgets {
  private let session: Session
  private let arguments: ParsedArguments
  private let end: Day
  private let before: Set<BudgetPlan.Span>

  /// To be made while the imported events are not in the log yet; nil where no budget came in.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  init?(
    _ files: [ImportOutcome], _ session: Session, _ arguments: ParsedArguments
  ) throws {
    let days = files.filter { $0.kind == ImportKind.budgets.rawValue && $0.counts.new > 0 }
      .compactMap(\.lastDay)
    guard let last = days.max() else { return nil }
    self.session = session
    self.arguments = arguments
    // Periods that begin later than all that came in are cut short by those that reach far, too.
    end = last + 400
    before =
      try session.hasLog()
      ? Set(try Self.cutShort(session, arguments, before: end)) : []
  }

  /// What became of earlier periods, now that the events are in the log.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  func remarks() throws -> [Diagnostic] {
    try Self.cutShort(session, arguments, before: end).filter { !before.contains($0) }.prefix(5)
      .map { EntryBudgetCheck.remark(on: $0, hint: "'larder undo' retracts the import") }
  }

  private static func cutShort(
    _ session: Session, _ arguments: ParsedArguments, before end: Day
  ) throws -> [BudgetPlan.Span] {
    let replay = try session.replay(arguments)
    let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
    return fold.plans.flatMap { plan in
      plan.spans(startingBefore: end).filter { $0.period != $0.planned }
    }
  }
}
