import Testing

@testable import Importing

@Suite struct MarkupRowsTests {
  private static func rows(_ text: String) -> String? {
    MarkupRows.table(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `rows of HTML are rows on their lines`() {
    #expect(
      Self.rows(
        "<html><style>td { a: b }</style><table>\n<tr><th>Day</th><th><b>Paid</b> in EUR</th></tr>\n"
          + "<tr><td>1&nbsp;May</td><td>1,50&#8364;</td></tr></table>")
        == "\nDay,Paid in EUR\n1 May,\"1,50€\"\n\n")
  }

  @Test func `rows and cells that are not closed end where the next begin`() {
    #expect(Self.rows("<table><tr><td>a<td>b<tr><td>c<td>d</table>") == "a,b\nc,d\n\n")
  }

  @Test func `a cell over several columns is the first of them`() {
    #expect(Self.rows("<tr><td colspan=2>a</td><td>b</td></tr>") == "a,,b\n")
  }

  @Test func `a spreadsheet numbers the cell behind empty ones`() {
    #expect(
      Self.rows(
        "<Row><Cell><Data>a</Data></Cell><Cell ss:Index=\"3\"><Data>b</Data></Cell></Row>")
        == "a,,b\n")
  }

  @Test func `a table inside a cell has rows of its own`() {
    #expect(
      Self.rows(
        "<tr><td>x<table><tr><td>a</td><td>b</td></tr></table></td><td>y</td></tr>")
        == "a,b\n\nx,y\n")
  }

  @Test func `text without rows has none`() {
    #expect(Self.rows("<html><p>1 < 2</p></html>") == nil)
    #expect(Self.rows("<tr><td>a</td></tr>") == nil)
  }
}
