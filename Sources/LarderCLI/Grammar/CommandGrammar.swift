/// All commands of the program, from which parsing, help and completions derive.
struct CommandGrammar: Sendable {
  /// The name it is called by.
  let program: String
  /// One line that says what it is.
  let abstract: String
  /// The commands in the order of the overview.
  let commands: [CommandSpec]
  /// The examples of the overview.
  let examples: [CommandExample]

  init(
    program: String = "larder", abstract: String, commands: [CommandSpec],
    examples: [CommandExample] = []
  ) {
    self.program = program
    self.abstract = abstract
    self.commands = commands
    self.examples = examples
  }

  /// Returns the command with exactly this path; nil if no command has it.
  func command(at path: [String]) -> CommandSpec? {
    commands.first { $0.path == path }
  }

  /// The words that may follow a path, in order, each once; none after a command without any below it.
  func words(after path: [String]) -> [String] {
    var words: [String] = []
    for command in commands
    where command.path.count > path.count && command.path.starts(with: path) {
      let word = command.path[path.count]
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The options shared by commands, in order of first use, then those that every command has.
  var everywhere: [OptionSpec] {
    var options: [OptionSpec] = []
    for option in commands.flatMap(\.options) where option.group == .everywhere {
      if !options.contains(where: { $0.long == option.long }) { options.append(option) }
    }
    return options + [.help, .version]
  }

  /// All paths that need a further word, such as `log`.
  var groups: [[String]] {
    var groups: [[String]] = []
    for path in commands.map(\.path) {
      for length in 1..<max(path.count, 1) where !groups.contains(Array(path.prefix(length))) {
        groups.append(Array(path.prefix(length)))
      }
    }
    return groups.filter { command(at: $0) == nil }
  }
}
