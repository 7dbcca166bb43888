/// The shells that completions can be made for.
public enum Shell: String, CaseIterable, Hashable, Sendable {
  case bash
  case zsh
  case fish
}

/// A script that makes a shell complete the program's command lines.
///
/// It is static: the shell never runs the program to complete it.
public func completionScript(for shell: Shell, commands grammar: CommandGrammar) -> String {
  switch shell {
  case .bash: BashCompletion(grammar: grammar).script
  case .zsh: ZshCompletion(grammar: grammar).script
  case .fish: FishCompletion(grammar: grammar).script
  }
}

extension CommandGrammar {
  /// Every option that takes a value, as written long and short, sorted.
  var wordsBeforeValues: [String] {
    let options = (commands.flatMap(\.options) + everywhere).filter { !$0.isFlag }
    return Set(options.flatMap(\.spellings)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All paths that stand for a command or a group, shorter ones first.
  var paths: [[String]] {
    (groups + commands.map(\.path)).enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element)
  }

  /// Every word of any command's path once, for `help`.
  var commandWords: [String] {
    var words: [String] = []
    for word in paths.joined() where !words.contains(word) { words.append(word) }
    return words
  }
}

extension OptionSpec {
  /// The ways to write it: `--output` and `-o`.
  var spellings: [String] {
    [written] + (short.map { ["-\($0)"] } ?? [])
  }
}
