/// What changes of prices are like so many steps on, before a series says so itself.
///
/// Fitted on 2,400 public series of prices: U.S. Bureau of Labor Statistics monthly averages,
/// Dominick's orange juice, regional Hass avocados, Polish scanner data, retail prices in Lebanon
/// (World Food Programme) and Complete Journey. Left out one family at a time, nothing was lost.
struct PriceForecastPrior {
  /// How much of each gap to a recent level is made good.
  let closing: LevelGaps
  /// The levels 0.025, 0.075 … 0.975 of the errors of a regression, in mean changes of a step.
  private let regressionErrors: [Double]
  /// The same of a price that is carried on.
  private let stickyErrors: [Double]

  static func forSteps(_ steps: Int) -> PriceForecastPrior {
    steps == 1 ? nextStep : steps <= 5 ? toFiveSteps : beyond
  }

  func errors(isSticky: Bool) -> [Double] { isSticky ? stickyErrors : regressionErrors }

  private static let nextStep = PriceForecastPrior(
    closing: LevelGaps(smoothed: 0.616, mean: 0.040, median: 0.022),
    regressionErrors: [
      -2.2, -1.5, -1.1, -0.81, -0.61, -0.41, -0.26, -0.12, 0, 0.12, 0.23, 0.34, 0.45, 0.55, 0.67,
      0.81, 0.99, 1.27, 1.65, 2.66,
    ],
    stickyErrors: [-3.42, -0.95] + Array(repeating: 0, count: 17) + [3.16])

  private static let toFiveSteps = PriceForecastPrior(
    closing: LevelGaps(smoothed: 0.639, mean: 0.084, median: 0.068),
    regressionErrors: [
      -3.79, -2.31, -1.66, -1.26, -0.92, -0.67, -0.44, -0.24, -0.08, 0.06, 0.19, 0.3, 0.45, 0.62,
      0.8, 1.0, 1.28, 1.64, 2.26, 3.69,
    ],
    stickyErrors: [-5.6, -1.48] + Array(repeating: 0, count: 16) + [1.9, 11.02])

  private static let beyond = PriceForecastPrior(
    closing: LevelGaps(smoothed: 0.728, mean: 0.098, median: 0.112),
    regressionErrors: [
      -5.59, -2.86, -2.18, -1.58, -1.09, -0.71, -0.46, -0.25, -0.11, 0.03, 0.18, 0.31, 0.51, 0.73,
      1.01, 1.31, 1.74, 2.23, 3.34, 6.55,
    ],
    stickyErrors: [-6.42, -1.79] + Array(repeating: 0, count: 14) + [1.24, 3.65, 7.07, 12.0])
}
