/// A moment in UTC with microseconds, as batches are named and ordered by.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  public let microseconds: Int64

  /// How many bytes its text has.
  public static let textLength = 27

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  public var day: Day {
    Day(ordinal: Int32(floorDivide(microseconds, by: 86_400_000_000).quotient))
  }

  /// The first moment of a day.
  public init(startOf day: Day) {
    microseconds = Int64(day.ordinal) * 86_400_000_000
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension Instant: CustomStringConvertible {
  /// `2026-10-04T08:11:52.073114Z`.
  public var description: String {
    let inDay = floorDivide(microseconds, by: 86_400_000_000).remainder
    let seconds = Int(inDay / 1_000_000)
    return day.description + "T" + padded(seconds / 3600, to: 2) + ":"
      + padded(seconds / 60 % 60, to: 2) + ":" + padded(seconds % 60, to: 2) + "."
      + padded(Int(inDay % 1_000_000), to: 6) + "Z"
  }

  /// Reads the 27-byte form, or one cut at the second or minute with its `Z` left on or off.
  public init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)
    if bytes.last == UInt8(ascii: "Z") { bytes.removeLast() }
    let shape = Array("0000-00-00T00:00:00.000000".utf8)
    guard [16, 19, 26].contains(bytes.count) else { return nil }
    var numbers: [Int] = [0]
    for (byte, form) in zip(bytes, shape) {
      if form == UInt8(ascii: "0") {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
      } else {
        guard byte == form || (form == UInt8(ascii: "T") && byte == UInt8(ascii: " ")) else {
          return nil
        }
        numbers.append(0)
      }
    }
    numbers += Array(repeating: 0, count: 7 - numbers.count)
    guard let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]), numbers[3] < 24,
      numbers[4] < 60, numbers[5] < 60
    else { return nil }
    let seconds = Int64(numbers[3] * 3600 + numbers[4] * 60 + numbers[5])
    self.init(
      microseconds: Instant(startOf: day).microseconds + seconds * 1_000_000 + Int64(numbers[6]))
  }
}

private func floorDivide(_ dividend: Int64, by divisor: Int64) -> (
  quotient: Int64, remainder: Int64
) {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
