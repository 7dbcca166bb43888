import ByteTools
import GroceryModel

/// A digest of a source file's name; stored only in `cache/`.
struct SourceKey: DigestKey, Hashable, Sendable {
  let hashBits: UInt64

  static var byteCount: Int { 8 }

  init(_ name: Bytes) {
    hashBits = UInt64(truncatingIfNeeded: StableHash.mix(UnsafeRawBufferPointer(name)))
  }

  @inline(__always)
  init(from slot: UnsafeRawPointer) { hashBits = slot.loadUnaligned(as: UInt64.self) }

  @inline(__always)
  func store(to slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: hashBits, as: UInt64.self)
  }
}

/// The file and line in an event's source: `april.csv:17`.
public struct SourcePlace {
  public let name: Bytes
  public let line: Int

  /// Returns nil for a source that is not a line of a file, such as a shopping list or another
  /// program.
  @inline(__always)
  public init?(_ source: Bytes) {
    var place = source.count
    var (line, scale) = (0, 1)
    while place > 0, source[place - 1] &- 0x30 < 10, scale < 10_000_000_000 {
      place -= 1
      line += scale * Int(source[place] - 0x30)
      scale *= 10
    }
    guard place < source.count, place > 1, source[place - 1] == UInt8(ascii: ":") else {
      return nil
    }
    name = Bytes(rebasing: source[..<(place - 1)])
    self.line = line
  }
}

/// The source files of events, each with the latest date of its events.
struct SourcesSeen: Sendable {
  private(set) var days: [SourceKey: Day] = [:]
  /// The file name of the last event; the next event usually has the same.
  private var lastName: [UInt8] = []
  private var lastDay = Day(ordinal: .min)

  /// Adds the source of an event.
  @inline(__always)
  mutating func note(_ source: Bytes, on day: Day) {
    guard let place = SourcePlace(source) else {
      if ListSource.isList(source) { note(name: source, on: day) }
      return
    }
    guard day > lastDay || !place.name.elementsEqual(lastName) else { return }
    note(name: place.name, on: day)
  }

  /// Adds a date to a source file.
  mutating func note(name: Bytes, on day: Day) {
    let key = ListSource.isList(name) ? ListSource.key : SourceKey(name)
    let latest = max(day, days[key] ?? day)
    days[key] = latest
    lastName = Array(name)
    lastDay = latest
  }
}

/// The source of purchases recorded by `shopping done --record`: `list:Weekend`.
enum ListSource {
  static let prefix = "list:"
  /// The key under which all lists are counted.
  static let key = withBytes(of: prefix) { SourceKey($0) }

  @inline(__always)
  static func isList(_ source: Bytes) -> Bool {
    source.count >= prefix.utf8.count && source[0] == UInt8(ascii: "l")
      && source.starts(with: prefix.utf8)
  }
}

/// Encodes a date as a number above 0, as ``KeyTable`` requires.
enum DayNumber {
  static func encode(_ day: Day) -> UInt32 { max(1, UInt32(bitPattern: day.ordinal) ^ signBit) }

  static func decode(_ number: UInt32) -> Day { Day(ordinal: Int32(bitPattern: number ^ signBit)) }

  private static let signBit: UInt32 = 0x8000_0000
}
