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
    lines(text.split(separator: " "), width: width, indent: indent)
  }

  /// A command line in lines that a shell reads as one: all but the last end in a backslash.
  ///
  /// - Parameters:
  ///   - command: The command line, quoted with single quotes.
  ///   - width: The columns of a line.
  /// - Returns: The lines, none for a text without words.
  public static func lines(ofCommand command: String, width: Int) -> [String] {
    var isQuoted = false
    let words = command.split { character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
    let lines = lines(words, width: width - 2, indent: 2)
    return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
  }

  private static func lines(_ words: [Substring], width: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words {
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
