/// The shells that completions can be made for.
enum Shell: String, CaseIterable, Hashable, Sendable {
  case bash
  case zsh
  case fish
}

/// Returns a script that makes a shell complete the program's command lines.
///
/// The script contains commands and options. It asks the program for names in the log.
func completionScript(for shell: Shell, commands grammar: CommandGrammar) -> String {
  let grammar = grammar.withHelp
  return switch shell {
  case .bash: BashCompletion(grammar: grammar).script
  case .zsh: ZshCompletion(grammar: grammar).script
  case .fish: FishCompletion(grammar: grammar).script
  }
}

extension CommandGrammar {
  /// Every option that takes a value, as written long and short, sorted.
  var wordsBeforeValues: [String] {
    let options = (commands.flatMap(\.shownOptions) + everywhere).filter { !$0.isFlag }
    return Set(options.flatMap(\.spellings)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of all commands and groups, shorter ones first.
  var paths: [[String]] {
    (groups + commands.map(\.path)).enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element)
  }

  /// The same with `help` before each command, which is completed as one without options.
  fileprivate var withHelp: CommandGrammar {
    let shown = commands.filter { !$0.section.isEmpty }
    let helps = shown.filter { $0.path.first != "help" }.map { command in
      CommandSpec(path: ["help"] + command.path, section: "", abstract: command.abstract)
    }
    return CommandGrammar(program: program, abstract: abstract, commands: shown + helps)
  }

  /// Returns the description shown beside an offered word.
  func abstract(of path: [String]) -> String {
    if let command = command(at: path) { return command.abstract }
    return path == ["help"]
      ? "show what a command does" : words(after: path).joined(separator: ", ")
  }
}

extension OptionSpec {
  /// The ways to write it: `--output` and `-o`.
  var spellings: [String] {
    [written] + (short.map { ["-\($0)"] } ?? [])
  }
}
