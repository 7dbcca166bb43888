import EventSourcing
import GroceryModel

/// Reads exchange rates: one unit of `from` is worth `rate` units of `to` on that date.
enum RateReader {
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .rateObserved
    if let refusal = row.readDate(.date) { return refusal }
    for (role, key) in [(Role.from, RateKey.from), (.to, .to)] {
      guard let currency = Currency(String(decoding: row.text(role), as: UTF8.self)) else {
        return row.rejection(role, "a currency")
      }
      row.put(key, row.scanner.arena.copy(currency.code))
    }
    guard case .value(let (rate, rateText)) = row.number(.rate), !rate.isNegative, !rate.isZero
    else { return row.rejection(.rate, "a rate above zero") }
    row.put(RateKey.rate, rateText)
    return .fact
  }
}
