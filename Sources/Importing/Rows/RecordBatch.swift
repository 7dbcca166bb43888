import ByteTools
import EventSourcing
import GroceryModel

/// Records that were read ahead, with a copy of their bytes.
struct RecordBatch: ~Copyable {
  /// The number of records in a full batch; large enough that the handover costs little.
  private static let fullCount = 2048
  /// The number of ids passed to `upcoming` at once.
  private static let specified = 32
  /// The number of bytes that also fill a batch.
  private static let fullText = 1 << 20

  /// A range of the batch's bytes.
  private struct Slice {
    let start: Int
    let count: Int
  }

  /// One record; its bytes and field values are ranges of the batch's text.
  private struct Entry {
    let verdict: RecordOutcome.Verdict
    var marks: PurchaseMarks?
    let type: EventType
    let date: Day
    let line: Int
    var parentLine: Int
    let raw: Slice
    let places: UInt32
    let firstValue: Int
  }

  private var entries: [Entry] = []
  /// The field values of all records; those of each record are in field order.
  private var values: [Slice] = []
  private var text = OutputBuffer(capacity: 512 << 10)
  private var identities = IdentityBatch()

  var isEmpty: Bool { entries.isEmpty }

  var isFull: Bool { entries.count >= Self.fullCount || text.count >= Self.fullText }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    text.truncate(to: 0)
  }

  /// Copies a record into the batch.
  mutating func append(_ record: borrowing RecordOutcome) {
    let raw = copy(record.raw)
    let firstValue = values.count
    var places = record.fields.places
    while places != 0 {
      let value = record.fields[places.trailingZeroBitCount]
      places &= places - 1
      values.append(slice(value, in: record.raw, copiedTo: raw) ?? copy(value))
    }
    var marks: PurchaseMarks?
    switch record.verdict {
    case .fact, .further:
      if record.fields.type == .purchaseRecorded {
        marks = PurchaseMarks(record.fields)
        identities.append(ofPurchase: record.fields, occurrence: 1)
      }
    case .part, .ignored, .rejected: break
    }
    entries.append(
      Entry(
        verdict: record.verdict, marks: marks, type: record.fields.type, date: record.fields.date,
        line: record.line, parentLine: record.parentLine, raw: raw, places: record.fields.places,
        firstValue: firstValue))
  }

  /// Sets the parent of purchase lines in the batch that was unknown when they were read.
  mutating func tie(_ lines: [Int], to parent: Int) {
    for line in lines {
      let place = entries.lastIndex { $0.line == line && $0.type == .purchaseRecorded }
      if let place { entries[place].parentLine = parent }
    }
  }

  /// Computes the ids of the purchase lines; call it when the batch is complete.
  mutating func finish() {
    var ids = identities.take()[...]
    for place in entries.indices where entries[place].marks != nil {
      entries[place].marks?.first = ids.removeFirst()
    }
  }

  private mutating func copy(_ bytes: Bytes) -> Slice {
    let slice = Slice(start: text.count, count: bytes.count)
    text.put(bytes)
    return slice
  }

  /// Returns the range of a value in the copied record, if the value is a part of the record.
  @inline(__always)
  private func slice(_ value: Bytes, in raw: Bytes, copiedTo copied: Slice) -> Slice? {
    guard let start = raw.baseAddress, let first = value.baseAddress else { return nil }
    let offset = first - start
    guard offset >= 0, offset + value.count <= raw.count else { return nil }
    return Slice(start: copied.start + offset, count: value.count)
  }

  /// Passes the records to `body` in order; each is valid during one call.
  ///
  /// - Parameters:
  ///   - upcoming: Called with the ids of the next purchase lines before their records.
  ///   - body: Processes a record.
  func forEach(
    upcoming: ([EventIdentifier]) -> Void, _ body: (inout RecordOutcome) throws -> Void
  ) rethrows {
    var ahead: [EventIdentifier] = []
    let text = text.bytes
    var record = RecordOutcome(
      verdict: .fact, fields: EventFields(type: .purchaseRecorded, date: Day(ordinal: 0)), line: 0,
      parentLine: 0, raw: text)
    for (place, entry) in entries.enumerated() {
      if place % Self.specified == 0 {
        ahead.removeAll(keepingCapacity: true)
        for next in entries[place..<min(place + Self.specified, entries.count)] {
          if let marks = next.marks { ahead.append(marks.first) }
        }
        upcoming(ahead)
      }
      record.verdict = entry.verdict
      record.marks = entry.marks
      record.line = entry.line
      record.parentLine = entry.parentLine
      record.raw = Self.bytes(entry.raw, of: text)
      record.fields.removeAll()
      record.fields.type = entry.type
      record.fields.date = entry.date
      var (places, value) = (entry.places, entry.firstValue)
      while places != 0 {
        record.fields[places.trailingZeroBitCount] = Self.bytes(values[value], of: text)
        places &= places - 1
        value += 1
      }
      try body(&record)
    }
  }

  @inline(__always)
  private static func bytes(_ slice: Slice, of text: Bytes) -> Bytes {
    Bytes(rebasing: text[slice.start..<(slice.start + slice.count)])
  }
}
