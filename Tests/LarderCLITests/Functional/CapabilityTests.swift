import Foundation
import Testing

/// What the table of capabilities says can be pasted.
@Suite struct CapabilityTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/capabilities.md")

  @Test func `every command of the table runs as it stands, from the first to the last`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let commands = text.matches(of: /`(larder [^`]+)`/).map { String($0.1) }
    #expect(commands.count > 80)
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
