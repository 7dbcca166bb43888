/// Writes commands that mend something, to be pasted into a shell.
struct RemedyLine {
  /// `--home` of the question, so that the remedy reaches the same larder.
  private let home: [String]

  init(home: String?) {
    self.home = home.map { ["--home", $0] } ?? []
  }

  /// Returns the command line of some words, each quoted where a shell needs it.
  func callAsFunction(_ words: [String]) -> String {
    reaching((["larder"] + words.map(\.shellQuoted)).joined(separator: " "))
  }

  /// Returns a command line with the home of the question, which help does not need.
  func reaching(_ command: String) -> String {
    guard !home.isEmpty, command.split(separator: " ").dropFirst().first != "help" else {
      return command
    }
    return ([command] + home.map(\.shellQuoted)).joined(separator: " ")
  }

  /// Returns a sentence in which each command reaches the same larder.
  ///
  /// A command stands in single quotes, as in `'larder undo' takes it back`; in it a quote begins an argument
  /// where it follows a space or an equals sign.
  func mending(_ sentence: String) -> String {
    let opening = "'larder "
    guard !home.isEmpty, sentence.contains(opening) else { return sentence }
    var mended = ""
    var rest = sentence[...]
    while let start = rest.firstRun(of: opening) {
      let command = rest[rest.index(after: start.lowerBound)...]
      guard let end = Self.end(of: command) else { break }
      mended += rest[...start.lowerBound] + reaching(String(command[..<end]))
      rest = command[end...]
    }
    return mended + rest
  }

  /// The place of the quote that ends a command.
  private static func end(of command: Substring) -> String.Index? {
    var isArgument = false
    var before: Character?
    for place in command.indices {
      let character = command[place]
      if character == "'" {
        if isArgument {
          isArgument = false
        } else if before == " " || before == "=" {
          isArgument = true
        } else {
          return place
        }
      }
      before = character
    }
    return nil
  }
}

extension Diagnostic {
  /// The diagnostic with commands that reach the larder of the question.
  func reaching(_ remedy: RemedyLine) -> Diagnostic {
    var mended = self
    mended.message = remedy.mending(message)
    mended.expected = expected.map(remedy.mending)
    mended.hint = hint.map(remedy.mending)
    return mended
  }
}
