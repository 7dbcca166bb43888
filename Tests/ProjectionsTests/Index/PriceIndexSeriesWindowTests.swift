import GroceryModel
import SeededRandom
import Statistics
import Testing

@testable import Projections

@Suite struct PriceIndexSeriesWindowTests {
  /// Months in which some of a few items were bought, some of them by an unknown amount.
  private static func series(_ months: Int, seed: UInt64) -> PriceIndexSeries {
    var random = SplitMix64(seed: seed)
    var series = PriceIndexSeries(currency: "EUR", first: Month(year: 2025, month: 1))
    for month in 0..<months {
      let items = month == 3 ? [] : (0..<12).filter { _ in random.pick(0...2) > 0 }
      series.append(
        PriceIndexSeries.Purchases(
          items.map { item in
            let isKnown = random.pick(0...5) > 0
            return PriceIndexSeries.Purchase(
              item: UInt64(item), paid: MoneySum(Amount(5)), quantity: nil,
              point: isKnown
                ? PriceAndQuantity(
                  price: Double(random.pick(50...300)) / 100,
                  quantity: Double(random.pick(1...9)) / 4) : nil)
          }))
    }
    return series
  }

  @Test(arguments: [1, 2, 4, 30])
  func `months compared together are as they are pair by pair`(reach: Int) {
    let series = Self.series(14, seed: 5)
    let together = series.comparisons(of: { !$0.isMultiple(of: 3) }, reach: reach)
    #expect(together.count == 14)
    for (month, comparisons) in together.enumerated() {
      guard !month.isMultiple(of: 3) else {
        #expect(comparisons.isEmpty)
        continue
      }
      #expect(comparisons.count == min(reach, month))
      for (place, comparison) in comparisons.enumerated() {
        #expect(comparison == series.comparison(of: month, to: month - place - 1))
      }
    }
  }

  @Test func `no months are compared with none`() {
    let series = PriceIndexSeries(currency: "EUR", first: Month(year: 2025, month: 1))
    #expect(series.comparisons(of: { _ in true }, reach: 12).isEmpty)
  }
}
