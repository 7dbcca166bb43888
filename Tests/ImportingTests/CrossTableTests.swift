import GroceryModel
import Testing

@testable import Importing

@Suite struct CrossTableTests {
  static var euro: ImportOptions {
    var options = ImportOptions()
    options.currency = Currency("EUR")
    return options
  }

  @Test func `each amount of a row is a line with the category of its column`() throws {
    let file = try ImportedFile(
      "Date,Groceries,Rent,Total\n2026-10-05,45.20,700,745.20\n2026-10-06,0,,0\n2026-10-07,23.10,,23.10\n",
      Self.euro)
    #expect(file["total"] == ["45.20", "700", "23.10"])
    #expect(file["category"] == ["Groceries", "Rent", "Groceries"])
    #expect(file.lines.map(\.date) == ["2026-10-05", "2026-10-05", "2026-10-07"])
    #expect(file.schema.warnings.isEmpty)
  }

  @Test func `a cell that is no amount rejects its whole row, once`() throws {
    let file = try ImportedFile(
      "Date,Groceries,Rent\n2026-10-05,45.20,700\n2026-10-06,5.00,two\n2026-10-07,23.10,\n",
      Self.euro)
    #expect(file.rejected.map(\.line) == [3])
    #expect(file.rejected.map(\.column) == [3])
    #expect(file["total"] == ["45.20", "700", "23.10"])
  }

  @Test(arguments: [
    // People, not categories.
    "Date,Ada,Ben,Total\n2026-10-05,4.10,4.10,8.20\n2026-10-06,3.10,,3.10\n",
    // Ways of paying.
    "Date,Cash,Card,Total\n2026-10-05,4.10,4.10,8.20\n2026-10-06,3.10,,3.10\n",
  ])
  func `columns of people and of ways of paying are added up to one line`(_ text: String) throws {
    let file = try ImportedFile(text, Self.euro)
    #expect(file["total"] == ["8.20", "3.10"])
    #expect(file["category"] == [nil, nil])
  }

  @Test func `months without a year take it from the title, or ask for it`() throws {
    let table = "Month,Groceries,Rent\nJanuary,310.20,900\nFebruary,288.10,900\n"
    let titled = try ImportedFile("Household 2026,,\n" + table, Self.euro)
    #expect(titled.lines.map(\.date).first == "2026-01-01")
    #expect(
      try ImportedFile(table, Self.euro).schema.questions.map(\.found) == [
        "the year of 'January', 'February' is not known"
      ])
  }

  @Test func `a column of amounts is never the store, whatever it is called`() throws {
    let imported = try ImportedFile(
      "Fecha;Supermercado;Farmacia;Restaurantes\n2026-10-01;53,64 €;;12,00\n2026-10-02;8,10;4,20;\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported["category"] == ["Supermercado", "Restaurantes", "Supermercado", "Farmacia"])
    #expect(imported.schema.columns[.store] == nil)
  }
}
