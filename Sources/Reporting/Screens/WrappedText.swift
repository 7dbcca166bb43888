/// Words in lines of a width.
public enum WrappedText {
  /// The words in as few lines as hold them; a word wider than a line has one of its own.
  ///
  /// - Parameters:
  ///   - text: The words, with blanks between them.
  ///   - width: The columns of a line.
  ///   - indent: The blanks before every line but the first.
  /// - Returns: The lines, none for a text without words.
  public static func lines(of text: String, width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let columns = TerminalText.width(of: String(word))
      if line.isEmpty {
        line = String(word)
        used = columns
      } else if used + 1 + columns <= width {
        line += " \(word)"
        used += 1 + columns
      } else {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
        used = indent + columns
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
