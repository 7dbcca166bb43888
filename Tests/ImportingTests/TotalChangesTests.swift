import GroceryModel
import Testing

@testable import Importing

@Suite struct TotalChangesTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `what is left after a discount is the total, not what was there before`() throws {
    let imported = try ImportedFile(
      """
      date,store,item,units,retail amount,discount amount,net amount
      2026-03-02,Corner,Eggs,1,5.50,0.00,5.50
      2026-03-02,Corner,Chocolate,3,18.00,9.00,9.00
      2026-03-05,Corner,Soap,2,7.00,1.40,5.60

      """, Self.euro)
    #expect(imported["total"] == ["5.50", "9.00", "5.60"])
    #expect(imported.understanding.warnings == [])
  }

  @Test func `what is paid with the tax is the total, whichever column stands first`() throws {
    let imported = try ImportedFile(
      """
      Datum;Bezeichnung;Menge;Netto;MwSt 7%;Brutto
      14.03.2026;Mehl;2;9,35;0,65;10,00
      14.03.2026;Butter;4;18,69;1,31;20,00

      """, Self.euro)
    #expect(imported["total"] == ["10.00", "20.00"])
  }

  @Test func `a discount is taken off where the receipts prove that it has to be`() throws {
    let imported = try ImportedFile(
      """
      date,store,receipt,name,quantity,original amount,discount amount,receipt total
      2026-03-01,Corner,1,Milk,3,3.27,,7.36
      2026-03-01,Corner,1,Peppers,1,2.09,0.50,7.36
      2026-03-01,Corner,1,Bread,1,2.50,,7.36
      2026-03-09,Corner,2,Butter,2,4.78,-1.00,3.78

      """, Self.euro)
    #expect(imported["total"] == ["3.27", "1.59", "2.50", "3.78"])
    #expect(imported.notices == [])
  }

  @Test func `a discount beside quantity and price is taken off, with a warning`() throws {
    let text = """
      date,store,item,qty,unit_price,discount
      2026-03-14,Corner,Milk,2,1.09,0.00
      2026-03-14,Corner,Coffee,1,6.99,1.50

      """
    let imported = try ImportedFile(text, Self.euro)
    #expect(imported["total"] == ["2.18", "5.49"])
    #expect(
      imported.understanding.warnings.last
        == ImportNotice(
          "'discount' is taken off the totals, for they are quantity × price",
          flag: "--set discount= leaves it"))
    var options = Self.euro
    options.roles = ["discount": ""]
    #expect(try ImportedFile(text, options)["total"] == ["2.18", "6.99"])
  }

  @Test func `what was saved elsewhere, a share and a discount that is off already change nothing`()
    throws
  {
    for column in ["you saved\n", "discount %\n"] {
      let imported = try ImportedFile(
        "date,item,qty,unit price,total,\(column)2026-03-14,Milk,2,1.50,3.00,0.50\n", Self.euro)
      #expect(imported["total"] == ["3.00"])
      #expect(imported.understanding.warnings == [])
    }
    let off = try ImportedFile(
      "date,item,qty,unit price,discount,total\n2026-03-14,Milk,2,1.50,0.50,2.50\n", Self.euro)
    #expect(off["total"] == ["2.50"])
    #expect(off.understanding.warnings == [])
  }

  @Test func `a discount or a sales tax that nothing proves is named, and changed when told`()
    throws
  {
    let discount = "date,item,amount,discount\n2026-03-14,Milk,3.00,0.50\n"
    let unproven = try ImportedFile(discount, Self.euro)
    #expect(unproven["total"] == ["3.00"])
    #expect(
      unproven.understanding.warnings.map(\.flag) == [
        "--set discount='discount' takes it off"
      ])
    var options = Self.euro
    options.roles = ["discount": "discount"]
    #expect(try ImportedFile(discount, options)["total"] == ["2.50"])
    let tax = "date,item,price,tax\n2026-03-14,Soap,5.00,0.45\n"
    let untaxed = try ImportedFile(tax, Self.euro)
    #expect(untaxed["total"] == ["5.00"])
    #expect(untaxed.understanding.warnings.map(\.flag) == ["--set tax='tax' adds it"])
    options.roles = ["tax": "tax"]
    #expect(try ImportedFile(tax, options)["total"] == ["5.45"])
  }

  @Test func `a running sum is never the amount, whatever it is called`() throws {
    for rows in ["4.50,4.50\n3.20,7.70\n1.05,8.75\n", "1.05,8.75\n3.20,7.70\n4.50,4.50\n"] {
      let lines = rows.split(separator: "\n").enumerated().map { "2026-03-0\($0 + 1),Corner,\($1)" }
      let imported = try ImportedFile(
        "date,description,amount,total\n" + lines.joined(separator: "\n") + "\n", Self.euro)
      #expect(imported.nets == ["EUR": Amount(units: 8_750_000_000_000)])
    }
  }

  @Test func `prices times quantities that add up to the receipts are unit prices without a word`()
    throws
  {
    let imported = try ImportedFile(
      """
      date,store,basket value,item,quantity,price
      2026-03-14,Corner,6.00,Milk,2,1.00
      2026-03-14,Corner,6.00,Bread,2,2.00
      2026-03-15,Corner,3.00,Ham,1,3.00

      """, Self.euro)
    #expect(imported["total"] == ["2.00", "4.00", "3.00"])
    #expect(imported.understanding.warnings == [])
  }

  @Test func `equal quantities on a receipt's two lines are still quantities`() throws {
    let columns = try RoleTests.columns(
      """
      Date,Item,Qty,Price,Gross
      2026-03-14,Milk,2,3.00,6.00
      2026-03-14,Chips,2,4.00,8.00
      2026-03-21,Soda,3,2.00,6.00

      """)
    #expect(columns["quantity"] == "Qty")
    #expect(columns["total"] == "Gross")
  }

  @Test func `a receipt's total on its first line only is not the first line's`() throws {
    let imported = try ImportedFile(
      """
      Date,Store,Receipt Total,Item,Price
      2026-03-14,Corner,7.15,Milk,2.18
      ,,,Bread,1.99
      ,,,Tea,2.98
      2026-03-15,Corner,2.99,Ham,2.99

      """, Self.euro)
    #expect(imported["total"] == ["2.18", "1.99", "2.98", "2.99"])
    #expect(imported.rejected == [])
  }

  @Test func `an original currency is that of the original amount`() throws {
    let imported = try ImportedFile(
      """
      Date,Merchant,Amount,Original Currency,Original Amount
      2026-03-02,Corner,23.11,GBP,18.20
      2026-03-04,Corner,15.40,USD,16.10

      """, Self.euro)
    #expect(imported["currency"] == ["EUR", "EUR"])
    #expect(imported.understanding.warnings.count == 1)
  }

  @Test func `whole numbers of a Russian fiscal receipt count kopecks`() throws {
    let imported = try ImportedFile(
      """
      dateTime,fiscalDocumentNumber,name,price,quantity,sum
      2026-03-17T18:01:00,5512,Тыква,9999,2.474,24738
      2026-03-17T18:01:00,5512,Хлеб,4550,1,4550

      """, ImportOptions(currency: Currency("RUB")))
    #expect(imported["total"] == ["247.38", "45.50"])
    #expect(imported["quantity"] == ["2.474", "1"])
  }
}
