import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// Receipts whose payment a statement has too.
@Suite struct PaidReceiptsTests {
  private static let day = Day.on("2026-11-02")

  private static func receipt(_ store: String, _ totals: [String], on day: Day = day) -> [Fact] {
    totals.enumerated().map { place, total in
      .purchase("Item \(place)", total, on: day, ["store": store]).from("receipts.csv:\(place + 2)")
    }
  }

  private static func payment(
    _ text: String, _ total: String, after days: Int, _ more: [String: String] = [:]
  ) -> Fact {
    .purchase(text, total, on: day + days, more).from("bank.csv:\(days + 2)")
  }

  private static func found(_ facts: [Fact], in period: Period? = nil) throws -> [PaidReceipt] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try PaidReceiptsQuestion(in: period).answer(from: larder.replay(today: day + 100))
    }
  }

  @Test func `a payment has the sum of the lines and a word of the store`() throws {
    let paid = try Self.found(
      Self.receipt("Rewe City", ["1.50", "33.00"]) + [
        Self.payment("REWE SAGT DANKE 4711", "34.50", after: 1),
        Self.payment("COOP", "34.50", after: 1), Self.payment("REWE SAGT DANKE", "34.51", after: 2),
      ])
    #expect(paid.map(\.text) == ["REWE SAGT DANKE 4711"])
    #expect(paid.first?.receiptDay == Self.day && paid.first?.receiptSource == "receipts.csv")
  }

  @Test func `it is booked within six days`() throws {
    for (days, count) in [(0, 1), (6, 1), (7, 0)] {
      let facts =
        Self.receipt("Coop", ["1.00", "2.00"]) + [Self.payment("Coop 12", "3.00", after: days)]
      #expect(try Self.found(facts).count == count)
    }
    let early = Self.receipt("Coop", ["1.00", "2.00"], on: Self.day + 2)
    #expect(try Self.found(early + [Self.payment("Coop 12", "3.00", after: 1)]).isEmpty)
  }

  @Test func `a receipt of one line, and lines of one source, are no pair`() throws {
    let single = Self.receipt("Coop", ["3.00"]) + [Self.payment("Coop", "3.00", after: 1)]
    #expect(try Self.found(single).isEmpty)
    let sameFile =
      Self.receipt("Coop", ["1.00", "2.00"])
      + [.purchase("Coop", "3.00", on: Self.day + 1).from("receipts.csv:9")]
    #expect(try Self.found(sameFile).isEmpty)
  }

  @Test func `each receipt has one payment, and each payment one receipt`() throws {
    let twice = [
      Self.payment("Coop 1", "3.00", after: 1), Self.payment("Coop 2", "3.00", after: 2),
    ]
    #expect(try Self.found(Self.receipt("Coop", ["1.00", "2.00"]) + twice).count == 1)
    let two =
      Self.receipt("Coop", ["1.00", "2.00"])
      + Self.receipt("Coop", ["1.20", "1.80"], on: Self.day + 1)
    #expect(try Self.found(two + twice).map(\.receiptDay) == [Self.day + 1, Self.day])
  }

  @Test func `another name of the store counts`() throws {
    let facts =
      Self.receipt("KFL", ["1.00", "2.00"]) + [
        .store("KFL", on: Self.day, ["alias_of": "Kaufland"]),
        Self.payment("Kaufland 44", "3.00", after: 1),
      ]
    #expect(try Self.found(facts).count == 1)
    let payee =
      Self.receipt("Asda", ["1.00", "2.00"]) + [
        .store("A.D.A. 1", on: Self.day, ["alias_of": "Asda"]),
        Self.payment("A.D.A. 1", "3.00", after: 1),
      ]
    #expect(try Self.found(payee).count == 1)
  }

  private static func whole(_ store: String, _ total: String, after days: Int) -> Fact {
    payment("(receipt)", total, after: days, ["store": store])
  }

  private static func nameless(_ totals: [String], on day: Day = day) -> [Fact] {
    totals.enumerated().map { place, total in
      .purchase("Item \(place)", total, on: day).from("order.csv:\(place + 2)")
    }
  }

  @Test func `a receipt without a store has the only payment of its total`() throws {
    for (days, count) in [(-1, 0), (0, 1), (3, 1), (4, 0)] {
      let facts = Self.nameless(["1.00", "2.00"]) + [Self.whole("Tesco", "3.00", after: days)]
      let paid = try Self.found(facts)
      #expect(paid.count == count)
      #expect(paid.allSatisfy { $0.receiptStore.isEmpty && $0.hasSameTotal })
    }
    let payments = [Self.whole("Tesco", "3.00", after: 1), Self.whole("Aldi", "3.00", after: 2)]
    #expect(try Self.found(Self.nameless(["1.00", "2.00"]) + payments).isEmpty)
    // The payment of a receipt with a store is no rival.
    let named = Self.receipt("Aldi", ["1.20", "1.80"])
    #expect(try Self.found(named + Self.nameless(["1.00", "2.00"]) + payments).count == 2)
    let text = Self.payment("TESCO STORES 6132", "3.00", after: 1, ["store": "Tesco"])
    #expect(try Self.found(Self.nameless(["1.00", "2.00"]) + [text]).map(\.text) == ["Tesco"])
    let more = Self.payment("Bread", "2.00", after: 1, ["store": "Tesco"])
    #expect(try Self.found(Self.nameless(["1.00", "2.00"]) + [text, more]).isEmpty)
    let item = Self.nameless(["1.00", "2.00"]) + [Self.payment("Cheese", "3.00", after: 1)]
    #expect(try Self.found(item).isEmpty)
  }

  @Test func `a payment in the same store may differ a little`() throws {
    let cases = [
      ("40.00", "40.80", 1), ("40.00", "40.81", 0), ("40.00", "39.20", 1), ("90.00", "91.00", 1),
      ("90.00", "91.01", 0),
    ]
    for (sum, total, count) in cases {
      let facts = Self.receipt("Tesco", ["1.00", "-1.00", sum])
      let paid = try Self.found(facts + [Self.whole("Tesco Stores", total, after: 3)])
      #expect(paid.count == count)
      #expect(paid.allSatisfy { !$0.hasSameTotal })
    }
    let receipt = Self.receipt("Tesco", ["10.00", "30.00"])
    #expect(try Self.found(receipt + [Self.whole("Aldi", "40.10", after: 1)]).isEmpty)
    #expect(try Self.found(receipt + [Self.whole("Tesco", "40.10", after: 4)]).isEmpty)
    #expect(try Self.found(receipt + [Self.payment("Tesco", "40.10", after: 1)]).isEmpty)
    let text = Self.payment("TESCO STORES 6132", "40.10", after: 1, ["store": "Tesco"])
    #expect(try Self.found(receipt + [text]).map(\.hasSameTotal) == [false])
    let two = [Self.whole("Tesco", "40.10", after: 1), Self.whole("Tesco", "40.00", after: 2)]
    #expect(try Self.found(receipt + two).map(\.hasSameTotal) == [true])
  }

  @Test func `a period is that of the payments`() throws {
    let facts =
      Self.receipt("Coop", ["1.00", "2.00"]) + [Self.payment("Coop", "3.00", after: 3)]
    #expect(try Self.found(facts, in: Period(Self.day + 3, through: Self.day + 9)).count == 1)
    #expect(try Self.found(facts, in: Period(Self.day, through: Self.day + 2)).isEmpty)
  }
}
