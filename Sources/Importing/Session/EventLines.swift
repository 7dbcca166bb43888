import ByteTools
import EventSourcing
import GroceryModel

/// Imports a file of events in JSON Lines, as written by `larder log export` or another program.
struct EventLines: ~Copyable {
  var outcome: ImportOutcome
  private let mark: UInt32
  private let comparesFiles: Bool
  private var decoder = EventDecoder()
  private var receipts: Set<EventIdentifier> = []
  private var nets = RunningNets()
  /// The stores of the new lines.
  private(set) var shops = ShopsSeen()

  /// The source files of the new events.
  private(set) var sources = SourcesSeen()

  /// The maximum length of a line in bytes.
  private static let longestLine = 1 << 20

  /// - Parameters:
  ///   - name: The file's name in the outcome.
  ///   - mark: The number of this reading, under which new ids become known.
  ///   - comparesFiles: True if later files of the command are compared with this file's lines.
  init(name: String, mark: UInt32, comparesFiles: Bool) {
    self.mark = mark
    self.comparesFiles = comparesFiles
    var schema = InferredSchema(
      dialect: Dialect(
        delimiter: UInt8(ascii: "\n"), encoding: .utf8, hasByteOrderMark: false, newline: .lf,
        decimalMark: .point),
      plan: ImportPlan())
    schema.dialect.dateFormat = "ymd"
    outcome = ImportOutcome(file: name, schema: schema)
    outcome.kind = "events"
  }

  /// Returns true if the file begins with an event in JSON: an object on one line with an event
  /// type.
  ///
  /// Other JSON is not a list of events; `JSONTable` reads it.
  static func isLikely(_ path: String) -> Bool {
    guard let file = try? PosixFile(readingRegular: path),
      let bytes = try? file.bytes(at: 0, count: 4096)
    else { return false }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let start = text.firstIndex(where: { $0 > 0x20 }), text[start] == UInt8(ascii: "{")
    else { return false }
    let rest = text[start...]
    let end = rest.firstIndex(of: 0x0A)
    let line = rest[..<(end ?? rest.endIndex)]
    guard saysEventType(String(decoding: line, as: UTF8.self)) else { return false }
    // A line longer than the bytes read here may end in any way.
    return end == nil || line.last { $0 > 0x20 } == UInt8(ascii: "}")
  }

  /// Returns true if the line has the type of an event: `"type":"purchase.recorded"`.
  private static func saysEventType(_ line: String) -> Bool {
    let key = Array("\"type\"".utf8)
    let bytes = Array(line.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: key) }
    guard let start else { return false }
    let value = bytes[(start + key.count)...].drop { " :\"".utf8.contains($0) }
    return value.prefix { $0 != UInt8(ascii: "\"") }.contains(UInt8(ascii: "."))
  }

  /// Imports every line of the file.
  mutating func take(
    _ path: String, _ known: inout KnownEvents, _ sink: inout BatchSink, progress: (Int) -> Void
  ) throws {
    let file = try PosixFile(readingRegular: path)
    let size = try file.size()
    var pending: [UInt8] = []
    var offset = 0
    var number = 0
    while true {
      let chunk = try file.bytes(at: offset, count: min(256 << 10, size - offset))
      offset += chunk.count
      pending += chunk
      if offset == chunk.count, pending.starts(with: [0xEF, 0xBB, 0xBF]) {
        pending.removeFirst(3)
      }
      var start = 0
      while let end = pending[start...].firstIndex(of: 0x0A) {
        number += 1
        try take(pending[start..<end], number, &known, &sink)
        start = end + 1
      }
      pending.removeFirst(start)
      progress(outcome.counts.rows)
      guard pending.count <= Self.longestLine else {
        throw ImportError.tooLarge(
          path, line: number + 1, reason: "the line is longer than \(Self.longestLine >> 20) MiB")
      }
      if chunk.isEmpty { break }
    }
    if !pending.isEmpty { try take(pending[...], number + 1, &known, &sink) }
    guard offset == size, try file.size() == size else { throw ImportError.changed(path) }
    outcome.receipts = receipts.count
    outcome.nets = nets.byCurrency
  }

  private mutating func take(
    _ text: ArraySlice<UInt8>, _ number: Int, _ known: inout KnownEvents, _ sink: inout BatchSink
  ) throws {
    guard !text.allSatisfy({ $0 <= 0x20 }) else { return }
    outcome.counts.rows += 1
    do throws(Refusal) {
      try text.withUnsafeBufferPointer { (line) throws(Refusal) in
        try take(line, number, &known, &sink)
      }
    } catch .fault(let reason) {
      outcome.counts.rejected += 1
      outcome.rejects.append(
        ImportOutcome.Reject(
          line: number, column: 1, reason: reason, text: String(decoding: text, as: UTF8.self)))
      outcome.rejectsFile.add(line: Array(text), number: number)
    } catch .log(let error) {
      throw error
    }
  }

  /// Separates an invalid line, which is rejected, from an error of the log, which ends the import.
  private enum Refusal: Error {
    case fault(String)
    case log(LogError)
  }

  private mutating func take(
    _ line: Bytes, _ number: Int, _ known: inout KnownEvents, _ sink: inout BatchSink
  ) throws(Refusal) {
    guard CommitLine(line) == nil else {
      // A commit line is part of the log format, not an event.
      outcome.counts.ignored += 1
      outcome.ignored[.notice, default: 0] += 1
      return
    }
    do throws(LineFault) {
      try decoder.decodeIncoming(line)
      try EventValidation.check(decoder.event.fields)
    } catch {
      throw .fault(error.description)
    }
    guard decoder.event.type != .eventRetracted else {
      throw .fault(
        "a retraction reaches only its own log; 'larder log export' writes what is live")
    }
    let identifier = sink.identifier(of: decoder.event.fields)
    if let given = EventIdentifier(hex: decoder.event.identifierText), given != identifier {
      throw .fault(
        LineFault.wrongIdentifier(
          found: given.description, expected: identifier.description
        ).description)
    }
    count(number)
    guard known.meet(identifier, mark: mark) == .new else {
      outcome.counts.known += 1
      return
    }
    outcome.counts.new += 1
    sources.note(decoder.event.fields.source, on: decoder.event.date)
    if decoder.event.type == .purchaseRecorded { note(number, &known) }
    do throws(LogError) {
      try sink.append(decoder.event.fields, identifier: identifier)
    } catch {
      throw .log(error)
    }
  }

  /// Adds a new purchase line, and reports it if it looks like a recorded line of another receipt.
  private mutating func note(_ number: Int, _ known: inout KnownEvents) {
    let (look, receipt) = (
      LineFingerprint(decoder.event.fields), ReceiptFingerprint.of(decoder.event.fields)
    )
    if !known.holdsReceipt(receipt), known.holds(look, ofOtherThan: receipt) {
      outcome.noteLookAlike(decoder.event.fields, line: number)
    }
    known.noteLine(look, receipt, isCompared: comparesFiles)
    shops.note(StoreFingerprint(decoder.event.fields))
  }

  /// Counts a valid event, whether new or known.
  private mutating func count(_ number: Int) {
    outcome.days.note(decoder.event.date, line: number)
    guard decoder.event.type == .purchaseRecorded else { return }
    outcome.counts.lines += 1
    receipts.insert(ReceiptFingerprint.of(decoder.event.fields))
    nets.add(
      LineFingerprint.total(of: decoder.event.fields), decoder.event.fields[PurchaseKey.currency])
  }
}
