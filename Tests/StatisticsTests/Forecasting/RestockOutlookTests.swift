import Statistics
import Testing

@testable import Statistics

/// The vectors of the reference prototype `restock_v2.py`.
@Suite struct RestockOutlookTests {
  private static func outlook(
    _ days: [Int], _ quantities: [Double]? = nil, after elapsed: Int, recent: Int, trips: Int
  ) throws -> RestockOutlook {
    let purchases = days.enumerated().map {
      RestockForecast.Purchase(day: $0.element, quantity: quantities?[$0.offset] ?? 1)
    }
    return try #require(
      RestockOutlook(
        purchases: purchases, today: days[days.count - 1] + elapsed,
        trips: RestockProbability.Trips(recent: recent, all: trips)))
  }

  private static func check(
    _ outlook: RestockOutlook, chance: Double, mean: Double, deviation: Double,
    quantiles: [Double]
  ) {
    #expect(isNear(outlook.probability, chance, within: 1e-5))
    #expect(isNear(outlook.logMean, mean, within: 1e-5))
    #expect(isNear(outlook.logDeviation, deviation, within: 1e-5))
    for (level, expected) in zip([0.025, 0.1, 0.5, 0.9, 0.975], quantiles) {
      #expect(isNear(outlook.lognormalQuantile(level), expected, within: 1e-4))
    }
  }

  private static let weekly = (0..<26).map { 7 * $0 }
  private static let biweekly = (0..<26).map { 14 * $0 }

  @Test func `weekly for half a year, asked the day after`() throws {
    let outlook = try Self.outlook(Self.weekly, after: 1, recent: 4, trips: 26)
    Self.check(
      outlook, chance: 0.896982, mean: 1.964062, deviation: 0.166856,
      quantiles: [4.1399, 4.7559, 6.1282, 7.8277, 8.8857])
    #expect(outlook.probability >= 0.85)
    #expect(outlook.daysLeft == 6)
  }

  @Test func `biweekly, due in five days`() throws {
    let outlook = try Self.outlook(Self.biweekly, after: 9, recent: 2, trips: 26)
    Self.check(
      outlook, chance: 0.882271, mean: 2.644022, deviation: 0.091798,
      quantiles: [2.7531, 3.5082, 5.0697, 6.8262, 7.8431])
    #expect(outlook.probability >= 0.80)
    #expect(outlook.daysLeft == 5)
  }

  @Test func `biweekly, asked the day after`() throws {
    let outlook = try Self.outlook(Self.biweekly, after: 1, recent: 2, trips: 26)
    #expect(outlook.probability <= 0.15)
    #expect(outlook.daysLeft == 13)
  }

  @Test func `monthly, due in five days`() throws {
    let outlook = try Self.outlook((0..<12).map { 30 * $0 }, after: 25, recent: 4, trips: 50)
    #expect(outlook.probability >= 0.6)
    #expect((4...6).contains(outlook.daysLeft))
  }

  @Test func `weekly, three weeks late, agrees with its chance`() throws {
    let outlook = try Self.outlook(Self.weekly, after: 21, recent: 2, trips: 26)
    Self.check(
      outlook, chance: 0.658185, mean: 1.964062, deviation: 0.166856, quantiles: [1, 1, 1, 1, 1])
    #expect(outlook.isOverdue && !outlook.hasStopped)
    // Exponential with a chance of 0.658 within 7.5 days.
    #expect(outlook.daysLeft == 5)
    #expect(isNear(outlook.interval80.upperBound, 16.0868, within: 1e-3))
  }

  @Test func `irregular purchases`() throws {
    let outlook = try Self.outlook(
      [0, 3, 11, 12, 30, 33, 47, 60], [1, 2, 1, 1, 3, 1, 1, 2], after: 5, recent: 3, trips: 20)
    Self.check(
      outlook, chance: 0.320886, mean: 2.229031, deviation: 0.937118,
      quantiles: [1, 1.6256, 8.1299, 31.732, 61.5739])
  }

  @Test func `nearly weekly`() throws {
    let outlook = try Self.outlook(
      [0, 7, 13, 21, 28, 35, 43, 49, 56, 63], after: 4, recent: 4, trips: 12)
    Self.check(
      outlook, chance: 0.727507, mean: 2.062219, deviation: 0.257124,
      quantiles: [1.0072, 1.7636, 3.9014, 6.9566, 9.0375])
  }

  @Test(arguments: [
    (3, 0.40927572, [1.43597575, 3.09185046, 9.46625406, 23.21004809, 35.9204244]),
    (0, 0.22376571, [3.91772428, 5.8251968, 12.32392740, 26.07279856, 38.76719637]),
  ])
  func `twice the quantity lasts twice as long`(
    elapsed: Int, chance: Double, quantiles: [Double]
  ) throws {
    let outlook = try Self.outlook(
      [0, 7, 21, 28, 35, 49, 56, 70, 77, 84, 98, 105, 119],
      [1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 2],
      after: elapsed, recent: 4, trips: 20)
    Self.check(
      outlook, chance: chance, mean: 2.51154269, deviation: 0.58472082, quantiles: quantiles)
  }

  @Test func `bounds are quantiles with a spread a tenth wider`() throws {
    let outlook = try Self.outlook(Self.weekly, after: 1, recent: 4, trips: 26)
    for (level, days) in [(0.025, 3.97451395), (0.1, 4.6341385), (0.9, 8.01850979)] {
      #expect(isNear(outlook.lognormalQuantile(level, widening: 1.1), days, within: 1e-5))
    }
    #expect(isNear(outlook.interval80.lowerBound, 4.6341385, within: 1e-5))
    #expect(isNear(outlook.interval80.upperBound, 8.01850979, within: 1e-5))
    #expect(isNear(outlook.interval95.lowerBound, 3.97451395, within: 1e-5))
    #expect(isNear(outlook.interval95.upperBound, 9.21437144, within: 1e-5))
  }

  @Test(arguments: 0...3)
  func `a rhythm that changed to three weeks is followed`(elapsed: Int) throws {
    let weeks = (0..<20).map { 7 * $0 }
    let days = weeks + (1...5).map { 133 + 21 * $0 }
    let outlook = try Self.outlook(days, after: elapsed, recent: 4, trips: 40)
    #expect(outlook.hasChangedRhythm)
    #expect((18...24).contains(elapsed + outlook.daysLeft))
  }

  @Test(arguments: 0...3)
  func `two equal weeks make a weekly rhythm`(elapsed: Int) throws {
    let outlook = try Self.outlook([0, 7, 14], after: elapsed, recent: 3, trips: 3)
    #expect(14 + elapsed + outlook.daysLeft == 21)
  }

  @Test(arguments: 1...60)
  func `no day lies in the past, and the bounds agree with the chance`(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var day = 0
    let days = (0..<(2 + numbers.next(below: 20))).map { _ in
      day += 1 + numbers.next(below: seed.isMultiple(of: 2) ? 30 : 3)
      return day
    }
    for elapsed in [0, 1, 6, 20, 90, 500] {
      let outlook = try Self.outlook(
        days, after: elapsed, recent: numbers.next(below: 9), trips: 30 + numbers.next(below: 99))
      #expect(outlook.daysLeft >= 1)
      #expect(outlook.interval80.lowerBound >= 1)
      #expect(outlook.interval80.contains(max(1, outlook.interval80.lowerBound)))
      #expect(outlook.interval95.lowerBound <= outlook.interval80.lowerBound)
      #expect(outlook.interval95.upperBound >= outlook.interval80.upperBound)
      #expect((outlook.daysLeft <= 7) == (outlook.probability >= 0.5) || outlook.isOverdue)
      let chances = [1, 3, 6, 7, 8, 14, 60].map { outlook.probability(within: $0) }
      #expect(chances == chances.sorted())
      #expect(chances.allSatisfy { 0 <= $0 && $0 <= 1 })
    }
  }

  @Test func `a small chance within a week makes the second week no sure one`() throws {
    let outlook = try Self.outlook([0, 56, 112, 168, 224, 280], after: 17, recent: 4, trips: 60)
    #expect(outlook.interval80.lowerBound > 14)
    #expect(outlook.probability(within: 14) < 0.2)
    #expect(outlook.probability(within: 60) > 0.8)
  }

  @Test func `what is hardly likely after three intervals has stopped`() throws {
    let outlook = try Self.outlook([0, 10, 21, 30], after: 300, recent: 0, trips: 40)
    #expect(outlook.probability < 0.02)
    #expect(outlook.hasStopped)
  }
}

@Suite struct ChanceBacktestTests {
  @Test func `the skill is against the base rate`() {
    let windows = [(0.8, true), (0.5, true), (0.0, false), (0.1, false)].map {
      ChanceBacktest.Window(chance: $0.0, happened: $0.1)
    }
    let backtest = ChanceBacktest(windows)
    #expect(isNear(backtest.baseRate, 0.5))
    #expect(isNear(backtest.brierScore, 0.075))
    #expect(isNear(backtest.skillPercent, 70, within: 1e-9))
    #expect(ChanceBacktest(Array(windows.prefix(3))).skillPercent == nil)
    #expect(ChanceBacktest().brierScore == nil)
  }

  @Test func `a question is asked every week until the next purchase, if its days are over`() {
    let purchases = [0, 7, 30].map { RestockForecast.Purchase(day: $0, quantity: 1) }
    func happened(today: Int) -> [Bool] {
      ChanceBacktest(ofRestocking: purchases, today: today) { _ in
        RestockProbability.Trips(recent: 4, all: 9)
      }.windows.map(\.happened)
    }
    #expect(happened(today: 44) == [false, false, false, true, false, false])
    #expect(happened(today: 37) == [false, false, false, true, false])
    #expect(happened(today: 36) == [false, false, false, true])
  }
}
