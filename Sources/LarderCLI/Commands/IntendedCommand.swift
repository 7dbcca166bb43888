import EventSourcing
import GroceryModel

/// The command that a person most likely meant by words in another order, or with another verb.
enum IntendedCommand {
  /// Returns a command line with the words filled in.
  ///
  /// - Parameter words: The command line without the program's name.
  /// - Returns: The line; nil if the words mean no such command.
  static func line(for words: [String]) -> String? {
    let firstOption = words.firstIndex { $0.looksLikeOption } ?? words.count
    let plain = Array(words[..<firstOption])
    let options = Array(words[firstOption...])
    guard let (kind, rest) = kind(of: plain) else {
      guard let verb = plain.first, let path = verbs[verb.lowercased()], plain.count > 1 else {
        return reordered(plain, options)
      }
      if path == ["add"], plain[1].lowercased() == "list" {
        return joined(["shopping", "new"] + plain.dropFirst(2) + options)
      }
      let known = EntryKind.all.first { $0.path == path }
      return known.map { filled($0, Array(plain.dropFirst()), options) }
        ?? joined(path + plain.dropFirst() + options)
    }
    return filled(kind, rest, options)
  }

  /// True for words such as `budget move Dairy Produce 10`, which need both categories' new amounts.
  static func movesMoney(_ words: [String]) -> Bool {
    let first = Set(words.prefix(2).map { $0.lowercased() })
    return first.contains("budget") && !first.isDisjoint(with: ["move", "transfer", "shift"])
  }

  /// Verbs that people type, with the command that does it.
  private static let verbs: [String: [String]] = [
    "set": ["add"], "new": ["add"], "create": ["add"], "make": ["add"], "record": ["add"],
    "enter": ["add"], "buy": ["add"], "bought": ["add"], "eat": ["add", "consumed"],
    "ate": ["add", "consumed"], "eaten": ["add", "consumed"], "use": ["add", "consumed"],
    "used": ["add", "consumed"], "consume": ["add", "consumed"], "throw": ["add", "wasted"],
    "threw": ["add", "wasted"], "discard": ["add", "wasted"], "spoiled": ["add", "wasted"],
    "open": ["add", "opened"], "move": ["add", "moved"], "end": ["close"], "stop": ["close"],
    "delete": ["close"], "remove": ["close"], "drop": ["close"],
  ]

  /// The kind of fact that the first two words name, in any order, and the words after them; a kind alone
  /// counts if an amount follows it.
  private static func kind(of words: [String]) -> (EntryKind, rest: [String])? {
    let lower = words.map { $0.lowercased() }
    for kind in EntryKind.all where kind.path.count == 2 {
      func verb(_ word: String) -> String {
        let verb = verbs[word]?.first ?? word
        return verb == "add" && kind.path[0] == "describe" ? "describe" : verb
      }
      if lower.count > 1, Set([verb(lower[0]), verb(lower[1])]) == Set(kind.path),
        lower.prefix(2) != kind.path[...] || words.count > 2
      {
        return (kind, Array(words.dropFirst(2)))
      }
    }
    guard let noun = lower.first, lower.count > 2, lower.contains(where: isFigure),
      let kind = EntryKind.all.first(where: { $0.path == ["add", noun] })
    else { return nil }
    return (kind, Array(words.dropFirst()))
  }

  /// True for a number, with or without a sign of money before it.
  private static func isFigure(_ word: String) -> Bool {
    EntryWords.number(word.filter { !"€$£".contains($0) }) != nil
  }

  /// A command line in which a word is the name of an option without its dashes: `spend by store`.
  static func withDashes(_ words: [String]) -> String? {
    let grammar = Command.grammar
    let path = (1...2).reversed().lazy.map { Array(words.prefix($0)) }
      .first { grammar.command(at: $0) != nil }
    if let path, let whole = withWholeArgument(words, of: path) { return whole }
    guard let path, let options = grammar.command(at: path)?.options,
      let place = words.indices.dropFirst(path.count).first(where: { place in
        !words[place - 1].looksLikeOption && options.named(words[place]) != nil
      })
    else { return nil }
    var words = words
    words[place] = "--" + words[place]
    return joined(words)
  }

  /// A command line in which a word is the beginning of the only argument that it may be: `config lang`.
  private static func withWholeArgument(_ words: [String], of path: [String]) -> String? {
    guard words.count > path.count,
      let allowed = Command.grammar.command(at: path)?.arguments.first?.allowed,
      !allowed.contains(words[path.count])
    else { return nil }
    let whole = allowed.filter { $0.hasPrefix(words[path.count]) }
    guard whole.count == 1 else { return nil }
    return joined(path + whole + words.dropFirst(path.count + 1))
  }

  /// A command of two words that were typed in the other order.
  private static func reordered(_ words: [String], _ options: [String]) -> String? {
    if words.first == "report",
      let period = Period(sometimes: words.dropFirst().joined(separator: " "))
    {
      let isYear = CalendarStep.year.period(containing: period.start) == period
      return joined(["report", isYear ? "year" : "month"] + words.dropFirst() + options)
    }
    guard words.count > 1, Command.grammar.command(at: [words[1], words[0]]) != nil else {
      return nil
    }
    return joined([words[1], words[0]] + words.dropFirst(2) + options)
  }

  fileprivate static func joined(_ words: [String]) -> String {
    (["larder"] + words.map(\.shellQuoted)).joined(separator: " ")
  }

  /// The command of a kind with the words after it; a subject is one argument.
  private static func filled(_ kind: EntryKind, _ words: [String], _ options: [String]) -> String {
    let isArgument = kind.subject != nil && !words.isEmpty
    var options = options
    if words.isEmpty, kind.type == .budgetSet,
      !options.contains(where: ["--every", "--start"].contains)
    {
      options += ["--every", "month"]
    }
    return joined(kind.path + (isArgument ? [words.joined(separator: " ")] : words) + options)
  }
}

extension Failure {
  /// Returns the error of a command line, with the command that was most likely meant if the error
  /// suggests nothing itself.
  init(_ error: any Error, of words: [String]) {
    self.init(error)
    let isOpen =
      switch error {
      case UsageError.unknownCommand, UsageError.unexpectedArgument,
        UsageError.unknownOption(_, nearest: nil):
        true
      // The words name a command already, and something else is wrong.
      case is Failure:
        code == .usage && diagnostic.hint == nil
          && !EntryKind.all.contains { words.starts(with: $0.path) }
      default: false
      }
    if isOpen, IntendedCommand.movesMoney(words) {
      var diagnostic = diagnostic
      diagnostic.hint =
        "'larder add budget BUDGET --categories FROM=AMOUNT,TO=AMOUNT' moves money between categories: "
        + "type the new amount of each"
      self.init(diagnostic, code)
      return
    }
    // Dashes before another word do not make an unknown option known.
    let mayLackDashes = if case UsageError.unknownOption = error { false } else { code == .usage }
    let intended = isOpen ? IntendedCommand.line(for: words) : nil
    guard let line = intended ?? (mayLackDashes ? IntendedCommand.withDashes(words) : nil),
      line != IntendedCommand.joined(words)
    else { return }
    var diagnostic = diagnostic
    diagnostic.hint = "did you mean: \(line)"
    self.init(diagnostic, code)
  }
}
