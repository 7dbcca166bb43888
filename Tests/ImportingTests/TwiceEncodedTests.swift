import Testing

@testable import Importing

@Suite struct TwiceEncodedTests {
  @Test func `text that was encoded twice is read as it was before`() throws {
    let imported = try ImportedFile(
      "DÃ­a;DescripciÃ³n;Importe\n14/03/2026;CafÃ© NiÃ±o;3,20 â‚¬\n"
        + "15/03/2026;PanaderÃ­a;1,80 â‚¬\n")
    #expect(imported.schema.dialect.encoding == .utf8Twice)
    #expect(imported["item"] == ["Café Niño", "Panadería"])
    #expect(imported["currency"] == ["EUR", "EUR"])
  }

  @Test func `characters that were encoded once later in the file stay as they are`() throws {
    let rows = (1...400).map { "14/03/2026;Tea \($0);3,20 EUR\n" }.joined()
    let imported = try ImportedFile(
      "DÃ­a;DescripciÃ³n;Importe\n\(rows)14/03/2026;Café NiÃ±o;1,80 EUR\n")
    #expect(imported.schema.dialect.encoding == .utf8Twice)
    #expect(imported["item"].last == "Café Niño")
  }

  @Test(arguments: ["Café", "Â Ã", "Ã©té", "naïve Ã¼ber €", "ascii", "中文"])
  func `one text that is not encoded twice keeps the file as it is`(text: String) {
    #expect(!TwiceEncoded.isLikely(Array(text.utf8)))
  }

  @Test(arguments: ["Ã©", "Â£12", "â‚¬", "Ã–PNV", "ä½ å¥½".replacing(" ", with: "\u{A0}")])
  func `characters of two to four bytes are seen`(text: String) {
    #expect(TwiceEncoded.isLikely(Array(text.utf8)))
  }
}
