import Foundation
import Testing

/// Every command of the README and of `Docs` runs as it stands, and prints what the page shows.
///
/// `LARDER_RECORD=1` writes what the program prints into the pages.
@Suite struct DocumentedCommandTests {
  @Test(arguments: try DocumentedPage.all())
  func `the commands of a page run and print what it shows`(_ page: DocumentedPage) throws {
    let (commands, stray) = try page.commands()
    #expect(stray == [], "lines with a command outside of a block of sh or console")
    let shell = try page.shell()
    defer { shell.discard() }
    var outcomes: [(command: DocumentedPage.Command, printed: [String])] = []
    for command in commands {
      guard let text = DocumentedPage.runnable(command.text) else { continue }
      var printed = try shell.run(text).map { $0.hasPrefix("! ") ? String($0.dropFirst(2)) : $0 }
      // Commands that find something end with 1.
      let isFinding = ["larder check", "larder due"].contains { text.hasPrefix($0) }
      if isFinding, printed.last == ">= 1" { printed.removeLast() }
      outcomes.append((command, printed))
      let status = printed.last?.hasPrefix(">= ") ?? false
      if let expected = command.expected {
        let shown = expected.map { FunctionalShell.masked($0) }
        guard Self.records || DocumentedPage.matches(shown[...], printed[...]) else {
          Issue.record(
            """
            \(page):\(command.line): \(text)
            printed
            \(printed.joined(separator: "\n"))
            instead of
            \(expected.joined(separator: "\n"))
            """)
          continue
        }
      } else if status {
        Issue.record("\(page):\(command.line): \(text)\n\(printed.joined(separator: "\n"))")
      }
    }
    if Self.records {
      try page.record(outcomes)
      Issue.record("\(page) was recorded; look at what changed, then run without LARDER_RECORD")
    }
  }

  @Test func `a cut matches any lines, and nothing else does`() {
    #expect(DocumentedPage.matches(["a", "…", "d"], ["a", "b", "c", "d"]))
    #expect(DocumentedPage.matches(["a", "…"], ["a"]))
    #expect(!DocumentedPage.matches(["a", "…", "d"], ["a", "b", "c"]))
    #expect(!DocumentedPage.matches(["a"], ["a", "b"]))
  }

  @Test func `the pages show enough commands to be worth running`() throws {
    let counts = try DocumentedPage.all().map { try $0.commands().commands.count }
    #expect(counts.reduce(0, +) > 100)
  }

  private static let records = ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1"
}
