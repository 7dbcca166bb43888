import EventSourcing
import GroceryModel

/// Asks for the purchase lines that `larder spend` adds up, with resolved names and categories.
public struct LinesQuestion: Sendable {
  /// The days that count; nil for the whole log.
  public let period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]

  public init(in period: Period? = nil, filters: [NameFilter] = []) {
    self.period = period
    self.filters = filters
  }

  public struct Answer: Sendable {
    public let rows: ResolvedLines
    /// Filters whose name nothing in the log has.
    public let unmatched: [NameFilter]
    /// Names that could have been meant, for each of them.
    public let candidates: [String]
  }

  /// Answers the question from a log.
  ///
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let fold = try replay.fold(
      LineFold(in: period, descriptions: replay.late.descriptions, rules: rules))
    return try answer(fold, replay)
  }

  /// Settles what was folded.
  func answer(_ fold: LineFold, _ replay: Replay) throws -> Answer {
    var shares: [(dependent: Int, share: LineShare)] = []
    let book = try SpendingBook(fold.spending, from: replay, countingIn: .log) {
      shares.append(($0, $1))
    }
    let labels = LineLabels(ShownNames(book))
    let picks = try FilterPicks(filters, among: labels.names)
    var rows = ResolvedLines(fold, labels)
    for (dependent, share) in shares { rows.settle(fold.dependents[dependent], share) }
    rows.sort(keeping: picks)
    return Answer(rows: rows, unmatched: picks.unmatched, candidates: picks.candidates)
  }
}
