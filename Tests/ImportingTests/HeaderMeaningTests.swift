import GroceryModel
import Testing

@testable import Importing

/// Which of several headers that share words is the one that is meant.
@Suite struct HeaderMeaningTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a day until which things keep is not that of their purchase`() throws {
    let imported = try ImportedFile(
      """
      product_name,amount,best_before_date,purchased_date,price,shop
      Milk,1,2026-10-20,2026-10-03,1.09,Corner
      Rice,1,2027-10-20,2026-10-04,2.49,Corner

      """, Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-10-03", "2026-10-04"])
  }

  @Test func `money counts nothing, and what it was elsewhere is not what was paid`() throws {
    let imported = try ImportedFile(
      """
      Booking Date,Partner Name,Account Name,Amount (EUR),Original Amount,Original Currency,Exchange Rate
      2026-10-03,Corner,Main,-23.15,-23.15,EUR,1
      2026-10-08,Dorfladen,Main,-18.44,-17.30,CHF,0.938

      """)
    #expect(imported["store"] == ["Corner", "Dorfladen"])
    #expect(imported["total"] == ["23.15", "18.44"])
    #expect(imported["currency"] == ["EUR", "EUR"])
  }

  @Test func `the value of a basket on each of its lines is that of none`() throws {
    let imported = try ImportedFile(
      """
      Date,Store,Basket Value Net,Product,Quantity
      2026-10-03,Corner,10.90,Milk,2
      2026-10-03,Corner,10.90,Bread,1

      """, Self.euro)
    #expect(imported.understanding.refusal?.flag == "--set total=COLUMN")
  }

  @Test func `a line's total holds the tax that is added to its subtotal`() throws {
    let columns = try RoleTests.columns(
      """
      Order Date,Title,Quantity,Item Subtotal,Item Subtotal Tax,Item Total
      2026-10-03,Bananas,2,3.98,0.00,3.98
      2026-10-03,Paper towels,1,12.99,1.07,14.06

      """)
    #expect(columns["total"] == "Item Total")
  }

  @Test func `notes on some lines are not the items`() throws {
    let imported = try ImportedFile(
      """
      Date,Shop,Ding,Qty,Price,Notes
      2026-10-03,Corner,Bread,1,2.10,fresh
      2026-10-03,Corner,Tomatoes,1,4.47,
      2026-10-04,Corner,Ham,1,3.20,

      """, Self.euro)
    #expect(imported["item"] == ["Bread", "Tomatoes", "Ham"])
  }

  @Test func `a price that comes to nothing without a quantity was not delivered`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Unit price,Line total
      2026-10-03,Milk,1.09,2.18
      2026-10-03,Eggs,2.99,0.00
      2026-10-03,Bread,2.49,2.49

      """, Self.euro)
    #expect(imported["item"] == ["Milk", "Bread"])
    #expect(imported.ignored == [.zero: 1])
  }
}
