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

  @Test func `titles may stand above the columns, and commas be decimal marks`() throws {
    let imported = try ImportedFile(
      """
      BANK OF THE CITY
      Card: 5218 **** **** 4471
      Debt: 7.940,00

      Day           Text                          Amount
      20.07.2026    STARBUCKS KANYON              212,00
      23.07.2026    MIGROS TIC A.S IST          1.480,50

      """, ImportOptions(currency: Currency("TRY")))
    #expect(imported["total"] == ["212.00", "1480.50"])
    #expect(imported.lines.map(\.line) == [6, 7])
  }

  @Test func `prose with double blanks is no table`() throws {
    let imported = try ImportedFile(
      "A letter.  Dear all,\nwe met.\nBest,  me and you  both\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported.schema.refusal != nil)
  }
}
