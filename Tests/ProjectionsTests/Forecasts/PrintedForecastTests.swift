import SeededRandom
import Statistics
import Testing

@testable import HouseholdFixtures

@testable import Projections

@Suite struct PrintedForecastTests {
  private func printed(
    _ point: Double, _ interval: ClosedRange<Double>, times factor: Double = 1, digits: Int
  ) -> [String]? {
    PrintedForecast(
      Prediction(point: point, interval80: interval, interval95: interval), times: factor,
      fractionDigits: digits
    ).map { [$0.predicted, $0.low80, $0.high80, $0.low95, $0.high95] }
  }

  @Test func `bounds are rounded outward and the point half-even`() {
    #expect(
      printed(1.23455, 1.23451...1.23459, digits: 4) == [
        "1.2346", "1.2345", "1.2346", "1.2345", "1.2346",
      ])
    #expect(printed(0.125, 0.125...0.125, digits: 2) == ["0.12", "0.12", "0.13", "0.12", "0.13"])
    #expect(printed(-1.5, -1.51...(-1.49), digits: 1) == ["-1.5", "-1.6", "-1.4", "-1.6", "-1.4"])
  }

  @Test func `a number that has just those digits is not widened by noise`() {
    let near = 1.29.nextDown.nextDown
    #expect(
      printed(near, near...1.29.nextUp, digits: 2) == ["1.29", "1.29", "1.29", "1.29", "1.29"])
    #expect(printed(2.58, 2.58...2.58, times: 0.5, digits: 2)?.first == "1.29")
  }

  @Test(arguments: 1...40)
  func `the bounds as printed hold the point as printed`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for digits in [0, 2, 3, 4] {
      let point = Double(random.pick(1...1_000_000)) / Double(random.pick(1...9999))
      let low = point * (1 - Double(random.pick(0...100)) / 100_000)
      let high = point * (1 + Double(random.pick(0...100)) / 100_000)
      let texts = try #require(printed(point, low...high, digits: digits)).map {
        Double($0) ?? .nan
      }
      #expect(texts[1] <= texts[0] && texts[0] <= texts[2])
      #expect(texts[1] <= low + 1e-9 && high - 1e-9 <= texts[2])
    }
  }

  @Test func `what cannot be printed is none`() {
    #expect(printed(.infinity, 0...Double.infinity, digits: 2) == nil)
    #expect(printed(1e60, 1...1e60, digits: 4) == nil)
  }

  @Test func `without bounds of 95 in 100 there are none`() throws {
    let one = try #require(
      PrintedForecast(Prediction(point: 1, interval80: 0...2), fractionDigits: 0))
    #expect([one.low80, one.high80, one.low95, one.high95] == ["0", "2", "", ""])
  }
}
