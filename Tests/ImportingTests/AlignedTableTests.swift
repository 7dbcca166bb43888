import GroceryModel
import Testing

@testable import Importing

@Suite struct AlignedTableTests {
  @Test func `columns may be parted by runs of blanks`() throws {
    let imported = try ImportedFile(
      """
      Date          Shop         Item           Amount
      2026-03-01    Aldi Sued    Milk             1.09
      2026-03-02    Rewe         Green tea        2.49

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["store"] == ["Aldi Sued", "Rewe"])
    #expect(imported["item"] == ["Milk", "Green tea"])
    #expect(imported["total"] == ["1.09", "2.49"])
  }

  @Test func `prose with double blanks is no table`() throws {
    let imported = try ImportedFile(
      "A letter.  Dear all,\nwe met.\nBest,  me and you  both\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported.schema.refusal != nil)
  }
}
