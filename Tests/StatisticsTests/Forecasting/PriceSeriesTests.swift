import Statistics
import Testing

@Suite struct PriceSeriesTests {
  /// Days of a year of twelve months of 30 days: what months are is the caller's business.
  private func month(of day: Int) -> Int { day / 30 }

  private func series(_ prices: [(day: Int, price: Double)], until day: Int) -> PriceSeries? {
    PriceSeries(
      prices.map { PriceObservation(day: $0.day, price: $0.price) }, until: day,
      month: month(of:))
  }

  @Test func `purchases a month apart make months, of which each has its median`() throws {
    let months = try #require(
      series([(3, 2), (33, 2.2), (64, 2.5), (65, 2.7), (66, 4), (92, 3)], until: 130))
    // The gaps are 30, 31, 1, 1 and 26 days: the median is 26.
    #expect(months.step == .month)
    #expect(months.prices == [2, 2.2, 2.7, 3])
    #expect(months.stepsAhead == 1)
    #expect(months.period == 12)
  }

  @Test func `purchases a week apart make weeks from Monday to Sunday`() throws {
    // Day 4 is the Monday 1970-01-05, day 10 the Sunday after.
    let weeks = try #require(series([(4, 1), (10, 2), (11, 5), (18, 6)], until: 32))
    #expect(weeks.step == .week)
    #expect(weeks.prices == [1.5, 5, 6])
    #expect(weeks.stepsAhead == 2)
    #expect(weeks.period == nil)
  }

  @Test func `weeks before 1970 are whole too`() throws {
    // Day -3 is a Monday, day -4 a Sunday.
    let weeks = try #require(series([(-10, 1), (-4, 3), (-3, 7), (3, 9)], until: 4))
    #expect(weeks.prices == [2, 8])
  }

  @Test func `more frequent purchases are steps themselves, a day's prices one of them`() throws {
    let purchases = try #require(
      series([(1, 1), (4, 2), (4, 4), (6, 5), (10, 6), (12, 7)], until: 20))
    #expect(purchases.step == .purchase)
    #expect(purchases.prices == [1, 3, 5, 6, 7])
    // The median gap is 2.5 days, and 8 of them 3.2 steps.
    #expect(purchases.stepsAhead == 3)
    #expect(purchases.period == nil)
  }

  @Test func `up to two steps missing are filled on a line, longer gaps cut off the past`() throws {
    let filled = try #require(
      series([(0, 1), (30, 2), (120, 5), (150, 4), (180, 4), (210, 6)], until: 300))
    #expect(filled.prices.count == 8)
    #expect(zip(filled.prices, [1, 2, 3, 4, 5, 4, 4, 6]).allSatisfy { isNear($0, $1) })
    #expect(filled.stepsAhead == 3)
    let cut = try #require(
      series([(0, 1), (30, 2), (150, 5), (180, 4), (210, 6)], until: 211))
    #expect(cut.prices == [5, 4, 6])
  }

  @Test func `a gap filled before a longer one is cut off with it`() throws {
    let cut = try #require(
      series([(0, 1), (60, 2), (180, 5), (240, 9)], until: 240))
    #expect(zip(cut.prices, [5, 7, 9]).allSatisfy { isNear($0, $1) })
    #expect(cut.prices.count == 3)
  }

  @Test func `the order of purchases does not matter`() {
    let prices: [(day: Int, price: Double)] = [(1, 1), (4, 4), (4, 2), (6, 5), (40, 6), (90, 7)]
    #expect(series(prices, until: 99) == series(prices.reversed(), until: 99))
  }

  @Test func `one day of purchase is one step, and what comes is the next`() throws {
    let single = try #require(series([(9, 2), (9, 3)], until: 12))
    #expect(single.prices == [2.5])
    #expect(single.step == .purchase)
    #expect(try #require(PriceForecast(single)).method == .singlePrice)
    #expect(try #require(series([(9, 2)], until: 3)).stepsAhead == 1)
  }

  @Test func `no price and prices that cannot be are refused`() {
    #expect(series([], until: 1) == nil)
    #expect(series([(1, 2), (2, 0)], until: 3) == nil)
    #expect(series([(1, 2), (2, .nan)], until: 3) == nil)
  }

  @Test func `a forecast takes steps and period from the series`() throws {
    let prices = (0..<60).map { (day: $0 * 30, price: 2 + Double($0 % 12) / 10) }
    let months = try #require(series(prices, until: 60 * 30 + 65))
    #expect(months.stepsAhead == 3)
    #expect(
      PriceForecast(months) == PriceForecast(prices: months.prices, steps: 3, period: 12))
    #expect(try #require(PriceForecast(months)).isSeasonal)
  }
}
