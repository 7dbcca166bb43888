import GroceryModel
import Testing

@testable import Importing

@Suite struct RepeatedSizeTests {
  private static let dollar = ImportOptions(currency: Currency("USD"))

  @Test func `a fraction that the name says again is its measure`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Quantity,Total
      2026-10-03,Bananas 2.31 lb,2.31,1.36
      2026-10-03,Milk 1 gal,1,3.49
      2026-10-03,Grapes 1.5 lb,2,5.98
      2026-10-03,Ham 0.5 kg,0.4,5.00

      """, Self.dollar)
    #expect(imported["unit"] == ["lb", nil, nil, nil])
    #expect(imported["quantity"] == ["2.31", "1", "2", "0.4"])
  }

  @Test func `so is one that the package says again, where the unit's cell is empty`() throws {
    let imported = try ImportedFile(
      """
      Datum;Artikel;Packung;Menge;Einheit;Summe
      03.10.2026;Bananen;0,84 kg;0,84;;1,51
      03.10.2026;Saft;0,7 l;0,7;Stk;1,99

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["unit"] == ["kg", "each"])
  }
}
