import GroceryModel
import Testing

@testable import Importing

@Suite struct PercentDiscountTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `percents are taken off quantity × price`() throws {
    let imported = try ImportedFile(
      """
      Date,Shop,Product,Qty,Unit price,Discount
      2026-03-14,Corner,Coffee,2,8.00,25%
      2026-03-14,Corner,Tea,1,3.00,
      2026-03-14,Corner,Jam,3,2.55,-12.5%

      """, Self.euro)
    #expect(imported["total"] == ["12.00", "3.00", "6.69"])
    #expect(
      imported.schema.warnings.map(\.flag).contains("--set discount= leaves them"))
  }

  @Test func `a header may say that its numbers are percents`() throws {
    let imported = try ImportedFile(
      "date,item,qty,unit price,Discount %\n2026-03-14,Coffee,2,8.00,25\n", Self.euro)
    #expect(imported["total"] == ["12.00"])
  }

  @Test func `totals that stand there stay`() throws {
    let imported = try ImportedFile(
      "date,item,qty,unit price,discount,total\n2026-03-14,Coffee,2,8.00,25%,12.00\n", Self.euro)
    #expect(imported["total"] == ["12.00"])
  }

  @Test func `percents may be left where they are`() throws {
    var options = Self.euro
    options.roles = ["discount": ""]
    let imported = try ImportedFile(
      "date,item,qty,unit price,discount\n2026-03-14,Coffee,2,8.00,25%\n", options)
    #expect(imported["total"] == ["16.00"])
  }
}
