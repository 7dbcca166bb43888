import GroceryModel
import Projections
import Testing

@testable import HouseholdFixtures
@testable import Reporting

@Suite struct SpendTableTests {
  private static func csv(_ facts: [Fact], by keys: [SpendKey]) throws -> String {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let answer = try SpendQuestion(by: keys).answer(from: larder.replay(today: .on("2026-12-31")))
      var bytes: [UInt8] = []
      CSVRenderer().append(Table.spend(answer.rows, by: keys), to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func `it has a column a key, then currency, spent and lines`() throws {
    let facts: [Fact] = [
      .purchase("Milk", "1.5", on: .on("2026-10-03")),
      .purchase("Milk", "2", on: .on("2026-10-03"), ["currency": "JPY"]),
      .purchase("Nails", "0.125", on: .on("2026-10-03")),
      .purchase("Coffee", "0.5", on: .on("2026-10-03"), ["currency": "KWD"]),
      .purchase("Tea", "0.5", on: .on("2026-10-03"), ["currency": "₿"]),
    ]
    #expect(
      try Self.csv(facts, by: [.item, .month]) == """
        item,month,currency,spent,lines
        Coffee,2026-10,KWD,0.500,1
        Milk,2026-10,EUR,1.50,1
        Milk,2026-10,JPY,2,1
        Nails,2026-10,EUR,0.125,1
        Tea,2026-10,₿,0.50,1

        """)
  }

  @Test func `currency has one column, where it is asked for`() throws {
    let facts: [Fact] = [
      .purchase("Milk", "1.5", on: .on("2026-10-03")),
      .purchase("Milk", "2", on: .on("2026-09-03"), ["currency": "JPY"]),
      .purchase("Nails", "3", on: .on("2026-10-03"), ["currency": "JPY"]),
    ]
    #expect(
      try Self.csv(facts, by: [.currency, .month]) == """
        currency,month,spent,lines
        EUR,2026-10,1.50,1
        JPY,2026-09,2,1
        JPY,2026-10,3,1

        """)
    #expect(
      try Self.csv(facts, by: [.month, .currency, .item]) == """
        month,currency,item,spent,lines
        2026-09,JPY,Milk,2,1
        2026-10,EUR,Milk,1.50,1
        2026-10,JPY,Nails,3,1

        """)
  }

  @Test func `an empty answer is its header`() throws {
    #expect(try Self.csv([], by: [.category]) == "category,currency,spent,lines\n")
  }
}
