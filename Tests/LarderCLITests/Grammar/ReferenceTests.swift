import Testing

@testable import LarderCLI
@testable import Reporting

@Suite struct ReferenceTests {
  @Test(arguments: HelpTopic.allCases)
  func `a topic fits eighty columns`(topic: HelpTopic) {
    for line in Command.grammar.help(on: topic).split(separator: "\n") {
      #expect(TerminalText.width(of: String(line)) <= 80, "\(line)")
    }
  }

  @Test func `the manual page has every command and option, and nothing that roff reads otherwise`()
  {
    let page = ManualPage(grammar: Command.grammar, version: "1").text
    let plain = page.replacing("\\-", with: "-")
    for command in Command.all.map(\.spec) where !command.section.isEmpty {
      #expect(plain.contains(".SS larder \(command.name) "), "\(command.name)")
      for option in command.shownOptions where option.group == .command {
        #expect(plain.contains("\(option.written)\\fR"), "\(option.written)")
      }
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    let macros = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".RI", ".RS", ".RE", ".nf", ".fi"]
    for line in page.split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  @Test func `commands for shells alone stand in no help and no completion`() {
    #expect(!Command.grammar.overview.contains("\n  complete "))
    for shell in Shell.allCases {
      let script = completionScript(for: shell, commands: Command.grammar)
      #expect(script.contains("larder complete"))
      #expect(!script.contains("print names for a shell"))
    }
  }
}
