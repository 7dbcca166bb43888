import Statistics
import Testing

@Suite struct ExponentialSmoothingTests {
  /// 10, then 10 + 0.3 · 10 = 13, 13 − 0.3 · 9 = 10.3.
  @Test func `the level moves towards each value by the factor`() throws {
    var smoothed = try #require(ExponentialSmoothing(first: 10, factor: 0.3))
    #expect(smoothed.add(20) == 10)
    #expect(abs(smoothed.level - 13) < 1e-12)
    #expect(abs(smoothed.add(4) + 9) < 1e-12)
    #expect(abs(smoothed.level - 10.3) < 1e-12)
    #expect(try #require(ExponentialSmoothing([10, 20, 4], factor: 0.3)) == smoothed)
  }

  @Test func `a factor of one is the last value`() throws {
    #expect(try #require(ExponentialSmoothing([3, 1, 7.5], factor: 1)).level == 7.5)
  }

  /// Errors 8, then 4, 2, 1 with a half; 8, 0, 0, 0 with one; a tie goes to the first.
  @Test func `of several factors that with the least squared errors is taken`() throws {
    let jump: [Double] = [0, 8, 8, 8, 8]
    #expect(try #require(ExponentialSmoothing(jump, bestOf: [0.2, 0.5, 1])).factor == 1)
    #expect(try #require(ExponentialSmoothing(jump, bestOf: [0.2, 0.5])).factor == 0.5)
    let wave: [Double] = [0, 6, -6, 6, -6, 6]
    #expect(try #require(ExponentialSmoothing(wave, bestOf: [1, 0.1, 0.5])).factor == 0.1)
    let flat: [Double] = [2, 2, 2]
    #expect(try #require(ExponentialSmoothing(flat, bestOf: [0.4, 0.1])).factor == 0.4)
  }

  @Test func `no values and factors that are none are refused`() {
    #expect(ExponentialSmoothing([Double](), factor: 0.3) == nil)
    #expect(ExponentialSmoothing([Double](), bestOf: [0.3]) == nil)
    #expect(ExponentialSmoothing([1], bestOf: []) == nil)
    for factor in [0, -0.1, 1.1, .nan] {
      #expect(ExponentialSmoothing([1, 2], factor: factor) == nil)
      #expect(ExponentialSmoothing([1, 2], bestOf: [factor]) == nil)
    }
  }
}
