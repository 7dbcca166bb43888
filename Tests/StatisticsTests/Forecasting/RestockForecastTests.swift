import Foundation
import Statistics
import Testing

@Suite struct RestockForecastTests {
  private static func purchases(_ days: [Int], _ quantities: [Double]) -> [RestockForecast.Purchase]
  {
    zip(days, quantities).map { RestockForecast.Purchase(day: $0, quantity: $1) }
  }

  private let weekly = purchases([0, 7, 15, 21, 30], [1, 1, 2, 1, 1])

  @Test func `the next day equals the reference`() throws {
    let forecast = try #require(
      RestockForecast(purchases: weekly, prior: RestockPrior.logInterval(category: "Dairy")))
    #expect(isNear(forecast.logMean, 2.3209588906817915))
    #expect(isNear(forecast.logDeviation, 0.7354956913957382))
    #expect(isNear(forecast.intervalDays, 10.185436344962444))
    #expect(forecast.nextDay == 40)
    #expect(isNear(forecast.interval80.lowerBound, 33.97301163638888))
    #expect(isNear(forecast.interval80.upperBound, 59.808172477347114))
    // 30 + exp(µ − 2.2 s) and 30 + exp(µ + 3.8 s), worked out by hand.
    #expect(isNear(forecast.interval95.lowerBound, 32.019537186587044))
    #expect(isNear(forecast.interval95.upperBound, 196.64111999668287))
    #expect(forecast.count == 4)
    #expect(forecast.firstDay == 0 && forecast.lastDay == 30)
  }

  @Test func `the probability equals the reference`() throws {
    let forecast = try #require(
      RestockForecast(purchases: weekly, prior: RestockPrior.logInterval(category: "Dairy")))
    let soon = RestockProbability(
      of: forecast, today: 33, trips: RestockProbability.Trips(recent: 5, all: 20))
    #expect(isNear(soon.within7Days, 0.2968782250970333))
    #expect(isNear(soon.hazard, 0.4497556514633511))
    #expect(isNear(soon.poisson, 0.5831379803214916))
  }

  @Test func `the probability of a long forgotten product equals the reference`() throws {
    let forecast = try #require(
      RestockForecast(purchases: Self.purchases([0, 30], [1, 2])))
    #expect(forecast.nextDay == 52)
    #expect(isNear(forecast.interval80.lowerBound, 37.31672936246089))
    #expect(isNear(forecast.interval80.upperBound, 103.75393109241034))
    let probability = RestockProbability(
      of: forecast, today: 200, trips: RestockProbability.Trips(recent: 0, all: 3))
    #expect(isNear(probability.within7Days, 0.030114554757004027))
    #expect(isNear(probability.hazard, 0.11685647575073897))
    #expect(isNear(probability.poisson, 0.06539644993920923))
  }

  @Test func `what was bought on one day is one purchase`() throws {
    let parted = Self.purchases([0, 0, 9, 20, 20], [1, 1, 2, 0.5, 2.5])
    let whole = Self.purchases([0, 9, 20], [2, 2, 3])
    #expect(
      try #require(RestockForecast(purchases: parted))
        == #require(RestockForecast(purchases: whole)))
  }

  @Test func `a larger last purchase lasts longer`() throws {
    let usual = try #require(
      RestockForecast(purchases: Self.purchases([0, 10, 20], [1, 1, 1])))
    let large = try #require(
      RestockForecast(purchases: Self.purchases([0, 10, 20], [1, 1, 4])))
    #expect(isNear(large.intervalDays / usual.intervalDays, pow(4, 0.1)))
  }

  @Test func `a single purchase, days that fall back and odd quantities are refused`() {
    #expect(RestockForecast(purchases: []) == nil)
    #expect(RestockForecast(purchases: Self.purchases([4, 4], [1, 1])) == nil)
    #expect(RestockForecast(purchases: Self.purchases([4, 9, 8], [1, 1, 1])) == nil)
    #expect(RestockForecast(purchases: Self.purchases([4, 9], [1, 0])) == nil)
    #expect(RestockForecast(purchases: Self.purchases([4, 9], [1, .infinity])) == nil)
    #expect(RestockForecast(purchases: Self.purchases([4, 9], [1, 1]), prior: .nan) == nil)
  }

  @Test func `quantities out of all reason give a day, not a trap`() throws {
    let forecast = try #require(
      RestockForecast(purchases: Self.purchases([0, 40_000, 90_000], [1e-300, 1e-300, 1e300])))
    #expect(forecast.nextDay == 90_000 + 1_000_000)
  }

  @Test(arguments: 1...40)
  func `probabilities are probabilities and bounds hold the interval`(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var day = 0
    let days = (0..<(2 + numbers.next(below: 20))).map { _ in
      day += 1 + numbers.next(below: 30)
      return day
    }
    let forecast = try #require(
      RestockForecast(
        purchases: Self.purchases(days, days.map { _ in 0.1 + numbers.next() })))
    let start = Double(forecast.lastDay)
    #expect(forecast.interval80.lowerBound > start)
    #expect(forecast.interval80.contains(start + forecast.intervalDays))
    #expect(forecast.interval95.lowerBound < forecast.interval80.lowerBound)
    #expect(forecast.interval95.upperBound > forecast.interval80.upperBound)
    for waited in [0, 1, 5, 30, 400] {
      let probability = RestockProbability(
        of: forecast, today: day + waited,
        trips: RestockProbability.Trips(
          recent: numbers.next(below: 9), all: numbers.next(below: 99)))
      for value in [probability.within7Days, probability.hazard, probability.poisson] {
        #expect(0 <= value && value <= 1)
      }
    }
  }

  @Test func `every category of groceries has a usual interval of one to four weeks`() {
    let categories = [
      "Produce", "Dairy", "Meat & Seafood", "Bakery", "Frozen", "Pantry", "Beverages", "Snacks",
      "Personal Care", "Household",
    ]
    for category in categories {
      let prior = RestockPrior.logInterval(category: category)
      #expect(prior != RestockPrior.usual && (log(7)...log(28)).contains(prior))
    }
    #expect(RestockPrior.logInterval(category: "Other") == RestockPrior.usual)
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the shared study is not beside this checkout"))
  func `all golden vectors are reached to nine digits`() throws {
    let cases = try PredictionStudy.goldenCases("restock", of: GoldenRestock.self)
    #expect(cases.count == 20)
    for golden in cases {
      let forecast = try #require(
        RestockForecast(
          purchases: Self.purchases(golden.days, golden.qty), prior: golden.priorLog))
      let probability = RestockProbability(
        of: forecast, today: golden.today,
        trips: RestockProbability.Trips(recent: golden.trips28, all: golden.nTrips))
      let expected = golden.out
      #expect(forecast.nextDay == expected.nextDay, "\(golden)")
      let pairs = [
        (forecast.intervalDays, expected.interval), (forecast.logMean, expected.mu),
        (forecast.logDeviation, expected.s), (forecast.interval80.lowerBound, expected.lo80),
        (forecast.interval80.upperBound, expected.hi80),
        (probability.within7Days, expected.pWithin), (probability.hazard, expected.pHazard),
        (probability.poisson, expected.pPoisson),
      ]
      #expect(pairs.allSatisfy { isNear($0, $1) }, "\(golden)")
    }
  }
}

private struct GoldenRestock: Decodable {
  struct Output: Decodable {
    let interval, lo80, hi80, pWithin, pHazard, pPoisson, mu, s: Double
    let nextDay: Int
  }

  let days: [Int]
  let qty: [Double]
  let today, trips28, nTrips: Int
  let priorLog: Double
  let out: Output
}
