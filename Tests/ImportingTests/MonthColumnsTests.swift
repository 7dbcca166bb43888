import GroceryModel
import Testing

@testable import Importing

@Suite struct MonthColumnsTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a plan with a column for each month is a budget for each`() throws {
    let imported = try ImportedFile(
      """
      Category,Jan 2026,Feb-26,2026-03
      Groceries,600.00,600.00,620.00
      Household,50.00,,40.00
      Total,650.00,600.00,660.00

      """, Self.euro)
    #expect(imported.schema.kind == .budgets)
    #expect(
      imported["amount"] + imported.further.map { $0.fields["amount"] } == [
        "650.00", "600.00", "660.00",
      ])
    #expect(
      (imported.lines + imported.further).map { $0.fields["categories"] } == [
        "{\"Groceries\":\"600.00\",\"Household\":\"50.00\"}", "{\"Groceries\":\"600.00\"}",
        "{\"Groceries\":\"620.00\",\"Household\":\"40.00\"}",
      ])
    #expect(
      imported.further.first?.fields["period"]
        == "{\"start\":\"2026-02-01\",\"end\":\"2026-02-28\"}")
    #expect(imported.parts == [2])
    #expect(imported.ignored == [.total: 1])
    #expect(
      imported.schema.warnings.map(\.found) == [
        "the amounts by month are taken as planned, not as spent"
      ])
  }

  @Test func `the year of its months stands above, or is specified, or asked for`() throws {
    let table = "Kategorie;Januar;Februar\nLebensmittel;450,00;460,00\n"
    let titled = try ImportedFile("Budget 2026;;\n" + table, Self.euro)
    #expect(titled.lines.map(\.date) + titled.further.map(\.date) == ["2026-01-01", "2026-02-01"])
    #expect(titled.schema.warnings.isEmpty)
    let headed = try ImportedFile("Presupuesto 2026;ene;feb\nPan;450;460\n", Self.euro)
    #expect(headed.lines.map(\.date) == ["2026-01-01"])
    var options = Self.euro
    options.date = Day("2027-01-01")
    #expect(try ImportedFile(table, options).lines.map(\.date) == ["2027-01-01"])
    #expect(
      try ImportedFile(table, Self.euro).schema.questions.map(\.description) == [
        "the year of 'Januar', 'Februar' is not known (--date YYYY-01-01)"
      ])
  }

  @Test func `what is called spent is no plan`() throws {
    let imported = try ImportedFile(
      "Spent by category 2026,,\nCategory,Jan,Feb\nGroceries,412.10,388.95\n", Self.euro)
    #expect(imported.schema.kind == .receipts)
    #expect(imported.lines.map(\.date) == ["2026-01-01", "2026-02-01"])
    #expect(imported["total"] == ["412.10", "388.95"])
    #expect(imported["category"] == ["Groceries", "Groceries"])
    let ledger = try ImportedFile(
      "account,2026-08,2026-09\nassets:bank,-412.10,-398.20\nexpenses:food,412.10,398.20\n",
      Self.euro)
    #expect(ledger["total"] == ["412.10", "398.20"])
    #expect(ledger["category"] == ["food", "food"])
  }

  @Test func `a cell that is no amount rejects its row, and those that it goes with`() throws {
    let imported = try ImportedFile(
      "Category,Jan 2026,Feb 2026,Mar 2026,Apr 2026\nA,1.00,2.00,3.00,4.00\nB,1.00,-2.00,3.00,4.00\n",
      Self.euro)
    #expect(imported.rejected.map(\.line) == [2, 3])
    #expect(
      imported.rejected.map(\.reason) == [
        "the rows of budget 'Budget' go in together, and that of line 3 is rejected",
        "'-2.00' is not an amount of zero or more",
      ])
    #expect(imported.lines.isEmpty && imported.further.isEmpty)
  }
}
