import EventSourcing
import GroceryModel

/// Where the household could have paid less, from its own prices alone.
///
/// A usual price is a median of at least three prices, and a saving is what at least three purchases
/// cost above it; where there are fewer nothing is said.
public struct SavingsQuestion: Sendable {
  public let kinds: Set<Saving.Kind>
  /// The purchases that savings are counted on; prices of seasons are looked at in all of the log.
  public let period: Period
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]

  /// The fewest prices of a usual one, and the fewest purchases of a saving.
  static let least = 3

  public init(_ kinds: Set<Saving.Kind>, in period: Period, filters: [NameFilter] = []) {
    self.kinds = kinds
    self.period = period
    self.filters = filters
  }

  public struct Answer: Sendable {
    /// By currency, the greatest first; of equal ones by kind and item.
    public let rows: [Saving]
    /// Filters whose name matches nothing in the log.
    public let unmatched: [NameFilter]
    /// Similar names, as suggestions for the unmatched filters.
    public let candidates: [String]
  }

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let book = try PriceQuestion(filters: filters).book(from: replay, rules: rules)
    let finder = SavingsFinder(book, in: period)
    var rows: [Saving] = []
    if kinds.contains(.store) { rows += finder.stores() }
    if kinds.contains(.package) { rows += finder.packages() }
    if kinds.contains(.brand) { rows += finder.brands() }
    if kinds.contains(.timing) { rows += finder.timing() }
    if kinds.contains(.season) { rows += finder.seasons() }
    if kinds.contains(.waste) { rows += try wasted(replay, rules) }
    return Answer(
      rows: rows.sorted(by: Self.precedes), unmatched: book.choice.unmatched,
      candidates: book.choice.candidates)
  }

  private func wasted(_ replay: Replay, _ rules: CategoryRules) throws -> [Saving] {
    let question = WasteQuestion(by: [.item], in: period, filters: filters)
    return try question.answer(from: replay, rules: rules).rows.compactMap { row in
      guard row.avoidable.units > 0, let currency = Currency(row.currency) else { return nil }
      return Saving(
        kind: .waste, item: row.keys[0],
        saved: row.avoidable.rounded(toFractionDigits: currency.fractionDigits),
        currency: row.currency,
        basis: "thrown away \(Self.times(row.events)) in \(period.days)",
        text: "\(row.avoidable.text(in: currency)) had expired, was forgotten or was too much; "
          + "\(row.bought.text(in: currency)) was spent on it")
    }
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }

  private static func precedes(_ left: Saving, _ right: Saving) -> Bool {
    if left.currency != right.currency { return [left.currency].precedes([right.currency]) }
    if left.saved != right.saved { return left.saved > right.saved }
    return [left.kind.rawValue, left.item].precedes([right.kind.rawValue, right.item])
  }
}
