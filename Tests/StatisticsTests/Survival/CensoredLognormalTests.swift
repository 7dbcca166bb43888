import Foundation
import Statistics
import Testing

@Suite struct CensoredLognormalTests {
  let prior: LognormalTime

  init() throws {
    prior = try #require(LognormalTime(logMean: 1.6, logDeviation: 0.7))
  }

  /// Times with what the reference recipe (Python) made of them; 0.2 counts as 0.7.
  @Test func `the distribution equals the reference`() throws {
    let times =
      [3, 8, 0.2].compactMap { ObservedTime($0, ended: true) }
      + [5, 2.5, 30].compactMap { ObservedTime($0, ended: false) }
    let fit = try #require(LognormalTime(times, prior: prior))
    #expect(isNear(fit.logMean, 1.856_428_546_232_893_8, within: 1e-9))
    #expect(isNear(fit.logDeviation, 1.267_919_662_271_666_4, within: 1e-9))
  }

  @Test func `the order of times does not change a digit`() throws {
    var random = NormalNumbers(seed: 3)
    var times = (0..<40).compactMap {
      ObservedTime(exp(random.next(mean: 1.5, deviation: 0.8)), ended: $0 % 3 > 0)
    }
    let fit = try #require(LognormalTime(times, prior: prior))
    for _ in 0..<39 {
      times.append(times.removeFirst())
      #expect(LognormalTime(times, prior: prior) == fit)
    }
  }

  /// What the Python package lifelines finds for the remissions by maximum likelihood.
  @Test func `without a prior it is the maximum of the likelihood`() throws {
    let fit = try #require(
      LognormalTime(FreireichTrial.times, prior: prior, priorWeight: 0))
    #expect(abs(fit.logMean - 3.203_07) < 1e-5)
    #expect(abs(fit.logDeviation - 0.978_73) < 2e-5)
  }

  @Test func `without observations the prior remains`() throws {
    let fit = try #require(LognormalTime([], prior: prior))
    #expect(isNear(fit.logMean, 1.6) && isNear(fit.logDeviation, 0.7))
    #expect(LognormalTime([], prior: prior, priorWeight: 0) == nil)
    #expect(LognormalTime([], prior: prior, priorWeight: -1) == nil)
  }

  @Test func `with ends alone it is the plain mean and deviation`() throws {
    let times = [2, 4, 9].compactMap { ObservedTime($0, ended: true) }
    let fit = try #require(LognormalTime(times, prior: prior, priorWeight: 0))
    let mean = log(72.0) / 3
    let variance = times.reduce(0) { $0 + (log($1.time) - mean) * (log($1.time) - mean) } / 3
    #expect(isNear(fit.logMean, mean) && isNear(fit.logDeviation, variance.squareRoot()))
  }

  @Test func `what was last seen long after all others pulls up, however far`() throws {
    let ended = [2, 3, 2.5].compactMap { ObservedTime($0, ended: true) }
    var last = 0.0
    for seen in [2.0, 10, 100, 1e6, 1e100] {
      let times = ended + [ObservedTime(seen, ended: false)].compactMap(\.self)
      let fit = try #require(LognormalTime(times, prior: prior))
      #expect(fit.logMean > last)
      last = fit.logMean
    }
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"))
  func `all of the study's vectors are reached to nine digits`() throws {
    let cases = try ExpirationGolden.file().censored_lognormal
    #expect(cases.count == 12)
    for golden in cases {
      let prior = try #require(LognormalTime(logMean: golden.mu0, logDeviation: 0.7))
      let times = try zip(golden.durations, golden.censored).map {
        try #require(ObservedTime($0, ended: !$1))
      }
      let fit = try #require(LognormalTime(times, prior: prior))
      #expect(isNear(fit.logMean, golden.mu, within: 1e-9))
      #expect(isNear(fit.logDeviation, golden.s, within: 1e-9))
    }
  }
}
