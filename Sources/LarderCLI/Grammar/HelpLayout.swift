import Reporting

/// Lines of help within 80 columns.
struct HelpLayout {
  private static let width = 80
  /// The column where explanations start; wide enough that most names fit beside them.
  private static let indent = 26
  private(set) var text = ""

  mutating func add(line: String) {
    text += "\(line)\n"
  }

  /// A heading with an empty line before it.
  mutating func add(heading: String) {
    text += "\n\(heading):\n"
  }

  /// Paragraphs parted by empty lines; lines that start with a blank stay as they are.
  mutating func add(paragraphs: String, indent: Int = 0) {
    var open = ""
    for line in paragraphs.split(separator: "\n", omittingEmptySubsequences: false) {
      if let first = line.first, first != " " {
        open += open.isEmpty ? String(line) : " \(line)"
      } else {
        add(wrapped: open, indent: indent)
        open = ""
        add(line: String(line))
      }
    }
    add(wrapped: open, indent: indent)
  }

  /// A name with its explanation beside it, or below it where the name is long.
  mutating func add(term: String, explanation: String) {
    let lines = WrappedText.lines(of: explanation, width: Self.width - Self.indent)
    var start = "  \(term)"
    if TerminalText.width(of: start) > Self.indent - 2, !lines.isEmpty {
      add(line: start)
      start = ""
    }
    start += Self.blanks(Self.indent - TerminalText.width(of: start))
    for (index, line) in lines.enumerated() {
      add(line: (index == 0 ? start : Self.blanks(Self.indent)) + line)
    }
    if lines.isEmpty { add(line: "  \(term)") }
  }

  mutating func add(wrapped words: String, indent: Int) {
    for line in WrappedText.lines(of: words, width: Self.width - indent) {
      add(line: Self.blanks(indent) + line)
    }
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }
}
