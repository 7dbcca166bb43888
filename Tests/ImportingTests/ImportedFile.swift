import EventSourcing
import GroceryModel

@testable import Importing

/// What came of a whole file, as plain values that a test can compare.
struct ImportedFile {
  var schema: InferredSchema
  var notices: [ImportNotice] = []
  var lines: [Line] = []
  var further: [Line] = []
  var ignored: [IgnoredReason: Int] = [:]
  var rejected: [Rejected] = []
  var parts: [Int] = []

  struct Line: Equatable {
    var type: EventType
    var date: String
    var line: Int
    var parentLine: Int
    /// The payload, by key.
    var fields: [String: String]
  }

  struct Rejected: Equatable {
    var line: Int
    var column: Int
    var reason: String
    var raw: String
  }

  init(path: String, _ options: ImportOptions = ImportOptions()) throws {
    let reader = try FileReader(path: path)
    schema = try reader.inferSchema(options)
    try read(reader, schema)
    for line in schema.furtherTables where schema.isReady {
      var options = options
      options.headerLine = line
      try read(reader, try reader.inferSchema(options))
    }
  }

  /// Reads one table of the file.
  private mutating func read(_ reader: FileReader, _ schema: InferredSchema) throws {
    guard schema.isReady else { return }
    var lines: [Line] = []
    var further: [Line] = []
    var ignored: [IgnoredReason: Int] = [:]
    var rejected: [Rejected] = []
    var parts: [Int] = []
    notices += try reader.forEachRecord(as: schema) { record in
      switch record.verdict {
      case .fact: lines.append(Self.line(record))
      // A row of a cross table is several lines.
      case .further where record.fields.type == .purchaseRecorded: lines.append(Self.line(record))
      case .further: further.append(Self.line(record))
      case .part(let line): parts.append(line)
      case .ignored(let reason): ignored[reason, default: 0] += 1
      case .rejected(let rejection):
        rejected.append(
          Rejected(
            line: record.line, column: rejection.column, reason: rejection.reason,
            raw: String(decoding: record.raw, as: UTF8.self)))
      }
    }
    self.lines += lines
    self.further += further
    self.ignored.merge(ignored) { $0 + $1 }
    self.rejected += rejected
    self.parts += parts
  }

  /// Imports a text as if it were a file.
  init(_ text: String, _ options: ImportOptions = ImportOptions()) throws {
    try self.init(bytes: Array(text.utf8), options)
  }

  init(bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws {
    let file = try TemporaryFile(bytes)
    try self.init(path: file.path, options)
  }

  private static func line(_ record: borrowing RecordOutcome) -> Line {
    var fields: [String: String] = [:]
    let keys = PayloadSchema.of(record.fields.type).keys
    for (place, key) in keys.enumerated() where record.fields[place].baseAddress != nil {
      fields[key.name] = String(decoding: record.fields[place], as: UTF8.self)
    }
    return Line(
      type: record.fields.type, date: record.fields.date.description, line: record.line,
      parentLine: record.parentLine, fields: fields)
  }

  /// The signed sum of the purchase lines in each currency.
  var nets: [String: Amount] {
    var nets: [String: Amount] = [:]
    for line in lines where line.type == .purchaseRecorded {
      guard let total = line.fields["total"].flatMap({ ExactDecimal($0) }) else { continue }
      nets[line.fields["currency"] ?? "", default: .zero] += total.amount
    }
    return nets
  }

  /// One payload key of all facts, in order.
  subscript(key: String) -> [String?] { lines.map { $0.fields[key] } }
}
