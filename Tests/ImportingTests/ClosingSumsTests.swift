import GroceryModel
import Testing

@testable import Importing

@Suite struct ClosingSumsTests {
  private static func parts(
    _ rows: [(words: WordClass, amount: Int)], sum: Int, isBehindTotal: Bool = false
  ) -> [ClosingSums.Part]? {
    ClosingSums(
      rows: rows.enumerated().map { line, row in
        ClosingSums.Row(
          line: line, words: row.words, amount: Amount(row.amount), isSparse: false, isNamed: true)
      }, sums: [Amount(sum)], count: 3, largest: Amount(sum), isEnd: true,
      isBehindTotal: isBehindTotal, lastTotalAgreed: true
    ).parts()
  }

  @Test func `a tax that the total needs is a line, one that it does not need is inside`() {
    #expect(Self.parts([(.tax, 5), (.total, 105)], sum: 100) == [.line, .total])
    #expect(Self.parts([(.tax, 5), (.total, 100)], sum: 100) == [.includedTax, .total])
    #expect(Self.parts([(.tax, 5)], sum: 100, isBehindTotal: true) == [.includedTax])
  }

  @Test func `a misread subtotal stays a sum where tax and total prove it`() {
    #expect(
      Self.parts([(.nearTotal, 107), (.tax, 5), (.total, 105)], sum: 100) == [.sum, .line, .total])
  }

  @Test func `a discount without a sign is taken off where the total needs it`() {
    #expect(
      Self.parts([(.subtotal, 100), (.discount, 10), (.total, 90)], sum: 100)
        == [.sum, .takenOff, .total])
    #expect(
      Self.parts([(.subtotal, 100), (.discount, -10), (.total, 90)], sum: 100)
        == [.sum, .line, .total])
  }

  @Test func `what stands between two equal sums is information`() {
    #expect(
      Self.parts([(.subtotal, 100), ([], 7), (.total, 100)], sum: 100) == [.sum, .notice, .total])
  }

  @Test func `a total that nothing explains and that is far off is no sum`() {
    #expect(Self.parts([(.total, 12)], sum: 100) == nil)
  }

  @Test(arguments: ["Order value with tax", "Summe inkl. 19% MwSt.:", "Foo"])
  func `a sum of all lines is their total, whatever tax it names`(_ label: String) throws {
    let imported = try ImportedFile(
      "Item,Price,Qty,Total\nTower,629.00 €,1,629.00 €\nCash,17.95 €,1,17.95 €\n"
        + "\(label),,,646.95 €\n", ImportOptions(date: Day("2026-10-03")))
    #expect(imported["total"] == ["629.00", "17.95"])
  }
}
