import GroceryModel
import Testing

@testable import Importing

@Suite struct QuestionTests {
  static func questions(_ text: String, _ options: ImportOptions = ImportOptions()) throws
    -> [String]
  {
    try ImportedFile(text, options).schema.questions.map(\.description)
  }

  @Test func `an unknown currency is asked for`() throws {
    #expect(
      try Self.questions("date,item,total\n2026-01-02,Milk,1.00\n") == [
        "no column, sign or header names the currency (--currency CODE)"
      ])
  }

  @Test func `a missing date is asked for`() throws {
    #expect(
      try Self.questions("Item,Total\nMilk,$1.00\n") == [
        "no column holds the date (--date YYYY-MM-DD, or --with RECEIPTS.csv)"
      ])
  }

  @Test func `dates that two orders can read are asked about`() throws {
    #expect(
      try Self.questions("Date,Item,Total\n1/2/2026,Milk,$1.00\n") == [
        "the dates of 'Date' can be read in two orders, as '1/2/2026' (--date-order dmy|mdy)"
      ])
  }

  @Test func `dates under Larder's own header are asked about and specified like any others`()
    throws
  {
    let text = "date,item,total\n03/04/2025,Milk,1.00\n"
    let euro = Currency("EUR")
    #expect(
      try Self.questions(text, ImportOptions(currency: euro)) == [
        "the dates of 'date' can be read in two orders, as '03/04/2025' (--date-order dmy|mdy)"
      ])
    let specified = try ImportedFile(text, ImportOptions(currency: euro, dateOrder: .dmy))
    #expect(specified.lines.map(\.date) == ["2025-04-03"])
    let decided = try ImportedFile(
      text + "13/04/2025,Tea,2.00\n", ImportOptions(currency: euro))
    #expect(decided.lines.map(\.date) == ["2025-04-03", "2025-04-13"])
  }

  @Test func `columns of a file without a header are proposed`() throws {
    let text = "Milk,1.09,Lidl\nBread,2.50,Lidl\nEggs,3.00,Lidl\n"
    let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-01-02"))
    #expect(
      try Self.questions(text, options) == [
        "the file has no header; proposed: item = column 1, total = column 2, store = column 3 "
          + "(--yes, or --set ROLE=COLUMN)"
      ])
    var agreed = options
    agreed.acceptsProposals = true
    let imported = try ImportedFile(text, agreed)
    #expect(imported["item"] == ["Milk", "Bread", "Eggs"])
    #expect(imported.nets == ["EUR": Amount(units: 6_590_000_000_000)])
  }

  @Test func `the only column of amounts is what was paid, whatever it is called`() throws {
    let options = ImportOptions(currency: Currency("EUR"))
    let imported = try ImportedFile("Date,Item,Xyzzy\n2026-01-02,Milk,1.09\n", options)
    #expect(imported["total"] == ["1.09"])
    #expect(
      imported.schema.warnings.map(\.found) == [
        "'Xyzzy' is taken as what was paid, for no other column holds amounts"
      ])
  }

  @Test func `of two columns of amounts under unknown words it is asked which was paid`() throws {
    let text = "Date,Item,Xyzzy,Plugh\n2026-01-02,Milk,1.09,3.10\n2026-01-03,Ham,2.19,2.75\n"
    #expect(
      try Self.questions(text, ImportOptions(currency: Currency("EUR"))) == [
        "no header names the amount; 'Xyzzy' may be it (--yes, or --set total='Xyzzy')"
      ])
    let specified = ImportOptions(currency: Currency("EUR"), roles: ["total": "Plugh"])
    #expect(try ImportedFile(text, specified)["total"] == ["3.10", "2.75"])
  }

  @Test func `amounts of receipts are in the currency of their signs`() throws {
    let text = "date,item,total\n2026-01-02,Milk,€1.00\n2026-01-02,Tea,£2.00\n"
    #expect(try Self.questions(text).isEmpty)
    #expect(try ImportedFile(text)["currency"] == ["EUR", "GBP"])
  }
}
