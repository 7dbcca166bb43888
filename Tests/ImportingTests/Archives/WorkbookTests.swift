import GroceryModel
import Testing

@testable import Importing

@Suite struct WorkbookTests {
  private static let workbook = """
    <workbook xmlns:r="x"><sheets><sheet name="October" sheetId="1" r:id="rId1"/>
    <sheet name="Notes" sheetId="2" state="hidden" r:id="rId2"/>
    <sheet name="November" sheetId="3" r:id="rId3"/></sheets></workbook>
    """
  private static let relations = """
    <Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Target="worksheets/sheet2.xml"/>
    <Relationship Id="rId3" Target="/xl/worksheets/sheet3.xml"/></Relationships>
    """
  private static let styles = """
    <styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/>
    <numFmt numFmtId="165" formatCode="[$-407]d. mmmm yyyy"/>
    <numFmt numFmtId="166" formatCode="[$£-809]#,##0.00;[Red]-0"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/>
    <xf numFmtId="166"/><xf numFmtId="21"/></cellXfs></styleSheet>
    """
  private static let strings =
    "<sst><si><t>Date</t></si><si><r><t>It</t></r><r><t>em</t></r><rPh><t>x</t></rPh></si></sst>"

  static func files(_ first: String, _ third: String = "", strings: String = strings) -> [(
    String, String
  )] {
    [
      ("xl/workbook.xml", workbook), ("xl/_rels/workbook.xml.rels", relations),
      ("xl/styles.xml", styles), ("xl/sharedStrings.xml", strings),
      ("xl/worksheets/sheet1.xml", first),
      ("xl/worksheets/sheet2.xml", row("A1", "t=\"str\"", "hidden")),
      ("xl/worksheets/sheet3.xml", third),
    ]
  }

  private static func row(_ place: String, _ attributes: String, _ value: String) -> String {
    "<row r=\"\(place.dropFirst())\"><c r=\"\(place)\" \(attributes)><v>\(value)</v></c></row>"
  }

  private static func csv(_ first: String, _ third: String = "") -> String? {
    let named = files(first, third).map { (name: $0.0, text: $0.1) }
    return ZipArchive(StoredZip.bytes(named)).flatMap(Workbook.init).map {
      String(decoding: $0.csv, as: UTF8.self)
    }
  }

  @Test func `cells stand in their columns and rows, and texts are shared or their own`() {
    let sheet = """
      <row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" t="inlineStr"><is><t>a, &quot;b&quot;</t></is></c><c r="B3" s="0"/>
      <c r="D3"><f>1+1</f><v>2</v></c></row>
      """
    #expect(Self.csv(sheet) == "\n,Date,,Item\n\"a, \"\"b\"\"\",,,2\n")
  }

  @Test(arguments: [
    (1, "46298", "2026-10-03"), (3, "46298.395833333336", "2026-10-03 09:30:00"),
    (2, "2.58", "2.58 €"), (4, "-3", "-3 £"), (5, "0.5", "12:00:00"), (0, "1.5E-3", "0.0015"),
    (0, "2E2", "200"), (9, "7", "7"), (1, "x", "x"),
  ])
  func `numbers are shown as days, times and money where their style says so`(
    _ style: Int, _ number: String, _ shown: String
  ) {
    #expect(Self.csv(Self.row("A1", "s=\"\(style)\"", number)) == shown + "\n")
  }

  @Test func `days may be counted from 1904`() {
    let styles = WorkbookStyles(Array(Self.styles.utf8))
    #expect(styles.printed("0", style: 1, countsFrom1904: true) == "1904-01-01")
    #expect(styles.printed("1", style: 1, countsFrom1904: false) == "1899-12-31")
  }

  @Test func `further sheets stand below their names, and hidden ones are left out`() {
    let third = Self.row("A1", "t=\"str\"", "c")
    #expect(Self.csv(Self.row("A1", "t=\"str\"", "a"), third) == "a\n\n## November\nc\n")
  }

  @Test func `an archive without a workbook is none`() {
    #expect(ZipArchive(StoredZip.bytes([("a.csv", "x")])).flatMap(Workbook.init) == nil)
  }
}
