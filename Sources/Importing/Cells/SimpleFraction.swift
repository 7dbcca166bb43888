import ByteTools

/// A number with a simple fraction that has an exact decimal value: `1/2`, `1 3/4`, `½`, `1½`.
struct SimpleFraction {
  let value: ReadNumber
  /// The text after the number.
  let rest: Bytes

  /// Returns nil if the text does not begin with a fraction whose denominator is 2, 4, 5, 8 or 10.
  ///
  /// Only these have an exact decimal value of at most three decimals.
  init?(_ text: Bytes) {
    var index = 0
    func digits() -> Int64? {
      var value: Int64 = 0
      let start = index
      while index < text.count, index - start < 4, text[index] &- 0x30 < 10 {
        value = value * 10 + Int64(text[index] &- 0x30)
        index += 1
      }
      return index > start ? value : nil
    }
    var whole = digits() ?? 0
    let hasWhole = index > 0
    while index < text.count, text[index] == 0x20 { index += 1 }
    var thousandths: Int64?
    if let (part, length) = Self.sign(Bytes(rebasing: text[index...])) {
      thousandths = part
      index += length
    } else if hasWhole, index < text.count {
      var top = whole
      if text[index] != UInt8(ascii: "/") {
        guard let found = digits() else { return nil }
        top = found
      } else {
        whole = 0
      }
      guard index < text.count, text[index] == UInt8(ascii: "/") else { return nil }
      index += 1
      guard let bottom = digits(), [2, 4, 5, 8, 10].contains(bottom), top > 0, top < bottom else {
        return nil
      }
      thousandths = top * 1000 / bottom
    }
    guard let thousandths, index == text.count || text[index] &- 0x30 >= 10,
      index == text.count || text[index] != UInt8(ascii: "/")
    else { return nil }
    value = Self.withoutZeros(ReadNumber(coefficient: whole * 1000 + thousandths, scale: 3))
    rest = Bytes(rebasing: text[index...])
  }

  /// Returns the same number without trailing zeros in its decimals.
  static func withoutZeros(_ number: ReadNumber) -> ReadNumber {
    var number = number
    while number.scale > 0, number.coefficient % 10 == 0 {
      number.coefficient /= 10
      number.scale -= 1
    }
    return number
  }

  /// Returns the value of a fraction character in thousandths, and its length in bytes.
  private static func sign(_ text: Bytes) -> (thousandths: Int64, length: Int)? {
    let signs: [(String, Int64)] = [
      ("½", 500), ("¼", 250), ("¾", 750), ("⅛", 125), ("⅜", 375), ("⅝", 625), ("⅞", 875),
    ]
    guard text.first ?? 0 >= 0x80 else { return nil }
    return signs.first { text.starts(with: $0.0.utf8) }.map { ($0.1, $0.0.utf8.count) }
  }
}
