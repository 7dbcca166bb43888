import Testing

@testable import LarderCLI

@Suite struct CellRangeTests {
  private func cell(_ number: Int, _ record: String) -> String {
    let bytes = Array(record.utf8)
    let range = CellRange.find(number, in: bytes, delimiter: UInt8(ascii: ","))
    return String(decoding: bytes[range], as: UTF8.self)
  }

  @Test func `cells are counted from one`() {
    #expect((1...3).map { cell($0, "a,,ccc") } == ["a", "", "ccc"])
  }

  @Test func `a delimiter between quotes parts no cells`() {
    #expect((1...2).map { cell($0, #""a,""b""",c"#) } == [#""a,""b""""#, "c"])
  }

  @Test func `a quote that is not closed is a character like any other`() {
    #expect((1...2).map { cell($0, #""a,b"#) } == [#""a"#, "b"])
  }

  @Test func `past the last cell is the end of the record`() {
    #expect(CellRange.find(4, in: Array("a,b".utf8), delimiter: UInt8(ascii: ",")) == 3..<3)
  }

  @Test func `an empty record has one empty cell`() {
    #expect(CellRange.find(1, in: [], delimiter: UInt8(ascii: ",")) == 0..<0)
  }
}
