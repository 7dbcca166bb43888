import Foundation

/// A page of the documentation whose commands run in a folder with the sample household.
///
/// - `console` blocks show commands after `$ `, continued after `> `, and what they print. A line `…`
///   stands for lines that were cut.
/// - `sh` blocks show commands alone; each has to succeed.
///
/// A command with a placeholder such as `FILE` is a template, which is not run.
struct DocumentedPage: Sendable, CustomStringConvertible {
  let name: String
  var description: String { name }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README and the pages of `Docs`, except the generated one, whose examples another test runs.
  static func all() throws -> [DocumentedPage] {
    let docs = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Docs").path)
    return ["README.md"].map(DocumentedPage.init)
      + docs.sorted().filter { $0.hasSuffix(".md") && $0 != ReferencePage.name }
      .map { DocumentedPage(name: "Docs/\($0)") }
  }

  private var url: URL { Self.root.appending(path: name) }

  /// A command, the number of its first line, and the lines it should print; nil if any will do.
  struct Command {
    var text: String
    let line: Int
    var expected: [String]?
    /// Where the expected lines are in the page.
    var range: Range<Int>
  }

  /// The lines of the page.
  func lines() throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The commands in order, and the lines that show a command outside of the blocks that run.
  func commands() throws -> (commands: [Command], stray: [Int]) {
    var found: [Command] = []
    var stray: [Int] = []
    var fence: String?
    for (index, line) in try lines().enumerated() {
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.dropFirst(3)) : nil
        continue
      }
      switch fence {
      case "console":
        if line.hasPrefix("$ ") {
          found.append(
            Command(
              text: String(line.dropFirst(2)), line: index + 1, expected: [],
              range: index + 1..<index + 1))
        } else if line.hasPrefix("> "), found.last?.expected == [] {
          found[found.count - 1].text += "\n" + line.dropFirst(2)
          found[found.count - 1].range = index + 1..<index + 1
        } else if !found.isEmpty {
          found[found.count - 1].expected?.append(line)
          found[found.count - 1].range = found[found.count - 1].range.lowerBound..<index + 1
        }
      case "sh":
        guard !line.isEmpty, !line.hasPrefix("#"), !Self.isTemplate(line) else { continue }
        if let last = found.last, last.expected == nil, last.text.hasSuffix("\\") {
          found[found.count - 1].text += "\n" + line
        } else {
          found.append(Command(text: line, line: index + 1, expected: nil, range: 0..<0))
        }
      default:
        if fence != nil || line.hasPrefix("    "), line.contains(#/^ *(\$ )?larder [a-z-]/#),
          !Self.isTemplate(line)
        {
          stray.append(index + 1)
        }
      }
    }
    return (found, stray)
  }

  private static func isTemplate(_ line: some StringProtocol) -> Bool {
    String(line).contains(
      /\b(FILE|DIR|NAME|ITEM|KIND|DATE|DAYS|ID|INBOX|WORD|STORE|EVENT|DIGEST|COMMAND|QUESTION)\b|…/)
  }

  /// Returns a folder in which the page's commands run.
  ///
  /// It has the sample household's files, a folder `receipts` with a receipt, and, for pages other than
  /// those that begin with an import, a larder with the sample.
  func shell() throws -> FunctionalShell {
    let shell = try FunctionalShell()
    let files = FileManager.default
    try files.copyItem(
      at: Self.root.appending(path: "SampleData"), to: shell.folder.appending(path: "SampleData"))
    let receipts = shell.folder.appending(path: "receipts")
    try files.createDirectory(at: receipts, withIntermediateDirectories: true)
    try "Date,Item,Price\n2026-10-30,Pesto,2.80\n2026-10-30,Spaghetti 500 g,1.29\n"
      .write(to: receipts.appending(path: "market.csv"), atomically: true, encoding: .utf8)
    if !["README.md", "Docs/tutorial.md"].contains(name) {
      _ = try shell.run("larder batch SampleData --home .larder --reports Reports")
    }
    return shell
  }

  /// The command as the test runs it; nil if it is about building or the reader's own shell.
  static func runnable(_ command: String) -> String? {
    let text = command.replacing("swift run -c release larder", with: "larder")
    let isOutside = ["swift ", "git ", "cp .build", "source ", "pip ", "man ", "python3 "]
      .contains { text.hasPrefix($0) }
    return isOutside || text.contains("| jq") && ShellRun.path(of: "jq") == nil ? nil : text
  }

  /// True if the printed lines are those that the page shows; a line `…` matches any lines.
  static func matches(_ expected: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return printed.isEmpty }
    guard first == "…" else {
      return first == printed.first && matches(expected.dropFirst(), printed.dropFirst())
    }
    return (printed.startIndex...printed.endIndex).contains {
      matches(expected.dropFirst(), printed[$0...])
    }
  }

  /// Writes printed lines into the page: those before its first `…`, and those after its last one.
  func record(_ outcomes: [(command: Command, printed: [String])]) throws {
    var page = try lines()
    for (command, printed) in outcomes.reversed() {
      guard let expected = command.expected else { continue }
      // What a mask hides stays as the page has it.
      let printed = printed.map { line in
        expected.first { FunctionalShell.masked($0) == line } ?? line
      }
      guard let cut = expected.firstIndex(of: "…"), let end = expected.lastIndex(of: "…") else {
        page.replaceSubrange(command.range, with: printed)
        continue
      }
      let head = printed.prefix(cut)
      let tail = printed.dropFirst(cut).suffix(expected.count - 1 - end)
      page.replaceSubrange(command.range, with: head + ["…"] + tail)
    }
    try page.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
