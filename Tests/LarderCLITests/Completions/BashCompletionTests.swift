import Testing

@testable import LarderCLI

@Suite(.enabled(if: ShellRun.path(of: "bash") != nil, "bash is not installed"))
struct BashCompletionTests {
  /// What bash offers for the words, the last one being completed.
  private func offered(
    _ words: [String], by grammar: CommandGrammar = sample
  ) throws -> [String] {
    let script = completionScript(for: .bash, commands: grammar)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let output = try ShellRun.withFolder { folder in
      try ShellRun.output(
        of: "bash",
        running: """
          \(script)
          COMP_WORDS=(larder \(quoted)); COMP_CWORD=\(words.count)
          _larder
          for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
          """,
        in: folder)
    }
    return output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ([""], ["import", "spend", "log", "completions", "help"]),
    (["s"], ["spend"]),
    (["log", ""], ["show", "verify"]),
    (["log", "v"], ["verify"]),
    (["--home", "x", "log", ""], ["show", "verify"]),
    (["--"], ["--home", "--period", "--format", "--output", "--help", "--version"]),
    (["log", "-"], ["--help"]),
    (["spend", "--f"], ["--format"]),
    (["spend", "--format", ""], ["text", "md", "csv"]),
    (["spend", "-f", "c"], ["csv"]),
    (["spend", "--format", "="], ["text", "md", "csv"]),
    (["spend", "--format", "=", "m"], ["md"]),
    (["spend", "--by", "st"], ["store"]),
    (["spend", "--by", "store", "--p"], ["--period"]),
    (["spend", "--period", "l"], ["last\\ month"]),
    (["spend", "--output", ""], ["a.csv", "inbox"]),
    (["import", ""], ["a.csv", "inbox"]),
    (["import", "-n", "--", "a.csv", ""], ["a.csv", "inbox"]),
    (["--home", ""], ["inbox"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["completions", "bash", ""], []),
    (["help", ""], ["import", "spend", "log", "completions"]),
    (["help", "v"], []),
    (["help", "log", ""], ["show", "verify"]),
    (["help", "log", "v"], ["verify"]),
    (["help", "spend", ""], []),
    (["help", "spend", "-"], ["--help"]),
    (["spend", "--by", "store,"], ["store,category", "store,month"]),
    (["spend", "--by", "store,month,c"], ["store,month,category"]),
    (["spend", "--by", "=", "month,s"], ["month,store"]),
    (["spend", "--by", "store,st"], []),
    (["spend", "--", "--f"], []),
  ])
  func `bash offers what the grammar holds`(words: [String], expected: [String]) throws {
    #expect(try offered(words).sorted() == expected.sorted())
  }

  @Test(arguments: [
    (["add", ""], ["price", "milk", "rye"]), (["add", "m"], ["milk"]),
    (["add", "milk", ""], ["milk", "rye"]), (["add", "price", ""], ["tea"]),
    (["add", "milk", "--"], ["--day", "--help"]),
  ])
  func `bash offers what a command takes beside the commands below it`(
    words: [String], expected: [String]
  ) throws {
    #expect(try offered(words, by: branching).sorted() == expected.sorted())
  }

  @Test func `bash offers names whatever their case, and compares words as before`() throws {
    let output = try ShellRun.withFolder { folder in
      try ShellRun.output(
        of: "bash",
        running: """
          \(completionScript(for: .bash, commands: sample))
          larder() { printf '%s\\n' Milk 'milk tea' Rye; }
          cur=MIL COMPREPLY=()
          _larder_names items
          printf '%s\\n' "${COMPREPLY[@]}"
          [[ a == A ]] || echo differ
          """,
        in: folder)
    }
    #expect(output == "Milk\nmilk\\ tea\ndiffer\n")
  }
}
