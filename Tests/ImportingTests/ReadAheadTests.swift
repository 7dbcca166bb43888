import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import Importing

@Suite struct ReadAheadTests {
  /// A record with all that a reader of it can see.
  struct Seen: Equatable {
    let verdict: RecordOutcome.Verdict
    let line: Int
    let parentLine: Int
    let date: Day
    let values: [PurchaseKey: String]
    let raw: String

    init(_ record: borrowing RecordOutcome) {
      verdict = record.verdict
      line = record.line
      parentLine = record.parentLine
      date = record.fields.date
      raw = String(decoding: record.raw, as: UTF8.self)
      var values: [PurchaseKey: String] = [:]
      for key in PurchaseKey.allCases where record.fields.has(key) {
        values[key] = String(decoding: record.fields[key], as: UTF8.self)
      }
      self.values = values
    }
  }

  /// Receipts with quoted names, comma decimals, discounts, notices and records that are no facts.
  static func receipts(rows: Int) -> String {
    var random = SplitMix64(seed: 7)
    var text = "date;store;receipt;item;quantity;total;category\n"
    for row in 0..<rows {
      let day = row % 97 == 3 ? "soon" : "2026-01-\(10 + row % 20)"
      let item = random.pick(["Milk 1l", "\"Tea; \"\"green\"\"\"", "Discount", "Pfand", "Total"])
      let sign = item == "Discount" ? "-" : ""
      text +=
        "\(day);Shop;R\(row / 5);\(item);\(1 + row % 3);\(sign)\(1 + row % 9),\(10 + row % 90);"
      text += row % 4 == 0 ? "\n" : "Food\n"
    }
    return text
  }

  static func inferred(_ file: TemporaryFile) throws -> (FileReader, InferredSchema) {
    let reader = try FileReader(path: file.path)
    let schema = try reader.inferSchema(ImportOptions(currency: Currency("EUR")))
    try #require(schema.isReady)
    return (reader, schema)
  }

  @Test(arguments: [1, 40, 2047, 2048, 2049, 5000])
  func `records read ahead are those that are read one by one`(_ rows: Int) throws {
    let file = try TemporaryFile(Array(Self.receipts(rows: rows).utf8))
    let (reader, schema) = try Self.inferred(file)
    var expected: [Seen] = []
    var emitter = RecordReader(try FileSource(path: file.path), schema.plan)
    try emitter.run { expected.append(Seen($0)) }
    var found: [Seen] = []
    let notices = try reader.forEachRecord(as: schema) { found.append(Seen($0)) }
    #expect(found.count >= rows)
    #expect(found == expected)
    #expect(notices == emitter.notices)
  }

  @Test func `purchase lines bring their marks, and their ids are worked out before them`() throws {
    let file = try TemporaryFile(Array(Self.receipts(rows: 3000).utf8))
    let (reader, schema) = try Self.inferred(file)
    var identity = EventIdentity()
    var specified: [EventIdentifier] = []
    var lines = 0
    _ = try reader.forEachRecord(as: schema, upcoming: { specified += $0 }) { record in
      guard record.verdict == .fact else { return #expect(record.marks == nil) }
      let first = identity.identifier(ofPurchase: record.fields, occurrence: 1)
      #expect(record.marks?.first == first)
      #expect(record.marks?.receipt == ReceiptFingerprint.of(record.fields))
      #expect(record.marks?.look == LineFingerprint(record.fields))
      #expect(lines < specified.count && specified[lines] == first)
      lines += 1
    }
    #expect(lines == specified.count)
  }

  @Test func `what is thrown on the way ends the reading there`() throws {
    struct Enough: Error {}
    let file = try TemporaryFile(Array(Self.receipts(rows: 6000).utf8))
    let (reader, schema) = try Self.inferred(file)
    var count = 0
    #expect(throws: Enough.self) {
      try reader.forEachRecord(as: schema) { _ in
        count += 1
        if count == 5000 { throw Enough() }
      }
    }
    #expect(count == 5000)
  }
}
