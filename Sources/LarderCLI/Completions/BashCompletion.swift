/// The script for bash, which must run on the 3.2 of macOS as well.
struct BashCompletion {
  let grammar: CommandGrammar
  private var function: String { "_\(grammar.program)" }

  var script: String {
    """
    # Completions of \(grammar.program) for bash.

    \(function)_offer() {
      local word
      for word in "$@"; do
        if [[ $word == "$cur"* ]]; then
          printf -v word %q "$word"
          COMPREPLY+=("$word")
        fi
      done
    }

    \(function)_list() {
      local word before=
      if [[ $cur == *,* ]]; then before=${cur%,*},; fi
      compopt -o nospace 2>/dev/null
      for word in "$@"; do
        if [[ ,$before != *",$word,"* && $before$word == "$cur"* ]]; then
          COMPREPLY+=("$before$word")
        fi
      done
    }

    # Names are offered whatever their case: mil gives Milk.
    \(function)_names() {
      local word cases
      cases=$(shopt -p nocasematch)
      shopt -s nocasematch
      while IFS= read -r word; do
        if [[ $word == "$cur"* ]]; then
          printf -v word %q "$word"
          COMPREPLY+=("$word")
        fi
      done < <(\(grammar.program) complete "$1" 2>/dev/null)
      eval "$cases"
    }

    \(function)_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
    }

    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} path= option= literal= count=0 i word
      COMPREPLY=()
      # The shell splits @store into two words, but replaces both.
      if [[ ${2-} == @* ]]; then cur=$2; fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $literal ]]; then
          count=$((count + 1))
          continue
        fi
        case $word in
          --) literal=1 ;;
          \(pattern(grammar.wordsBeforeValues)))
            option=$word
            # The shell splits --name=value into three words.
            if [[ ${COMP_WORDS[i + 1]} == "=" ]]; then i=$((i + 1)); fi
            i=$((i + 1)) ;;
          -[!0-9.]*) ;;
          *)
            case "$count:$path $word" in
              \(pattern(grammar.paths.map { "0: " + $0.joined(separator: " ") })))
                path="$path $word" ;;
              *) count=$((count + 1)) ;;
            esac ;;
        esac
      done
      if ((i > COMP_CWORD)); then
        if [[ $cur == "=" ]]; then cur=; fi
        case "$path:$option" in
    \(optionValues)
        esac
        return
      fi
      if [[ $cur == -* && -z $literal ]]; then
        case $path in
    \(optionNames)
        esac
        return
      fi
      case "$path:$count" in
    \(arguments)
      esac
    }

    complete -F \(function) \(grammar.program)

    """
  }

  private var optionValues: String {
    var arms: [String] = []
    let shared = grammar.everywhere
    for command in grammar.commands {
      for option in command.shownOptions where !shared.contains(option) {
        let words = option.spellings.map { "\(key(command.path)):\($0)" }
        arms += arm(words.map(quoted).joined(separator: "|"), offer(option.completion))
      }
    }
    for option in shared {
      let words = option.spellings.map { "*:\($0)" }
      arms += arm(words.joined(separator: "|"), offer(option.completion))
    }
    return arms.map { "      \($0)" }.joined(separator: "\n")
  }

  private var optionNames: String {
    var arms = arm("\"\"", offer(.values(grammar.everywhere.map(\.written))))
    for group in grammar.groups {
      arms += arm(quoted(key(group)), offer(.values([OptionSpec.help.written])))
    }
    for command in grammar.commands {
      let names = (command.shownOptions + [.help]).map(\.written)
      arms += arm(quoted(key(command.path)), offer(.values(names)))
    }
    return arms.map { "      \($0)" }.joined(separator: "\n")
  }

  private var arguments: String {
    var arms = arm("\":0\"", offer(.values(grammar.words(after: []))))
    for path in grammar.paths where !grammar.words(after: path).isEmpty {
      // The first arm that matches is taken, so what the command itself takes is offered here too.
      let own = grammar.command(at: path)?.arguments.first.flatMap { offer($0.completion) }
      let words = offer(.values(grammar.words(after: path)))
      let offers = [words, own].compactMap(\.self).joined(separator: "; ")
      arms += arm("\"\(key(path)):0\"", offers)
    }
    for command in grammar.commands {
      for (place, argument) in command.arguments.enumerated() {
        let key = key(command.path)
        let words = argument.isRepeated ? "\(quoted("\(key):"))*" : quoted("\(key):\(place)")
        arms += arm(words, offer(argument.completion))
      }
    }
    return arms.map { "    \($0)" }.joined(separator: "\n")
  }

  private func arm(_ pattern: String, _ action: String?) -> [String] {
    action.map { ["\(pattern)) \($0) ;;"] } ?? []
  }

  private func offer(_ hint: CompletionHint) -> String? {
    switch hint {
    case .none: nil
    case .file: "\(function)_paths -f"
    case .directory: "\(function)_paths -d"
    case .names(let kind): "\(function)_names \(kind.rawValue)"
    case .values(let words):
      ([function + "_offer"] + words.map(quoted)).joined(separator: " ")
    case .list(let words):
      ([function + "_list"] + words.map(quoted)).joined(separator: " ")
    }
  }

  private func key(_ path: [String]) -> String { path.map { " \($0)" }.joined() }

  private func pattern(_ words: [String]) -> String {
    // An empty pattern would be a mistake of syntax.
    words.isEmpty ? "''" : words.map(quoted).joined(separator: "|")
  }

  private func quoted(_ word: String) -> String { word.shellQuoted }
}
