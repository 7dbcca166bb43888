import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ReceiptBalancesTests {
  private static let day = Day.on("2026-10-03")

  private static func line(_ total: String, _ values: [String: String]) -> Fact {
    .purchase("Bread", total, on: day, values)
  }

  private static func stated(_ total: String, _ values: [String: String]) -> Fact {
    Fact(
      .receiptStated, day, values.merging(["total": total, "currency": "EUR"]) { own, _ in own })
  }

  private static func unbalanced(_ facts: [Fact]) throws -> [String] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try ReceiptsQuestion(areUnbalanced: true).answer(from: larder.replay(today: day)).map {
        "\($0.receipt) \($0.lineCount) \($0.lines) \($0.stated ?? .zero) \($0.difference ?? .zero)"
      }
    }
  }

  @Test func `a receipt whose lines do not add up is named with the difference`() throws {
    let (first, second) = (["store": "Coop", "receipt": "1"], ["store": "Coop", "receipt": "2"])
    #expect(
      try Self.unbalanced([
        Self.line("4", first), Self.line("6", first), Self.stated("12", first),
        Self.line("6", second), Self.stated("6.00", second),
      ]) == ["1 2 10 12 -2"])
  }

  @Test func `receipts without a number share a day and a shop`() throws {
    let store = ["store": "Coop"]
    let facts = [
      Self.line("4", store), Self.line("6", store), Self.stated("4", store),
      Self.stated("6", store),
    ]
    #expect(try Self.unbalanced(facts) == [])
    #expect(try Self.unbalanced(facts + [Self.line("1", store)]) == [" 3 11 10 1"])
  }

  @Test func `a store counts under all of its names`() throws {
    let alias = Fact.store("TSC", on: Self.day, ["alias_of": "Tesco"])
    let facts = [
      Self.line("4", ["store": "TESCO"]), Self.stated("10", ["store": "TESCO"]),
      Self.line("3", ["store": "Tesco"]), Self.line("3", ["store": "TSC"]), alias,
    ]
    for facts in [facts, facts.reversed()] {
      #expect(try Self.unbalanced(facts) == [])
      let more = facts + [Self.line("1", ["store": "tesco"])]
      #expect(try Self.unbalanced(more) == [" 4 11 10 1"])
    }
    #expect(try Self.unbalanced(facts.dropLast()) == [" 2 7 10 -3"])
  }

  @Test func `what a bank says was paid for a receipt is none of its lines`() throws {
    let store = ["store": "Coop"]
    let payment = Fact.purchase("(receipt)", "10", on: Self.day, store)
    let receipt = [Self.line("4", store), Self.line("6", store), Self.stated("10", store)]
    #expect(try Self.unbalanced(receipt + [payment]) == [])
    #expect(try Self.unbalanced([payment, Self.stated("10", store)]) == [])
    // Two receipts known by their totals are no payments of each other.
    let totals = [
      payment, .purchase("(receipt)", "20", on: Self.day, store), Self.stated("10", store),
      Self.stated("20", store),
    ]
    #expect(try Self.unbalanced(totals) == [])
    #expect(
      try Self.unbalanced(totals + [Self.line("1", store)]) == [" 3 31 30 1"])
    // The payment of another amount may be a line that is missing.
    #expect(
      try Self.unbalanced(receipt + [.purchase("(receipt)", "3", on: Self.day, store)])
        == [" 3 13 10 3"])
  }

  @Test func `all receipts are listed, with what they state where they do`() throws {
    let (first, second) = (["store": "Coop", "receipt": "1"], ["store": "Aldi", "receipt": "2"])
    let facts = [
      Self.line("4", first), Self.line("6", first), Self.stated("12", first),
      Self.line("3", second),
      Self.stated("9", ["store": "Migros"]),
    ]
    for facts in [facts, facts.reversed()] {
      let larder = try TemporaryLarder(facts)
      let rows = try withExtendedLifetime(larder) {
        try ReceiptsQuestion().answer(from: larder.replay(today: Self.day))
      }
      #expect(
        rows.map { "\($0.store) \($0.lineCount) \($0.lines) \($0.stated.map { "\($0)" } ?? "-")" }
          == ["Aldi 1 3 -", "Coop 2 10 12", "Migros 0 0 9"])
    }
  }

  @Test func `payments of one store and day are receipts of their own`() throws {
    let store = ["store": "Coop"]
    let payments = ["7.20", "3.10"].map { Fact.purchase("(receipt)", $0, on: Self.day, store) }
    func rows(_ facts: [Fact]) throws -> [String] {
      let larder = try TemporaryLarder(facts)
      return try withExtendedLifetime(larder) {
        try ReceiptsQuestion().answer(from: larder.replay(today: Self.day)).map {
          "\($0.lineCount) \($0.lines)"
        }
      }
    }
    #expect(try rows(payments) == ["1 3.1", "1 7.2"])
    #expect(
      try rows(payments + [Self.line("2", store), Self.line("1", store)])
        == ["1 3.1", "1 7.2", "2 3"])
    // A stated total may be that of all of them.
    #expect(try rows(payments + [Self.stated("10.30", store)]) == ["2 10.3"])
  }
}
