extension CommandGrammar {
  /// The help page of the program: its commands, what they share, exit codes and examples.
  public var overview: String {
    var page = HelpLayout()
    page.add(line: "usage: \(program) COMMAND [OPTIONS] [ARGUMENTS]")
    page.add(line: "")
    page.add(paragraphs: abstract)
    for section in sections {
      page.add(heading: section)
      for command in commands where command.section == section {
        page.add(term: command.name, explanation: command.abstract)
      }
    }
    add(everywhere, under: "Everywhere", to: &page)
    page.add(heading: "Exit codes")
    for code in ExitCode.allCases {
      page.add(term: String(code.rawValue), explanation: code.meaning)
    }
    add(examples, to: &page)
    page.add(line: "")
    page.add(line: "'\(program) help COMMAND' tells more of a command.")
    return page.text
  }

  private var sections: [String] {
    var sections: [String] = []
    for command in commands where !sections.contains(command.section) {
      sections.append(command.section)
    }
    return sections
  }
}
