import GroceryModel
import Testing

@testable import Importing

@Suite struct RefusalTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-01-02"))

  @Test(arguments: [
    ("", "the file is empty; expected a table of text"),
    (" \n\n", "the file holds only blanks; expected a table of text"),
    ("hello\nworld\n", "no delimiter cuts the lines into cells; expected a table as CSV or TSV"),
    (
      "{\"a\":1}\n",
      "the file is JSON, but holds no events of Larder's, one on each line; "
        + "expected a table as CSV or TSV"
    ),
    (
      "[\n  [\"Milk\", 1.09]\n]\n",
      "the file is JSON, but holds no events of Larder's, one on each line; "
        + "expected a table as CSV or TSV"
    ),
    ("<a,b>\n", "the file is no table of cells; expected a table as CSV or TSV"),
    ("day,thing,total,mood\n\n", "there is no row below the header; expected rows of data"),
    ("date,item,total\n", "there is no row below the header; expected rows of data"),
    (
      "date,item\n2026-01-02,Milk\n",
      "no column holds the amount; the header has 'date', 'item'; "
        + "expected a column with the amount of each line (--set total=COLUMN)"
    ),
    (
      "day,food,total\n2026-01-02,Milk,a lot\n2026-01-02,Tea,~2\n",
      "2 of 2 cells of 'total' are no numbers, as 'a lot'; expected amounts "
        + "(--set total=COLUMN)"
    ),
  ])
  func `what cannot be imported is refused with the reason`(
    _ text: String, _ expected: String
  ) throws {
    let imported = try ImportedFile(text, Self.options)
    #expect(imported.schema.refusal?.description == expected)
  }

  @Test func `two lists next to each other are refused although they name no items`() throws {
    let imported = try ImportedFile(
      "March,,,,April,,\nDate,Shop,Total,,Date,Shop,Total\n"
        + "02/03/2026,Bakery,3.20,,01/04/2026,Market,9.10\n19/03/2026,Market,7.45,,,,\n",
      Self.options)
    #expect(
      imported.schema.refusal?.description
        == "two lists stand side by side: 'Shop' and 'Total' head two columns each; "
        + "expected one list below the other (--set store=NUMBER --set total=NUMBER)")
  }

  @Test func `bytes that are no text are refused`() throws {
    let imported = try ImportedFile(bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0, 0, 9, 0x0A])
    #expect(
      imported.schema.refusal?.description
        == "the file is not text; expected a table as CSV or TSV")
  }

  @Test func `a file that is not there, or is a folder, is an error`() {
    #expect(throws: ImportError.noSuchFile("/nowhere/x.csv")) {
      try FileReader(path: "/nowhere/x.csv")
    }
    #expect(throws: ImportError.isDirectory("/tmp")) { try FileReader(path: "/tmp") }
  }

  @Test(arguments: [
    (ImportError.noSuchFile("x.csv"), "'x.csv' does not exist"),
    (.isDirectory("x"), "'x' is a folder; expected a file"),
    (.unreadable("x", code: 13), "'x' cannot be read: Permission denied"),
    (.unwritable("x", code: 28), "'x' cannot be written: No space left on device"),
    (
      .unknownColumn("Sum", role: "total", header: ["Item", "Price"]),
      "no column 'Sum' for total; the header has 'Item', 'Price'"
    ),
    (
      .unknownEncoding("x"),
      "'x' is not a known encoding; expected one of utf-8, utf-8-twice, utf-16-le, utf-16-be, cp1252, "
        + "cp1250, cp1251, cp1253, cp1254, cp1255, cp1256, cp1257, cp874, koi8-r, cp866, macroman, cp932, gbk, cp949"
    ),
  ])
  func `errors say what was found and what was expected`(_ error: ImportError, _ text: String) {
    #expect(error.description == text)
  }

  @Test func `a role that does not exist is named with those that do`() {
    #expect(
      ImportError.unknownRole("prize").description.hasPrefix(
        "'prize' is not a role; expected one of date, time, store, "))
  }

  @Test(arguments: [
    ("PK\u{3}\u{4}xl/workbook.xml", "the file is an old workbook, or an archive of several files"),
    ("%PDF-1.7\n1 0 obj", "the file is a PDF"),
  ])
  func `a document is called what it is, with the program that gives its text`(
    _ text: String, _ found: String
  ) throws {
    let refusal = try #require(try ImportedFile(text).schema.refusal)
    #expect(refusal.found == found)
    #expect(refusal.expected != nil)
  }
}
