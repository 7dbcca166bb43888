import Statistics
import Testing

/// Backtests of prices, restocking and month ends: what each forecast sees is what was before it.
@Suite struct PredictorBacktestTests {
  private func month(of day: Int) -> Int { day / 30 }

  private func observations(_ seed: Int) -> [PriceObservation] {
    var numbers = SeededNumbers(seed: seed)
    var day = 0
    return (0..<30).map { _ in
      day += numbers.next(below: 14)
      return PriceObservation(day: day, price: 1 + numbers.next())
    }
  }

  @Test(arguments: 1...8)
  func `later prices change nothing about the windows before them`(seed: Int) {
    let observations = observations(seed)
    let whole = Backtest(ofPrices: observations, month: month(of:))
    #expect(whole.windows.count == Set(observations.map(\.day)).count - 2)
    for cut in observations.indices {
      let day = observations[cut].day
      let known = observations.filter { $0.day <= day }
      let part = Backtest(ofPrices: known, month: month(of:))
      #expect(part.windows == Array(whole.windows.prefix(part.windows.count)))
    }
    let shuffled = Backtest(ofPrices: observations.reversed(), latest: 5, month: month(of:))
    #expect(shuffled.windows == whole.windows.suffix(5))
  }

  @Test func `a price is judged by the day's median beside that of the day before`() throws {
    let prices = [(1, 2.0), (3, 2.2), (5, 2.4), (5, 3.0), (8, 2.0)]
    let backtest = Backtest(
      ofPrices: prices.map { PriceObservation(day: $0.0, price: $0.1) }, month: month(of:))
    #expect(backtest.windows.map(\.actual) == [2.7, 2])
    #expect(backtest.windows.map(\.naive) == [2.2, 2.7])
    let first = try #require(PriceForecast(prices: [2, 2.2]))
    #expect(backtest.windows[0].prediction == first.prediction)
  }

  @Test func `a purchase is judged by its day beside the last interval once more`() throws {
    let days = [0, 7, 15, 15, 21, 40]
    let purchases = days.map { RestockForecast.Purchase(day: $0, quantity: 1) }
    let backtest = Backtest(ofRestocking: purchases, prior: 2)
    #expect(backtest.windows.map(\.actual) == [15, 21, 40])
    #expect(backtest.windows.map(\.naive) == [14, 23, 27])
    let before = try #require(RestockForecast(purchases: Array(purchases[..<5]), prior: 2))
    #expect(backtest.windows[2].prediction.point == Double(before.nextDay))
    #expect(backtest.windows[2].prediction.interval80 == before.interval80)
    #expect(isNear(backtest.windows[2].scale, 1.5))
    #expect(Backtest(ofRestocking: purchases, latest: 1, prior: 2).windows.count == 1)
  }

  @Test func `a month's end is judged by its total beside that of the month before`() throws {
    let spending = [[10, 0, 20], [5, 5, 5, 5], [0, 0, 30]].map { $0.map(Double.init) }
    let backtest = Backtest(ofMonthEnds: spending, asOf: 2)
    #expect(backtest.windows.map(\.actual) == [20, 30])
    #expect(backtest.windows.map(\.naive) == [30, 20])
    let past = [
      MonthEndProjection.PastPeriod(total: 30, days: 3),
      MonthEndProjection.PastPeriod(total: 20, days: 4),
    ]
    let last = try #require(MonthEndProjection(spent: 0, day: 2, of: 3, past: past))
    #expect(backtest.windows[1].prediction == last.total)
    #expect(Backtest(ofMonthEnds: spending, asOf: 3).windows.map(\.actual) == [20])
    #expect(Backtest(ofMonthEnds: [[0], [4]], asOf: 0).windows.isEmpty)
  }
}
