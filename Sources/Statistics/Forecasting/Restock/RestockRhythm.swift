#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How regularly one product is bought, and how much its own intervals count.
///
/// With the logarithms of the last twelve intervals, their upper median `m` and the 75th percentile
/// `r` of the distances from it, the own rhythm has the weight
///
///     w = n / (n + 4) · exp(−(r / 0.35)²)      from four intervals on, else 0
///
/// From six intervals on, each interval is adjusted to the quantity bought last: the elasticity
/// `e` of the interval to the quantity before it is fitted, shrunk to 0.1 and kept in 0 to 1.2.
struct RestockRhythm {
  /// In days, oldest first, adjusted to the last quantity.
  let intervals: [Double]
  /// The median logarithm of the last twelve.
  let logMedian: Double
  /// The median of the last twelve own intervals in days, halfway between the middle two of an even number.
  let medianDays: Double
  /// `r`.
  let spread: Double
  /// `w`: how much the own intervals count.
  let weight: Double
  /// The interval in days, if there are two or three and they are the same whole weeks.
  ///
  /// Too few to narrow the bounds by: of 269 products of Complete Journey bought twice after 7 days,
  /// 35 % are bought again on the seventh day or the day beside it, and 37 % until then. But no other
  /// day is as likely.
  let equalWeeks: Int?
  /// What the elasticity adds to the logarithmic mean.
  let quantityShift: Double

  /// - Parameter days: Distinct days of purchase, oldest first, at least two.
  init(_ days: [RestockForecast.Purchase]) {
    let raw = zip(days, days.dropFirst()).map { Double($1.day - $0.day) }
    let elasticity = Self.elasticity(raw, days)
    let last = Self.logQuantity(days[days.count - 1])
    let usual = days.dropLast().reduce(0) { $0 + Self.logQuantity($1) } / Double(raw.count)
    quantityShift = elasticity.map { ($0 - 0.1) * (last - usual) } ?? 0
    if let elasticity, elasticity > 0.3 {
      intervals = zip(raw, days).map { interval, day in
        interval * exp(elasticity * (last - Self.logQuantity(day)))
      }
    } else {
      intervals = raw
    }
    let logs = intervals.suffix(12).map { log($0) }.sorted()
    let median = logs[logs.count / 2]
    let distances = logs.map { abs($0 - median) }.sorted()
    let spread = distances[Int(0.75 * Double(distances.count - 1) + 0.5)]
    logMedian = median
    let gaps = intervals.suffix(12).sorted()
    medianDays = (gaps[(gaps.count - 1) / 2] + gaps[gaps.count / 2]) / 2
    self.spread = spread
    let count = Double(intervals.count)
    let relative = spread / 0.35
    weight = intervals.count < 4 ? 0 : count / (count + 4) * exp(-relative * relative)
    let isEqual = (2...3).contains(raw.count) && raw.allSatisfy { $0 == raw[0] }
    equalWeeks = isEqual && Int(raw[0]).isMultiple(of: 7) ? Int(raw[0]) : nil
  }

  /// Very small quantities say no more than a twentieth of the usual one.
  private static func logQuantity(_ purchase: RestockForecast.Purchase) -> Double {
    log(max(0.05, purchase.quantity))
  }

  /// How the interval grows with the quantity bought at its start; nil below six intervals.
  private static func elasticity(
    _ intervals: [Double], _ days: [RestockForecast.Purchase]
  ) -> Double? {
    guard intervals.count >= 6 else { return nil }
    let quantities = days.dropLast().map(logQuantity)
    let logs = intervals.map { log($0) }
    let count = Double(intervals.count)
    let meanQuantity = quantities.reduce(0, +) / count
    let meanLog = logs.reduce(0, +) / count
    var squares = 0.0
    var products = 0.0
    for (quantity, log) in zip(quantities, logs) {
      squares += (quantity - meanQuantity) * (quantity - meanQuantity)
      products += (quantity - meanQuantity) * (log - meanLog)
    }
    return max(0, min(1.2, (products + 3 * 0.1) / (squares + 3)))
  }

  /// Weighs the own intervals that are still possible after `elapsed` days, and those of them that
  /// end within `days` more.
  ///
  /// The latest 26 count, each 0.95 of the one after it; half a day early still counts.
  func shares(elapsed: Double, within days: Double) -> (possible: Double, ending: Double) {
    var weight = 1.0
    var possible = 0.0
    var ending = 0.0
    for interval in intervals.suffix(26).reversed() {
      if interval > elapsed - 0.5 {
        possible += weight
        if interval <= elapsed + days { ending += weight }
      }
      weight *= 0.95
    }
    return (possible, ending)
  }
}

extension RestockRhythm {
  /// The purchases since the rhythm last changed; all of them if it did not.
  ///
  /// A rhythm has changed if the latest four intervals or more are equal within 20 % and the median
  /// of the twelve before them is further than 35 % off, both on the log scale.
  static func sinceLastChange(
    _ days: [RestockForecast.Purchase]
  ) -> ArraySlice<RestockForecast.Purchase> {
    let logs = zip(days, days.dropFirst()).map { log(Double($1.day - $0.day)) }
    guard logs.count > 4 else { return days[...] }
    let centre = logs.suffix(4).sorted()[2]
    let run = logs.reversed().prefix { abs($0 - centre) <= 0.2 }.count
    guard run >= 4, run < logs.count else { return days[...] }
    let before = logs.dropLast(run).suffix(12).sorted()
    guard abs(before[before.count / 2] - centre) > 0.35 else { return days[...] }
    return days.suffix(run + 1)
  }
}
