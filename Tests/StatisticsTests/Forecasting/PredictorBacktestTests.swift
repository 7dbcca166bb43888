import Statistics
import Testing

/// Backtests of restocking and month ends: what each forecast sees is what was before it.
@Suite struct PredictorBacktestTests {
  @Test func `a purchase is judged by its day beside the last interval once more`() throws {
    let days = [0, 7, 15, 15, 21, 40]
    let purchases = days.map { RestockForecast.Purchase(day: $0, quantity: 1) }
    let trips = RestockProbability.Trips(recent: 3, all: 9)
    let backtest = Backtest(ofRestocking: purchases, prior: 2) { _ in trips }
    #expect(backtest.windows.map(\.actual) == [15, 21, 40])
    #expect(backtest.windows.map(\.naive) == [14, 23, 27])
    let before = try #require(
      RestockOutlook(purchases: Array(purchases[..<5]), prior: 2, today: 21, trips: trips))
    #expect(backtest.windows[2].prediction == before.prediction)
    #expect(before.prediction.point == Double(21 + before.daysLeft))
    #expect(isNear(backtest.windows[2].scale, 1.5))
    #expect(
      Backtest(ofRestocking: purchases, latest: 1, prior: 2) { _ in trips }.windows.count == 1)
  }

  @Test func `a month's end is judged by its total beside that of the month before`() throws {
    let spending = [[10, 0, 20], [5, 5, 5, 5], [0, 0, 30]].map { $0.map(Double.init) }
    let backtest = Backtest(ofMonthEnds: spending, daysLeft: 1)
    #expect(backtest.windows.map(\.actual) == [30])
    #expect(backtest.windows.map(\.naive) == [20])
    #expect(backtest.windows.map(\.scale) == [10])
    let past = [
      MonthEndProjection.PastPeriod(total: 30, days: 3),
      MonthEndProjection.PastPeriod(total: 20, days: 4),
    ]
    let last = try #require(
      MonthEndProjection(
        spent: 0, day: 2, of: 3, past: past,
        spendingDays: [2, 3, 4, 5, 6, 8].map {
          MonthEndProjection.SpendingDay(age: $0, amount: $0 == 6 ? 20 : $0 == 8 ? 10 : 5)
        }))
    #expect(backtest.windows[0].prediction == last.total)
    #expect(Backtest(ofMonthEnds: spending, daysLeft: 3).windows.count == 1)
    #expect(Backtest(ofMonthEnds: spending, daysLeft: 4).windows.isEmpty)
    #expect(Backtest(ofMonthEnds: spending, daysLeft: 0).windows.isEmpty)
    #expect(Backtest(ofMonthEnds: [[0], [0], [4]], daysLeft: 1).windows.isEmpty)
  }

  @Test(arguments: 1...4)
  func `what is spent later changes nothing about an earlier month's windows`(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let months = (0..<14).map { month in
      (0..<(28 + month % 4)).map { _ in 20 * numbers.next() }
    }
    for daysLeft in [1, 5, 20, 28] {
      let whole = Backtest(ofMonthEnds: months, daysLeft: daysLeft)
      #expect(whole.windows.count == 12)
      for known in months.indices {
        let part = Backtest(ofMonthEnds: Array(months[..<known]), daysLeft: daysLeft)
        #expect(part.windows == Array(whole.windows.prefix(part.windows.count)))
      }
      #expect(
        Backtest(ofMonthEnds: months, daysLeft: daysLeft, latest: 3).windows
          == whole.windows.suffix(3))
    }
    var changed = months
    changed[13][27] += 1000
    let before = Backtest(ofMonthEnds: months, daysLeft: 1 + (months[13].count - 28))
    let after = Backtest(ofMonthEnds: changed, daysLeft: 1 + (months[13].count - 28))
    #expect(before.windows.map(\.prediction) == after.windows.map(\.prediction))
    #expect(before.windows.map(\.actual) != after.windows.map(\.actual))
  }
}
