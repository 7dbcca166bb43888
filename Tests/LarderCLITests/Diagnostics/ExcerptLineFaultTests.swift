import EventSourcing
import Testing

@testable import LarderCLI

@Suite struct ExcerptLineFaultTests {
  private let line = #"{"type":"stock.opend","v":2,"date":"2025-01-20","data":{"date":"soon"}}"#

  private func marked(_ fault: LineFault) -> String? {
    Excerpt(line: Array(line.utf8), fault: fault).map { excerpt in
      let start = line.unicodeScalars.index(
        line.unicodeScalars.startIndex, offsetBy: excerpt.caretColumn - 1)
      let end = line.unicodeScalars.index(start, offsetBy: excerpt.caretLength)
      return String(line.unicodeScalars[start..<end])
    }
  }

  @Test func `an unknown type is marked with its quotes`() {
    #expect(marked(.unknownType("stock.opend")) == #""stock.opend""#)
  }

  @Test func `a version is marked behind its key`() {
    #expect(marked(.unknownVersion(type: "stock.opend", version: "2")) == "2")
  }

  @Test func `a value is marked behind its key`() {
    #expect(marked(.badValue(key: "date", found: "soon", expected: "a day")) == "soon")
  }

  @Test func `a key that stands twice is marked where it does so again`() {
    #expect(
      Excerpt(line: Array(line.utf8), fault: .duplicate(key: "date"))?.caretColumn == 57)
  }

  @Test func `a byte is marked by its offset`() {
    #expect(marked(.invalidUTF8(offset: 1)) == "\"")
  }

  @Test func `what is lacking has no place`() {
    #expect(marked(.missing(key: "item")) == nil)
    #expect(marked(.badValue(key: "item", found: "x", expected: "text")) == nil)
  }
}
