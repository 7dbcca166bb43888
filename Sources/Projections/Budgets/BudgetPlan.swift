import EventSourcing
import GroceryModel

/// The periods of one budget and the terms that hold in each.
public struct BudgetPlan: Hashable, Sendable {
  /// The name as the newest version has it.
  public let name: String
  private let versions: [BudgetVersion]

  public struct Span: Hashable, Sendable {
    public fileprivate(set) var period: Period
    /// What the terms say; longer than ``period`` where another was set into it later.
    public let planned: Period
    public let terms: BudgetVersion.Terms
    /// The event that says the terms.
    let setBy: EventIdentifier

    fileprivate init(_ period: Period, _ terms: BudgetVersion.Terms, _ setBy: EventIdentifier) {
      self.period = period
      planned = period
      self.terms = terms
      self.setBy = setBy
    }

    fileprivate static func precedes(_ left: Span, _ right: Span) -> Bool {
      (left.period.start.ordinal, left.period.end.ordinal)
        < (right.period.start.ordinal, right.period.end.ordinal)
    }

    /// What is left of it beside a period that was set later.
    fileprivate func givingWay(to later: Period) -> Span? {
      guard period.overlaps(later) else { return self }
      var rest = self
      if period.start < later.start {
        rest.period = Period(start: period.start, end: later.start)
      } else if later.start < period.start, later.end < period.end {
        rest.period = Period(start: later.end, end: period.end)
      } else {
        return nil
      }
      return rest
    }
  }

  /// - Parameter versions: All versions of one name, in the order in which they replace each other.
  init(_ versions: [BudgetVersion]) {
    self.versions = versions
    name = versions.last?.name ?? ""
  }

  /// The events that set or close the budget, in the order in which they replace each other.
  public var events: [EventIdentifier] { versions.map(\.identifier) }

  /// What was set last; nil where nothing was.
  public var terms: BudgetVersion.Terms? { versions.last { $0.terms != nil }?.terms }

  /// The setting that replaces a repeating one of an earlier date, with the first day that it holds for.
  ///
  /// - Parameter event: The event of the earlier setting.
  /// - Returns: The setting that follows next; nil if none does, or either is of a single period.
  public func setting(after event: EventIdentifier) -> (version: BudgetVersion, from: Day)? {
    func recurrence(_ version: BudgetVersion) -> Recurrence? {
      if case .repeating(let recurrence) = version.terms?.period { recurrence } else { nil }
    }
    guard let place = versions.firstIndex(where: { $0.identifier == event }),
      recurrence(versions[place]) != nil,
      let next = versions[(place + 1)...].first(where: { recurrence($0) != nil }),
      let steps = recurrence(next), next.date > versions[place].date
    else { return nil }
    return (next, steps.start(ofPeriod: steps.index(containing: next.date) ?? 0))
  }

  /// The categories that have an amount in any version, as written.
  var categoryNames: [String] {
    versions.flatMap { $0.terms?.categories.map(\.name) ?? [] }
  }

  /// The day after which no period starts; nil while the budget goes on.
  public var closed: Day? {
    versions.last.flatMap { $0.terms == nil ? $0.date : nil }
  }

  /// The name as the newest version has it that is seen from a day; the first one's where all are
  /// later.
  func name(seenFrom day: Day) -> String {
    (versions.last { $0.date <= day } ?? versions.first)?.name ?? ""
  }

  /// The budget's periods that start before a day, oldest first.
  ///
  /// A later version holds from the period in which its date falls; earlier periods keep what they
  /// had. After a closing no further period starts. No day is in two periods: one into which another
  /// is set later ends the day before that begins, or begins the day after that ends, and keeps its
  /// whole amount; one that begins on the same day is replaced.
  ///
  /// Seen from a day, what is dated later changes no period that has begun: a later version adds those
  /// of its own that begin afterwards, and a later closing is not seen.
  ///
  /// - Parameters:
  ///   - end: Periods that start on it or later are left out.
  ///   - day: The day from which the budget is seen; nil sees all versions.
  /// - Returns: The periods with their terms.
  public func spans(startingBefore end: Day, seenFrom day: Day? = nil) -> [Span] {
    let known = versions.filter { version in day.map { version.date <= $0 } ?? true }
    let spans = Self.spans(known, startingBefore: end)
    guard let day, known.count < versions.count else { return spans }
    let begun = spans.filter { $0.period.start <= day }
    let later = versions.filter { $0.date > day && $0.terms != nil }
    let ahead = Self.spans(
      later, startingBefore: end, isFirst: known.allSatisfy { $0.terms == nil }
    ).filter { span in
      span.period.start > day && !begun.contains { $0.period.overlaps(span.period) }
    }
    let left = ahead.reduce(spans) { spans, next in
      spans.compactMap { $0.givingWay(to: next.period) }
    }
    return (left + ahead).sorted(by: Span.precedes)
  }

  private static func spans(
    _ versions: [BudgetVersion], startingBefore end: Day, isFirst: Bool = true
  ) -> [Span] {
    var spans: [Span] = []
    var isFirst = isFirst
    for version in versions {
      guard let terms = version.terms else {
        spans.removeAll { $0.period.start > version.date }
        continue
      }
      switch terms.period {
      case .once(let period):
        spans = spans.compactMap { $0.givingWay(to: period) }
        if period.start < end { spans.append(Span(period, terms, version.identifier)) }
      case .repeating(let recurrence):
        let first = isFirst ? 0 : recurrence.index(containing: version.date) ?? 0
        let start = recurrence.start(ofPeriod: first)
        // Whatever would begin later has no place beside periods without an end.
        let all = Period(start: start, end: max(start, end) + 1)
        spans = spans.compactMap { $0.period.start < start ? $0.givingWay(to: all) : nil }
        var index = first
        while recurrence.start(ofPeriod: index) < end {
          spans.append(Span(recurrence.period(index), terms, version.identifier))
          index += 1
        }
      }
      isFirst = false
    }
    return spans.filter { $0.period.start < end }.sorted(by: Span.precedes)
  }

  /// Groups versions by their budgets' names.
  static func plans(_ versions: [BudgetVersion]) -> [BudgetPlan] {
    let groups = Dictionary(grouping: versions) { NameKey.matching($0.name) }
    return groups.values
      .map { BudgetPlan($0.sorted(by: BudgetVersion.precedes)) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
