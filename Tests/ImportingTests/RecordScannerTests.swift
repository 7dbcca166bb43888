import Testing

@testable import Importing

@Suite struct RecordScannerTests {
  struct Record: Equatable {
    var line: Int
    var cells: [String]
  }

  static func records(_ text: String, delimiter: Character = ",") throws -> [Record] {
    let file = try TemporaryFile(Array(text.utf8))
    let source = try FileSource(path: file.path)
    var scanner = RecordScanner(source, delimiter: delimiter.asciiValue ?? 0x2C)
    var records: [Record] = []
    while try scanner.next() {
      let cells = (0..<scanner.cellCount).map { String(decoding: scanner[$0], as: UTF8.self) }
      records.append(Record(line: scanner.line, cells: cells))
    }
    return records
  }

  @Test(arguments: ["a,b\nc,d\n", "a,b\r\nc,d\r\n", "a,b\rc,d\r", "a,b\nc,d", "a,b\r\nc,d"])
  func `all line ends cut the same records`(_ text: String) throws {
    #expect(
      try Self.records(text) == [
        Record(line: 1, cells: ["a", "b"]), Record(line: 2, cells: ["c", "d"]),
      ])
  }

  @Test func `a quoted cell may hold delimiters, line ends and doubled quotes`() throws {
    #expect(
      try Self.records("\"a,\"\"x\"\"\nb\",c\nd,e\n") == [
        Record(line: 1, cells: ["a,\"x\"\nb", "c"]), Record(line: 3, cells: ["d", "e"]),
      ])
  }

  @Test func `apostrophes around a text are no part of it`() throws {
    #expect(
      try Self.records("5,'01 Mar',O'Brien's,'tis,''\n") == [
        Record(line: 1, cells: ["5", "01 Mar", "O'Brien's", "'tis", ""])
      ])
  }

  @Test func `a stray quote is an ordinary character`() throws {
    #expect(
      try Self.records("GUER CORN 6\",1\n\"7\" wide,2\n\"open,3\n") == [
        Record(line: 1, cells: ["GUER CORN 6\"", "1"]),
        Record(line: 2, cells: ["\"7\" wide", "2"]),
        Record(line: 3, cells: ["\"open", "3"]),
      ])
  }

  @Test func `empty cells and empty records are kept`() throws {
    #expect(
      try Self.records(",\n\na,") == [
        Record(line: 1, cells: ["", ""]), Record(line: 2, cells: [""]),
        Record(line: 3, cells: ["a", ""]),
      ])
  }

  @Test func `records are whole across the borders of chunks`() throws {
    let row = "12345678901234567890123,\"quoted \"\"cell\"\" with\r\nbreak\",x\r\n"
    let count = 3 * RecordScanner.chunkSize / row.utf8.count
    let records = try Self.records(String(repeating: row, count: count))
    #expect(records.count == count)
    #expect(
      records.allSatisfy {
        $0.cells == ["12345678901234567890123", "quoted \"cell\" with\r\nbreak", "x"]
      })
    #expect(records.last?.line == 2 * count - 1)
  }

  @Test func `a record longer than a chunk is read whole`() throws {
    let long = String(repeating: "x", count: 2 * RecordScanner.chunkSize)
    #expect(
      try Self.records("a,\(long)\nb,c\n") == [
        Record(line: 1, cells: ["a", long]), Record(line: 2, cells: ["b", "c"]),
      ])
  }
}
