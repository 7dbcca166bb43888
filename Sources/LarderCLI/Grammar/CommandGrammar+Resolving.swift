/// The request of a command line.
enum Invocation: Hashable, Sendable {
  /// The list of all commands: `larder`, `larder help`, `larder --help`.
  case overview
  /// The commands of a group: `larder help log`.
  case groupHelp([String])
  case help(CommandSpec)
  case topic(HelpTopic)
  case version
  case command(CommandSpec, ParsedArguments)
}

extension CommandGrammar {
  /// Parses a whole command line, without the program's name.
  ///
  /// Options that all commands share may also come before the command's name.
  func resolve(_ words: [String]) throws(UsageError) -> Invocation {
    var rest = words[...]
    var leading: [String] = []
    var path: [String] = []
    while true {
      leading += try leadingOptions(of: &rest)
      if path.isEmpty, leading.contains(OptionSpec.version.written) { return .version }
      guard let word = rest.first else { return try incomplete(path, after: leading) }
      if path.isEmpty, word == "help" { return try help(on: rest.dropFirst()) }
      guard self.words(after: path).contains(word) else { throw unknown(word, after: path) }
      path.append(word)
      rest.removeFirst()
      if let command = command(at: path), !continues(path, with: rest) {
        if command.arguments.isEmpty, !self.words(after: path).isEmpty,
          let word = firstArgument(in: rest)
        {
          throw unknown(word, after: path)
        }
        return try invocation(of: command, words: leading + rest)
      }
    }
  }

  /// True if a longer command follows, perhaps after options that all commands share.
  private func continues(_ path: [String], with rest: ArraySlice<String>) -> Bool {
    let longer = words(after: path)
    guard !longer.isEmpty else { return false }
    var rest = rest
    _ = try? leadingOptions(of: &rest)
    return rest.first.map(longer.contains) ?? false
  }

  /// The word after options that all commands share, if it is no option.
  private func firstArgument(in rest: ArraySlice<String>) -> String? {
    var rest = rest
    _ = try? leadingOptions(of: &rest)
    return rest.first.flatMap { $0.looksLikeOption ? nil : $0 }
  }

  private func invocation(
    of command: CommandSpec, words: [String]
  ) throws(UsageError) -> Invocation {
    if words.prefix(while: { $0 != "--" }).contains(where: isHelp) { return .help(command) }
    return .command(command, try parse(words, against: command))
  }

  private func incomplete(
    _ path: [String], after leading: [String]
  ) throws(UsageError) -> Invocation {
    if path.isEmpty {
      if leading.contains(where: isHelp) { return .overview }
      // `larder` alone is its status, if there is such a command.
      if let status = command(at: ["status"]) { return try invocation(of: status, words: leading) }
      if leading.isEmpty { return .overview }
      throw .missingCommand
    }
    if leading.contains(where: isHelp) { return .groupHelp(path) }
    throw .missingSubcommand(group: path.joined(separator: " "), available: words(after: path))
  }

  private func help(on words: ArraySlice<String>) throws(UsageError) -> Invocation {
    var path: [String] = []
    if words.contains("--man"), let man = command(at: ["man"]) {
      return try invocation(of: man, words: [])
    }
    var rest = words
    while true {
      // `larder help spend --home DIR`
      _ = try? leadingOptions(of: &rest)
      guard let word = rest.popFirst() else { break }
      if word.looksLikeOption { continue }
      guard self.words(after: path).contains(word) else {
        // `help` itself need not be among the commands to be asked about.
        if path.isEmpty, word == "help" { return .overview }
        if path.isEmpty, let topic = HelpTopic(rawValue: word) { return .topic(topic) }
        throw unknown(word, after: path, topics: HelpTopic.allCases.map(\.rawValue))
      }
      path.append(word)
    }
    if path.isEmpty { return .overview }
    return command(at: path).map(Invocation.help) ?? .groupHelp(path)
  }

  private func isHelp(_ word: String) -> Bool {
    word == OptionSpec.help.written || word == "-h"
  }

  private func unknown(
    _ word: String, after path: [String], topics: [String] = []
  ) -> UsageError {
    let parent = path.map { "\($0) " }.joined()
    let known = words(after: path) + (path.isEmpty ? ["help"] + topics : [])
    // `larder verify` is more often meant as `larder log verify` than mistyped.
    let lower = path.isEmpty ? commands.filter { $0.path.count > 1 && $0.path.last == word } : []
    if !lower.isEmpty {
      // The wording quotes it as one name.
      return .unknownCommand(
        word, nearest: lower.map(\.name).joined(separator: "' or '"), available: [])
    }
    if let near = Suggestion.nearest(to: word, among: known) {
      return .unknownCommand(parent + word, nearest: parent + near, available: [])
    }
    guard path.isEmpty else {
      return .unknownCommand(parent + word, nearest: nil, available: known)
    }
    return .unknownCommand(word, nearest: nil, available: [])
  }

  /// Takes the options at the front, each with its value.
  private func leadingOptions(of rest: inout ArraySlice<String>) throws(UsageError) -> [String] {
    var taken: [String] = []
    while let word = rest.first, word.looksLikeOption, word != "--" {
      taken.append(rest.removeFirst())
      if try awaitsValue(word), let value = rest.first, !value.looksLikeOption {
        taken.append(rest.removeFirst())
      }
    }
    return taken
  }

  /// True if the value of an option, or of the last one of a bundle, is the word after it.
  private func awaitsValue(_ word: String) throws(UsageError) -> Bool {
    if word.hasPrefix("--") {
      let name = String(word.dropFirst(2).prefix { $0 != "=" })
      guard let option = shared(where: { $0.long == name }) else {
        let near = Suggestion.nearest(to: name, among: everywhere.map(\.long))
        throw .unknownOption("--\(name)", nearest: near.map { "--\($0)" })
      }
      return !option.isFlag && !word.contains("=")
    }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = shared(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      if !option.isFlag { return letters.isEmpty }
    }
    return false
  }

  /// The option of all commands that fits; the definitions are made only up to the one that has it.
  private func shared(where fits: (OptionSpec) -> Bool) -> OptionSpec? {
    if let option = [OptionSpec.help, .version].first(where: fits) { return option }
    for command in commands {
      let found = command.options.first { $0.group == .everywhere && fits($0) }
      if let found { return found }
    }
    return nil
  }
}
