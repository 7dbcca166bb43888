import Foundation
import GroceryModel
import Testing

@testable import Importing

/// To name a column that is found anyway changes nothing, over the corpus of our own files.
@Suite struct ToldColumnsTests {
  @Test(arguments: CorpusTests.names)
  func `a file whose columns are told as they were found is read as before`(
    _ name: String
  ) throws {
    let folder = CorpusTests.folder.appendingPathComponent(name)
    let expected = try JSONDecoder().decode(
      OpenCorpusTests.Expected.self,
      from: Data(contentsOf: folder.appendingPathComponent("expected.json")))
    let path = folder.appendingPathComponent(try OpenCorpusTests.input(in: folder)).path
    var options = OpenCorpusTests.options(expected)
    options.acceptsProposals = true
    let found = try ImportedFile(path: path, options)
    // One of several columns of amounts is another reading; so are amounts that are changed if they are told.
    guard found.schema.isReady, found.schema.plan.amountColumns.isEmpty,
      found.schema.furtherTables.isEmpty
    else { return }
    for (role, column) in found.schema.columns where ![.discount, .tax].contains(role) {
      options.roles[role.rawValue] = "#\(column.index + 1)"
    }
    let told = try ImportedFile(path: path, options)
    #expect(told.schema.questions.isEmpty)
    #expect(told.lines == found.lines)
  }

  @Test func `a header that begins as a place does is a header`() throws {
    let imported = try ImportedFile(
      "Date,Item,Price,# count\n2026-03-14,Rice,2.49,3\n",
      ImportOptions(currency: Currency("EUR"), roles: ["quantity": "# count"]))
    #expect(imported["quantity"] == ["3"])
  }

  @Test func `a discount that is told leaves what the other columns tell as it is`() throws {
    let text = """
      year,month,day,item,amount,discount
      2026,3,14,Milk,3.00,0.50
      2026,3,15,Rye,2.00,0.25

      """
    let imported = try ImportedFile(
      text,
      ImportOptions(currency: Currency("EUR"), roles: ["discount": "discount", "date": "day"]))
    #expect(imported["total"] == ["2.50", "1.75"])
    #expect(imported.lines.map(\.date) == ["2026-03-14", "2026-03-15"])
    #expect(imported.schema.columns[.date]?.confidence == 1)
    let sides = """
      date,payee,type,amount,discount
      2026-03-14,Corner,Spending,3.00,0.50
      2026-03-15,ACME,Income,2000.00,

      """
    let told = try ImportedFile(
      sides,
      ImportOptions(currency: Currency("EUR"), roles: ["discount": "discount", "status": "type"]))
    #expect(told["total"] == ["2.50"])
  }
}
