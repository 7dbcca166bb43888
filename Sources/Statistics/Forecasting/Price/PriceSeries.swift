/// A unit price paid on a day.
public struct PriceObservation: Hashable, Sendable {
  /// Days since 1970-01-01.
  public let day: Int
  public let price: Double

  public init(day: Int, price: Double) {
    self.day = day
    self.price = price
  }
}

/// Prices paid on odd days, as a run of prices at equal steps up to the last one paid.
///
/// The step is a month if the median gap between days of purchase is at least 25 days, a week
/// (Monday to Sunday) if it is at least 6, else a purchase: what was paid on one day. A step's price
/// is the median of those within. Up to two steps missing in a row are filled in linearly; what lies
/// before a longer gap is left out.
public struct PriceSeries: Hashable, Sendable {
  public enum Step: String, Sendable {
    case month, week, purchase
  }

  public let step: Step
  /// Oldest first, at least one.
  public let prices: [Double]
  /// How many steps the day asked for is after the last price, at least 1.
  public let stepsAhead: Int

  /// After how many steps a season comes again, where the step is one of the calendar.
  public var period: Int? { step == .month ? 12 : nil }

  /// As many steps in a row may be missing.
  private static let mostMissing = 2

  /// Puts prices into steps; their order does not matter.
  ///
  /// A day that is not a step after the last one counts as the next step. Where a purchase is the
  /// step, the days until then are divided by the median gap. Nil without a price, or if a price is
  /// not above zero and finite.
  ///
  /// - Parameters:
  ///   - observations: What was paid, and when.
  ///   - day: The day whose price is asked for.
  ///   - month: The number of the calendar month a day is in, one more for each month.
  public init?(
    _ observations: some Sequence<PriceObservation>, until day: Int, month: (_ day: Int) -> Int
  ) {
    let sorted = observations.sorted { ($0.day, $0.price) < ($1.day, $1.price) }
    guard let last = sorted.last, sorted.allSatisfy({ $0.price > 0 && $0.price.isFinite }) else {
      return nil
    }
    let gaps = zip(sorted, sorted.dropFirst()).map { $1.day - $0.day }.filter { $0 > 0 }
    let medianGap = SortedSample(gaps.map(Double.init))?.median ?? 0
    step = medianGap >= 25 ? .month : medianGap >= 6 ? .week : .purchase

    switch step {
    case .month:
      prices = Self.filled(medians(of: sorted, by: month))
      stepsAhead = max(1, month(day) - month(last.day))
    case .week:
      prices = Self.filled(medians(of: sorted, by: week(of:)))
      stepsAhead = max(1, week(of: day) - week(of: last.day))
    case .purchase:
      prices = medians(of: sorted) { $0 }.map(\.price)
      let steps = Double(day - last.day) / max(1, medianGap)
      stepsAhead = max(1, Int(steps.rounded()))
    }
  }

  /// The prices after the last gap too long to fill, with the shorter ones filled; of at least one.
  private static func filled(_ medians: [(step: Int, price: Double)]) -> [Double] {
    var run: [Double] = []
    var before = medians[0]
    for median in medians {
      let gap = median.step - before.step
      if gap > mostMissing + 1 { run = [] }
      if !run.isEmpty {
        for place in stride(from: 1, to: gap, by: 1) {
          let share = Double(place) / Double(gap)
          run.append(before.price + (median.price - before.price) * share)
        }
      }
      run.append(median.price)
      before = median
    }
    return run
  }
}

extension PriceForecast {
  /// Foresees the price on the day the series was made for.
  public init?(_ series: PriceSeries) {
    self.init(prices: series.prices, steps: series.stepsAhead, period: series.period)
  }
}

/// The median price of each step that has prices, from prices in the order of days.
func medians(
  of sorted: [PriceObservation], by step: (_ day: Int) -> Int
) -> [(step: Int, price: Double)] {
  var medians: [(step: Int, price: Double)] = []
  var rest = sorted[...]
  while let first = rest.first {
    let current = step(first.day)
    let within = rest.prefix { step($0.day) == current }
    rest = rest.dropFirst(within.count)
    if let sample = SortedSample(within.map(\.price)) {
      medians.append((current, sample.median))
    }
  }
  return medians
}

/// The number of the week a day is in, Monday to Sunday, since that of 1970-01-01.
private func week(of day: Int) -> Int {
  let shifted = day + 3
  return (shifted >= 0 ? shifted : shifted - 6) / 7
}
