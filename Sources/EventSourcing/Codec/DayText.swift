import ByteTools
import GroceryModel

/// The text of the day that was asked for last: events come day by day more often than not.
struct DayText {
  private var day = Day(ordinal: 0)
  private var bytes: (UInt64, UInt16)

  init() {
    bytes = Self.bytes(of: day)
  }

  /// `YYYY-MM-DD` as the first eight and the last two bytes, in the order of memory.
  @inline(__always)
  mutating func callAsFunction(_ wanted: Day) -> (UInt64, UInt16) {
    if wanted != day {
      day = wanted
      bytes = Self.bytes(of: wanted)
    }
    return bytes
  }

  private static func bytes(of day: Day) -> (UInt64, UInt16) {
    let (year, month, dayOfMonth) = day.components
    let dash = UInt64(UInt8(ascii: "-"))
    var first: UInt64 = 0
    for digit in [year / 1000, year / 100 % 10, year / 10 % 10, year % 10] {
      first = first << 8 | UInt64(0x30 + digit)
    }
    first = first << 8 | dash
    first = first << 8 | UInt64(0x30 + month / 10)
    first = first << 8 | UInt64(0x30 + month % 10)
    first = first << 8 | dash
    let last = UInt16(0x30 + dayOfMonth / 10) << 8 | UInt16(0x30 + dayOfMonth % 10)
    return (first.bigEndian, last.bigEndian)
  }
}

extension OutputBuffer {
  /// Puts a day as `YYYY-MM-DD`.
  @inline(__always)
  mutating func put(_ day: Day, _ text: inout DayText) {
    let (first, last) = text(day)
    putWords(first, last)
  }
}
