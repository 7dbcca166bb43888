import EventSourcing
import GroceryModel

/// The rows of a spend question taken apart into the events that make them.
///
/// The same fold answers with one more key, the event: so the parts of a row, shares of discounts
/// included, add up to the row.
public struct SpendTrace: Sendable {
  /// What one event adds to one row.
  public struct Line: Hashable, Sendable {
    /// One text for each key of the question.
    public let keys: [String]
    public let currency: String
    public let event: EventIdentifier
    public let spent: Amount
    public let lines: Int
  }

  /// By the question's keys, then by day.
  public let lines: [Line]

  /// - Throws: As ``SpendQuestion/answer(from:rules:)``.
  public init(
    _ question: SpendQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    let traced = SpendQuestion(
      by: question.keys.filter { $0 != .event } + [.day, .event], in: question.period,
      filters: question.filters, currency: question.currency)
    let eventPlace = question.keys.firstIndex(of: .event)
    lines = try traced.answer(from: replay, rules: rules).rows.compactMap { row in
      guard let text = row.keys.last, let event = EventIdentifier(text) else { return nil }
      var keys = Array(row.keys.dropLast(2))
      if let eventPlace { keys.insert(text, at: eventPlace) }
      return Line(
        keys: keys, currency: row.currency, event: event, spent: row.spent, lines: row.lines)
    }
  }

  /// Explains `spent` or `lines` of a row as the question answers it.
  public func explanation(of row: SpendQuestion.Row, cell: String) -> Explanation {
    let own = lines.filter { $0.keys == row.keys && $0.currency == row.currency }
    guard cell == "spent" else { return .count(own.map { ($0.event, $0.lines) }) }
    var parts = Self.parts(own)
    let rounding = row.spent - parts.reduce(.zero) { $0 + $1.amount }
    if !rounding.isZero { parts.append((nil, rounding, "rounding of the converted parts")) }
    return .money(parts, in: row.currency)
  }

  /// The parts of lines, with a sign.
  static func parts(
    _ lines: some Sequence<Line>, isNegative: Bool = false, note: String = ""
  ) -> [(event: EventIdentifier?, amount: Amount, note: String)] {
    lines.map { ($0.event, isNegative ? -$0.spent : $0.spent, note) }
  }
}
