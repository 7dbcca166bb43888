import GroceryModel
import Testing

@testable import Importing

/// What receipts print beside their numbers: codes of taxes, counts with prices, weights.
@Suite struct PrintedReceiptTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-10-03"))

  @Test func `the code of a tax behind a price is no part of it`() throws {
    let imported = try ImportedFile(
      "Artikel;Preis\nToastbrot;1,29 B\nDuschgel;1,95 A\nLeergut;1,50-B\n", Self.options)
    #expect(imported["total"] == ["1.29", "1.95", "-1.50"])
  }

  @Test func `a capital behind a whole number, or one that is a unit, is no code of a tax`() throws
  {
    let imported = try ImportedFile(
      "Artikel;Menge;Summe\nSaft;1,25 L;2,00\nMehl;500 G;0,80\n", Self.options)
    #expect(imported["quantity"] == ["1.25", "500"])
    #expect(imported["unit"] == ["l", "g"])
  }

  @Test func `a count with the price of one is the quantity`() throws {
    let imported = try ImportedFile(
      "Artikel;Anzahl x Preis;Betrag\nPaprika;2 x 1,29;2,58\nJoghurt;4 x 0,39;1,56\nBrot;;1,99\n",
      Self.options)
    #expect(imported["quantity"] == ["2", "4", nil])
    #expect(imported["total"] == ["2.58", "1.56", "1.99"])
  }

  @Test func `three digits behind the comma of a weight are a fraction`() throws {
    var options = Self.options
    options.currency = Currency("HUF")
    let imported = try ImportedFile(
      "Megnevezés;Mennyiség;Egységár;Érték\nTej;4 db;389 Ft;1 556 Ft\nAlma;1,350 kg;499 Ft;674 Ft\n",
      options)
    #expect(imported["quantity"] == ["4", "1.350"])
    #expect(imported["total"] == ["1556", "674"])
  }

  @Test func `words for pieces behind counts are known in many languages`() throws {
    let imported = try ImportedFile(
      "Ürün;Miktar;Tutar\nSüt;2 adet;85,00\nDomates;1,240 kg;49,48\nPoşet;;1,00\n", Self.options)
    #expect(imported["quantity"] == ["2", "1.240", nil])
    #expect(imported["unit"] == ["each", "kg", nil])
  }

  @Test func `a price of one is multiplied by quantities that bring their units`() throws {
    let imported = try ImportedFile(
      "Artikel;Menge;Einzelpreis\nBananen;0,750 kg;1,79\nMilch;2 Stk;1,09\n", Self.options)
    #expect(imported["total"] == ["1.34", "2.18"])
    #expect(imported["unit"] == ["kg", "each"])
  }

  @Test func `a price of nobody knows what beside such quantities comes with a warning`() throws {
    let imported = try ImportedFile(
      "Artikel;Menge;Preis\nBananen;0,750 kg;1,79\nMehl;500 g;0,80\n", Self.options)
    #expect(imported["total"] == ["1.79", "0.80"])
    #expect(
      imported.schema.warnings.map(\.description) == [
        "'Preis' is taken as the price of the whole line, whatever 'Menge' says "
          + "(--set unit_price='Preis' says otherwise)"
      ])
  }

  @Test(arguments: ["g", "ml"])
  func `grams times the price of a kilogram give the total`(_ unit: String) throws {
    let imported = try ImportedFile(
      "Ware;Gewicht (\(unit));€/kg;Preis €\nGouda;312;12,90;4,02\nSalami;205;18,50;3,79\n",
      Self.options)
    #expect(imported["quantity"] == ["312", "205"])
    #expect(imported["unit"] == [unit, unit])
    #expect(imported["total"] == ["4.02", "3.79"])
    #expect(imported.schema.warnings.isEmpty)
  }

  @Test func `grams that no price makes the total of are the package's`() throws {
    let imported = try ImportedFile(
      "Ware;Gewicht (g);Preis €\nGouda;400;4,02\nSalami;200;3,79\n", Self.options)
    #expect(imported["quantity"] == [nil, nil])
  }

  @Test(arguments: [
    "Moms udgør", "davon MwSt 19%", "incl. BTW", "dont TVA 5,5 %", "IVA incluido", "w tym VAT",
  ])
  func `a tax that is inside the prices is no line`(_ label: String) throws {
    let imported = try ImportedFile(
      "Date,Item,Price\n2026-10-14,Rye,18.95\n2026-10-14,Milk,34.50\n2026-10-14,\"\(label)\",10.39\n",
      Self.options)
    #expect(imported["item"] == ["Rye", "Milk"])
    #expect(imported.ignored == [.includedTax: 1])
  }

  @Test func `a fee with its tax inside stays a line`() throws {
    let imported = try ImportedFile(
      "Date,Item,Price\n2026-10-14,Rye,18.95\n2026-10-14,Versand inkl. MwSt,4.90\n", Self.options)
    #expect(imported["item"] == ["Rye", "Versand inkl. MwSt"])
  }

  @Test func `a tax behind a total that holds without it is inside the prices`() throws {
    let imported = try ImportedFile(
      "Item,Qty,Price\nSüt,2,85.00\nDomates,1,49.48\nTOPLAM,,134.48\nKDV TOPLAM,,1.23\n",
      Self.options)
    #expect(imported["item"] == ["Süt", "Domates"])
    #expect(imported.ignored == [.total: 1, .includedTax: 1])
  }

  @Test(arguments: ["Grand Total", "Visa"])
  func `a tax between a total and what was paid with it is a line`(_ label: String) throws {
    let imported = try ImportedFile(
      "Item,Qty,Amount\nEggs,1,7.99\nTowels,1,17.99\nTotal,,25.98\nTax,,1.48\n\(label),,27.46\n",
      Self.options)
    #expect(imported["item"] == ["Eggs", "Towels", "Tax"])
  }
}
