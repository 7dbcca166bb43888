import GroceryModel
import Testing

@testable import Importing

/// Columns as the exports of budgeting programs and shops head and fill them.
@Suite struct ExportedColumnsTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-03-14"))

  @Test func `the text as the bank sent it is no shop beside the tidied one`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Original Description,Amount,Transaction Type,Category
      3/14/2023,Trader Joe's,TRADER JOE S #123 QPS,54.20,debit,Groceries
      3/13/2023,Safeway,SAFEWAY #0456,23.99,debit,Groceries
      3/01/2023,Paycheck,ACME PAYROLL,2100.00,credit,Paycheck

      """, Self.options)
    #expect(imported["store"] == ["Trader Joe's", "Safeway"])
    #expect(imported["item"] == ["(receipt)", "(receipt)"])
  }

  @Test func `the part of a category is no shop, and gives way to the category`() throws {
    let imported = try ImportedFile(
      """
      date,amount,title,subcategory name,category name
      2026-03-14,-23.45,Aldi,Veg,Groceries
      2026-03-15,-12.00,Corner,Pizza,Dining

      """, Self.options)
    #expect(imported["store"] == ["Aldi", "Corner"])
    #expect(imported["category"] == ["Groceries", "Dining"])
  }

  @Test func `Code EAN heads barcodes`() throws {
    let imported = try ImportedFile(
      "Libellé;Code EAN;Quantité;Montant TTC\nLait;3560070329335;6;5,70\n", Self.options)
    #expect(imported["barcode"] == ["3560070329335"])
  }

  @Test func `how a thing is sold is no package`() throws {
    let imported = try ImportedFile(
      """
      item_name,item_size,total_price
      Avocado,each,5.00
      Bananas,per lb,1.82
      Oat Milk,52 fl oz,4.79

      """, Self.options)
    #expect(imported["package"] == [nil, nil, "52 fl oz"])
  }

  @Test func `a ledger's position is an amount where its cells bring a currency`() throws {
    let imported = try ImportedFile(
      """
      date,payee,narration,account,position
      2026-03-14,REWE,Weekly shop,Expenses:Food, 23.45 EUR
      2026-03-15,Kamps,Rolls,Expenses:Food,  4.20 EUR

      """)
    #expect(imported["total"] == ["23.45", "4.20"])
    #expect(
      try ImportedFile("Position,Artikel,Summe\n3,Milch,1.09\n7,Tee,2.50\n", Self.options)["total"]
        == ["1.09", "2.50"])
  }

  @Test func `a star may stand behind the code of a tax`() throws {
    let imported = try ImportedFile(
      "Artikel;Betrag\nMilch;2,18 B\nPfand;0,25 A*\nLeergut;-1,50 A *\n", Self.options)
    #expect(imported["total"] == ["2.18", "0.25", "-1.50"])
  }
}
