import Testing

@testable import Importing

@Suite struct RecordScannerTests {
  struct Record: Equatable {
    var line: Int
    var cells: [String]
  }

  static func records(
    _ text: String, delimiter: Character = ",", apostrophesQuote: Bool = false
  ) throws -> [Record] {
    let file = try TemporaryFile(Array(text.utf8))
    let source = try FileSource(path: file.path)
    var scanner = RecordScanner(
      source, delimiter: delimiter.asciiValue ?? 0x2C, apostrophesQuote: apostrophesQuote)
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

  @Test func `where apostrophes quote, one that none closes in its line is an ordinary character`()
    throws
  {
    let text = "5,'01 Mar',O'Brien's,'tis\n 'Milk, 1 l','O''Brien','',6\n"
    #expect(
      try Self.records(text, apostrophesQuote: true) == [
        Record(line: 1, cells: ["5", "01 Mar", "O'Brien's", "'tis"]),
        Record(line: 2, cells: ["Milk, 1 l", "O'Brien", "", "6"]),
      ])
    #expect(try Self.records(text)[0].cells[1] == "'01 Mar'")
  }

  @Test(arguments: [
    ("day,item,total\n'2026-03-01','Milk, 1 l',1.29\n'2026-03-02','Bread',2.10\n", true),
    ("day,item,total\n2026-03-01,'Best' Butter,1.29\n2026-03-02,'t Hoekje,2.10\n", false),
    ("day,item,total\n2026-03-01,'Odd',1.29\n2026-03-02,Bread,2.10\n2026-03-03,Tea,3\n", false),
  ])
  func `apostrophes quote only where most records have such cells`(_ text: String, quotes: Bool)
    throws
  {
    let file = try TemporaryFile(Array(text.utf8))
    let choice = try DelimiterChoice(try FileSource(path: file.path), from: 0)
    #expect(choice.apostrophesQuote == quotes)
    #expect(choice.width == 3)
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
