import GroceryModel
import Testing

@testable import Importing

@Suite struct TablesInFileTests {
  @Test func `a header at the end of the file has no rows`() throws {
    let imported = try ImportedFile(
      """
      2026-02-02,Milk,1.19
      2026-01-02,Milk,1.09

      Date,Item,Price
      2026-01-03,Rice,2.49
      Date,Item,Price
      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["total"] == ["2.49"])
    #expect(imported.schema.warnings.contains(.leftOutTable(at: 1)))
  }
}
