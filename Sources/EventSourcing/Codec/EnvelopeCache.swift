import ByteTools
import GroceryModel

/// The part of a line between its id and its values: type, version, date and `recorded`.
///
/// Lines of one batch differ there only in the date, so the part is compared with the previous
/// line's as a whole.
struct EnvelopeCache: ~Copyable {
  /// Where it starts in a line: at the quote that closes the id.
  static let start = 39

  private(set) var type = EventType.purchaseRecorded
  private(set) var date = Day(ordinal: 0)
  private var dateWords: (UInt64, UInt16) = (0, 0)
  /// The bytes of the last opening that was read.
  private let last: UnsafeMutablePointer<UInt8>
  /// Where its date starts.
  private var dateOffset = Self.shortest

  private static let dateLength = 10
  /// From the quote that closes the date up to the one that closes the moment.
  private static let tailLength = 14 + Instant.textLength + 1
  /// No type has a shorter name than this makes, so that three loads of 16 bytes cover it.
  private static let shortest = 26 + 8
  private static let capacity = 128

  init() {
    last = .allocate(capacity: Self.capacity)
    last.initialize(repeating: 0, count: Self.capacity)
  }

  deinit { last.deallocate() }

  /// The offset of the quote that closes `recorded`.
  var end: Int { Self.start + dateOffset + Self.dateLength + Self.tailLength - 1 }

  /// True if all but the date is as it was read last.
  @inline(__always)
  func isRepeated(at place: UnsafeRawPointer) -> Bool {
    let tail = dateOffset + Self.dateLength
    let differences =
      difference(place, 0) | difference(place, 16) | difference(place, dateOffset - 16)
      | difference(place, tail) | difference(place, tail + 16)
      | difference(place, tail + Self.tailLength - 16)
    return differences.x | differences.y == 0
  }

  @inline(__always)
  private func difference(_ place: UnsafeRawPointer, _ offset: Int) -> SIMD2<UInt64> {
    place.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      ^ UnsafeRawPointer(last).loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
  }

  /// Reads all but the date.
  ///
  /// - Returns: The moment; nil where it is not byte for byte in the writer's form.
  mutating func read(at place: UnsafeRawPointer, _ templates: borrowing LineTemplates) -> Instant? {
    guard templates.type.matches(place) else { return nil }
    let name = place + templates.type.count
    // Framing has no payload keys to expect, and payloads of several versions are compared with these.
    guard let type = EventType.allCases.first(where: { Self.hasName(of: $0, at: name, templates) }),
      type != .logCommitted, type.version == 1
    else { return nil }
    let nameEnd = name + templates[type].name.count
    let date = nameEnd + templates.versionAndDate.count
    let recorded = date + Self.dateLength
    let moment = recorded + templates.recorded.count
    guard templates.versionAndDate.matches(nameEnd), templates.recorded.matches(recorded),
      let instant = Instant(
        batchName: Bytes(
          start: moment.assumingMemoryBound(to: UInt8.self), count: Instant.textLength)),
      (moment + Instant.textLength).load(as: UInt8.self) == UInt8(ascii: "\"")
    else { return nil }
    self.type = type
    dateOffset = date - place
    last.update(
      from: place.assumingMemoryBound(to: UInt8.self),
      count: dateOffset + Self.dateLength + Self.tailLength)
    return instant
  }

  /// Has the next line read anew.
  mutating func forget() { last[0] = 0 }

  private static func hasName(
    of type: EventType, at place: UnsafeRawPointer, _ templates: borrowing LineTemplates
  ) -> Bool {
    let name = templates[type].name
    return name.matches(place)
      && (place + name.count).load(as: UInt8.self) == UInt8(ascii: "\"")
  }

  /// Reads the date of a line whose opening was parsed in another way; false if it is not a date.
  @inline(__always)
  mutating func readDate(at place: UnsafeRawPointer) -> Bool {
    let start = place + dateOffset
    let words = (
      start.loadUnaligned(as: UInt64.self), (start + 8).loadUnaligned(as: UInt16.self)
    )
    return words == dateWords || readNewDate(start, words)
  }

  private mutating func readNewDate(
    _ start: UnsafeRawPointer, _ words: (UInt64, UInt16)
  ) -> Bool {
    let text = Bytes(start: start.assumingMemoryBound(to: UInt8.self), count: Self.dateLength)
    guard let day = Day(parsing: text) else { return false }
    date = day
    dateWords = words
    return true
  }
}
