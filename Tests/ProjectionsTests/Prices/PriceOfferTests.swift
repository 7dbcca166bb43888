import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct PriceOfferTests {
  private static let today = Day.on("2026-12-31")

  private static func offers(
    _ facts: [Fact], at price: String, for quantity: Quantity? = nil, byStore: Bool = false
  ) throws -> [PriceOffer] {
    let larder = try TemporaryLarder(facts)
    let asked = try #require(ExactDecimal(price))
    return try withExtendedLifetime(larder) {
      try PriceQuestion(byStore: byStore).offers(
        at: asked, for: quantity, from: larder.replay(today: today)
      ).rows
    }
  }

  private static let milk: [Fact] = [
    .purchase("Milk 1 l", "1.20", on: .on("2026-01-05")),
    .purchase("Milk 1 l", "1.20", on: .on("2026-02-02")),
    .purchase("Milk 1 l", "0.90", on: .on("2026-03-02"), ["list_total": "1.20"]),
    .purchase("Milk 1 l", "1.40", on: .on("2026-03-30")),
    .purchase("Milk 1 l", "0.90", on: .on("2026-04-27"), ["list_total": "1.20"]),
    .purchase("Milk 1 l", "1.20", on: .on("2026-05-25")),
  ]

  @Test(arguments: [
    ("0.85", PriceOffer.Verdict.best), ("0.90", .best), ("1.00", .usual), ("1.20", .usual),
    ("1.37", .high),
  ])
  func `the verdict goes by the lowest, the 20 % quantile and 1.2 times the mean`(
    price: String, verdict: PriceOffer.Verdict
  ) throws {
    let offer = try #require(try Self.offers(Self.milk, at: price).first)
    #expect(offer.verdict == verdict)
  }

  @Test func `a price is compared with the usual one, which no sale lowers`() throws {
    let offer = try #require(try Self.offers(Self.milk, at: "1.26").first)
    #expect(offer.usual == "1.2000")
    #expect(offer.percentAboveUsual == "5.0")
    #expect(offer.percentAboveLowest == "40.0")
    #expect([offer.lower, offer.same, offer.higher] == [5, 0, 1])
  }

  @Test func `waiting pays where half of the spans had a cheaper sale`() throws {
    // 141 days are five whole spans; the sales of 2 March and 27 April lie in two of them.
    let dear = try #require(try Self.offers(Self.milk, at: "1.40").first)
    #expect([dear.spans, dear.spansWithSale] == [5, 2])
    #expect(dear.isWorthWaiting == false)
    let more =
      Self.milk + [
        .purchase("Milk 1 l", "0.90", on: .on("2026-01-20"), ["list_total": "1.20"])
      ]
    #expect(try Self.offers(more, at: "1.40").first?.isWorthWaiting == true)
    #expect(try Self.offers(more, at: "0.90").first?.isWorthWaiting == false)
    #expect(try Self.offers(Array(Self.milk.prefix(2)), at: "1.40").first?.isWorthWaiting == nil)
  }

  @Test func `a price without a unit is that of the package bought last`() throws {
    let facts: [Fact] = [
      .purchase("Rice 500 g", "2.00", on: .on("2026-10-03")),
      .purchase("Loose rice", "3.00", on: .on("2026-10-03"), ["quantity": "1.5", "unit": "kg"]),
    ]
    let offers = try Self.offers(facts, at: "1.50")
    #expect(offers.map(\.offered) == ["1.5000", "3.0000"])
    #expect(offers.map(\.quantity) == ["1 kg", "500 g"])
    let pound = try Self.offers(facts, at: "0.45", for: Quantity(Amount(45), .litre))
    #expect(pound.isEmpty, "no price of it is per litre")
  }

  @Test(arguments: 0..<4)
  func `counts agree with the prices one by one, also by weekday`(part: UInt64) throws {
    for seed in part * 6..<part * 6 + 6 {
      var prices = RandomPrices(seed: 5000 + seed)
      let larder = try TemporaryLarder(prices.facts(50))
      let replay = try larder.replay(today: Self.today)
      let question = PriceQuestion()
      let records = try question.history(from: replay).rows
      let asked = try #require(ExactDecimal("2"))
      for offer in try question.offers(at: asked, for: nil, from: replay).rows {
        let own = records.filter {
          ($0.item, $0.currency, $0.unit) == (offer.item, offer.currency, offer.unit)
        }
        #expect(offer.observations == own.count, "seed \(seed)")
        #expect(offer.lower + offer.same + offer.higher == own.count, "seed \(seed)")
        #expect(offer.spansWithSale <= offer.spans, "seed \(seed)")
      }
      for row in try question.weekdays(from: replay).rows {
        let own = records.filter {
          ($0.item, $0.currency, $0.unit, $0.day.weekday)
            == (row.item, row.currency, row.unit, row.weekday)
        }
        #expect(row.observations == own.count, "seed \(seed)")
        #expect(own.contains { $0.price == row.minimum }, "seed \(seed)")
        #expect(own.contains { $0.price == row.maximum }, "seed \(seed)")
      }
      withExtendedLifetime(larder) {}
    }
  }
}
