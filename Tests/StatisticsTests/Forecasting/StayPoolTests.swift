import Testing

@testable import Statistics

/// The vectors of the reference prototype `pool_stay.py`.
@Suite struct StayPoolTests {
  private static func repeated(_ price: Double, _ count: Int) -> [Double] {
    Array(repeating: price, count: count)
  }

  private static let a =
    repeated(2.00, 10) + repeated(1.50, 2) + repeated(2.00, 12) + repeated(1.50, 1)
  private static let b = repeated(3.00, 20) + repeated(3.20, 5)
  private static let c = (0..<25).map { $0.isMultiple(of: 2) ? 1.00 : 1.10 }

  @Test(arguments: [
    (1, [0.5, 0.588235, 0.833333], [0.5, 0.9, 0.117647]),
    (3, [0.25, 0.546875, 0.75], [0.225, 0.775, 0.246094]),
    (6, [0.25, 0.842105, 0.5], [0.236842, 0.5, 0.896651]),
  ])
  func `the pool and the chances equal the reference`(
    steps: Int, shares: [Double], chances: [Double]
  ) {
    let items = [Self.a, Self.b, Self.c]
    let pool = StayPool(items.map { StayCounts(prices: $0, steps: steps) })
    for (state, share) in zip([PriceState.onSale, .regular, .elevated], shares) {
      #expect(isNear(pool.share(in: state), share, within: 2e-6))
    }
    for (prices, chance) in zip(items, chances) {
      #expect(isNear(pool.chance(prices, steps: steps), chance, within: 2e-5))
    }
  }

  private static func observations(_ prices: [Double]) -> [PriceObservation] {
    prices.enumerated().map { PriceObservation(day: 7 * $0.offset, price: $0.element) }
  }

  private static let calendar = MonthCalendar(month: { $0 / 30 }, firstDay: { 30 * $0 })

  @Test(arguments: [1, 3, 6])
  func `the history's pool on a day is that of the prices known then`(steps: Int) {
    let items = [Self.a, Self.b, Self.c]
    let history = StayHistory(items.map(Self.observations), calendar: Self.calendar)
    for known in 1...25 {
      let pool = StayPool(items.map { StayCounts(prices: Array($0[..<known]), steps: steps) })
      #expect(history.pool(upTo: 7 * (known - 1), steps: steps) == pool)
    }
    #expect(history.pool(steps: steps) == history.pool(upTo: 7 * 24, steps: steps))
  }

  @Test func `a series counts with its latest 26 origins`() {
    let prices = Self.repeated(1, 30) + (0..<26).map { 1 + 0.1 * Double($0 % 2 + 1) }
    let history = StayHistory([Self.observations(prices)], calendar: Self.calendar)
    let pool = history.pool(steps: 1)
    let asked = [PriceState.onSale, .regular, .elevated].map { pool.share(in: $0) }
    #expect(asked.allSatisfy { 0 < $0 && $0 <= 0.5 })
  }

  @Test func `a price that seldom changes is carried on, unless it is on sale`() throws {
    let pool = StayPool()
    let steady = Self.b + [3.30]
    let carried = try #require(PriceForecast(prices: steady, pool: pool))
    #expect(carried.prediction.point == 3.30)
    #expect(carried.method == .sticky)
    let sales = (1...30).map { $0.isMultiple(of: 6) ? 1.50 : 2.00 }
    let sale = try #require(PriceForecast(prices: sales, pool: pool))
    #expect(sale.prediction.point > 1.50)
  }
}
