import ByteTools
import GroceryModel

@testable import EventSourcing

/// An event that owns its bytes: what a test builds, and what it compares decoded events with.
struct EventDraft: Hashable {
  var type: EventType
  var date: Day
  var by = ""
  var source = ""
  /// The payload by the place of its key, strings unescaped, other values as JSON.
  var values: [Int: [UInt8]] = [:]
  /// Members that the type does not know, each after a comma.
  var unknownMembers = ""

  init(_ type: EventType, _ date: Day, _ values: [Int: [UInt8]] = [:]) {
    self.type = type
    self.date = date
    self.values = values
  }

  init(_ type: EventType, _ date: String, _ members: [String: String]) {
    self.init(type, Day(date) ?? Day(ordinal: 0))
    for (name, value) in members {
      guard let place = PayloadSchema.of(type).index(of: name) else {
        preconditionFailure("\(type.wireName) has no key '\(name)'")
      }
      values[place] = Array(value.utf8)
    }
  }

  /// What a decoder found, copied.
  init(copying fields: borrowing EventFields) {
    self.init(fields.type, fields.date)
    by = String(decoding: fields.by, as: UTF8.self)
    source = String(decoding: fields.source, as: UTF8.self)
    unknownMembers = String(decoding: fields.unknownMembers, as: UTF8.self)
    for place in 0..<PayloadSchema.maximumKeyCount where fields[place].baseAddress != nil {
      values[place] = Array(fields[place])
    }
  }

  subscript(name: String) -> String? {
    PayloadSchema.of(type).index(of: name).flatMap { values[$0] }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs `body` with the event as fields over bytes that live as long as the call.
  func withFields<Result>(_ body: (borrowing EventFields) throws -> Result) rethrows -> Result {
    var bytes: [UInt8] = []
    var places: [(place: Int, range: Range<Int>)] = []
    func keep(_ content: some Collection<UInt8>, _ place: Int) {
      places.append((place, bytes.count..<bytes.count + content.count))
      bytes += content
    }
    for (place, value) in values { keep(value, place) }
    keep(by.utf8, -1)
    keep(source.utf8, -2)
    keep(unknownMembers.utf8, -3)
    bytes.append(0)
    return try bytes.withUnsafeBufferPointer { buffer in
      var fields = EventFields(type: type, date: date)
      for (place, range) in places {
        let content = Bytes(rebasing: buffer[range])
        switch place {
        case -1: fields.by = content
        case -2: fields.source = content
        case -3: fields.unknownMembers = content
        default: fields[place] = content
        }
      }
      return try body(fields)
    }
  }

  /// The line that the writer makes of it, without its line feed.
  func line(recorded: String = "2026-10-04T08:11:52.073114Z") -> [UInt8] {
    var encoder = EventEncoder()
    withFields { fields in
      _ = Array(recorded.utf8).withUnsafeBufferPointer { encoder.append(fields, recorded: $0) }
    }
    return Array(encoder.output.bytes.dropLast())
  }

  var identifier: EventIdentifier {
    var encoder = EventEncoder()
    return withFields { encoder.identifier(of: $0) }
  }
}

extension EventDraft {
  static func purchase(
    _ item: String, _ total: String = "1.00", on date: String = "2026-10-03",
    _ more: [String: String] = [:]
  ) -> EventDraft {
    EventDraft(
      .purchaseRecorded, date,
      ["item": item, "total": total, "currency": "EUR"].merging(more) { $1 })
  }

  static func retraction(of event: EventIdentifier, entered: String? = nil) -> EventDraft {
    var draft = EventDraft(.eventRetracted, "2026-10-03", ["event": event.description])
    draft.values[RetractionKey.entered.rawValue] = entered.map { Array($0.utf8) }
    return draft
  }

  static func retraction(ofBatch batch: Instant, entered: String? = nil) -> EventDraft {
    var draft = EventDraft(.eventRetracted, "2026-10-03", ["batch": batch.description])
    draft.values[RetractionKey.entered.rawValue] = entered.map { Array($0.utf8) }
    return draft
  }
}

/// Runs `body` on bytes that are followed by as many readable ones as a decoder asks for.
func withPadding<Result>(
  _ bytes: some Sequence<UInt8>, of filler: UInt8 = 0x0A, _ body: (Bytes) throws -> Result
) rethrows -> Result {
  let line = Array(bytes)
  let padded = line + Array(repeating: filler, count: EventDecoder.padding)
  return try padded.withUnsafeBufferPointer { try body(Bytes(rebasing: $0[..<line.count])) }
}
