import GroceryModel
import Testing

@testable import Importing

@Suite struct ListTotalTests {
  static let options = ImportOptions(currency: Currency("USD"), date: Day("2026-03-14"))

  @Test func `a regular price of one is that of all that was bought`() throws {
    let imported = try ImportedFile(
      """
      Description,Quantity,Regular Price,Sale Price,Extended Price
      CHEERIOS,2,5.49,3.99,7.98
      MILK,1,3.29,2.79,2.79

      """, Self.options)
    #expect(imported["list_total"] == ["10.98", "3.29"])
  }

  @Test func `the deepest offer is no full price of the line where all prices are of one`() throws {
    let imported = try ImportedFile(
      "Description,Quantity,Regular Price,Sale Price,Extended Price\nTEA,2,5.49,2.50,5.00\n",
      Self.options)
    #expect(imported["list_total"] == ["10.98"])
  }

  @Test func `the full price of the line stays, and is never below what was paid`() throws {
    let imported = try ImportedFile(
      "Item,Qty,Total before discount,Total\nTea,2,10.98,7.98\nHam,1,2.00,3.00\n", Self.options)
    #expect(imported["list_total"] == ["10.98", nil])
    #expect(
      imported.notices.map(\.found) == [
        "'2.00' is not a full price of at least the total; the line goes in without it"
      ])
  }

  @Test func `a regular price above what was paid is no unit price`() throws {
    let imported = try ImportedFile(
      "Item,Qty,Regular Price,Total\nMilk,1,1.50,1.20\nHam,2,2.30,4.60\nTea,2,3.00,5.00\n",
      Self.options)
    #expect(imported["list_total"] == ["1.50", "4.60", "6.00"])
    #expect(imported["total"] == ["1.20", "4.60", "5.00"])
    let plain = try ImportedFile(
      "Item,Qty,Regular Price,Total\nHam,2,2.30,4.60\nTea,3,3.00,9.00\n", Self.options)
    #expect(plain["list_total"] == [nil, nil])
    #expect(plain.schema.columns[.unitPrice]?.header == "Regular Price")
  }
}
