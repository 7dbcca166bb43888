import Foundation
import Statistics
import Testing

@Suite struct PriceForecastTests {
  /// Prices with a promotion every fourth week or so, and what the reference made of them.
  static let promoted = [
    3.49, 3.49, 2.99, 3.49, 3.49, 3.49, 2.79, 3.49, 3.49, 3.59, 3.59, 2.99, 3.59, 3.59, 3.59,
  ]

  @Test(.enabled(if: GoldenPredictors.isThere, "the golden vectors are not in this checkout"))
  func `all golden vectors are reached to nine digits`() throws {
    let cases = try GoldenPredictors.cases("price", of: GoldenPrice.self)
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

extension GoldenPrice.Output {
  /// What is not the same, in words.
  func differences(from forecast: PriceForecast) -> [String] {
    let prediction = forecast.prediction
    let closing = forecast.closing.map { [$0.smoothed, $0.mean, $0.median] } ?? []
    let methods: [PriceForecast.Method: String] = [
      .singlePrice: "single", .sticky: "sticky", .regression: "regress",
    ]
    let numbers: [(String, Double?, Double?)] = [
      ("point", prediction.point, point),
      ("low80", prediction.interval80.low, lo80),
      ("high80", prediction.interval80.high, hi80),
      ("low95", prediction.interval95?.low, lo95),
      ("high95", prediction.interval95?.high, hi95),
      ("stayProbability", forecast.stayProbability, pStay),
    ]
    var differences = numbers.filter { _, found, expected in
      found == nil && expected == nil ? false : !agrees(found ?? .nan, expected ?? .nan)
    }.map { "\($0.0) \(String(describing: $0.1))" }
    if methods[forecast.method] != mode { differences.append("method \(forecast.method)") }
    if forecast.state.rawValue != state ?? "regular" { differences.append("state") }
    if forecast.isSeasonal != seasonal ?? false { differences.append("season") }
    if closing.count != coef?.count ?? 0 || !zip(closing, coef ?? []).allSatisfy({ agrees($0, $1) })
    {
      differences.append("closing \(closing)")
    }
    return differences
  }
}
