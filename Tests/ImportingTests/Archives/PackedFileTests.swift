import GroceryModel
import Testing

@testable import Importing

@Suite struct PackedFileTests {
  private static let csv =
    "date,item,total,currency\n2026-10-03,Milk,1.29,EUR\n2026-10-04,Tea,2.49,EUR\n"

  private static func imported(_ bytes: [UInt8]) throws -> ImportedFile {
    try ImportedFile(bytes: bytes)
  }

  @Test func `the only text of an archive is the file`() throws {
    let imported = try Self.imported(
      StoredZip.bytes([
        ("__MACOSX/._orders.csv", "x"), ("orders/", ""), ("orders/a.CSV", Self.csv), ("a.pdf", "y"),
      ]))
    #expect(imported["total"] == ["1.29", "2.49"])
    #expect(imported.schema.dialect.form == "ZIP")
    #expect(imported.lines.map(\.line) == [2, 3])
  }

  @Test func `of several texts none is chosen`() throws {
    let imported = try Self.imported(StoredZip.bytes([("a.csv", Self.csv), ("b.csv", Self.csv)]))
    #expect(
      imported.schema.refusal?.found
        == "the file is an old workbook, or an archive of several files")
  }

  @Test func `a workbook in an archive is unpacked, but no archive in it`() throws {
    let sheet = "<row r=\"1\"><c t=\"str\"><v>date</v></c><c t=\"str\"><v>item</v></c></row>"
    let book = StoredZip.bytes(
      WorkbookTests.files(sheet, sheet, strings: "<sst/>").map { (name: $0.0, text: $0.1) })
    let once = StoredZip.bytes(of: [("a.xlsx", book)])
    #expect(try Self.imported(once).schema.dialect.form == "workbook")
    let twice = StoredZip.bytes(of: [("a.xlsx", once)])
    #expect(
      try Self.imported(twice).schema.refusal?.found
        == "the file is an old workbook, or an archive of several files")
  }

  @Test func `the sheets of a workbook are tables`() throws {
    let sheet = """
      <row r="1"><c t="str"><v>date</v></c><c t="str"><v>item</v></c><c t="str"><v>total</v></c></row>
      <row r="2"><c s="1"><v>46298</v></c><c t="str"><v>Milk</v></c><c s="2"><v>1.29</v></c></row>
      <row r="3"><c s="1"><v>46299</v></c><c t="str"><v>Milk</v></c><c s="2"><v>1.35</v></c></row>
      """
    let files = WorkbookTests.files(
      sheet,
      sheet.replacing("Milk", with: "Tea").replacing("462", with: "463").replacing(
        ">1.", with: ">2."), strings: "<sst/>")
    let imported = try Self.imported(StoredZip.bytes(files.map { (name: $0.0, text: $0.1) }))
    #expect(imported["item"] == ["Milk", "Milk", "Tea", "Tea"])
    #expect(Set(imported["currency"]) == ["EUR"])
    #expect(imported.lines.map(\.date).prefix(2) == ["2026-10-03", "2026-10-04"])
    #expect(imported.schema.dialect.form == "workbook")
  }

  @Test func `a sheet of OpenDocument is its rows`() throws {
    let content = """
      <office:document-content><table:table><table:table-row><table:table-cell><text:p>date</text:p>
      </table:table-cell><table:table-cell><text:p>item</text:p></table:table-cell><table:table-cell>
      <text:p>total</text:p></table:table-cell><table:table-cell table:number-columns-repeated="1000"/>
      </table:table-row><table:table-row><table:table-cell><text:p>2026-10-03</text:p></table:table-cell>
      <table:table-cell><text:p>Milk</text:p></table:table-cell><table:table-cell><text:p>1,29 €</text:p>
      </table:table-cell></table:table-row></table:table></office:document-content>
      """
    let imported = try Self.imported(
      StoredZip.bytes([
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", content),
      ]))
    #expect(imported["total"] == ["1.29"])
    #expect(imported.schema.header.count == 3)
  }

  @Test func `a gzip file is unpacked, and a damaged one refused`() throws {
    let data = Array(Self.csv.utf8)
    let size = [UInt8(data.count & 0xFF), UInt8(data.count >> 8)]
    let stored = [1] + size + size.map { ~$0 } + data
    let checksum = (0..<4).map { UInt8(truncatingIfNeeded: CRC32.of(data) >> UInt32(8 * $0)) }
    let name = Array("a.csv".utf8) + [0]
    let gzip: [UInt8] =
      [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + name + stored + checksum + size + [0, 0]
    #expect(try Self.imported(gzip)["total"] == ["1.29", "2.49"])
    var damaged = gzip
    damaged[40] ^= 1
    #expect(try Self.imported(damaged).schema.refusal?.found == "the file is compressed")
  }
}
