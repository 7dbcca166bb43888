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
        for index in 0..<Swift.min(own.count, another.count) where own[index] != another[index] {
          return own[index] < another[index]
        }
        return own.count < another.count
      }
    }
    return (found ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
