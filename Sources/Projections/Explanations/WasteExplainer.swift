import EventSourcing
import GroceryModel

/// Explains what was thrown away.
public struct WasteExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = ["wasted", "avoidable", "events"]

  private let rows: [WasteQuestion.Row]

  /// - Throws: As ``WasteQuestion/answer(from:rules:)``.
  public init(
    _ question: WasteQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    rows = try WasteQuestion(
      by: question.keys.filter { $0 != .event } + [.event], in: question.period,
      filters: question.filters, currency: question.currency
    ).answer(from: replay, rules: rules).rows
  }

  /// Explains one of ``cells`` of a row of the question, which has no key `event`.
  public func explanation(of row: WasteQuestion.Row, cell: String) -> Explanation {
    let own = rows.compactMap { part -> (event: EventIdentifier, row: WasteQuestion.Row)? in
      guard Array(part.keys.dropLast()) == row.keys, part.currency == row.currency,
        let event = part.keys.last.flatMap({ EventIdentifier($0) })
      else { return nil }
      return (event, part)
    }
    if cell == "events" { return .count(own.map { ($0.event, 1) }) }
    let isAvoidable = cell == "avoidable"
    var parts: [(event: EventIdentifier?, amount: Amount, note: String)] = own.map {
      ($0.event, isAvoidable ? $0.row.avoidable : $0.row.wasted, "")
    }
    let rounding =
      (isAvoidable ? row.avoidable : row.wasted) - parts.reduce(.zero) { $0 + $1.amount }
    if !rounding.isZero { parts.append((nil, rounding, "rounding of the converted parts")) }
    return .money(parts, in: row.currency)
  }
}
