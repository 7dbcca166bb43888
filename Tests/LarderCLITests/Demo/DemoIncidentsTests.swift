import GroceryModel
import Testing

@testable import LarderCLI

@Suite struct DemoIncidentsTests {
  private let receipts = DemoIncidents(DemoShopping().receipts).receipts

  @Test func `one line is rung up twice and voided on the same receipt`() throws {
    let negative = receipts.filter { receipt in
      receipt.lines.contains { $0.kind == "item" && $0.total < 0 }
    }
    #expect(negative.count == 1)
    let lines = try #require(negative.first).lines
    let void = try #require(lines.firstIndex { $0.total < 0 })
    #expect(lines[(void - 2)...void].map(\.text) == Array(repeating: lines[void].text, count: 3))
    #expect(lines[(void - 2)...void].map(\.total).reduce(0, +) == lines[void - 1].total)
  }

  @Test func `one article is returned on a later day than it was bought`() throws {
    let refunds = receipts.filter { $0.lines.contains { $0.kind == "refund" } }
    #expect(refunds.count == 1)
    let refund = try #require(refunds.first)
    let line = try #require(refund.lines.first)
    #expect(refund.lines.count == 1)
    let bought = try #require(
      receipts.first { $0.day == refund.day + (-3) && $0.shop == refund.shop })
    #expect(bought.lines.contains { $0.text == line.text && $0.price == -line.total })
  }

  @Test func `the tills' numbers rise, and the corner shop has none`() {
    for shop in DemoShop.all {
      let numbers = receipts.filter { $0.shop == shop.name }.map(\.number)
      if shop.name == DemoShop.brassbell.name {
        #expect(Set(numbers) == [0])
      } else {
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }
}
