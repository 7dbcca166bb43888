/// Writing and undoing JSON's string escapes.
public enum JSONEscaping {
  /// Appends a JSON string with the fewest escapes: quote, backslash and control characters.
  @inlinable
  public static func appendQuoted(_ text: Bytes, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      output.append(contentsOf: text)
    } else {
      appendEscaped(text, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Appends a JSON string of text.
  public static func appendQuoted(_ text: String, to output: inout [UInt8]) {
    var copy = text
    copy.withUTF8 { appendQuoted($0, to: &output) }
  }

  @usableFromInline
  static func appendEscaped(_ text: Bytes, to output: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): output += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case 0x08: output += Array("\\b".utf8)
      case 0x09: output += Array("\\t".utf8)
      case 0x0A: output += Array("\\n".utf8)
      case 0x0C: output += Array("\\f".utf8)
      case 0x0D: output += Array("\\r".utf8)
      case 0..<0x20:
        output += Array("\\u00".utf8)
        output += [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      default: output.append(byte)
      }
    }
  }

  /// Writes the unescaped text of a checked string token and returns its length.
  ///
  /// The text is never longer than the token, so `destination` needs the token's length.
  public static func unescape(_ token: Bytes, into destination: UnsafeMutablePointer<UInt8>) -> Int
  {
    var written = 0
    var index = 0
    func put(_ byte: UInt8) {
      destination[written] = byte
      written += 1
    }
    func unit(at start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 << 4 | UInt32(hexDigitValue(token[start + $1]) ?? 0) }
    }
    while index < token.count {
      let byte = token[index]
      guard byte == UInt8(ascii: "\\") else {
        put(byte)
        index += 1
        continue
      }
      switch token[index + 1] {
      case UInt8(ascii: "b"): put(0x08)
      case UInt8(ascii: "f"): put(0x0C)
      case UInt8(ascii: "n"): put(0x0A)
      case UInt8(ascii: "r"): put(0x0D)
      case UInt8(ascii: "t"): put(0x09)
      case UInt8(ascii: "u"):
        var scalar = unit(at: index + 2)
        index += 4
        if scalar & 0xFC00 == 0xD800 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + unit(at: index + 4) & 0x3FF
          index += 6
        }
        for encoded in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init() { put(encoded) }
      default: put(token[index + 1])
      }
      index += 2
    }
    return written
  }
}

extension JSONScanner.StringToken {
  /// The unescaped text of the token.
  public var text: String {
    guard hasEscapes else { return String(decoding: content, as: UTF8.self) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: content.count) { room in
      guard let start = room.baseAddress else { return "" }
      let count = JSONEscaping.unescape(content, into: start)
      return String(decoding: Bytes(start: start, count: count), as: UTF8.self)
    }
  }
}

@usableFromInline let hexDigits: [UInt8] = Array("0123456789abcdef".utf8)

extension JSONEscaping {
  /// Puts a checked JSON value in the log's form: no blanks, strings with the fewest escapes.
  public static func putCompact(_ value: Bytes, into output: inout OutputBuffer) {
    var scanner = JSONScanner(value)
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: "\""):
        guard let token = try? scanner.string() else { return }
        output.put(byte)
        if token.hasEscapes {
          withUnsafeTemporaryAllocation(of: UInt8.self, capacity: token.content.count) { room in
            guard let start = room.baseAddress else { return }
            let count = unescape(token.content, into: start)
            output.putEscaped(Bytes(start: start, count: count))
          }
        } else {
          output.put(token.content)
        }
        output.put(byte)
      case 0x20, 0x09, 0x0A, 0x0D: scanner.skipBlanks()
      default:
        output.put(byte)
        _ = scanner.take(Unicode.Scalar(byte))
      }
    }
  }
}
