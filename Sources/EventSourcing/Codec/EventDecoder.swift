import ByteTools
import GroceryModel

/// Turns lines of the log into views of events.
///
/// The writer is this project's own, so a line is first compared with the exact bytes that the
/// writer puts between the values; any other valid JSON with the same content is read by the
/// general path. The bytes of a line must be followed by ``padding`` readable ones and must have
/// been checked as those of a ``CheckedText`` are.
public struct EventDecoder: ~Copyable {
  /// The event of the line decoded last.
  public var event = RecordedEvent()
  /// The moment of ``event``'s batch.
  public internal(set) var recorded = Instant(microseconds: 0)

  /// Bytes that must be readable after a line: wide loads may read past its end.
  public static let padding = 64

  /// True if payloads of older versions are brought up to the newest one.
  ///
  /// Folds want them so; what copies events wants them as they were written.
  var upcasts = true

  let templates = LineTemplates()
  var opening = EnvelopeCache()
  var shapes = LayoutPredictor()
  /// For each type and position, the place of the key that stood there in the line before.
  let expectedPlaces: UnsafeMutablePointer<UInt8>
  /// The stops of a line that comes by itself.
  private var map = StructuralIndex(textLength: 1024)
  /// Room for unescaped strings of one line.
  var scratch: UnsafeMutablePointer<UInt8>
  var scratchUsed = 0
  private var scratchCapacity = 4096

  public init() {
    let places = EventType.allCases.count * PayloadSchema.maximumKeyCount
    expectedPlaces = .allocate(capacity: places)
    expectedPlaces.initialize(repeating: 0, count: places)
    scratch = .allocate(capacity: scratchCapacity)
  }

  deinit {
    expectedPlaces.deallocate()
    scratch.deallocate()
  }

  /// Decodes the committed line that starts at a place of a text into ``event``.
  ///
  /// - Parameters:
  ///   - text: Whole lines.
  ///   - next: Where the line starts; afterwards, and when the line has a fault, where the next one
  ///     does.
  /// - Returns: Whether it is an event's line; false for the framing of a batch, which is left alone.
  /// - Throws: What is wrong with the line.
  @inline(__always)
  public mutating func decode(_ text: CheckedText, at next: inout Int) throws(LineFault) -> Bool {
    guard let base = text.bytes.baseAddress else { return false }
    let start = UnsafeRawPointer(base + next)
    let limit = UnsafeRawPointer(base + text.count)
    if let end = decodeCanonical(start, before: limit, text.stops), end < limit,
      end.load(as: UInt8.self) == 0x0A
    {
      takeLine(start, end)
      next = end + 1 - UnsafeRawPointer(base)
      return true
    }
    let line = text.line(at: next)
    next += line.count + 1
    if CommitLine.isClaimed(by: line) { return false }
    try decodeGeneral(line, isCommitted: true)
    return true
  }

  /// Decodes a committed line into ``event``.
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
    opening.forget()
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

  /// The fast path for a line by itself: false where it is not byte for byte in the writer's form.
  mutating func decodeCanonical(_ line: Bytes) -> Bool {
    guard let base = line.baseAddress else { return false }
    _ = map.mark(line)
    let start = UnsafeRawPointer(base)
    let end = start + line.count
    guard decodeCanonical(start, before: end, map.stops) == end else { return false }
    takeLine(start, end)
    return true
  }

  @inline(__always)
  private mutating func takeLine(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {
    event.line = Bytes(start: start.assumingMemoryBound(to: UInt8.self), count: end - start)
  }
}
