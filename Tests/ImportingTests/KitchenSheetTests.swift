import GroceryModel
import Testing

@testable import Importing

/// Lists of kitchens and households: supplies, orders, prices by shop, plans.
@Suite struct KitchenSheetTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-10-03"))

  @Test func `labels and values may stand side by side above the table`() throws {
    let imported = try ImportedFile(
      "Bon;4711;;\nDatum;14.10.2026;Uhrzeit;18:22\n\nArtikel;Menge;Preis;Gesamt\nMilch;2;1,29;2,58\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported.lines.map(\.date) == ["2026-10-14"])
  }

  @Test(arguments: ["Ticket du 14/10/2026 à 18:32", "Kassenbon vom 14.10.2026"])
  func `the title of a receipt may tell its day`(_ title: String) throws {
    let imported = try ImportedFile(
      "\(title)\n\nArtikel;Menge;Preis;Gesamt\nMilch;2;1,29;2,58\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported.lines.map(\.date) == ["2026-10-14"])
  }

  @Test func `a title with two days, or one of an export, tells none`() throws {
    for title in ["Bon 14.10.2026 15.10.2026", "Export 14.10.2026"] {
      let imported = try ImportedFile(
        "\(title)\n\nArtikel;Menge;Preis;Gesamt\nMilch;2;1,29;2,58\n",
        ImportOptions(currency: Currency("EUR")))
      #expect(imported.schema.questions.count == 1)
    }
  }

  @Test func `kilograms that give the amounts with a price are the quantity`() throws {
    let imported = try ImportedFile(
      "Ware;kg;€/kg;€\nHackfleisch;0,512;11,90;6,09\nLeberkäse;0,250;12,40;3,10\n", Self.options)
    #expect(imported["quantity"] == ["0.512", "0.250"])
    #expect(imported["unit"] == ["kg", "kg"])
    #expect(imported["total"] == ["6.09", "3.10"])
  }

  @Test func `the rows of sums may name the currency`() throws {
    let imported = try ImportedFile(
      "Artikel,Menge,Preis,Total\nMilch,2,1.75,3.50\nTotal CHF,,,3.50\n",
      ImportOptions(date: Day("2026-10-03")))
    #expect(imported["currency"] == ["CHF"])
  }

  @Test func `what was received is the quantity where the total is made of it`() throws {
    let imported = try ImportedFile(
      """
      Product,Ordered,Received,Price each,Total
      Milk,2,2,1.45,2.90
      Bananas,6,5,0.15,0.75

      """, Self.options)
    #expect(imported["quantity"] == ["2", "5"])
  }

  @Test func `what keeps until a month keeps through its last day`() throws {
    let imported = try ImportedFile(
      "Produkt;Anzahl;MHD\nTomaten;6;31.03.2028\nReis;2;02/2028\n")
    #expect(imported["expires"] == ["2028-03-31", "2028-02-29"])
  }

  @Test func `a stock list with prices is taken as purchases with a warning, and has no shops`()
    throws
  {
    let imported = try ImportedFile(
      """
      Product,Best before,Location,Price,Purchased date
      Milk,2026-11-30,Fridge,1.09,2026-11-15
      Rice,2028-01-01,Pantry,2.49,2026-10-01

      """, Self.options)
    #expect(imported["store"] == [nil, nil])
    #expect(
      imported.schema.warnings.map(\.description) == [
        "taken as purchases, for there are prices; the days in 'Best before' are left out "
          + "(--as expirations takes those)"
      ])
  }

  @Test func `what is planned beside what was spent is the budget`() throws {
    let imported = try ImportedFile(
      """
      Kategorie;Geplant;Ausgegeben
      Lebensmittel;450,00;398,12
      Drogerie;60,00;71,20
      Gesamt;510,00;469,32

      """, Self.options)
    #expect(imported.schema.kind == .budgets)
    #expect(imported["amount"] == ["510.00"])
  }

  @Test func `quantities of supplies may bring their unit`() throws {
    let imported = try ImportedFile(
      "Artikel\tMenge\tOrt\tHaltbar bis\nMehl\t3 kg\tKeller\t30.06.2027\nLachs\t500 g\tGefrierfach\t15.02.2027\nTee\tviel\tKeller\t15.02.2027\n"
    )
    #expect(imported["quantity"] == ["3", "500"])
    #expect(imported["unit"] == ["kg", "g"])
    #expect(imported["storage"] == ["pantry", "freezer"])
    #expect(imported.rejected.map(\.reason) == ["'viel' is not a quantity above zero"])
  }

  @Test func `a dotted capital I is an i`() throws {
    let imported = try ImportedFile(
      "Ürün,Adet/Kg,Birim Fiyatı,Tutarı\nElma,2,34.50,69.00\nİndirim,,,-10.00\n", Self.options)
    #expect(imported["kind"] == [nil, "discount"])
  }

  @Test func `a header of pieces or kilograms tells neither`() throws {
    let imported = try ImportedFile(
      "Ürün,Adet/Kg,Tutarı\nElma,2,69.00\nSüt,1,30.00\n", Self.options)
    #expect(imported["quantity"] == ["2", "1"])
    #expect(imported["unit"] == [nil, nil])
  }

  @Test func `a payment behind the total is none of its lines in further languages`() throws {
    let imported = try ImportedFile(
      "DESCRIZIONE;IMPORTO;IVA\nPASTA;0,99;4%\nTOTALE COMPLESSIVO;0,99;\nPAGAMENTO ELETTRONICO;0,99;\n",
      Self.options)
    #expect(imported["item"] == ["PASTA"])
  }

  @Test func `a list of prices by shop may say when it was changed`() throws {
    let imported = try ImportedFile(
      "Product;Albert Heijn;Jumbo;Laatst bijgewerkt\nMelk;1,19;1,15;13-10-2026\nBoter;2,79;;5-10-2026\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported.schema.kind == .prices)
    #expect(imported.lines.map(\.date) == ["2026-10-13", "2026-10-05"])
  }

  @Test func `a plan by weeks needs no categories`() throws {
    let imported = try ImportedFile(
      "Week starting,Budget,Spent\n05/10/2026,80.00,72.14\n19/10/2026,85.00,91.20\n",
      ImportOptions(currency: Currency("GBP")))
    #expect(imported.schema.kind == .budgets)
    #expect(imported["amount"] == ["80.00", "85.00"])
    #expect(imported.lines.map(\.date) == ["2026-10-05", "2026-10-19"])
  }

  @Test func `what was bought by weeks, beside a budget, was bought`() throws {
    let imported = try ImportedFile(
      "Week,Store,Item,Budget,Cost\n2026-10-05,Aldi,weekly shop,60,54.20\n2026-10-12,Aldi,weekly shop,60,63.10\n",
      Self.options)
    #expect(imported.schema.kind == .receipts)
    #expect(imported["total"] == ["54.20", "63.10"])
  }

  @Test func `a plan by months goes in whole or not at all`() throws {
    let imported = try ImportedFile(
      """
      Category,2026-01,2026-02
      Food,100,110
      Tea,,5
      Tea,7,8

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported.rejected.map(\.line) == [2, 3, 4])
    #expect(imported.lines.isEmpty && imported.further.isEmpty)
  }
}
