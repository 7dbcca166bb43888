import GroceryModel
import Testing

@testable import Importing

/// Receipts as plain text, proven by the totals that they print.
@Suite struct ReceiptTextTests {
  private static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-10-03"))

  @Test func `amounts may stand behind one blank if a total proves them`() throws {
    let imported = try ImportedFile("Milk 1.20\nRye bread 2.30\nTOTAL 3.50\n", Self.options)
    #expect(imported["item"] == ["Milk", "Rye bread"])
    #expect(imported["total"] == ["1.20", "2.30"])
  }

  @Test func `a count with a times sign before a name is the quantity`() throws {
    let imported = try ImportedFile(
      "2 x Oat Latte 11.00\n1 x Scone 4.25\nSubtotal 15.25\nSales Tax 5.5% 0.84\nTOTAL 16.09\n",
      Self.options)
    #expect(imported["item"] == ["Oat Latte", "Scone", "Sales Tax 5.5%"])
    #expect(imported["quantity"] == ["2", "1", nil])
    #expect(imported["total"] == ["11.00", "4.25", "0.84"])
    #expect(imported["kind"] == [nil, nil, "tax"])
  }

  @Test func `prices of one are multiplied if only so a total is proven`() throws {
    let imported = try ImportedFile(
      "2 x Oat Latte 5.50\n1 x Scone 4.25\nTOTAL 15.25\n", Self.options)
    #expect(imported["total"] == ["11.00", "4.25"])
  }

  @Test func `the unit behind a weight is that of the quantity`() throws {
    let imported = try ImportedFile(
      "CHICKEN\n0,512 kg x 89,95 kr/kg 46,05\nMILK 12,00\nTOTAL 58,05\n", Self.options)
    #expect(imported["quantity"] == ["0.512", nil])
    #expect(imported["unit"] == ["kg", nil])
  }

  @Test func `a count glued to a name above its weight is no part of the name`() throws {
    let imported = try ImportedFile(
      "SHOP\n1BREAD2,00\n1BROCCOLI\n0,498 kg2,90 €/kg1,44\nTOTAL (€)3,44\n", Self.options)
    #expect(imported["item"] == ["BREAD", "BROCCOLI"])
    #expect(imported["total"] == ["2.00", "1.44"])
  }

  @Test func `whole amounts count if they add up to a total`() throws {
    let imported = try ImportedFile("Milk 12\nBread 23\nRoom 7\nSum 42\n", Self.options)
    #expect(imported["total"] == ["12", "23", "7"])
    #expect(try ImportedFile("Room 12\nFloor 3\nSeat 7\n", Self.options).lines.isEmpty)
  }

  @Test func `tenders, change and tables of taxes below the total are left out`() throws {
    let imported = try ImportedFile(
      """
      Milch 1,20 B
      Brot 2,30 B
      SUMME 3,50
      BAR 5,00
      RÜCKGELD -1,50
      B 7% 3,27 0,23
      Punkte 35,00
      """, Self.options)
    #expect(imported["total"] == ["1.20", "2.30"])
  }

  @Test func `a tax on top and an included one are distinguished by the total`() throws {
    let added = try ImportedFile(
      "Soap 2.00\nTea 3.00\nSUBTOTAL 5.00\nTAX 0.40\nTOTAL 5.40\n", Self.options)
    #expect(added["total"] == ["2.00", "3.00", "0.40"])
    let included = try ImportedFile(
      "Soap 2.00\nTea 3.00\nSUBTOTAL 5.00\nTAX 0.40\nTOTAL 5.00\n", Self.options)
    #expect(included["total"] == ["2.00", "3.00"])
  }

  @Test func `a discount without a minus is taken off if the total says so`() throws {
    let imported = try ImportedFile(
      "Käse 5,00\nWein 4,00\nRabatt 1,00\nSumme 8,00\n", Self.options)
    #expect(imported["total"] == ["5.00", "4.00", "-1.00"])
  }

  @Test func `counts and weights stand above or below the line that they belong to`() throws {
    let imported = try ImportedFile(
      """
      BANANEN 1,73 B
        0,914 kg x 1,89 EUR/kg
      2 x 0,89
      QUARK 1,78 B
      Äpfel
        1,200 kg 2,50 €/kg 3,00 B
      SUMME 6,51
      """, Self.options)
    #expect(imported["item"] == ["BANANEN", "QUARK", "Äpfel"])
    #expect(imported["quantity"] == ["0.914", "2", "1.200"])
    #expect(imported.lines.map(\.line) == [1, 4, 6])
  }

  @Test func `prices of one are multiplied if only their products make the total`() throws {
    let imported = try ImportedFile("3 BAPAO: 0,99\n1 HONING: 2,25\nTOTAAL: 5,22\n", Self.options)
    #expect(imported["total"] == ["2.97", "2.25"])
    #expect(imported["quantity"] == ["3", "1"])
  }

  @Test func `a day below the items is that of the receipt`() throws {
    let imported = try ImportedFile(
      "Milch 1,20\nBrot 2,30\nSumme 3,50\nBar 3,50\n05.04.2026 17:12\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported.lines.map(\.date) == ["2026-04-05", "2026-04-05"])
  }

  @Test func `lines that contradict their total are warned of`() throws {
    let imported = try ImportedFile(
      "Milk   1.20\nRye bread   2.30\nTea   4.00\nTOTAL   9.99\nThanks\nBye\n", Self.options)
    #expect(
      imported.schema.warnings.contains { $0.found.contains("do not add up to a total") })
  }

  @Test func `lines that no total proves are warned of`() throws {
    let lines = "Corner Shop\n\nBread   1.45\nMilk    3.10\nCheese  3.25\n"
    let imported = try ImportedFile(lines, Self.options)
    #expect(imported["total"] == ["1.45", "3.10", "3.25"])
    #expect(
      imported.schema.warnings.map(\.found).contains(
        "no total proves the lines of the receipt"))
  }

  @Test func `a further receipt without a day of its own is named and left out`() throws {
    let imported = try ImportedFile(
      """
      24/11/2026
      Bread 1.45
      Milk 3.10
      TOTAL 4.55

      Eggs 2.45
      Ham 4.10
      TOTAL 6.55
      """, Self.options)
    #expect(imported["total"] == ["1.45", "3.10"])
    let notice = imported.schema.warnings.first { $0.found.contains("another receipt") }
    #expect(notice?.line == 6)
  }

  @Test func `an amount that only a weight and its price state keeps its cents`() throws {
    let imported = try ImportedFile(
      "BANANEN\n0,452 kg x 2,49\nMILCH 1,29\nSUMME 2,42\n", Self.options)
    #expect(imported["total"] == ["1.13", "1.29"])
  }

  @Test func `tables with delimiters and prose are no receipts`() throws {
    let table = try ImportedFile(
      "item,price\nMilk 1 l,1.20\nBread,2.30\nTotal,3.50\n", Self.options)
    #expect(table["item"] == ["Milk 1 l", "Bread"])
    let prose = try ImportedFile("We met in room 12.\nIt cost 3 pounds.\nYours 7\n", Self.options)
    #expect(prose.lines.isEmpty)
  }

  @Test func `a currency alone above the lines is no part of a name`() throws {
    let imported = try ImportedFile(
      """
             MARKT AM RING
                                      EUR
      FRISCHMILCH 3,5%               1,19
      BROETCHEN                      1,75
      -----------------------------------
      SUMME                          2,94
      14.11.2026   17:42   Bon-Nr.:4711

      """)
    #expect(imported["item"] == ["FRISCHMILCH 3,5%", "BROETCHEN"])
  }
}
