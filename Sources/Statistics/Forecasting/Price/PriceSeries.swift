/// Prices paid on odd days, as a run of prices at equal steps up to the last one paid.
///
/// The step is a month if the median gap between days of purchase is at least 25 days, a week
/// (Monday to Sunday) if it is at least 6, else a purchase: what was paid on one day. A step's price
/// is the median of those within. Up to two steps missing in a row are filled in linearly; what lies
/// before a longer gap is left out.
public struct PriceSeries: Sendable {
  public enum Step: String, Sendable {
    case month, week, purchase
  }

  public var step: Step { stepped.step }
  /// Oldest first, at least one.
  public let prices: [Double]
  private let stepped: SteppedPrices

  /// After how many steps a season comes again, where the step is one of the calendar.
  public var period: Int? { step == .month ? 12 : nil }

  /// How many observations the prices are from.
  public var observationCount: Int {
    let start = stepped.runStart
    return stepped.observations.count - (start == 0 ? 0 : stepped.medians[start - 1].end)
  }

  /// Puts prices into steps; their order does not matter.
  ///
  /// Nil without a price, or if a price is not above zero and finite.
  ///
  /// - Parameters:
  ///   - observations: What was paid, and when.
  ///   - step: The step, where it is not to be found from the gaps.
  ///   - calendar: What months are.
  public init?(
    _ observations: some Sequence<PriceObservation>, by step: Step? = nil, calendar: MonthCalendar
  ) {
    guard let stepped = SteppedPrices(observations, by: step, calendar: calendar) else {
      return nil
    }
    self.init(stepped)
  }

  init(_ stepped: SteppedPrices) {
    self.stepped = stepped
    prices = stepped.run
  }

  /// How many steps a day is after the last price, at least 1.
  ///
  /// A day that is not a step after the last one counts as the next step. Where a purchase is the
  /// step, the days until then are divided by the median gap.
  public func stepsAhead(to day: Int) -> Int { max(1, stepped.stepsAhead(to: day)) }

  /// The first day of the step that comes so many after the last price, at least 1; of a purchase
  /// the day that the median gap leads to.
  public func day(stepsAhead steps: Int) -> Int {
    stepped.firstDay(of: stepped.medians[stepped.medians.count - 1].number + steps)
  }
}

extension PriceForecast {
  /// Foresees the price so many steps after the last one of a series, at least 1.
  public init?(_ series: PriceSeries, steps: Int, pool: StayPool? = nil) {
    self.init(prices: series.prices, steps: steps, period: series.period, pool: pool)
  }
}
