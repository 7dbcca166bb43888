import SeededRandom
import GroceryModel
import Statistics
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct LevelChainTests {
  /// Months of three items whose prices and quantities are made up.
  private static func series(_ months: Int, seed: UInt64) -> PriceIndexSeries {
    var random = SplitMix64(seed: seed)
    var series = PriceIndexSeries(currency: "EUR", first: Month(year: 2025, month: 1))
    for _ in 0..<months {
      let purchases = (0..<3).map { item in
        purchase(UInt64(item), price: random.pick(50...200), quantity: random.pick(1...9))
      }
      series.append(PriceIndexSeries.Purchases(purchases))
    }
    return series
  }

  private static func purchase(_ item: UInt64, price: Int, quantity: Int)
    -> PriceIndexSeries.Purchase
  {
    PriceIndexSeries.Purchase(
      item: item, paid: MoneySum(Amount(price * quantity)),
      quantity: ExactRatio(Int128(quantity), 1),
      point: PriceAndQuantity(price: Double(price), quantity: Double(quantity)))
  }

  private static func levels(_ series: PriceIndexSeries, window: Int) -> [Double?] {
    let chain = LevelChain(series, window: window, .fisher)
    return (0..<series.monthCount).map { chain.level(of: $0, base: 0) }
  }

  @Test func `a window that holds all months is plain GEKS`() {
    let series = Self.series(9, seed: 1)
    let plain = GEKSIndex(periods: 9) { series.comparison(of: $0, to: $1).fisher }.levels
    #expect(Self.levels(series, window: 9) == plain)
    #expect(Self.levels(series, window: 25) == plain)
  }

  @Test func `a month past the first window moves as the window that ends with it does`() throws {
    let series = Self.series(9, seed: 2)
    let levels = Self.levels(series, window: 5)
    for last in 5..<9 {
      let own = GEKSIndex(periods: 5) {
        series.comparison(of: last - 4 + $0, to: last - 4 + $1).fisher
      }.levels
      let move = try #require(levels[last]) / #require(levels[last - 1])
      let expected = try #require(own[4]) / #require(own[3])
      #expect(abs(move - expected) < 1e-12)
    }
  }

  @Test func `later months leave the levels of those before alone`() {
    var series = Self.series(7, seed: 3)
    let before = Self.levels(series, window: 5)
    series.append(PriceIndexSeries.Purchases([Self.purchase(0, price: 900, quantity: 1)]))
    #expect(Array(Self.levels(series, window: 5).prefix(7)) == before)
  }

  @Test func `a month with nothing bought is passed over`() throws {
    var series = Self.series(5, seed: 4)
    series.append(PriceIndexSeries.Purchases())
    series.append(PriceIndexSeries.Purchases([Self.purchase(1, price: 100, quantity: 2)]))
    let levels = Self.levels(series, window: 3)
    #expect(levels[5] == nil)
    let direct = try #require(series.comparison(of: 6, to: 4).fisher)
    let expected = try #require(levels[4]) * direct
    #expect(abs(try #require(levels[6]) - expected) < 1e-12 * expected)
  }

  @Test func `prices that come back bring the level back, with any window that sees both`() throws {
    var series = PriceIndexSeries(currency: "EUR", first: Month(year: 2025, month: 1))
    // A sale that is stocked up in: what makes chained indices drift.
    for (price, quantity) in [(100, 2), (50, 9), (100, 1), (100, 2)] {
      series.append(
        PriceIndexSeries.Purchases([
          Self.purchase(0, price: price, quantity: quantity),
          Self.purchase(1, price: 80, quantity: 3),
        ]))
    }
    let levels = Self.levels(series, window: 4)
    #expect(abs(try #require(levels[3]) - 1) < 1e-12)
  }

  @Test(arguments: [2, 3, 40])
  func `the number of threads changes no level`(workers: Int) {
    let series = Self.series(9, seed: 5)
    let alone = LevelChain(series, window: 5, .tornqvist)
    let shared = LevelChain(series, window: 5, .tornqvist, workers: workers)
    for place in 0..<9 {
      #expect(shared.level(of: place, base: 2) == alone.level(of: place, base: 2))
    }
  }
}
