/// Where and why bytes are not JSON.
public struct JSONFault: Error, Hashable, Sendable {
  /// Bytes before the place.
  public let offset: Int
  /// What was expected there.
  public let expected: String

  public init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }
}

/// A strict reader of one JSON text (RFC 8259) that walks bytes and builds nothing.
///
/// Control characters in strings, invalid UTF-8, lone surrogates in escapes, leading zeros and
/// nesting beyond 512 levels are refused. Duplicate keys are the caller's concern.
public struct JSONScanner {
  public let bytes: Bytes
  /// The index of the next byte.
  public private(set) var offset: Int

  public init(_ bytes: Bytes, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  static let maximumDepth = 512

  /// A string's place: the bytes between its quotes, and whether they hold escapes.
  public struct StringToken {
    public let content: Bytes
    /// True if ``content`` must be unescaped before it is used.
    public let hasEscapes: Bool
  }

  func fault(_ expected: String) -> JSONFault { JSONFault(offset: offset, expected: expected) }

  /// The next byte without moving on; nil at the end.
  public var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips spaces, tabs and line ends, as JSON allows between tokens.
  public mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Steps over one byte if it is the next.
  public mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Throws unless only blanks are left.
  public mutating func finish() throws(JSONFault) {
    skipBlanks()
    guard offset == bytes.count else { throw fault("the end of the line") }
  }

  /// Walks an object's members; `body` must step over each value.
  public mutating func members(
    _ body: (_ key: StringToken, _ scanner: inout JSONScanner) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard take("{") else { throw fault("'{'") }
    skipBlanks()
    if take("}") { return }
    while true {
      skipBlanks()
      let key = try string()
      skipBlanks()
      guard take(":") else { throw fault("':'") }
      skipBlanks()
      try body(key, &self)
      skipBlanks()
      if take("}") { return }
      guard take(",") else { throw fault("',' or '}'") }
    }
  }

  /// Walks an array's elements; `body` must step over each.
  public mutating func elements(
    _ body: (inout JSONScanner) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard take("[") else { throw fault("'['") }
    skipBlanks()
    if take("]") { return }
    while true {
      skipBlanks()
      try body(&self)
      skipBlanks()
      if take("]") { return }
      guard take(",") else { throw fault("',' or ']'") }
    }
  }

  /// Steps over one value of any kind and gives its bytes.
  @discardableResult
  public mutating func value(depth: Int = 0) throws(JSONFault) -> Bytes {
    let start = offset
    switch next {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"):
      guard depth < Self.maximumDepth else { throw fault("at most 512 levels of nesting") }
      try members { (_, scanner) throws(JSONFault) in try scanner.value(depth: depth + 1) }
    case UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { throw fault("at most 512 levels of nesting") }
      try elements { (scanner) throws(JSONFault) in try scanner.value(depth: depth + 1) }
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
    return Bytes(rebasing: bytes[start..<offset])
  }

  private mutating func word(_ word: StaticString) throws(JSONFault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw fault("a JSON value") }
      offset += 1
    }
  }

  private mutating func number() throws(JSONFault) {
    _ = take("-")
    if !take("0") {
      guard digits() else { throw fault("a JSON value") }
    }
    if take(".") {
      guard digits() else { throw fault("a digit") }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() else { throw fault("a digit") }
    }
  }

  private mutating func digits() -> Bool {
    let start = offset
    while let byte = next, byte &- UInt8(ascii: "0") < 10 { offset += 1 }
    return offset > start
  }

  /// Steps over a string and checks every byte and escape of it.
  public mutating func string() throws(JSONFault) -> StringToken {
    guard take("\"") else { throw fault("'\"'") }
    let start = offset
    var hasEscapes = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return StringToken(
          content: Bytes(rebasing: bytes[start..<offset - 1]), hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        offset += 1
        try escape()
      case 0..<0x20: throw fault("an escaped control character")
      case 0x20..<0x80: offset += 1
      default:
        let length = UTF8Validation.sequenceLength(bytes, at: offset)
        guard length > 0 else { throw fault("valid UTF-8") }
        offset += length
      }
    }
    throw fault("a closing '\"'")
  }

  private mutating func escape() throws(JSONFault) {
    guard let byte = next else { throw fault("an escape") }
    switch byte {
    case UInt8(ascii: "u"):
      offset += 1
      let unit = try hexUnit()
      guard unit & 0xFC00 != 0xDC00 else { throw fault("a leading surrogate") }
      if unit & 0xFC00 == 0xD800 {
        guard take("\\"), take("u") else { throw fault("a trailing surrogate") }
        let trail = try hexUnit()
        guard trail & 0xFC00 == 0xDC00 else { throw fault("a trailing surrogate") }
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default: throw fault("one of the escapes of JSON")
    }
  }

  private mutating func hexUnit() throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = hexDigitValue(byte) else { throw fault("a hex digit") }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}

/// The value of an ASCII hex digit of either case, or nil.
func hexDigitValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
