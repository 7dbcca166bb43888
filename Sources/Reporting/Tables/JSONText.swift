import ByteTools

/// Strings as JSON (RFC 8259) that is also safe to print and to paste into a script.
public enum JSONText {
  /// Appends a string with its quotes.
  ///
  /// Beyond what the standard demands, control and bidirectional characters and the line separators
  /// are escaped too: a reader gets the same string, and a terminal or a script is not steered by it.
  public static func append(_ text: String, to output: inout [UInt8]) {
    withBytes(of: text) { append($0, to: &output) }
  }

  /// The same of a string's UTF-8.
  static func append(_ text: Bytes, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.allSatisfy(isPlain) {
      output += text
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        append(scalar, to: &output)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    switch scalar {
    case "\"": output += "\\\"".utf8
    case "\\": output += "\\\\".utf8
    case "\n": output += "\\n".utf8
    case "\r": output += "\\r".utf8
    case "\t": output += "\\t".utf8
    default:
      guard TerminalText.mustEscape(scalar) else {
        output += UTF8.encode(scalar).map { Array($0) } ?? []
        return
      }
      for unit in UTF16.encode(scalar).map({ Array($0) }) ?? [] {
        let digits = String(unit, radix: 16)
        output += "\\u".utf8
        output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
        output += digits.utf8
      }
    }
  }
}
