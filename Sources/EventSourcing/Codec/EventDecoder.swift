import GroceryModel

/// Turns lines of the log into views of events.
///
/// The writer is this project's own, so a line is first compared with the exact bytes that the
/// writer puts between the values; any other valid JSON with the same content is read by the
/// general path. The bytes of a line must be followed by ``padding`` readable ones and must have
/// passed ``UTF8Validation``.
public struct EventDecoder: ~Copyable {
  /// The event of the line decoded last.
  public var event = RecordedEvent()
  /// The moment of ``event``'s batch.
  public private(set) var recorded = Instant(microseconds: 0)

  public static let padding = 64

  private let templates = LineTemplates()
  private var lastType = EventType.purchaseRecorded
  /// For each type and position, the place of the key that stood there in the line before.
  private let expectedPlaces: UnsafeMutablePointer<UInt8>
  private var lastDateWords: (UInt64, UInt16) = (0, 0)
  private var lastDay = Day(ordinal: 0)
  private let lastRecorded: UnsafeMutablePointer<UInt8>
  /// Room for unescaped strings of one line.
  var scratch: UnsafeMutablePointer<UInt8>
  var scratchUsed = 0
  private var scratchCapacity = 4096

  public init() {
    let places = EventType.allCases.count * PayloadSchema.maximumKeyCount
    expectedPlaces = .allocate(capacity: places)
    expectedPlaces.initialize(repeating: 0, count: places)
    lastRecorded = .allocate(capacity: 32)
    lastRecorded.initialize(repeating: 0, count: 32)
    scratch = .allocate(capacity: scratchCapacity)
  }

  deinit {
    expectedPlaces.deallocate()
    lastRecorded.deallocate()
    scratch.deallocate()
  }

  /// Decodes a committed line into ``event``.
  @inline(__always)
  public mutating func decode(_ line: Bytes) throws(LineFault) {
    if !decodeCanonical(line) { try decodeGeneral(line, isCommitted: true) }
  }

  /// Decodes a line that was read before and gives its event to `body`; nil where that cannot be.
  public mutating func withEvent<Result>(
    of line: [UInt8], _ body: (borrowing RecordedEvent) -> Result?
  ) -> Result? {
    let padded = line + Array(repeating: 0, count: Self.padding)
    return padded.withUnsafeBufferPointer { buffer in
      guard (try? decode(Bytes(rebasing: buffer[..<line.count]))) != nil else { return nil }
      return body(event)
    }
  }

  /// Takes a moment read by the general path.
  mutating func setRecorded(_ instant: Instant) {
    recorded = instant
    lastRecorded[0] = 0
  }

  /// Makes sure that the scratch room can take what comes of a line of that length.
  ///
  /// That is twice its length at most: each string unescaped once, and unknown members copied.
  mutating func reserveScratch(_ count: Int) {
    scratchUsed = 0
    guard count * 2 > scratchCapacity else { return }
    scratch.deallocate()
    scratchCapacity = count * 4
    scratch = .allocate(capacity: scratchCapacity)
  }

  /// Unescapes into the scratch room.
  mutating func unescaped(_ token: Bytes) -> Bytes {
    let start = scratch + scratchUsed
    let count = JSONEscaping.unescape(token, into: start)
    scratchUsed += count
    return Bytes(start: start, count: count)
  }

  /// The fast path: false where the line is not byte for byte in the writer's form.
  mutating func decodeCanonical(_ line: Bytes) -> Bool {
    guard let base = line.baseAddress, line.count >= 128 else { return false }
    let start = UnsafeRawPointer(base)
    let end = start + line.count
    guard templates.identifier.matches(start), StringScan.isIdentifier(start + 7),
      templates.type.matches(start + 39)
    else { return false }
    var place = start + 49
    if !templates[lastType].name.matches(place) {
      // Framing has no payload keys to expect.
      guard let type = EventType.allCases.first(where: { matchesName(of: $0, at: place) }),
        type != .logCommitted
      else { return false }
      lastType = type
    }
    let shape = templates[lastType]
    place += shape.name.count
    guard templates.versionAndDate.matches(place), readDate(place + 16),
      templates.recorded.matches(place + 26), readRecorded(place + 40),
      (place + 67).load(as: UInt8.self) == UInt8(ascii: "\"")
    else { return false }
    event.recordedText = slice(place + 40, place + 67)
    place += 68
    reserveScratch(line.count)
    event.fields.removeAll()
    if templates.by.matches(place) {
      guard let value = readString(place + 7, end) else { return false }
      event.fields.by = value.text
      place = value.next
    }
    if templates.source.matches(place) {
      guard let value = readString(place + 11, end) else { return false }
      event.fields.source = value.text
      place = value.next
    }
    guard templates.data.matches(place), readPayload(place + 9, end, shape) else {
      return false
    }
    event.data = slice(place + 8, end - 1)
    event.identifierText = slice(start + 7, start + 39)
    event.line = line
    event.fields.type = lastType
    event.fields.date = lastDay
    return true
  }

  private func matchesName(of type: EventType, at place: UnsafeRawPointer) -> Bool {
    let name = templates[type].name
    return name.matches(place)
      && (place + name.count).load(as: UInt8.self) == UInt8(ascii: "\"")
  }

  @inline(__always)
  private func slice(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) -> Bytes {
    Bytes(start: start.assumingMemoryBound(to: UInt8.self), count: end - start)
  }

  @inline(__always)
  private mutating func readDate(_ place: UnsafeRawPointer) -> Bool {
    let words = (
      place.loadUnaligned(as: UInt64.self), (place + 8).loadUnaligned(as: UInt16.self)
    )
    if words == lastDateWords { return true }
    guard let day = Day(parsing: slice(place, place + 10)) else { return false }
    lastDay = day
    lastDateWords = words
    return true
  }

  @inline(__always)
  private mutating func readRecorded(_ place: UnsafeRawPointer) -> Bool {
    let last = UnsafeRawPointer(lastRecorded)
    // 27 bytes as four words, of which the last two overlap.
    let differences =
      difference(place, last, at: 0) | difference(place, last, at: 8)
      | difference(place, last, at: 16) | difference(place, last, at: 19)
    return differences == 0 || readNewRecorded(place)
  }

  @inline(__always)
  private func difference(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, at offset: Int
  ) -> UInt64 {
    left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private mutating func readNewRecorded(_ place: UnsafeRawPointer) -> Bool {
    let text = slice(place, place + Instant.textLength)
    guard let instant = Instant(batchName: text) else { return false }
    recorded = instant
    lastRecorded.update(from: place.assumingMemoryBound(to: UInt8.self), count: Instant.textLength)
    return true
  }

  /// The string whose content starts at `place`, and the place after its closing quote.
  @inline(__always)
  private mutating func readString(
    _ place: UnsafeRawPointer, _ end: UnsafeRawPointer
  ) -> (text: Bytes, next: UnsafeRawPointer)? {
    let close = StringScan.quoteOrBackslash(from: place, to: end)
    guard close < end else { return nil }
    if close.load(as: UInt8.self) == UInt8(ascii: "\"") {
      return (slice(place, close), close + 1)
    }
    return readEscapedString(place, end)
  }

  private mutating func readEscapedString(
    _ place: UnsafeRawPointer, _ end: UnsafeRawPointer
  ) -> (text: Bytes, next: UnsafeRawPointer)? {
    var scanner = JSONScanner(slice(place - 1, end))
    guard let token = try? scanner.string() else { return nil }
    return (unescaped(token.content), place - 1 + scanner.offset)
  }

  private mutating func readPayload(
    _ start: UnsafeRawPointer, _ end: UnsafeRawPointer, _ shape: LineTemplates.Shape
  ) -> Bool {
    let expected = expectedPlaces + Int(lastType.rawValue) * PayloadSchema.maximumKeyCount
    let keyCount = shape.keyCount
    let values = event.fields.values
    var present: UInt32 = 0
    var place = start
    var position = 0
    var lowest = 0
    while true {
      var key = Int(expected[position])
      if key < lowest || !shape.keys[key].literal.matches(place) {
        key = lowest
        while key < keyCount, !shape.keys[key].literal.matches(place) { key += 1 }
        guard key < keyCount else { return false }
        expected[position] = UInt8(truncatingIfNeeded: key)
      }
      place += shape.keys[key].literal.count
      if shape.keys[key].isRaw {
        // The payload's own braces are one level.
        guard place < end else { return false }
        var scanner = JSONScanner(slice(place, end))
        guard let value = try? scanner.value(depth: 1) else { return false }
        values[key] = value
        place += scanner.offset
      } else {
        guard let value = readString(place, end) else { return false }
        values[key] = value.text
        place = value.next
      }
      present |= 1 << UInt32(truncatingIfNeeded: key)
      let next = place.load(as: UInt8.self)
      place += 1
      if next == UInt8(ascii: "}") { break }
      position += 1
      lowest = key + 1
      guard next == UInt8(ascii: ","), lowest < keyCount else { return false }
    }
    event.fields.present = present
    return place + 1 == end && place.load(as: UInt8.self) == UInt8(ascii: "}")
      && present & shape.required == shape.required
  }
}
