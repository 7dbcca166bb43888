/// Text as HTML, safe within an element and within a quoted attribute.
public enum HTMLText {
  /// Appends the text with markup escaped and controls, which HTML does not allow, replaced.
  public static func append(_ text: String, to output: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;".utf8
      case "<": output += "&lt;".utf8
      case ">": output += "&gt;".utf8
      case "\"": output += "&quot;".utf8
      case "'": output += "&#39;".utf8
      case "\t", "\n": output.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\r": output += "&#13;".utf8
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        output += "\u{FFFD}".utf8
      default: output += String(scalar).utf8
      }
    }
  }
}
