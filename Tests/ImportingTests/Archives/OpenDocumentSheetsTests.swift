import Testing

@testable import Importing

@Suite struct OpenDocumentSheetsTests {
  private static func csv(_ body: String) -> String? {
    OpenDocumentSheets.csv(Array("<office:document-content>\(body)</office:document-content>".utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func sheet(_ rows: String, _ attributes: String = "table:name=\"A\"") -> String {
    "<table:table \(attributes)>\(rows)</table:table>"
  }

  private static func text(_ text: String) -> String {
    "<table:table-cell office:value-type=\"string\"><text:p>\(text)</text:p></table:table-cell>"
  }

  @Test func `values are taken as stored`() {
    let row =
      "<table:table-row>\(Self.text("a"))<table:table-cell office:value-type=\"date\" "
      + "office:date-value=\"2026-03-01\"><text:p>03/01/26</text:p></table:table-cell>"
      + "<table:table-cell office:value-type=\"currency\" office:currency=\"EUR\" office:value=\"1.55\">"
      + "<text:p>2 €</text:p></table:table-cell></table:table-row>"
    #expect(Self.csv(Self.sheet(row)) == "a,2026-03-01,1.55 EUR\n")
  }

  @Test func `cells and rows repeat, but for the empty ones up to the edge`() {
    let row =
      "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell office:value-type=\"float\" "
      + "office:value=\"2\" table:number-columns-repeated=\"2\"/>"
      + "<table:table-cell table:number-columns-repeated=\"16382\"/></table:table-row>"
      + "<table:table-row table:number-rows-repeated=\"1048574\"><table:table-cell/></table:table-row>"
    #expect(Self.csv(Self.sheet(row)) == "2,2\n2,2\n")
  }

  @Test func `a row that repeats too often is kept as often as a sheet may repeat one`() {
    let row =
      "<table:table-row table:number-rows-repeated=\"1048576\">\(Self.text("a"))</table:table-row>"
    #expect(Self.csv(Self.sheet(row)) == String(repeating: "a\n", count: 10_000))
  }

  @Test func `comments and hidden sheets are left out, and parts of a word stay together`() {
    let styles =
      "<style:style style:name=\"h\"><style:table-properties table:display=\"false\"/></style:style>"
    let cell =
      "<table:table-cell><office:annotation><text:p>cheaper</text:p></office:annotation>"
      + "<text:p>Re<text:span>we</text:span></text:p></table:table-cell>"
    let row = "<table:table-row>\(cell)</table:table-row>"
    let hidden = Self.sheet(row, "table:name=\"B\" table:style-name=\"h\"")
    #expect(Self.csv(styles + hidden + Self.sheet(row)) == "Rewe\n")
  }

  @Test func `each further sheet stands below its name`() {
    let row = "<table:table-row>\(Self.text("a"))</table:table-row>"
    #expect(
      Self.csv(Self.sheet(row) + Self.sheet(row, "table:name=\"Feb\"")) == "a\n\n## Feb\na\n")
    #expect(Self.csv("<p>no sheet</p>") == nil)
  }
}
