import Reporting

/// One thing a user should know about a command line, a file or the log.
struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of the message.
  enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
    case question
  }

  var severity: Severity
  /// The file as the user named it.
  var file: String?
  /// The line in the file, from 1.
  var line: Int?
  /// The character in the line, from 1, as editors count.
  var column: Int?
  /// The fact: lower case, no full stop, user text in single quotes.
  var message: String
  /// The expected input, read after ``expecting``.
  var expected: String?
  /// The word before what is expected.
  var expecting = "expected"
  /// What stands between the message and what follows it.
  var joint = "; "
  /// The remedy.
  var hint: String?
  /// The place in its text.
  var excerpt: Excerpt?

  init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil, expected: String? = nil, hint: String? = nil, excerpt: Excerpt? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.expected = expected
    self.hint = hint
    self.excerpt = excerpt
  }

  /// The message, and what is expected and the remedy, in a language; programs read the English ones.
  ///
  /// A message and what is expected stay English if the language has no words for either, so that no
  /// sentence is in two languages. Questions have their words already.
  func worded(in language: Language) -> Diagnostic {
    guard language != .english else { return self }
    let say = PhraseBook(language)
    var diagnostic = self
    let isWhole =
      expected.map {
        (say.knows($0) || Self.isSyntax($0)) && (severity == .question || say.knows(message))
      } ?? true
    if isWhole {
      diagnostic.message = say(message)
      diagnostic.expected = expected.map { say($0) }
      diagnostic.expecting = say(expecting)
    }
    diagnostic.hint = hint.map { say($0) }
    if language == .french { diagnostic.joint = " ; " }
    return diagnostic
  }

  /// True if a text is what is to be typed and holds no words: `NAME`, `--table NAME`, `ENTRY…`.
  private static func isSyntax(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      word.hasPrefix("-") || !word.contains(where: \.isLowercase)
    }
  }
}
