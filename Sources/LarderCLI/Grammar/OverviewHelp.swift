extension CommandGrammar {
  /// The help page of the program: its commands, what they share, exit codes and examples.
  var overview: String {
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
    page.add(heading: "Topics")
    for topic in HelpTopic.allCases { page.add(term: topic.rawValue, explanation: topic.abstract) }
    add(examples, to: &page)
    page.add(line: "")
    page.add(line: "'\(program) help COMMAND' or '\(program) help TOPIC' shows more.")
    return page.text
  }

  private var sections: [String] {
    var sections: [String] = []
    for command in commands
    where !command.section.isEmpty && !sections.contains(command.section) {
      sections.append(command.section)
    }
    return sections
  }
}
