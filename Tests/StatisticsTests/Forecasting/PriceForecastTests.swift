import Foundation
import Statistics
import Testing

@Suite struct PriceForecastTests {
  @Test(arguments: PriceForecastVector.all)
  func `a forecast equals the reference`(vector: PriceForecastVector) throws {
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
    let short = Array(PriceForecastVector.seasonal.prefix(47))
    #expect(try #require(PriceForecast(prices: short, period: 12)).isSeasonal == false)
    #expect(
      PriceForecast(prices: short, steps: 2, period: 12) == PriceForecast(prices: short, steps: 2))
  }

  @Test(
    arguments: [
      ([], 1, nil), ([1, 0, 2], 1, nil), ([1, -2], 1, nil), ([1, .nan], 1, nil),
      ([1e101, 1], 1, nil), ([1, 2], 0, nil), ([1, 2], 1, 1),
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
    #expect(
      0 < wide.lowerBound && wide.lowerBound <= narrow.lowerBound
        && narrow.lowerBound <= prediction.point)
    #expect(
      prediction.point <= narrow.upperBound && narrow.upperBound <= wide.upperBound
        && wide.upperBound.isFinite)

    let inCents = try #require(
      PriceForecast(prices: prices.map { 100 * $0 }, steps: steps, period: period))
    #expect(inCents.method == forecast.method)
    #expect(isNear(inCents.prediction.point, 100 * prediction.point))
    #expect(isNear(inCents.prediction.interval80.lowerBound, 100 * narrow.lowerBound))
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
    prediction.point, prediction.interval80.lowerBound, prediction.interval80.upperBound,
    prediction.interval95?.lowerBound ?? .nan, prediction.interval95?.upperBound ?? .nan,
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
