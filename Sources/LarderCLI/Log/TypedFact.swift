import ByteTools
import EventSourcing
import GroceryModel

/// One event that a person states, with the bytes of its values.
struct TypedFact: Sendable {
  let type: EventType
  let date: Day
  /// The source, if it is not the command line.
  var source: String?
  /// Who recorded it, where that is not who appends it.
  var author: String?
  /// True if its total was worked out from the price of one.
  var isUnitPriced = false
  private var bytes: [UInt8] = [0]
  private var ranges: [(place: Int, range: Range<Int>)] = []

  init(_ type: EventType, on date: Day) {
    self.type = type
    self.date = date
  }

  /// The values in the order of the payload's keys, as the log would hold them.
  var values: [(key: PayloadKey, text: String)] {
    let keys = PayloadSchema.of(type).keys
    return ranges.sorted { $0.place < $1.place }.map { place, range in
      (keys[place], String(decoding: bytes[range], as: UTF8.self))
    }
  }

  /// The value of a key of that name, or nil.
  func text(_ name: String) -> String? { values.first { $0.key.name == name }?.text }

  /// Sets a value, as text or as the JSON that the key's form asks for.
  mutating func set(_ name: String, _ text: String) {
    guard let place = PayloadSchema.of(type).index(of: name) else {
      preconditionFailure("\(type.wireName) has no key '\(name)'")
    }
    ranges.removeAll { $0.place == place }
    ranges.append((place, bytes.count..<bytes.count + text.utf8.count))
    bytes += text.utf8
  }

  mutating func remove(_ name: String) {
    let place = PayloadSchema.of(type).index(of: name)
    ranges.removeAll { $0.place == place }
  }

  /// Runs `body` with the event as fields over bytes that live as long as the call.
  func withFields<Result, Fault: Error>(
    _ body: (borrowing EventFields) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let origin = Array((source ?? "").utf8)
    let author = Array((author ?? "").utf8)
    return try bytes.withUnsafeBufferPointer { (buffer) throws(Fault) in
      try origin.withUnsafeBufferPointer { (origin) throws(Fault) in
        try author.withUnsafeBufferPointer { (author) throws(Fault) in
          var fields = EventFields(type: type, date: date)
          for (place, range) in ranges { fields[place] = Bytes(rebasing: buffer[range]) }
          if !origin.isEmpty { fields.source = origin }
          if !author.isEmpty { fields.by = author }
          return try body(fields)
        }
      }
    }
  }

  /// Adds the event to a batch, with the moment and number that tell it from an equal one.
  func append(to writer: inout LogWriter) throws(LogError) -> EventIdentifier {
    var fact = self
    fact.set("entered", "\(writer.recorded)/\(writer.count + 1)")
    return try fact.withFields { (fields) throws(LogError) in try writer.append(fields) }
  }

  /// A fold as it will be once the event is recorded; nil where the event has a fault.
  func applied<Fold: Projection>(to fold: Fold, recorded now: Instant) -> Fold? {
    let line = withFields { fields in
      var encoder = EventEncoder(capacity: 4 << 10)
      var moment = now.description
      moment.withUTF8 { _ = encoder.append(fields, recorded: $0) }
      return Array(encoder.output.bytes.dropLast())
    }
    var decoder = EventDecoder()
    return decoder.withEvent(of: line) { event in
      var next = fold
      do throws(LineFault) { try next.apply(event) } catch { return nil }
      return next
    }
  }
}
