import GroceryModel

/// What `rate.observed` says: for each pair of currencies the rates by day.
public struct ExchangeRates: Sendable {
  /// What one of a currency costs in another.
  public struct Rate: Hashable, Sendable {
    /// When it was observed.
    public let day: Day
    /// How much of the target one unit of the source costs.
    public let value: Amount
    /// True if the other direction was observed, and this is one over it, rounded half-even at the
    /// twelfth digit.
    public let isInverse: Bool
  }

  private struct Pair: Hashable {
    let from: String
    let to: String
  }

  private var observed: [Pair: [(day: Day, value: Amount)]] = [:]

  public init() {}

  /// Takes in an observation, after all of earlier days; of those of one day the one applied last
  /// holds.
  mutating func apply(_ fields: borrowing EventFields) {
    func currency(_ key: RateKey) -> String? {
      Currency(String(decoding: fields[key], as: UTF8.self))?.code
    }
    guard fields.type == .rateObserved, let from = currency(.from), let to = currency(.to),
      let value = ExactDecimal(parsing: fields[RateKey.rate]), value.coefficient > 0
    else { return }
    let pair = Pair(from: from, to: to)
    if observed[pair]?.last?.day == fields.date { observed[pair]?.removeLast() }
    observed[pair, default: []].append((fields.date, value.amount))
  }

  /// The last rate on or before a day.
  ///
  /// Observed in either direction; of one day the one observed in this direction. Rates are not
  /// chained through a third currency.
  public func rate(from: String, to: String, on day: Day) -> Rate? {
    let direct = last(Pair(from: from, to: to), on: day)
    let inverse = last(Pair(from: to, to: from), on: day)
    if let inverse, direct.map({ $0.day < inverse.day }) != false {
      let value = Amount(
        units: divideHalfEven(Amount.unitsPerOne * Amount.unitsPerOne, by: inverse.value.units))
      return value.isZero ? nil : Rate(day: inverse.day, value: value, isInverse: true)
    }
    return direct.map { Rate(day: $0.day, value: $0.value, isInverse: false) }
  }

  private func last(_ pair: Pair, on day: Day) -> (day: Day, value: Amount)? {
    guard let rates = observed[pair] else { return nil }
    var (low, high) = (0, rates.count)
    while low < high {
      let middle = (low + high) / 2
      if rates[middle].day <= day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : rates[low - 1]
  }
}
