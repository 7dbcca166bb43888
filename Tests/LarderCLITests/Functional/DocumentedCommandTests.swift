import Foundation
import Testing

/// What the pages of `Docs` show to be pasted can be pasted.
@Suite struct DocumentedCommandTests {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs")

  @Test(arguments: ["household.md", "capabilities.md"])
  func `every command of a page runs as it stands`(_ page: String) throws {
    let text = try String(contentsOf: Self.docs.appending(path: page), encoding: .utf8)
    let commands = text.matches(of: /`(larder [^`]+)`/).map { String($0.1) }
    #expect(commands.count > 20)
    let shell = try FunctionalShell()
    defer { shell.discard() }
    for command in commands {
      let printed = try shell.run("{ \(command); } > out 2> said || echo $? $(cat said)")
      // What finds something ends with 1.
      let isFinding = ["larder check", "larder due"].contains { command.hasPrefix($0) }
      #expect(printed.isEmpty || isFinding && printed[0].hasPrefix("1"), "\(command): \(printed)")
    }
  }
}
