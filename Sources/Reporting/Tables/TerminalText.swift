import ByteTools

/// Text made safe to show on a terminal, with the columns it takes there.
///
/// What could move the cursor, change colours, reorder or hide characters is written out as `\t`,
/// `\n`, `\r` or `\u{202E}`. Backslashes stay as they are: this is for reading, not for reading back.
public enum TerminalText {
  /// Appends the text made safe.
  ///
  /// - Returns: The terminal columns it takes.
  @discardableResult
  public static func append(_ text: String, to output: inout [UInt8]) -> Int {
    withBytes(of: text) { append($0, to: &output) }
  }

  /// The same of a text's UTF-8.
  @discardableResult
  static func append(_ text: Bytes, to output: inout [UInt8]) -> Int {
    if text.allSatisfy(isPlain) {
      output += text
      return text.count
    }
    var columns = 0
    for character in String(decoding: text, as: UTF8.self) {
      if character.unicodeScalars.contains(where: mustEscape) {
        for scalar in character.unicodeScalars { columns += append(scalar, to: &output) }
      } else {
        output += character.utf8
        columns += DisplayWidth.columns(of: character)
      }
    }
    return columns
  }

  /// The terminal columns that the text takes once it is made safe.
  public static func width(of text: String) -> Int { withBytes(of: text) { width(of: $0) } }

  /// The same of a text's UTF-8.
  static func width(of text: Bytes) -> Int {
    if text.allSatisfy(isPlain) { return text.count }
    var discarded: [UInt8] = []
    return append(text, to: &discarded)
  }

  /// The text made safe.
  public static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var output: [UInt8] = []
    append(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Rendered records made safe: the line feeds and tabs that part them stay, all else is escaped.
  public static func safeRecords(_ text: [UInt8]) -> [UInt8] {
    func parts(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") }
    guard !text.allSatisfy({ isPlain($0) || parts($0) }) else { return text }
    var output: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        output.append(UInt8(ascii: scalar))
      } else {
        _ = append(scalar, to: &output)
      }
    }
    return output
  }

  /// True if a character must not reach a terminal as it is.
  static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm.
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    // Line and paragraph separators; the byte order mark; annotations.
    case 0x2028...0x2029, 0xFEFF, 0xFFF9...0xFFFB: true
    // Tags: invisible copies of ASCII.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) -> Int {
    let written: String
    switch scalar {
    case "\t": written = "\\t"
    case "\n": written = "\\n"
    case "\r": written = "\\r"
    case _ where mustEscape(scalar):
      written = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      output += String(scalar).utf8
      return DisplayWidth.columns(of: Character(scalar))
    }
    output += written.utf8
    return written.utf8.count
  }
}
