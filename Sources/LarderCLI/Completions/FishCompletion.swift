/// The script for fish: one `complete` line for each thing that can be offered.
struct FishCompletion {
  let grammar: CommandGrammar
  private var function: String { "__\(grammar.program)" }

  var script: String {
    """
    # Completions of \(grammar.program) for fish.

    function \(function)_state
        set -l words (commandline -opc)
        set -e words[1]
        set -l path
        set -l count 0
        set -l literal no
        set -l skip no
        for word in $words
            if test $skip = yes
                set skip no
                continue
            end
            if test $literal = yes
                set count (math $count + 1)
                continue
            end
            switch $word
                case --
                    set literal yes
                case \(list(grammar.wordsBeforeValues))
                    set skip yes
                case '*'
                    if string match -qr -- '^-[^0-9.]' $word
                        continue
                    end
                    set -l longer (string join ' ' $path $word)
                    if test $count = 0; and contains -- $longer \(list(paths))
                        set path $path $word
                    else
                        set count (math $count + 1)
                    end
            end
        end
        string join ' ' $path
        # An empty path prints nothing, and the count must be the last line.
        echo $count
    end

    function \(function)_in
        set -l state (\(function)_state)
        set -e state[-1]
        contains -- "$state" $argv
    end

    function \(function)_at -a path from to
        set -l state (\(function)_state)
        set -l count $state[-1]
        set -e state[-1]
        test "$state" = "$path"; and test $count -ge $from; and test $count -le $to
    end

    function \(function)_list
        set -l value (string replace -r -- '^-[^=]*=' '' (commandline -ct))
        set -l before (string replace -r -- '[^,]*$' '' $value)
        for word in $argv
            contains -- $word (string split -- , $before); or echo $before$word
        end
    end

    complete -c \(grammar.program) -f
    \(lines.map { "complete -c \(grammar.program) \($0)" }.joined(separator: "\n"))

    """
  }

  private var paths: [String] { grammar.paths.map { $0.joined(separator: " ") } }

  private var lines: [String] {
    var lines: [String] = []
    for path in [[]] + grammar.paths {
      for word in grammar.words(after: path) {
        lines.append(
          "-n \(condition("at", [path.joined(separator: " "), "0", "0"])) -a \(word)"
            + description(grammar.abstract(of: path + [word])))
      }
    }
    let shared = grammar.everywhere
    for command in grammar.commands {
      for (place, argument) in command.arguments.enumerated() {
        guard let offer = offer(argument.completion) else { continue }
        let last = argument.isRepeated ? 9999 : place
        let when = condition("at", [command.name, String(place), String(last)])
        lines.append("-n \(when) \(offer)\(description(argument.summary))")
      }
      for option in command.shownOptions where !shared.contains(option) {
        lines.append("-n \(condition("in", [command.name])) \(definition(of: option))")
      }
    }
    for option in shared {
      let takers = grammar.commands.filter { $0.shownOptions.contains(option) }
      let names = option.long == OptionSpec.help.long ? paths : takers.map(\.name)
      lines.append("-n \(condition("in", [""] + names)) \(definition(of: option))")
    }
    return lines
  }

  private func definition(of option: OptionSpec) -> String {
    let letter = option.short.map { " -s \($0)" } ?? ""
    let value = option.isFlag ? "" : " \(offer(option.completion) ?? "-x")"
    return "-l \(option.long)\(letter)\(value)\(description(option.summary))"
  }

  private func offer(_ hint: CompletionHint) -> String? {
    switch hint {
    case .none: nil
    case .file: "-r -F"
    case .directory: "-x -a \(quoted("(__fish_complete_directories)"))"
    case .names(let kind):
      "-x -a \(quoted("(\(grammar.program) complete \(kind.rawValue) 2>/dev/null)"))"
    case .values(let words): "-x -a \(quoted(list(words)))"
    case .list(let words): "-x -a \(quoted("(\(function)_list \(list(words)))"))"
    }
  }

  private func condition(_ name: String, _ words: [String]) -> String {
    quoted("\(function)_\(name) \(list(words))")
  }

  private func description(_ text: String) -> String { " -d \(quoted(text))" }

  /// The words quoted, as arguments; two quotes where there are none.
  private func list(_ words: [String]) -> String {
    words.isEmpty ? "''" : words.map(quoted).joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
