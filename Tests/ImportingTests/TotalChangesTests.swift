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
    #expect(imported.schema.warnings == [])
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

  @Test func `a deposit as large as the discount does not hide that it is off already`() throws {
    let imported = try ImportedFile(
      """
      Datum;Artikel;Anzahl;Einzelpreis;Rabatt;Pfand;Gesamt
      14.03.2026;Milch;4;1,29;0,00;0,00;5,16
      14.03.2026;Cola;6;1,80;-1,80;1,80;10,80

      """, Self.euro)
    #expect(imported["total"] == ["5.16", "10.80"])
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
      imported.schema.warnings.last
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
      #expect(imported.schema.warnings == [])
    }
    let off = try ImportedFile(
      "date,item,qty,unit price,discount,total\n2026-03-14,Milk,2,1.50,0.50,2.50\n", Self.euro)
    #expect(off["total"] == ["2.50"])
    #expect(off.schema.warnings == [])
  }

  @Test(arguments: ["Clubcard Savings", "Savings", "Member discount"])
  func `savings below zero are taken off quantity × price, with a warning`(
    _ header: String
  ) throws {
    let text = """
      Date,Item,Quantity,Unit price,\(header)
      2026-10-03,Milk,2,1.20,-0.50
      2026-10-03,Bread,1,2.49,0.00
      2026-10-04,Ham,3,1.10,-0.30

      """
    let imported = try ImportedFile(text, Self.euro)
    #expect(imported["total"] == ["1.90", "2.49", "3.00"])
    #expect(
      imported.schema.warnings.last
        == ImportNotice(
          "'\(header)' is taken off the totals, for they are quantity × price",
          flag: "--set discount= leaves it"))
  }

  @Test func `savings above zero, above the line or of a whole receipt change nothing`()
    throws
  {
    let header = "Date,Item,Quantity,Unit price,Clubcard Savings\n"
    for (rows, totals) in [
      ("2026-10-03,Milk,2,1.20,0.50\n2026-10-03,Ham,1,2.49,0.00\n", ["2.40", "2.49"]),
      ("2026-10-03,Milk,2,1.20,-2.50\n2026-10-03,Ham,1,2.49,0.00\n", ["2.40", "2.49"]),
      (
        "2026-10-03,Milk,2,1.20,-0.50\n2026-10-03,Ham,1,2.49,-0.50\n"
          + "2026-10-04,Tea,1,3.99,-0.70\n2026-10-04,Salt,1,0.99,-0.70\n",
        ["2.40", "2.49", "3.99", "0.99"]
      ),
    ] {
      #expect(try ImportedFile(header + rows, Self.euro)["total"] == totals)
    }
  }

  @Test func `savings that the receipts' totals leave out are not taken off`() throws {
    let imported = try ImportedFile(
      """
      date,receipt,item,quantity,unit price,savings,receipt total
      2026-10-03,1,Milk,2,1.20,-0.50,4.89
      2026-10-03,1,Bread,1,2.49,0.00,4.89
      2026-10-04,2,Ham,3,1.10,-0.30,4.30
      2026-10-04,2,Salt,1,1.00,0.00,4.30

      """, Self.euro)
    #expect(imported["total"] == ["2.40", "2.49", "3.30", "1.00"])
  }

  @Test func `a discount or a sales tax that nothing proves is named, and changed when specified`()
    throws
  {
    let discount = "date,item,amount,discount\n2026-03-14,Milk,3.00,0.50\n"
    let unproven = try ImportedFile(discount, Self.euro)
    #expect(unproven["total"] == ["3.00"])
    #expect(
      unproven.schema.warnings.map(\.flag) == [
        "--set discount='discount' takes it off"
      ])
    var options = Self.euro
    options.roles = ["discount": "discount"]
    #expect(try ImportedFile(discount, options)["total"] == ["2.50"])
    let tax = "date,item,price,tax\n2026-03-14,Soap,5.00,0.45\n"
    let untaxed = try ImportedFile(tax, Self.euro)
    #expect(untaxed["total"] == ["5.00"])
    #expect(untaxed.schema.warnings.map(\.flag) == ["--set tax='tax' adds it"])
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
    #expect(imported.schema.warnings == [])
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

  @Test func `what quantity times price less what was saved gives is the total`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Qty,Price,Member Savings,Paid
      2026-03-14,Salmon,1.2,12.99,-2.40,13.19
      2026-03-14,Kale,1,2.49,0.00,2.49
      2026-03-20,Eggs,2,4.99,0.00,9.98

      """, Self.euro)
    #expect(imported["total"] == ["13.19", "2.49", "9.98"])
    #expect(imported.schema.warnings == [])
  }

  @Test func `where taxes are shares the gross amount is the total`() throws {
    let columns = try RoleTests.columns(
      "Item,Qty,Net,VAT %,Gross\nFlour,2,10.00,7%,10.70\nSoap,1,5.00,19%,5.95\n")
    #expect(columns["total"] == "Gross")
  }

  @Test func `an unknown word for what is left after a discount is found by its factors`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Qty,Price,Discount,Zog
      2026-03-14,Rolls,10,2.90,0.00,29.00
      2026-03-14,Butter,2,64.90,30.00,99.80

      """, Self.euro)
    #expect(imported["total"] == ["29.00", "99.80"])
  }

  @Test func `whole numbers called amount beside prices count pieces`() throws {
    let columns = try RoleTests.columns(
      "product,amount,price,shop\nMilk,2,1.09,Corner\nHam,3,2.99,Corner\n")
    #expect(columns["quantity"] == "amount")
    #expect(columns["unit_price"] == "price")
  }

  @Test func `an order's total on its first line only is no line's, however it is called`() throws {
    let imported = try ImportedFile(
      """
      Order,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price
      A1,26.90,2026-03-14 09:59,2,Coffee,8.50
      A1,,2026-03-14 09:59,1,Filters,5.00
      A2,8.50,2026-03-20 09:59,1,Coffee,8.50

      """, Self.euro)
    #expect(imported["total"] == ["17.00", "5.00", "8.50"])
  }

  @Test func `a total of an unknown word is known by its factors`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Zig,Zag,Zog
      2026-03-14,Milk,2,1.05,2.10
      2026-03-14,Bread,1,2.39,2.39
      2026-03-15,Apples,0.644,2.49,1.60

      """, Self.euro)
    #expect(imported["total"] == ["2.10", "2.39", "1.60"])
    #expect(imported.schema.warnings.count == 1)
  }

  @Test func `a price after the discount is what was paid`() throws {
    let imported = try ImportedFile(
      "date,item,price before,price after\n2026-03-14,Milk,1.19,0.99\n2026-03-14,Tea,2.49,2.49\n",
      Self.euro)
    #expect(imported["total"] == ["0.99", "2.49"])
  }

  @Test func `an original currency is that of the original amount`() throws {
    let imported = try ImportedFile(
      """
      Date,Merchant,Amount,Original Currency,Original Amount
      2026-03-02,Corner,23.11,GBP,18.20
      2026-03-04,Corner,15.40,USD,16.10

      """, Self.euro)
    #expect(imported["currency"] == ["EUR", "EUR"])
    #expect(imported.schema.warnings.count == 1)
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

  @Test func `an offer that the chain took off already draws no warning`() throws {
    var options = ImportOptions()
    options.profiles = .fitting(ProfileShelf())
    let imported = try ImportedFile(
      """
      Datum;Zeit;Filiale;Kassennummer;Transaktionsnummer;Artikel;Menge;Aktion;Umsatz
      14.03.2026;10:11:12;MM Ort;12;34;Milch;2;0.00;3.20
      14.03.2026;10:11:12;MM Ort;12;34;Kaffee;1;1.50;5.40

      """, options)
    #expect(imported["total"] == ["3.20", "5.40"])
    #expect(imported.schema.warnings == [])
  }
}
