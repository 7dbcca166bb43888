/// Amounts that a reading tool wrote with a blank behind their mark: `17, 95`.
enum SplitDecimals {
  /// Returns the lines with such amounts whole, if several lines end with one.
  static func joined(_ lines: [Substring]) -> [Substring] {
    let ending = lines.count { line in
      let bytes = Array(line.utf8.reversed().drop { $0 == 0x20 }.prefix(5).reversed())
      return bytes.count == 5 && isSplit(bytes, at: 1)
    }
    return ending > 2 ? lines.map { joined($0) } : lines
  }

  private static func joined(_ line: Substring) -> Substring {
    let bytes = Array(line.utf8)
    let kept = bytes.indices.filter { $0 < 2 || !isSplit(bytes, at: $0 - 1) }
    return Substring(String(decoding: kept.map { bytes[$0] }, as: UTF8.self))
  }

  /// Returns true if a mark stands there between a digit, and a blank and two digits, or three of a weight.
  private static func isSplit(_ bytes: [UInt8], at mark: Int) -> Bool {
    func isDigit(_ place: Int) -> Bool {
      bytes.indices.contains(place) && bytes[place] &- UInt8(ascii: "0") < 10
    }
    return mark > 0 && mark + 3 < bytes.count
      && (bytes[mark] == UInt8(ascii: ",") || bytes[mark] == UInt8(ascii: "."))
      && bytes[mark + 1] == 0x20 && isDigit(mark - 1) && isDigit(mark + 2) && isDigit(mark + 3)
      && (!isDigit(mark + 4)
        || mark + 5 < bytes.count && bytes[mark + 5] | 0x20 == UInt8(ascii: "k"))
  }
}
