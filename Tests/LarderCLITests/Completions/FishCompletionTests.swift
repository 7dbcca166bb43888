import Testing

@testable import LarderCLI

@Suite(.enabled(if: ShellRun.path(of: "fish") != nil, "fish is not installed"))
struct FishCompletionTests {
  private func offered(
    _ line: String, by grammar: CommandGrammar = sample
  ) throws -> [String] {
    let script = completionScript(for: .fish, commands: grammar)
    let output = try ShellRun.withFolder { folder in
      try ShellRun.output(of: "fish", running: "\(script)\ncomplete -C '\(line)'", in: folder)
    }
    return output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [
    ("larder ", ["import", "spend", "log", "completions", "help"]),
    ("larder --home x log ", ["show", "verify"]),
    ("larder spend --f", ["--format"]),
    ("larder spend -f ", ["text", "md", "csv"]),
    ("larder spend --period=l", ["--period=last month"]),
    ("larder spend --by st", ["store"]),
    ("larder help ", ["import", "spend", "log", "completions"]),
    ("larder help log v", ["verify"]),
    ("larder spend --by store,", ["store,category", "store,month"]),
    ("larder spend --by=month,s", ["--by=month,store"]),
    ("larder import -n ", ["a.csv", "inbox/"]),
    ("larder --home ", ["inbox/"]),
    ("larder completions ", ["bash", "zsh", "fish"]),
    ("larder log verify --", ["--help", "--home"]),
  ])
  func `fish offers what the grammar holds`(line: String, expected: [String]) throws {
    #expect(try offered(line).sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("larder add ", ["price", "milk", "rye"]), ("larder add milk ", ["milk", "rye"]),
    ("larder add price ", ["tea"]),
  ])
  func `fish offers what a command takes beside the commands below it`(
    line: String, expected: [String]
  ) throws {
    #expect(try offered(line, by: branching).sorted() == expected.sorted())
  }
}
