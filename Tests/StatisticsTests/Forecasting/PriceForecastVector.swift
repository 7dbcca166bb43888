import Statistics

/// A run of prices, and what the reference (Python) foresaw from it.
struct PriceForecastVector: Sendable {
  let prices: [Double]
  let steps: Int
  var period: Int?
  let method: PriceForecast.Method
  let state: PriceState
  let stayProbability: Double
  /// Point, the 80 % bounds, the 95 % bounds.
  let expected: [Double]

  /// Prices of a week each, with promotions.
  private static let promoted = [
    3.49, 3.49, 2.99, 3.49, 3.49, 3.49, 2.79, 3.49, 3.49, 3.59, 3.59, 2.99, 3.59, 3.59, 3.59,
  ]
  private static let wandering = [
    1.18, 1.22, 1.19, 1.27, 1.31, 1.26, 1.33, 1.4, 1.37, 1.35, 1.42, 1.45, 1.39, 1.48, 1.52, 1.47,
    1.44, 1.5, 1.58, 1.61,
  ]
  /// Prices of a month each, dear in spring.
  static let seasonal = [
    1.922, 2.164, 2.389, 2.305, 2.361, 2.113, 2.049, 1.986, 1.778, 1.821, 1.756, 1.939, 2.184,
    2.226, 2.457, 2.371, 2.428, 2.402, 2.107, 2.042, 1.828, 1.872, 1.996, 1.994, 2.246, 2.289,
    2.527, 2.694, 2.497, 2.47, 2.167, 2.1, 2.078, 1.925, 2.053, 2.051, 2.31, 2.602, 2.599, 2.771,
    2.568, 2.54, 2.462, 2.16, 2.137, 1.98, 2.111, 2.331, 2.375, 2.676,
  ]

  static let all = [
    PriceForecastVector(
      prices: promoted, steps: 1, method: .sticky, state: .regular,
      stayProbability: 0.5833333333333334,
      expected: [
        3.59, 3.00515636437349, 3.7085473079097167, 2.5981706719510194, 4.840001558089052,
      ]),
    PriceForecastVector(
      prices: promoted, steps: 8, method: .regression, state: .regular,
      stayProbability: 0.2222222222222222,
      expected: [
        3.5390173281662407, 2.8798567579152095, 4.369658674111514, 2.0861941294917314,
        6.573984875496599,
      ]),
    PriceForecastVector(
      prices: promoted + [2.99], steps: 1, method: .regression, state: .onSale,
      stayProbability: 0.2698412698412698,
      expected: [
        3.3728090149256356, 2.7963770706277904, 3.6626817421133424, 2.6436084358545253,
        3.991217930430704,
      ]),
    PriceForecastVector(
      prices: wandering, steps: 2, method: .regression, state: .elevated,
      stayProbability: 0.017857142857142856,
      expected: [
        1.5818504594534863, 1.4991919803969351, 1.7416951835823475, 1.346033645521828,
        1.8510795340268522,
      ]),
    PriceForecastVector(
      prices: seasonal, steps: 6, period: 12, method: .regression, state: .elevated,
      stayProbability: 0.14804964539007093,
      expected: [
        2.2608364436335, 2.0820971544972724, 2.604406178385241, 1.9280699047700887,
        2.749473949322681,
      ]),
    PriceForecastVector(
      prices: seasonal, steps: 6, method: .regression, state: .elevated,
      stayProbability: 0.005106382978723404,
      expected: [
        2.2455, 1.8963439766737755, 2.82904336333937, 1.6754499475801856, 2.9817867121075152,
      ]),
    PriceForecastVector(
      prices: promoted, steps: 3, method: .sticky, state: .regular,
      stayProbability: 0.5454545454545454,
      expected: [3.59, 3.00515636437349, 3.7085473079097167, 2.1142477343314576, 7.966708809447126]),
    PriceForecastVector(
      prices: [1, 2], steps: 1, method: .regression, state: .elevated, stayProbability: 0.375,
      expected: [
        1.5811782332078879, 0.6579272625145042, 4.351461403717277, 0.32547817033425697,
        4.597501355522579,
      ]),
    PriceForecastVector(
      prices: [2.99, 2.99], steps: 1, method: .sticky, state: .regular, stayProbability: 0.7,
      expected: [2.99, 2.99, 2.99, 2.874685817484004, 3.1006550245186477]),
    PriceForecastVector(
      prices: Array(repeating: 2, count: 30) + [2.5], steps: 1, method: .sticky, state: .elevated,
      stayProbability: 0.9242424242424242,
      expected: [2.5, 2.5, 2.5, 2.4035834594347865, 2.592520923510575]),
    PriceForecastVector(
      prices: [1.71, 1.54, 1.89, 1.36, 1.58, 1.18], steps: 1, method: .regression, state: .onSale,
      stayProbability: 0.125,
      expected: [
        1.4231392, 0.9299692115385185, 1.7702614785554487, 0.7473823880054136, 2.5006395167679027,
      ]),
    PriceForecastVector(
      prices: [2.17, 2.67, 2.17, 1.49, 1.86, 1.79], steps: 2, method: .regression, state: .onSale,
      stayProbability: 0.2857142857142857,
      expected: [
        1.926955, 1.2237574638061048, 2.7169081323901545, 0.7313462961319334, 4.459130267601598,
      ]),
  ]
}
