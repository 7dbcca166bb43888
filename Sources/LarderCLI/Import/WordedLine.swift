import Reporting

/// A line of a result, in parts that are said in the household's language one by one.
struct WordedLine {
  /// Stands between two parts where a line is kept; no text that people write has it.
  private static let mark: Character = "\u{2063}"

  private var parts: [String]

  init(_ parts: String...) { self.parts = parts }

  init(kept text: String) {
    parts = text.split(separator: Self.mark).map { String($0) }
  }

  /// The line as it is kept for another time, in English.
  var kept: String { parts.joined(separator: String(Self.mark)) }

  /// Adds a part, and what stands before it.
  mutating func add(_ part: String, after separator: String = "; ") {
    parts += [separator, part]
  }

  func text(in say: PhraseBook) -> String { parts.map { say($0) }.joined() }
}
