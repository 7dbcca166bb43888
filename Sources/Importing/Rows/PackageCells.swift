import ByteTools

extension RecordCells {
  /// Returns the package size; in a foreign file only a text with a number.
  ///
  /// `each` and `per lb` describe how an item is sold, not its package.
  @inline(__always)
  mutating func package(_ column: Int) -> Bytes {
    let found = text(column)
    if found.isEmpty || plan.isOwn { return found }
    if plan.column(.unit) < 0, Self.isCount(found) {
      return scanner.arena.copy(String(decoding: found, as: UTF8.self) + " each")
    }
    return Self.holdsNumber(found) ? found : Bytes(start: nil, count: 0)
  }

  /// Returns true for a number of pieces without a unit: `12` of eggs.
  private static func isCount(_ text: Bytes) -> Bool {
    guard text.count <= 2, let number = Int(String(decoding: text, as: UTF8.self)) else {
      return false
    }
    return (2...60).contains(number)
  }

  private static func holdsNumber(_ text: Bytes) -> Bool {
    if text.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) { return true }
    return String(decoding: text, as: UTF8.self).unicodeScalars.contains {
      $0.value >= 0x80 && $0.properties.numericType != nil
    }
  }
}
