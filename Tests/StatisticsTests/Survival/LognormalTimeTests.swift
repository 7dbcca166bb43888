import Foundation
import Statistics
import Testing

@Suite struct LognormalTimeTests {
  @Test func `quantiles lie about the median`() throws {
    let time = try #require(LognormalTime(logMean: log(8), logDeviation: 0.5))
    #expect(isNear(time.median, 8))
    #expect(isNear(time.quantile(0.5), 8))
    #expect(isNear(time.quantile(0.975), 8 * exp(0.5 * 1.959_963_984_540_054_2)))
    #expect(isNear(time.quantile(0.9) * time.quantile(0.1), 64))
  }

  @Test func `what lasts beyond a quantile is the rest`() throws {
    let time = try #require(LognormalTime(logMean: 1.2, logDeviation: 0.7))
    for p in [0.001, 0.2, 0.5, 0.99] {
      #expect(isNear(time.survival(beyond: time.quantile(p)), 1 - p))
    }
    #expect(time.survival(beyond: 0) == 1 && time.survival(beyond: -3) == 1)
  }

  @Test func `without spread it is refused`() {
    #expect(LognormalTime(logMean: 1, logDeviation: 0) == nil)
    #expect(LognormalTime(logMean: .nan, logDeviation: 1) == nil)
    #expect(LognormalTime(logMean: 1, logDeviation: .infinity) == nil)
  }
}
