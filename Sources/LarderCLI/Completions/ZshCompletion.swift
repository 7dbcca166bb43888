/// The script for zsh: one function a command or group, made of `_arguments` specifications.
struct ZshCompletion {
  let grammar: CommandGrammar

  var script: String {
    let functions = ([[]] + grammar.paths).map { path in
      grammar.words(after: path).isEmpty ? leaf(path) : branch(path)
    }
    return """
      #compdef \(grammar.program)
      # Completions of \(grammar.program) for zsh.

      \(name([]))_names() {
        local -a names
        names=("${(@f)$(\(grammar.program) complete $@[-1] 2>/dev/null)}")
        # Names are offered whatever their case: mil gives Milk.
        compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' "${@[1,-2]}" -a names
      }

      \(functions.joined(separator: "\n"))
      if [[ $funcstack[1] == \(name([])) ]]; then
        \(name([])) "$@"
      else
        compdef \(name([])) \(grammar.program)
      fi

      """
  }

  /// A function that completes the next word of a path and hands on what follows it.
  ///
  /// A command with others below it offers what it takes itself as well.
  private func branch(_ path: [String]) -> String {
    let words = grammar.words(after: path)
    let own = grammar.command(at: path)
    let options =
      own.map { $0.shownOptions + [.help] } ?? (path.isEmpty ? grammar.everywhere : [.help])
    let first = own?.arguments.first.map { ownAction($0) } ?? ""
    let offered = words.map { word in
      "      \("\(word):\(grammar.abstract(of: path + [word]))".shellQuoted)\n"
    }
    var handed = words.map { word in "      \(word)) \(name(path + [word])) ;;\n" }
    if let own, !own.arguments.isEmpty {
      handed.append(
        "      *) words=(\(path.last ?? "") $words); ((CURRENT++)); \(ownName(path)) ;;\n")
    }
    return (own.map { $0.arguments.isEmpty ? "" : leaf($0, named: ownName(path)) + "\n" } ?? "")
      + """
      \(name(path))() {
        local curcontext="$curcontext" state line
        local -A opt_args
        local -a commands
        _arguments -s -S -C \\
      \(options.map { "    \(specification(of: $0)) \\\n" }.joined())\
          '(-): :->command' '(-)*:: :->rest' && return
        case $state in
        command)
          commands=(
      \(offered.joined())\
          )
          _describe -t commands command commands\(first) ;;
        rest)
          case $words[1] in
      \(handed.joined())\
          esac ;;
        esac
      }

      """
  }

  private func leaf(_ path: [String]) -> String {
    grammar.command(at: path).map { leaf($0, named: name(path)) } ?? ""
  }

  /// The name of the function for what a command takes beside the commands below it.
  private func ownName(_ path: [String]) -> String { name(path) + "__own" }

  /// What offers a command's first argument, after the commands below it.
  private func ownAction(_ argument: ArgumentSpec) -> String {
    switch argument.completion {
    case .names, .file, .directory: "\n      \(action(argument.completion))"
    case .values(let words):
      "\n      compadd -- \(words.map(\.shellQuoted).joined(separator: " "))"
    case .none, .list: ""
    }
  }

  private func leaf(_ command: CommandSpec, named function: String) -> String {
    let options = (command.shownOptions + [.help]).map { specification(of: $0) }
    let arguments = command.arguments.enumerated().map { place, argument in
      let start = argument.isRepeated ? "*:" : "\(place + 1):\(argument.isOptional ? ":" : "")"
      return "\(start)\(escaped(argument.name)):\(action(argument.completion))".shellQuoted
    }
    return """
      \(function)() {
        _arguments -s -S \\
          \((options + arguments).joined(separator: " \\\n    "))
      }

      """
  }

  private func specification(of option: OptionSpec) -> String {
    let repeated = option.isRepeatable ? "*" : ""
    let value =
      option.placeholder.map { ":\(escaped($0)):\(action(option.completion))" } ?? ""
    let rest = "[\(escaped(option.summary))]\(value)"
    let long = option.isFlag ? option.written : "\(option.written)="
    guard let short = option.short else { return "\(repeated)\(long)\(rest)".shellQuoted }
    let letter = option.isFlag ? "-\(short)" : "-\(short)+"
    let exclusive = option.isRepeatable ? "'*'" : "'(-\(short) \(option.written))'"
    return "\(exclusive){\(letter),\(long)}\(rest.shellQuoted)"
  }

  private func action(_ hint: CompletionHint) -> String {
    switch hint {
    case .none: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .names(let kind): "\(name([]))_names \(kind.rawValue)"
    case .values(let words):
      "(\(words.map(backslashed).joined(separator: " ")))"
    case .list(let words):
      "_values -s , key \(words.map(backslashed).joined(separator: " "))"
    }
  }

  private func name(_ path: [String]) -> String {
    ([""] + [grammar.program] + path).joined(separator: "_")
  }

  /// The text with what ends a part of a specification escaped.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func backslashed(_ word: String) -> String {
    word.map { $0.isLetter || $0.isNumber || $0 == "-" ? String($0) : "\\\($0)" }.joined()
  }
}
