import Statistics
import Testing

@Suite struct QuantilesTests {
  @Test(arguments: [
    ([7], 7), ([4, 1], 2.5), ([9, 1, 4], 4), ([8, 2, 6, 4], 5), ([1, .infinity], .infinity),
  ])
  func `the median is the middle value or the mean of the middle two`(
    values: [Double], median: Double
  ) throws {
    #expect(try #require(SortedSample(values)).median == median)
  }

  /// What R's `quantile(c(15, 20, 35, 40, 50), type = 7)` answers.
  @Test(arguments: [
    (0, 15), (0.05, 16), (0.3, 23), (0.4, 29), (0.5, 35), (0.9, 46), (1, 50), (-1, 15), (2, 50),
  ])
  func `quantiles interpolate between neighbours as type 7 does`(p: Double, value: Double) throws {
    let sample = try #require(SortedSample([50, 15, 40, 20, 35]))
    #expect(abs(sample.quantile(p) - value) < 1e-12)
  }

  @Test func `one value is all its quantiles`() throws {
    let sample = try #require(SortedSample([3.5]))
    #expect([0, 0.2, 1].map(sample.quantile) == [3.5, 3.5, 3.5])
  }

  @Test func `a sample of nothing or with what is not a number is refused`() {
    #expect(SortedSample([Double]()) == nil)
    #expect(SortedSample([1, .nan]) == nil)
    #expect(WeightedSample([], weights: []) == nil)
    #expect(WeightedSample([1, 2], weights: [1]) == nil)
    #expect(WeightedSample([1, .nan], weights: [1, 1]) == nil)
    #expect(WeightedSample([1, 2], weights: [1, -1]) == nil)
    #expect(WeightedSample([1, 2], weights: [1, .infinity]) == nil)
    #expect(WeightedSample([1, 2], weights: [0, 0]) == nil)
  }

  @Test(arguments: [(0, 1), (0.2, 1), (0.21, 2), (0.5, 2), (0.51, 5), (1, 5), (7, 5), (-7, 1)])
  func `a weighted quantile is the least value that reaches its share of the weight`(
    p: Double, value: Double
  ) throws {
    let sample = try #require(WeightedSample([5, 1, 2], weights: [5, 2, 3]))
    #expect(sample.quantile(p) == value)
  }

  @Test func `weights that round do not move a quantile`() throws {
    let values = (0..<20).map(Double.init)
    let sample = try #require(WeightedSample(values, weights: values.map { _ in 0.1 }))
    #expect([0.1, 0.15, 0.3, 0.7].map(sample.quantile) == [1, 2, 5, 13])
  }

  @Test func `a value of weight zero is never a quantile`() throws {
    let sample = try #require(WeightedSample([0, 1, 2, 3, 4], weights: [0, 1, 0, 1, 0]))
    #expect([0, 0.1, 0.5, 0.6, 1].map(sample.quantile) == [1, 1, 1, 3, 3])
  }
}
