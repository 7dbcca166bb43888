import EventSourcing
import GroceryModel

/// Turns money of any currency into one, each line's by the last rate on or before its day.
public struct CurrencyConversion: Sendable {
  public let target: Currency
  private let rates: ExchangeRates
  private var known: [Place: ExchangeRates.Rate] = [:]
  private var missing: Place?

  /// Money of one currency on one day.
  private struct Place: Hashable {
    let currency: String
    let day: Day
  }

  public init(to target: Currency, by rates: ExchangeRates) {
    self.target = target
    self.rates = rates
  }

  /// Where no rate is known: of all such places the first by day, then by currency.
  public struct MissingRate: Error, Hashable, Sendable {
    public let currency: String
    public let target: String
    public let day: Day
  }

  /// An amount in the target currency; what has no rate is noted, and counts as nothing until
  /// ``check()`` refuses it.
  mutating func convert(_ amount: Amount, of currency: String, on day: Day) -> MoneySum {
    guard currency != target.code else { return MoneySum(amount) }
    guard let rate = findRate(of: currency, on: day) else { return MoneySum() }
    guard let sum = MoneySum(amount, times: rate) else {
      note(missing: Place(currency: currency, day: day))
      return MoneySum()
    }
    return sum
  }

  /// What one of a currency is in the target on a day; where it is not known, that is noted.
  ///
  /// Nil also for the target itself.
  @discardableResult
  mutating func findRate(of currency: String, on day: Day) -> Amount? {
    guard currency != target.code else { return nil }
    let place = Place(currency: currency, day: day)
    if let rate = known[place] { return rate.value }
    guard let rate = rates.rate(from: currency, to: target.code, on: day) else {
      note(missing: place)
      return nil
    }
    known[place] = rate
    return rate.value
  }

  /// What one of a currency is in the target on a day, without a note of it; nil where it is not
  /// known.
  func rate(of currency: String, on day: Day) -> Amount? {
    guard currency != target.code else { return Amount(1) }
    return known[Place(currency: currency, day: day)]?.value
      ?? rates.rate(from: currency, to: target.code, on: day)?.value
  }

  private mutating func note(missing place: Place) {
    if missing.map({ Self.precedes(place, $0) }) != false { missing = place }
  }

  private static func precedes(_ place: Place, _ other: Place) -> Bool {
    place.day == other.day
      ? place.currency.precedes(other.currency) : place.day < other.day
  }

  /// - Throws: `MissingRate` if anything could not be converted.
  func check() throws(MissingRate) {
    guard let missing else { return }
    throw MissingRate(currency: missing.currency, target: target.code, day: missing.day)
  }

  /// The number of rates of one currency that notes list.
  private static let listedRates = 3

  /// Which rates were used, a sentence a currency.
  public var remarks: [String] {
    Set(known.keys.map(\.currency)).sorted { $0.precedes($1) }.map { currency in
      let used = Set(known.filter { $0.key.currency == currency }.values)
      let listed = used.sorted {
        ($0.day, $0.isInverse ? 1 : 0) < ($1.day, $1.isInverse ? 1 : 0)
      }
      let texts = listed.prefix(Self.listedRates).map { rate in
        "\(rate.value.text()) of \(rate.day)"
          + (rate.isInverse ? " (inverse of the recorded rate)" : "")
      }
      let rest = listed.count - texts.count
      let last = listed.last.map { " up to \($0.day)" } ?? ""
      return "1 \(currency) in \(target.code): \(texts.joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more\(last)" : "")
    }
  }
}
