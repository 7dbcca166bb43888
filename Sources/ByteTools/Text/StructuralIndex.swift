internal import NativeKernels

/// A bitmap of the quotes, backslashes and line feeds of a text: the bytes that can end a string.
///
/// Building it for a buffer processes 64 bytes at a time without branches; afterwards the end of a
/// string of any length is found without a loop.
public struct StructuralIndex: ~Copyable {
  private var words: UnsafeMutablePointer<UInt64>
  private var capacity: Int
  public private(set) var stops: Stops

  /// Words behind the last one of a text, so that looking on from some bytes behind it finds a stop.
  private static let slack = 3
  /// How many blocks of 64 bytes are checked together.
  private static let blocksTogether = 64

  public init(textLength: Int) {
    capacity = textLength / 64 + 1
    words = .allocate(capacity: capacity + Self.slack)
    stops = Stops(text: UnsafeRawPointer(words), words: UnsafeRawPointer(words))
  }

  deinit { words.deallocate() }

  /// Marks the stops of a text; its end and the bytes after it are marked too.
  ///
  /// - Returns: The offset of the first byte that is invalid UTF-8 or a control character other
  ///   than a line feed; nil if the text has none.
  public mutating func mark(_ text: Bytes) -> Int? {
    reserve(text.count)
    guard let start = text.baseAddress else { return nil }
    stops = Stops(text: UnsafeRawPointer(start), words: UnsafeRawPointer(words))
    var checked = 0
    var invalid: Int?
    var block = 0
    let whole = text.count / 64
    while block < whole {
      let end = min(block + Self.blocksTogether, whole)
      if text_find_stops(start + 64 * block, end - block, words + block), invalid == nil {
        checked = max(checked, 64 * block)
        invalid = UTF8Validation.firstInvalid(text, from: &checked, to: 64 * end)
      }
      block = end
    }
    if markRest(of: text, after: 64 * whole), invalid == nil {
      checked = max(checked, 64 * whole)
      invalid = UTF8Validation.firstInvalid(text, from: &checked, to: text.count)
    }
    return invalid
  }

  /// Marks what is left behind the last whole block, and the end.
  private func markRest(of text: Bytes, after offset: Int) -> Bool {
    let isOther = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { block in
      block.initialize(repeating: UInt8(ascii: " "))
      for index in offset..<text.count { block[index - offset] = text[index] }
      return block.baseAddress.map { text_find_stops($0, 1, words + offset / 64) } ?? false
    }
    words[offset / 64] |= .max << UInt64(text.count - offset)
    (words + offset / 64 + 1).update(repeating: .max, count: Self.slack)
    return isOther
  }

  private mutating func reserve(_ textLength: Int) {
    guard textLength / 64 + 1 > capacity else { return }
    self = StructuralIndex(textLength: 2 * textLength)
  }
}

/// A look into a ``StructuralIndex``, valid as long as that and its text.
public struct Stops {
  let text: UnsafeRawPointer
  let words: UnsafeRawPointer

  /// The first quote, backslash or line feed from a place of the text on, or its end; from somewhere
  /// behind the end, a place there.
  @inline(__always)
  public func next(from place: UnsafeRawPointer) -> UnsafeRawPointer {
    var place = place
    while true {
      let bits = bits(from: place)
      if bits != 0 { return place + bits.trailingZeroBitCount }
      place += 57
    }
  }

  /// Which of the bytes from a place on are stops, the first one lowest: of 57 at least, and zeros.
  @inline(__always)
  public func bits(from place: UnsafeRawPointer) -> UInt64 {
    let offset = place - text
    let window = words.loadUnaligned(fromByteOffset: offset &>> 3, as: UInt64.self)
    return window &>> UInt64(truncatingIfNeeded: offset & 7)
  }
}
