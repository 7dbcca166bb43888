import GroceryModel
import Testing

@testable import Importing

@Suite struct DayPartsTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a day may stand in three columns`() throws {
    let imported = try ImportedFile(
      "Jahr;Monat;Tag;Laden;Artikel;Betrag\n2026;10;3;Eck;Milch;1,09\n2026;11;15;Eck;Brot;2,49\n",
      Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-10-03", "2026-11-15"])
    #expect(imported["total"] == ["1.09", "2.49"])
  }

  @Test func `its month may be a word`() throws {
    let imported = try ImportedFile(
      "Year,Month,Day,Shop,Item,Cost\n2026,Oct,3,Corner,Milk,1.09\n2026,Nov,31,Corner,Tea,2.49\n",
      Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-10-03"])
    #expect(
      imported.rejected.map(\.reason) == [
        "'31' is not a date (with its year and month in columns of their own)"
      ])
  }

  @Test func `without a day it is the first one of the month`() throws {
    let imported = try ImportedFile(
      "Año;Mes;Categoría;Presupuesto\n2026;Enero;Comida;600,00\n2026;Febrero;Comida;620,00\n",
      Self.euro)
    #expect(imported.schema.kind == .budgets)
    #expect(imported.lines.map(\.date) == ["2026-01-01", "2026-02-01"])
    let spent = try ImportedFile(
      "Year,Month,Item,Cost\n2026,10,Milk,1.09\n2026,11,Tea,2.49\n", Self.euro)
    #expect(spent.lines.map(\.date) == ["2026-10-01", "2026-11-01"])
  }

  @Test func `a whole date beside its year and month is the day`() throws {
    let imported = try ImportedFile(
      "Date,Year,Month,Day,Item,Cost\n2026-10-04,2025,9,3,Milk,1.09\n", Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-10-04"])
  }
}
