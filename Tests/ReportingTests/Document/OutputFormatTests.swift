import Reporting
import Testing

@Suite struct OutputFormatTests {
  @Test(
    arguments: [
      ("a.csv", .csv), ("a.b/report.MD", .md), ("x.markdown", .md), ("x.txt", .text),
      ("x.htm", .html), ("x.html", .html), ("x.tsv", .tsv), ("x.json", .json), ("x.csv.gz", nil),
      ("csv", nil), (".csv", nil), ("a.csv/b", nil), ("", nil), ("a.", nil),
    ] as [(String, OutputFormat?)])
  func `a file's ending asks for a format`(path: String, format: OutputFormat?) {
    #expect(OutputFormat(path: path) == format)
  }

  @Test(arguments: OutputFormat.allCases)
  func `every format ends its last line`(format: OutputFormat) {
    #expect(format.renderer().text(of: [spending, empty]).hasSuffix("\n"))
    #expect(format.renderer().text(of: [spending]).hasSuffix("\n"))
  }
}
