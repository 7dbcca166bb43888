/// Byte order: how the rows of every answer are sorted, the same everywhere.
enum ByteOrder {
  /// For each text how many different ones come before it.
  static func ranks(of texts: [String]) -> [UInt32] {
    // Most texts differ in their first eight bytes, which are compared as one number.
    let starts = texts.map { start(of: $0) }
    let order = texts.indices.sorted { left, right in
      starts[left] != starts[right]
        ? starts[left] < starts[right] : texts[left].precedes(texts[right])
    }
    var ranks: [UInt32] = Array(repeating: 0, count: texts.count)
    var rank: UInt32 = 0
    for (place, text) in order.enumerated() {
      if place > 0, texts[order[place - 1]].precedes(texts[text]) { rank += 1 }
      ranks[text] = rank
    }
    return ranks
  }

  private static func start(of text: String) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 64
    for byte in text.utf8.prefix(8) {
      shift -= 8
      word |= UInt64(byte) << shift
    }
    return word
  }
}

extension Array where Element == String {
  /// Whether these texts come before others, compared one by one in byte order.
  public func precedes(_ other: [String]) -> Bool {
    for (own, another) in zip(self, other) where own != another {
      return own.precedes(another)
    }
    return count < other.count
  }
}

extension String {
  /// Whether the text comes before another in byte order.
  func precedes(_ other: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { another in
        let count = Swift.min(own.count, another.count)
        var index = 0
        // Eight bytes as one number, the first the highest.
        while index + 8 <= count {
          let (left, right) = (own.word(at: index), another.word(at: index))
          if left != right { return left < right }
          index += 8
        }
        while index < count {
          if own[index] != another[index] { return own[index] < another[index] }
          index += 1
        }
        return own.count < another.count
      }
    }
    return (found ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from a place on.
  @inline(__always)
  fileprivate func word(at place: Int) -> UInt64 {
    UInt64(
      bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(
        fromByteOffset: place, as: UInt64.self))
  }
}
