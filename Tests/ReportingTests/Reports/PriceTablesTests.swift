import GroceryModel
import Projections
import Testing

@testable import HouseholdFixtures
@testable import Reporting

@Suite struct PriceTablesTests {
  @Test func `the columns that scripts may rely on come first`() {
    let promised = [
      "item", "store", "currency", "unit", "observations", "first_day", "first_price", "last_day",
      "last_price", "min", "median", "mean", "max", "change_percent", "trend_percent_per_month",
      "trend_low", "trend_high",
    ]
    #expect(Table.priceColumns(byStore: true).map(\.name).starts(with: promised))
    #expect(
      Table.priceColumns(byStore: false).map(\.name).starts(with: promised.filter { $0 != "store" })
    )
    #expect(
      Table.priceHistoryColumns.map(\.name).starts(with: [
        "day", "item", "store", "currency", "unit", "price", "quantity", "total", "origin", "event",
      ]))
    let compared = [
      "rank", "store", "currency", "total", "available", "items", "oldest_price_day", "missing",
    ]
    for isSplit in [false, true] {
      #expect(Table.compareColumns(isSplit: isSplit).map(\.name).starts(with: compared))
    }
  }

  @Test func `what is not known is empty, and never 0`() throws {
    let larder = try TemporaryLarder([Fact.purchase("Tea", "2.5", on: .on("2026-10-03"))])
    try withExtendedLifetime(larder) {
      let rows = try PriceQuestion(byStore: true)
        .summaries(from: larder.replay(today: .on("2026-12-31"))).rows
      let table = Table.prices(rows, byStore: true)
      let cells = Dictionary(
        uniqueKeysWithValues: zip(table.columns.map(\.name), table.rows[0]))
      #expect(cells["store"] == .text(""))
      for name in [
        "trend_percent_per_month", "trend_low", "trend_high", "theil_sen_percent_per_month",
        "sale_median", "shrunk_day", "unit_price_before", "unit_price_after",
      ] {
        #expect(cells[name] == .missing, "\(name)")
      }
      #expect(cells["mean"] == .figure("2.5000"))
      #expect(rows[0].judgement == "Tea: 2.5000 EUR each on 2026-10-03 is the only price known")
    }
  }
}
