import Foundation
import Statistics
import Testing

@Suite struct PriceForecastTests {
  /// Prices of a week each, with promotions.
  private static let promoted = [
    3.49, 3.49, 2.99, 3.49, 3.49, 3.49, 2.79, 3.49, 3.49, 3.59, 3.59, 2.99, 3.59, 3.59, 3.59,
  ]
  private static let wandering = [
    1.18, 1.22, 1.19, 1.27, 1.31, 1.26, 1.33, 1.4, 1.37, 1.35, 1.42, 1.45, 1.39, 1.48, 1.52, 1.47,
    1.44, 1.5, 1.58, 1.61,
  ]
  /// Prices of a month each, dear in spring.
  private static let seasonal = [
    1.922, 2.164, 2.389, 2.305, 2.361, 2.113, 2.049, 1.986, 1.778, 1.821, 1.756, 1.939, 2.184,
    2.226, 2.457, 2.371, 2.428, 2.402, 2.107, 2.042, 1.828, 1.872, 1.996, 1.994, 2.246, 2.289,
    2.527, 2.694, 2.497, 2.47, 2.167, 2.1, 2.078, 1.925, 2.053, 2.051, 2.31, 2.602, 2.599, 2.771,
    2.568, 2.54, 2.462, 2.16, 2.137, 1.98, 2.111, 2.331, 2.375, 2.676,
  ]

  /// Inputs and what the reference (Python) made of them.
  struct Vector: Sendable {
    let prices: [Double]
    let steps: Int
    var period: Int?
    let method: PriceForecast.Method
    let state: PriceState
    let stayProbability: Double
    /// Point, the 80 % bounds, the 95 % bounds.
    let expected: [Double]
  }

  static let vectors = [
    Vector(
      prices: promoted, steps: 1, method: .sticky, state: .regular,
      stayProbability: 0.5833333333333334,
      expected: [
        3.59, 3.00515636437349, 3.7085473079097167, 2.5981706719510194, 4.840001558089052,
      ]),
    Vector(
      prices: promoted, steps: 8, method: .regression, state: .regular,
      stayProbability: 0.2222222222222222,
      expected: [
        3.5390173281662407, 2.8798567579152095, 4.369658674111514, 2.0861941294917314,
        6.573984875496599,
      ]),
    Vector(
      prices: promoted + [2.99], steps: 1, method: .regression, state: .onSale,
      stayProbability: 0.2698412698412698,
      expected: [
        3.3728090149256356, 2.7963770706277904, 3.6626817421133424, 2.6436084358545253,
        3.991217930430704,
      ]),
    Vector(
      prices: wandering, steps: 2, method: .regression, state: .elevated,
      stayProbability: 0.017857142857142856,
      expected: [
        1.5818504594534863, 1.4991919803969351, 1.7416951835823475, 1.346033645521828,
        1.8510795340268522,
      ]),
    Vector(
      prices: seasonal, steps: 6, period: 12, method: .regression, state: .elevated,
      stayProbability: 0.14804964539007093,
      expected: [
        2.2608364436335, 2.0820971544972724, 2.604406178385241, 1.9280699047700887,
        2.749473949322681,
      ]),
    Vector(
      prices: seasonal, steps: 6, method: .regression, state: .elevated,
      stayProbability: 0.005106382978723404,
      expected: [
        2.2455, 1.8963439766737755, 2.82904336333937, 1.6754499475801856, 2.9817867121075152,
      ]),
  ]

  @Test(arguments: vectors.indices)
  func `a forecast equals the reference`(index: Int) throws {
    let vector = Self.vectors[index]
    let forecast = try #require(
      PriceForecast(prices: vector.prices, steps: vector.steps, period: vector.period))
    let found = numbers(forecast.prediction)
    #expect(zip(found, vector.expected).allSatisfy { isNear($0, $1) }, "\(found)")
    #expect(forecast.method == vector.method)
    #expect(forecast.state == vector.state)
    #expect(isNear(forecast.stayProbability, vector.stayProbability))
    #expect(forecast.isSeasonal == (vector.period != nil))
    #expect(forecast.count == vector.prices.count)
  }

  @Test func `one price is carried on with wide bounds`() throws {
    let forecast = try #require(PriceForecast(prices: [2], steps: 9, period: 12))
    #expect(forecast.method == .singlePrice)
    #expect(forecast.stayProbability == nil)
    let expected = [2, 2 * exp(-0.08), 2 * exp(0.08), 2 * exp(-0.35), 2 * exp(0.35)]
    #expect(zip(numbers(forecast.prediction), expected).allSatisfy { isNear($0, $1) })
  }

  @Test func `a price that never moved stays`() throws {
    let forecast = try #require(PriceForecast(prices: Array(repeating: 1.99, count: 60)))
    #expect(forecast.method == .sticky)
    #expect(isNear(forecast.prediction.point, 1.99))
    #expect(try #require(forecast.stayProbability) > 0.95)
  }

  @Test func `a season is not looked for in less than four periods`() throws {
    let short = Array(Self.seasonal.prefix(47))
    #expect(try #require(PriceForecast(prices: short, period: 12)).isSeasonal == false)
    #expect(
      PriceForecast(prices: short, steps: 2, period: 12) == PriceForecast(prices: short, steps: 2))
  }

  @Test(
    arguments: [
      ([], 1, nil), ([1, 0, 2], 1, nil), ([1, -2], 1, nil), ([1, .nan], 1, nil),
      ([.infinity, 1], 1, nil), ([1, 2], 0, nil), ([1, 2], 1, 1),
    ] as [([Double], Int, Int?)])
  func `what cannot be a price, a step or a period is refused`(
    prices: [Double], steps: Int, period: Int?
  ) {
    #expect(PriceForecast(prices: prices, steps: steps, period: period) == nil)
  }

  @Test(arguments: 1...40)
  func `bounds are nested, finite and in the unit of the prices`(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let count = 2 + numbers.next(below: 70)
    var price = 0.5 + 5 * numbers.next()
    let moves = numbers.next()
    let prices = (0..<count).map { _ in
      if numbers.next() < moves { price *= exp(0.3 * (numbers.next() - 0.5)) }
      return price
    }
    let steps = 1 + numbers.next(below: 15)
    let period = seed % 2 == 0 ? 2 + numbers.next(below: 12) : nil
    let forecast = try #require(PriceForecast(prices: prices, steps: steps, period: period))
    let prediction = forecast.prediction
    let wide = try #require(prediction.interval95)
    let narrow = prediction.interval80
    #expect(0 < wide.low && wide.low <= narrow.low && narrow.low <= prediction.point)
    #expect(prediction.point <= narrow.high && narrow.high <= wide.high && wide.high.isFinite)

    let inCents = try #require(
      PriceForecast(prices: prices.map { 100 * $0 }, steps: steps, period: period))
    #expect(inCents.method == forecast.method)
    #expect(isNear(inCents.prediction.point, 100 * prediction.point))
    #expect(isNear(inCents.prediction.interval80.low, 100 * narrow.low))
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the shared study is not beside this checkout"))
  func `all golden vectors are reached to nine digits`() throws {
    let cases = try PredictionStudy.goldenCases("price", of: GoldenPrice.self)
    #expect(cases.count == 102)
    for golden in cases {
      let forecast = try #require(
        PriceForecast(prices: golden.values, steps: golden.h, period: golden.period))
      #expect(golden.out.differences(from: forecast) == [], "\(golden)")
      #expect(forecast.count == golden.values.count)
    }
  }
}

private struct GoldenPrice: Decodable {
  struct Output: Decodable {
    let point, lo80, hi80, lo95, hi95: Double
    let mode: String
    let pStay: Double?
    let coef: [Double]?
    let state: String?
    let seasonal: Bool?
  }

  let values: [Double]
  let h: Int
  let period: Int?
  let out: Output
}

/// Point, the 80 % bounds, the 95 % bounds.
private func numbers(_ prediction: Prediction) -> [Double] {
  [
    prediction.point, prediction.interval80.low, prediction.interval80.high,
    prediction.interval95?.low ?? .nan, prediction.interval95?.high ?? .nan,
  ]
}

extension GoldenPrice.Output {
  /// What is not the same, in words.
  func differences(from forecast: PriceForecast) -> [String] {
    let methods: [PriceForecast.Method: String] = [
      .singlePrice: "single", .sticky: "sticky", .regression: "regress",
    ]
    let closing = forecast.closing.map { [$0.smoothed, $0.mean, $0.median] } ?? []
    var differences: [String] = []
    let found = numbers(forecast.prediction)
    if !zip(found, [point, lo80, hi80, lo95, hi95]).allSatisfy({ isNear($0, $1) }) {
      differences.append("prediction \(found)")
    }
    if !isNear(forecast.stayProbability ?? -1, pStay ?? -1) { differences.append("stays") }
    if methods[forecast.method] != mode { differences.append("method \(forecast.method)") }
    if forecast.state.rawValue != state ?? "regular" { differences.append("state") }
    if forecast.isSeasonal != seasonal ?? false { differences.append("season") }
    if closing.count != coef?.count ?? 0 || !zip(closing, coef ?? []).allSatisfy({ isNear($0, $1) })
    {
      differences.append("closing \(closing)")
    }
    return differences
  }
}
