extension CommandGrammar {
  /// The help page of one command: what it does, takes and prints.
  func help(on command: CommandSpec) -> String {
    var page = HelpLayout()
    page.add(line: "usage: \(program) \(command.usage)")
    page.add(line: "")
    page.add(paragraphs: command.abstract)
    if !command.discussion.isEmpty {
      page.add(line: "")
      page.add(paragraphs: command.discussion)
    }
    if !command.arguments.isEmpty { page.add(heading: "Arguments") }
    for argument in command.arguments {
      page.add(
        term: argument.isRepeated ? "\(argument.name)..." : argument.name,
        explanation: argument.explanation)
    }
    add(command.shownOptions.filter { $0.group == .command }, under: "Options", to: &page)
    let shared = command.options.filter { $0.group == .everywhere }
    add(shared + [.help], under: "Everywhere", to: &page)
    let below = commands.filter {
      $0.path.count > command.path.count && $0.path.starts(with: command.path)
    }
    if !below.isEmpty { page.add(heading: "Commands") }
    for command in below { page.add(term: command.name, explanation: command.abstract) }
    if !command.columns.isEmpty {
      page.add(heading: "Columns")
      page.add(wrapped: command.columns.joined(separator: ", "), indent: 2)
    }
    add(command.examples, to: &page)
    return page.text
  }

  /// The list of a group's commands.
  func help(onGroup path: [String]) -> String {
    var page = HelpLayout()
    page.add(line: "usage: \(([program] + path).joined(separator: " ")) COMMAND")
    page.add(heading: "Commands")
    for command in commands where command.path.starts(with: path) {
      page.add(term: command.name, explanation: command.abstract)
    }
    return page.text
  }

  func add(_ options: [OptionSpec], under heading: String, to page: inout HelpLayout) {
    if !options.isEmpty { page.add(heading: heading) }
    for option in options { page.add(term: option.term, explanation: option.explanation) }
  }

  func add(_ examples: [CommandExample], to page: inout HelpLayout) {
    if !examples.isEmpty { page.add(heading: "Examples") }
    for example in examples {
      page.add(line: "  \(example.line)")
      page.add(wrapped: example.effect, indent: 6)
    }
  }
}

extension OptionSpec {
  /// The option in a list: `-o, --output FILE`.
  fileprivate var term: String {
    let letter = short.map { "-\($0), " } ?? "    "
    return letter + written + (placeholder.map { " \($0)" } ?? "")
  }

  fileprivate var explanation: String {
    summary + (allowed.map { ": \($0.joined(separator: ", "))" } ?? "")
      + (isRepeatable ? "; may be repeated" : "")
  }
}

extension ArgumentSpec {
  fileprivate var explanation: String {
    summary + (allowed.map { ": \($0.joined(separator: ", "))" } ?? "")
  }
}
