/// Text as inline Markdown (GitHub's dialect) that shows just as it was written.
///
/// Signs are escaped only where they would be markup: `snake_case`, `2 * 3` and `salt & vinegar` stay
/// readable in the source.
enum MarkdownText {
  /// Appends the text on one line, safe within a table cell, a heading or a paragraph.
  static func append(_ text: String, to output: inout [UInt8]) {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}":
        if !(scalar == "\n" && before == "\r") { output.append(UInt8(ascii: " ")) }
      case "<": output += "&lt;".utf8
      case "&" where after == "#" || isLetterOrDigit(after): output += "&amp;".utf8
      case "|", "\\", "`", "[", "]":
        output += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case "*" where !(isBlank(before) && isBlank(after)),
        "~" where !(isBlank(before) && isBlank(after)),
        "_" where !(isLetterOrDigit(before) && isLetterOrDigit(after)):
        output += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case _ where TerminalText.mustEscape(scalar):
        output += "\\".utf8
        TerminalText.append(String(scalar), to: &output)
      default: output += String(scalar).utf8
      }
    }
  }

  /// Appends the text as a paragraph, with a first sign that would make it a list or a heading escaped.
  static func append(paragraph text: String, to output: inout [UInt8]) {
    let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let rest = text.utf8[digits.endIndex...]
    let isMark = rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")")
    let isList = isMark && (rest.dropFirst().first.map { $0 == UInt8(ascii: " ") } ?? true)
    if !digits.isEmpty, isList {
      output += digits
      output.append(UInt8(ascii: "\\"))
      append(String(decoding: rest, as: UTF8.self), to: &output)
      return
    }
    switch text.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ">"),
      UInt8(ascii: "="):
      output.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "*") where text.utf8.dropFirst().first == UInt8(ascii: " "):
      output.append(UInt8(ascii: "\\"))
    default: break
    }
    append(text, to: &output)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
