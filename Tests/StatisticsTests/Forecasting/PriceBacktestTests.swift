import Statistics
import Testing

@Suite struct PriceBacktestTests {
  /// Prices about as many days apart as `gap` says, sometimes two on a day.
  private func observations(_ seed: Int, gap: Int, count: Int = 40) -> [PriceObservation] {
    var numbers = SeededNumbers(seed: seed)
    var day = -100
    return (0..<count).map { _ in
      day += numbers.next(below: 2 * gap)
      return PriceObservation(day: day, price: 1 + numbers.next())
    }
  }

  private func backtests(
    _ observations: [PriceObservation], _ horizons: [Int],
    from origins: PriceOrigins = PriceOrigins()
  ) -> [Backtest] {
    Backtest.ofPrices(observations, horizons: horizons, from: origins, calendar: .ofThirtyDays)
  }

  @Test(arguments: [3, 8, 30], 1...4)
  func `a forecast of the past is what would have been said on that day`(gap: Int, seed: Int) throws
  {
    let all = observations(seed, gap: gap)
    let last = try #require(PriceSeries(all, calendar: .ofThirtyDays))
    for horizon in [1, 3] {
      let windows = backtests(all, [horizon])[0].windows
      // Each day's own forecast, from a log cut there; the answer's day is found from the end.
      var expected: [Prediction] = []
      for origin in 2..<max(2, last.prices.count - horizon + 1) {
        let stepsBack = last.prices.count - origin
        let end = self.end(of: last, stepsBack: stepsBack, all)
        let target = self.start(of: last, stepsBack: stepsBack - horizon, all)
        let known = all.filter { $0.day <= end }
        guard let series = PriceSeries(known, calendar: .ofThirtyDays), series.prices.count > 1,
          let forecast = PriceForecast(series, steps: series.stepsAhead(to: target))
        else { continue }
        expected.append(forecast.prediction)
      }
      #expect(windows.map(\.prediction) == expected)
    }
  }

  /// The first day of the step so many before the last one of a series.
  private func start(
    of series: PriceSeries, stepsBack: Int, _ all: [PriceObservation]
  ) -> Int {
    series.step == .purchase
      ? Set(all.map(\.day)).sorted()[series.prices.count - 1 - stepsBack]
      : series.day(stepsAhead: -stepsBack)
  }

  /// The last day of the step so many before the last one of a series.
  private func end(
    of series: PriceSeries, stepsBack: Int, _ all: [PriceObservation]
  ) -> Int {
    series.step == .purchase
      ? start(of: series, stepsBack: stepsBack, all)
      : start(of: series, stepsBack: stepsBack - 1, all) - 1
  }

  @Test(arguments: [3, 8, 30], 1...4)
  func `a later price changes no earlier forecast`(gap: Int, seed: Int) {
    let all = observations(seed, gap: gap)
    let lastDay = all.map(\.day).max() ?? 0
    // The last price another one, and so no step more or less.
    let changed = all.map {
      PriceObservation(day: $0.day, price: $0.day == lastDay ? 9 * $0.price : $0.price)
    }
    for horizon in [1, 2] {
      let before = backtests(all, [horizon])[0].windows
      let after = backtests(changed, [horizon])[0].windows
      #expect(!before.isEmpty)
      #expect(before.map(\.prediction) == after.map(\.prediction))
      #expect(before.map(\.naive) == after.map(\.naive))
      #expect(before.map(\.scale) == after.map(\.scale))
      // Of a month with several prices the median may stay.
      if gap == 3 { #expect(before.last?.actual != after.last?.actual) }
    }
  }

  @Test(arguments: 1...4)
  func `prices that come later add windows and change none`(seed: Int) {
    let all = observations(seed, gap: 3)
    let whole = backtests(all, [2])[0]
    #expect(whole.windows.count == Set(all.map(\.day)).count - 3)
    for cut in all.indices {
      let part = backtests(all.filter { $0.day <= all[cut].day }, [2])[0]
      #expect(part.windows == Array(whole.windows.prefix(part.windows.count)))
    }
    #expect(backtests(all.reversed(), [2])[0] == whole)
  }

  @Test func `a price is judged by the day's median beside that of the day before`() throws {
    let prices = [(1, 2.0), (3, 2.2), (5, 2.4), (5, 3.0), (8, 2.0)]
    let backtest = backtests(prices.map { PriceObservation(day: $0.0, price: $0.1) }, [1])[0]
    #expect(backtest.windows.map(\.actual) == [2.7, 2])
    #expect(backtest.windows.map(\.naive) == [2.2, 2.7])
    let first = try #require(PriceForecast(prices: [2, 2.2]))
    #expect(backtest.windows[0].prediction == first.prediction)
  }

  @Test func `all horizons are forecast from the same days`() {
    let months = (0..<20).map { PriceObservation(day: 30 * $0, price: 2 + Double($0 % 5) / 10) }
    let both = backtests(months, [1, 6])
    #expect(both.map(\.windows.count) == [13, 13])
    #expect(both[0].windows == Array(backtests(months, [1])[0].windows.prefix(13)))
    #expect(both[1].windows.map(\.naive) == both[0].windows.map(\.naive))
    #expect(both[1].windows.map(\.actual) == months[7...].map(\.price))
  }

  @Test func `origins begin, step and end as they are specified`() throws {
    let months = (0..<20).map { PriceObservation(day: 30 * $0, price: 2 + Double($0 % 5) / 10) }
    func actual(_ origins: PriceOrigins) -> [Double] {
      backtests(months, [1], from: origins)[0].windows.map(\.actual)
    }
    #expect(actual(PriceOrigins(from: 5, every: 4)) == [5, 9, 13, 17].map { months[$0].price })
    #expect(actual(PriceOrigins(every: 3, latest: 2)) == [14, 17].map { months[$0].price })
    #expect(actual(PriceOrigins(from: 20)).isEmpty)
    let short = backtests(months, [1], from: PriceOrigins(from: 19, history: 6))[0].windows
    let forecast = PriceForecast(prices: months[13..<19].map(\.price), period: 12)
    #expect(try #require(short.first).prediction == forecast?.prediction)
  }

  @Test func `a month that was missing is not known before its neighbour is`() throws {
    let days = [0, 30, 60, 120, 150]
    let months = days.enumerated().map {
      PriceObservation(day: $0.element, price: Double($0.offset + 2))
    }
    let windows = backtests(months, [1])[0].windows
    // The answers of the months 2, 3 (filled in), 4 and 5.
    #expect(windows.map(\.actual) == [4, 4.5, 5, 6])
    #expect(windows.map(\.naive) == [3, 4, 4, 5])
    let over = PriceForecast(prices: [2, 3, 4], steps: 2, period: 12)
    #expect(windows[2].prediction == over?.prediction)
  }

  @Test func `without prices or steps ahead there are no windows`() {
    #expect(backtests([], [1, 2]).map(\.windows.count) == [0, 0])
    #expect(backtests(observations(1, gap: 3), [0])[0].windows.isEmpty)
    #expect(backtests(observations(1, gap: 3), []).isEmpty)
    #expect(backtests(observations(1, gap: 3, count: 2), [1])[0].windows.isEmpty)
  }
}
