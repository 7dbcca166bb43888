/// What is still to be spent, as a sum over days with spending that come at the pace so far.
///
/// Of the days of the last 26 weeks with spending above zero, `k` days with the mean `m` and the
/// variance `v` of amounts, in a span of `L` days:
///
///     variance over R days = R k/L · (v + m² cv²)
///
/// where `cv²` is the squared coefficient of variation of the gaps between those days, drawn to 1 as
/// by four gaps and at most 2.
struct RemainingSpend {
  private static let mostDays = 182

  private let count: Int
  private let span: Double
  /// `v + m² cv²`; nil without a day.
  private let square: Double?

  init(_ days: [MonthEndProjection.SpendingDay], day: Int) {
    let known = days.filter { $0.age < Self.mostDays && $0.amount > 0 }.sorted { $0.age < $1.age }
    let oldest = days.map(\.age).max() ?? 0
    count = known.count
    span = Double(max(1, min(Self.mostDays, max(oldest, day - 1) + 1)))
    let mean = known.reduce(0) { $0 + $1.amount } / Double(max(1, known.count))
    switch known.count {
    case 0: square = nil
    case 1: square = 2 * mean * mean
    default:
      let squares = known.reduce(0) { $0 + ($1.amount - mean) * ($1.amount - mean) }
      square = squares / Double(known.count - 1) + mean * mean * Self.variation(of: known)
    }
  }

  /// `cv²` of the gaps between days.
  private static func variation(of days: [MonthEndProjection.SpendingDay]) -> Double {
    let gaps = zip(days, days.dropFirst()).map { Double($1.age - $0.age) }
    let count = Double(gaps.count)
    var variation = 1.0
    if gaps.count >= 3 {
      let mean = gaps.reduce(0, +) / count
      let squares = gaps.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      variation = squares / count / mean / mean
    }
    return min(2, (count * variation + 4) / (count + 4))
  }

  /// The variance of what is spent in so many days to come.
  ///
  /// - Parameters:
  ///   - days: Above zero.
  ///   - usual: The squared amount of a day where no day is known.
  /// - Returns: In squared units of the amounts.
  func variance(over days: Double, usual: Double) -> Double {
    days * Double(count) / span * (square ?? usual)
  }
}
