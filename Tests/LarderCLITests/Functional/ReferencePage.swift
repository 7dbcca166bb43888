import Foundation

@testable import LarderCLI

/// `Docs/commands.md`, made of the same definitions as help.
enum ReferencePage {
  static let name = "commands.md"

  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/\(name)").path

  /// The page as Markdown.
  static var text: String {
    let grammar = Command.grammar
    var lines = [
      "# Commands", "",
      "Generated from the program's own definitions, which also make `larder help`, the manual page and",
      "the completions. `LARDER_RECORD=1 swift test --filter ReferencePageTests` writes it anew.",
      "",
      "`larder` alone prints a status. " + grammar.abstract.prefix(1).uppercased()
        + grammar.abstract.dropFirst() + ".", "",
      "- [Options of many commands](#options-of-many-commands)",
    ]
    let sections = grammar.commands.map(\.section).filter { !$0.isEmpty }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    lines += sections.map { "- [\($0)](#\(anchor($0)))" }
    lines += HelpTopic.allCases.map { "- [\(title($0))](#\(anchor(title($0))))" }
    lines += ["", "## Options of many commands", ""]
    lines += table(grammar.everywhere + shared)
    for section in sections {
      lines += ["", "## \(section)"]
      for command in grammar.commands where command.section == section {
        lines += part(of: command)
      }
    }
    for topic in HelpTopic.allCases {
      lines += ["", "## \(title(topic))", ""] + paragraphs(topic.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(_ topic: HelpTopic) -> String {
    "About " + topic.rawValue.replacing("-", with: " ")
  }

  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-")
  }

  /// Options that ten commands or more have with the same meaning.
  private static var shared: [OptionSpec] {
    var counts: [OptionSpec: Int] = [:]
    var order: [OptionSpec] = []
    for option in Command.grammar.commands.flatMap(\.shownOptions) where option.group == .command {
      if counts[option] == nil { order.append(option) }
      counts[option, default: 0] += 1
    }
    return order.filter { counts[$0, default: 0] >= 10 }
  }

  private static func part(of command: CommandSpec) -> [String] {
    let abstract = command.abstract.prefix(1).uppercased() + command.abstract.dropFirst()
    var lines = ["", "### larder \(command.name)", "", escaped(abstract) + ".", ""]
    lines += ["    larder \(command.usage)"]
    if !command.discussion.isEmpty { lines += [""] + paragraphs(command.discussion) }
    let common = Set(shared)
    let options = command.shownOptions.filter { $0.group == .command }
    let own = options.filter { !common.contains($0) }
    if !command.arguments.isEmpty || !own.isEmpty {
      lines += ["", "| | |", "|---|---|"]
      lines += command.arguments.map {
        "| `\($0.name)` | \(escaped(meaning($0.summary, $0.allowed))) |"
      }
      lines += own.map(row)
    }
    let others = options.filter { common.contains($0) }
    if !others.isEmpty {
      lines += ["", "Also: " + others.map { "`\($0.written)`" }.joined(separator: ", ") + "."]
    }
    if !command.columns.isEmpty {
      lines += ["", "Columns: " + command.columns.map { "`\($0)`" }.joined(separator: ", ") + "."]
    }
    if !command.examples.isEmpty {
      lines += ["", "Examples:", ""]
      lines += command.examples.flatMap { ["    \($0.line)", "        \($0.effect)"] }
    }
    return lines
  }

  private static func table(_ options: [OptionSpec]) -> [String] {
    ["| option | meaning |", "|---|---|"] + options.map(row)
  }

  private static func row(_ option: OptionSpec) -> String {
    let letter = option.short.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " \($0)" } ?? ""
    let repeated = option.isRepeatable ? "; may be repeated" : ""
    let written = "\(letter)\(option.written)\(value)".replacing("|", with: #"\|"#)
    return "| `\(written)` | \(escaped(meaning(option.summary, option.allowed) + repeated)) |"
  }

  private static func meaning(_ summary: String, _ allowed: [String]?) -> String {
    allowed.map { "\(summary): \($0.joined(separator: ", "))" } ?? summary
  }

  /// Paragraphs; runs of lines that start with a blank become code.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wantsCode = line.first == " "
      if wantsCode != isCode, lines.last?.isEmpty == false { lines.append("") }
      isCode = wantsCode
      lines.append(wantsCode ? "    " + line : escaped(String(line)))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The text without what Markdown would read as its own.
  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: #"\|"#).replacing("*", with: #"\*"#).replacing("_", with: #"\_"#)
      .replacing("<", with: #"\<"#)
  }
}
