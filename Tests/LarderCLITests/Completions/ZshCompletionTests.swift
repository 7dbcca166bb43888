import Foundation
import Testing

@testable import LarderCLI

@Suite struct ZshCompletionTests {
  private let grammar = CommandGrammar(
    abstract: "",
    commands: [
      CommandSpec(
        "log", "show", section: "Log", abstract: "print it's [events]: all",
        arguments: [
          ArgumentSpec("FILE", "file", isOptional: true, completion: .file),
          ArgumentSpec("WORD", "word", isRepeated: true, isOptional: true),
        ],
        options: {
          [
            .value("sum", "KEYS", "by", isRepeatable: true, completion: .list(["a", "c-d"])),
            .value("by", "KEY", "sum: [so]", isRepeatable: true, allowed: ["a b", "c"]),
            .flag("dry-run", short: "n", "do nothing"),
          ]
        })
    ])

  @Test func `the script has a function for each command and group`() {
    #expect(
      completionScript(for: .zsh, commands: grammar) == """
        #compdef larder
        # Completions of larder for zsh.

        _larder_names() {
          local -a names
          names=("${(@f)$(larder complete $@[-1] 2>/dev/null)}")
          # Names are offered whatever their case: mil gives Milk.
          compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' "${@[1,-2]}" -a names
        }

        _larder() {
          local curcontext="$curcontext" state line
          local -A opt_args
          local -a commands
          _arguments -s -S -C \\
            '(-h --help)'{-h,--help}'[show this help]' \\
            '--version[show the version]' \\
            '(-): :->command' '(-)*:: :->rest' && return
          case $state in
          command)
            commands=(
              'log:show'
              'help:show what a command does'
            )
            _describe -t commands command commands ;;
          rest)
            case $words[1] in
              log) _larder_log ;;
              help) _larder_help ;;
            esac ;;
          esac
        }

        _larder_log() {
          local curcontext="$curcontext" state line
          local -A opt_args
          local -a commands
          _arguments -s -S -C \\
            '(-h --help)'{-h,--help}'[show this help]' \\
            '(-): :->command' '(-)*:: :->rest' && return
          case $state in
          command)
            commands=(
              'show:print it'\\''s [events]: all'
            )
            _describe -t commands command commands ;;
          rest)
            case $words[1] in
              show) _larder_log_show ;;
            esac ;;
          esac
        }

        _larder_help() {
          local curcontext="$curcontext" state line
          local -A opt_args
          local -a commands
          _arguments -s -S -C \\
            '(-h --help)'{-h,--help}'[show this help]' \\
            '(-): :->command' '(-)*:: :->rest' && return
          case $state in
          command)
            commands=(
              'log:show'
            )
            _describe -t commands command commands ;;
          rest)
            case $words[1] in
              log) _larder_help_log ;;
            esac ;;
          esac
        }

        _larder_help_log() {
          local curcontext="$curcontext" state line
          local -A opt_args
          local -a commands
          _arguments -s -S -C \\
            '(-h --help)'{-h,--help}'[show this help]' \\
            '(-): :->command' '(-)*:: :->rest' && return
          case $state in
          command)
            commands=(
              'show:print it'\\''s [events]: all'
            )
            _describe -t commands command commands ;;
          rest)
            case $words[1] in
              show) _larder_help_log_show ;;
            esac ;;
          esac
        }

        _larder_log_show() {
          _arguments -s -S \\
            '*--sum=[by]:KEYS:_values -s , key a c-d' \\
            '*--by=[sum\\: \\[so\\]]:KEY:(a\\ b c)' \\
            '(-n --dry-run)'{-n,--dry-run}'[do nothing]' \\
            '(-h --help)'{-h,--help}'[show this help]' \\
            '1::FILE:_files' \\
            '*:WORD: '
        }

        _larder_help_log_show() {
          _arguments -s -S \\
            '(-h --help)'{-h,--help}'[show this help]'
        }

        if [[ $funcstack[1] == _larder ]]; then
          _larder "$@"
        else
          compdef _larder larder
        fi

        """)
  }

  @Test(
    .enabled(if: ShellRun.path(of: "zsh") != nil, "zsh is not installed"),
    arguments: [
      ("larder lo", ["log"]),
      ("larder log ", ["show", "verify"]),
      ("larder --home x completions ", ["bash", "zsh", "fish"]),
      ("larder spend --format=", ["csv", "md", "text"]),
      ("larder spend -f m", ["md"]),
      ("larder help ", ["completions", "import", "log", "spend"]),
      ("larder help log v", ["verify"]),
      ("larder spend --by store,", ["category", "month"]),
      ("larder spend --by=month,st", ["store"]),
    ])
  func `zsh offers what the grammar holds`(line: String, expected: [String]) throws {
    let script = completionScript(for: .zsh, commands: sample)
    let output = try ShellRun.withFolder { folder in
      for (name, text) in [("completions", script), ("setup", Self.setup)] {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      return try ShellRun.output(of: "zsh", running: Self.typing(line), in: folder)
    }
    #expect(output.split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }

  /// Makes a zsh write every match it finds to a file.
  private static let setup = """
    autoload -Uz compinit
    compinit -u -D
    source ./completions
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a found
      builtin compadd -O found "$@"
      print -rl -- $found >> ./matches
      builtin compadd "$@"
    }
    finish() { print FINISHED; }
    comppostfuncs=(finish)
    bindkey '^I' complete-word

    """

  /// Types the line and a tab into a zsh that is set up so, and prints the matches.
  private static func typing(_ line: String) -> String {
    """
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z 'source ./setup; print REA''DY'
    zpty -r z out '*READY*'
    zpty -n -w z "\(line)"$'\t'
    zpty -r z out '*FINISHED*'
    zpty -d z
    cat matches
    """
  }
}
