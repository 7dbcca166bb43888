import GroceryModel
import Testing

@testable import Importing

/// Files that programs for a pantry write.
@Suite struct PantryExportTests {
  @Test func `a journal of supplies is known by what was done`() throws {
    let imported = try ImportedFile(
      """
      Product,Amount,Transaction time,Transaction type,Location
      Milk,-1 Pack,2026-03-15 08:12:33,Consume,Fridge
      Cream,1 Cup,2026-03-16 18:02:00,Consume (spoiled),Fridge
      Butter,2 Pieces,2026-03-14 18:00:00,Purchase,Fridge
      Butter,1 Piece,2026-03-17 08:00:00,Product opened,Fridge
      Bread,1 Piece,2026-03-17 08:05:00,Transfer To,Freezer

      """)
    #expect(imported.schema.kind == .stock)
    #expect(
      imported.lines.map(\.type) == [.stockConsumed, .stockWasted, .stockOpened, .stockMoved])
    #expect(imported["reason"] == [nil, "spoiled", nil, nil])
    #expect(imported["quantity"] == ["1", "1", "1", "1"])
    #expect(imported.ignored == [.notice: 1])
    #expect(
      imported.notices.map(\.found) == [
        "rows of things that came in or were counted are left out: 1"
      ])
  }

  @Test func `a column specified as the action makes a file one of supplies`() throws {
    let text = "Thing,Done,When\nMilk,eaten,2026-03-15\n"
    let imported = try ImportedFile(
      text, ImportOptions(roles: ["action": "Done", "item": "Thing", "date": "When"]))
    #expect(imported.lines.map(\.type) == [.stockConsumed])
  }

  @Test func `amounts are quantities beside days of expiry, and never is no day`() throws {
    let imported = try ImportedFile(
      """
      Product,Amount,Next due date,Last purchased,Default location
      Milk,3 Packs,2026-03-20,2026-03-14,Fridge
      Rice,1.5 kg,2999-12-31,2026-02-01,Cupboard

      """)
    #expect(imported.schema.kind == .expirations)
    #expect(imported["quantity"] == ["3", "1.5"])
    #expect(imported["unit"] == ["Packs", "kg"])
    #expect(imported.notices.isEmpty)
  }

  @Test func `what never expires needs another day`() throws {
    let text = "Product,Amount,Best before\nMilk,2,2026-03-20\nFlour,0.5,never\nTea,0,2027-01-01\n"
    let imported = try ImportedFile(text)
    #expect(imported["quantity"] == ["2"])
    #expect(imported.ignored == [.notice: 1, .zero: 1])
    #expect(
      imported.notices.map(\.description) == [
        "rows of things of which nothing is left are left out: 1",
        "rows of things that never expire are left out: 1 (--date YYYY-MM-DD takes them)",
      ])
    let dated = try ImportedFile(text, ImportOptions(date: Day("2026-03-01")))
    #expect(dated["expires"] == ["2026-03-20", "2999-12-31"])
    #expect(dated["quantity"] == ["2", "0.5"])
  }

  @Test func `a transaction type beside money is that of a payment`() throws {
    let imported = try ImportedFile(
      "Date,Description,Amount,Transaction type\n2026-03-15,Aldi,12.90,purchase\n"
        + "2026-03-16,Lidl,7.45,used\n", ImportOptions(currency: Currency("EUR")))
    #expect(imported.schema.kind == .receipts)
  }

  @Test func `prices that were seen are no purchases`() throws {
    let imported = try ImportedFile(
      """
      product_code,product_name,price,price_is_discounted,price_without_discount,price_per,currency,\
      location_osm_id,location_osm_type,date
      3017620422003,Nutella 400 g,2.49,False,,,EUR,652825274,NODE,2026-03-14
      ,Tomatoes,3.5,True,4.2,KILOGRAM,EUR,652825274,NODE,2026-03-14

      """)
    #expect(imported.schema.kind == .prices)
    #expect(imported["barcode"] == ["3017620422003", nil])
    #expect(imported["on_sale"] == ["false", "true"])
    #expect(imported["quantity"] == [nil, "1"])
    #expect(imported["unit"] == [nil, "kg"])
    #expect(imported["store"] == [nil, nil])
  }

  @Test func `a barcode stands for a name that is missing`() throws {
    let imported = try ImportedFile(
      """
      product_code,product_name,price,price_is_discounted,currency,date
      3017620422003,Nutella 400 g,2.49,False,EUR,2026-03-14
      5411188112709,,2.15,False,EUR,2026-03-14
      ,,1.15,False,EUR,2026-03-14

      """)
    #expect(imported["item"] == ["Nutella 400 g", "5411188112709"])
    #expect(imported.notices.map(\.found) == ["1 record has no name; the barcode stands for it"])
    #expect(imported.rejected.map(\.line) == [4])
    let nameless = try ImportedFile(
      """
      product_code,product_name,price,price_is_discounted,currency,date
      5411188112709,,2.15,False,EUR,2026-03-14

      """)
    #expect(nameless["item"] == ["5411188112709"])
    let receipt = try ImportedFile(
      "date,ean,item,quantity,total\n2026-03-14,5411188112709,,2,4.30\n2026-03-14,,Tea,1,2.00\n",
      ImportOptions(currency: Currency("EUR"), roles: ["quantity": "quantity"]))
    #expect(receipt["item"] == ["5411188112709", "Tea"])
  }
}
