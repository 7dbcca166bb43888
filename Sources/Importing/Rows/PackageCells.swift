import ByteTools

extension RecordCells {
  /// Returns the package size; in a foreign file only a text with a number.
  ///
  /// `each` and `per lb` describe how an item is sold, not its package.
  @inline(__always)
  mutating func package(_ column: Int) -> Bytes {
    let found = text(column)
    if found.isEmpty || plan.isOwn || Self.holdsNumber(found) { return found }
    return Bytes(start: nil, count: 0)
  }

  private static func holdsNumber(_ text: Bytes) -> Bool {
    if text.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) { return true }
    return String(decoding: text, as: UTF8.self).unicodeScalars.contains {
      $0.value >= 0x80 && $0.properties.numericType != nil
    }
  }
}
