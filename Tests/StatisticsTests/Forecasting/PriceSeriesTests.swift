import Statistics
import Testing

@Suite struct PriceSeriesTests {
  private func series(_ prices: [(day: Int, price: Double)]) -> PriceSeries? {
    PriceSeries(
      prices.map { PriceObservation(day: $0.day, price: $0.price) }, calendar: .ofThirtyDays)
  }

  @Test func `purchases a month apart make months, of which each has its median`() throws {
    let months = try #require(
      series([(3, 2), (33, 2.2), (64, 2.5), (65, 2.7), (66, 4), (92, 3)]))
    // The gaps are 30, 31, 1, 1 and 26 days: the median is 26.
    #expect(months.step == .month)
    #expect(months.prices == [2, 2.2, 2.7, 3])
    #expect(months.observationCount == 6)
    #expect([92, 119, 120, 149, 150].map { months.stepsAhead(to: $0) } == [1, 1, 1, 1, 2])
    #expect(months.day(stepsAhead: 2) == 150)
    #expect(months.period == 12)
  }

  @Test func `purchases a week apart make weeks from Monday to Sunday`() throws {
    // Day 4 is the Monday 1970-01-05, day 10 the Sunday after.
    let weeks = try #require(series([(4, 1), (10, 2), (11, 5), (18, 6)]))
    #expect(weeks.step == .week)
    #expect(weeks.prices == [1.5, 5, 6])
    #expect(weeks.stepsAhead(to: 32) == 2)
    #expect(weeks.day(stepsAhead: 2) == 32)
    #expect(weeks.stepsAhead(to: 31) == 1)
    #expect(weeks.period == nil)
  }

  @Test func `weeks before 1970 are whole too`() throws {
    // Day -3 is a Monday, day -4 a Sunday.
    let weeks = try #require(series([(-10, 1), (-4, 3), (-3, 7), (3, 9)]))
    #expect(weeks.prices == [2, 8])
    #expect(weeks.day(stepsAhead: 1) == 4)
  }

  @Test func `more frequent purchases are steps themselves, a day's prices one of them`() throws {
    let purchases = try #require(
      series([(1, 1), (4, 2), (4, 4), (6, 5), (10, 6), (12, 7)]))
    #expect(purchases.step == .purchase)
    #expect(purchases.prices == [1, 3, 5, 6, 7])
    // The median gap is 2.5 days, and 8 of them 3.2 steps.
    #expect(purchases.stepsAhead(to: 20) == 3)
    #expect(purchases.day(stepsAhead: 3) == 20)
    #expect(purchases.period == nil)
  }

  @Test func `up to two steps missing are filled on a line, longer gaps cut off the past`() throws {
    let filled = try #require(
      series([(0, 1), (30, 2), (120, 5), (150, 4), (180, 4), (210, 6)]))
    #expect(filled.prices.count == 8)
    #expect(zip(filled.prices, [1, 2, 3, 4, 5, 4, 4, 6]).allSatisfy { isNear($0, $1) })
    #expect(filled.stepsAhead(to: 300) == 3)
    #expect(filled.observationCount == 6)
    let cut = try #require(
      series([(0, 1), (30, 2), (150, 5), (180, 4), (210, 6)]))
    #expect(cut.prices == [5, 4, 6])
    #expect(cut.observationCount == 3)
  }

  @Test func `a step that is asked for holds whatever the gaps`() throws {
    let prices = [(0, 1.0), (2, 3), (31, 5), (33, 9)].map {
      PriceObservation(day: $0.0, price: $0.1)
    }
    let months = try #require(PriceSeries(prices, by: .month, calendar: .ofThirtyDays))
    #expect(months.step == .month)
    #expect(months.prices == [2, 7])
    #expect(try #require(PriceSeries(prices, calendar: .ofThirtyDays)).step == .purchase)
    let backtest = Backtest.ofPrices(
      prices + [PriceObservation(day: 60, price: 4)], horizons: [1], by: .month,
      calendar: .ofThirtyDays)[0]
    #expect(backtest.windows.map(\.actual) == [4])
    #expect(backtest.windows.map(\.naive) == [7])
  }

  @Test func `a gap filled before a longer one is cut off with it`() throws {
    let cut = try #require(
      series([(0, 1), (60, 2), (180, 5), (240, 9)]))
    #expect(zip(cut.prices, [5, 7, 9]).allSatisfy { isNear($0, $1) })
    #expect(cut.prices.count == 3)
  }

  @Test func `the order of purchases does not matter`() throws {
    let prices: [(day: Int, price: Double)] = [(1, 1), (4, 4), (4, 2), (6, 5), (40, 6), (90, 7)]
    let (forth, back) = (try #require(series(prices)), try #require(series(prices.reversed())))
    #expect(forth.prices == back.prices)
    #expect(forth.step == back.step)
    #expect(forth.stepsAhead(to: 999) == back.stepsAhead(to: 999))
  }

  @Test func `one day of purchase is one step, and what comes is the next`() throws {
    let single = try #require(series([(9, 2), (9, 3)]))
    #expect(single.prices == [2.5])
    #expect(single.step == .purchase)
    #expect(try #require(PriceForecast(single, steps: 1)).method == .singlePrice)
    #expect([3, 9, 10, 14].map { single.stepsAhead(to: $0) } == [1, 1, 1, 5])
  }

  @Test func `no price and prices that cannot be are refused`() {
    #expect(series([]) == nil)
    #expect(series([(1, 2), (2, 0)]) == nil)
    #expect(series([(1, 2), (2, .nan)]) == nil)
  }

  @Test func `a forecast takes steps and period from the series`() throws {
    let prices = (0..<60).map { (day: $0 * 30, price: 2 + Double($0 % 12) / 10) }
    let months = try #require(series(prices))
    #expect(months.stepsAhead(to: 60 * 30 + 65) == 3)
    #expect(
      PriceForecast(months, steps: 3) == PriceForecast(prices: months.prices, steps: 3, period: 12))
    #expect(try #require(PriceForecast(months, steps: 3)).isSeasonal)
  }
}
