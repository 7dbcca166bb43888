import Foundation

/// A Markdown file whose `console` blocks are commands and what they print.
///
/// In a block, `$ ` begins a command and `> ` continues it; below it stand its standard output, its
/// standard error with `! ` before each line, and `>= N` where it ends with another status than 0. All
/// commands of a file run in one fresh folder, which is their home too, with `larder` on the path.
struct FunctionalCase: Sendable, CustomStringConvertible {
  let path: String
  let name: String
  var description: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases").path

  /// The files of a folder below `Cases`, by name.
  static func all(in part: String) throws -> [FunctionalCase] {
    let folder = part.isEmpty ? folder : "\(folder)/\(part)"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".md") }
      .map { FunctionalCase(path: "\(folder)/\($0)", name: part.isEmpty ? $0 : "\(part)/\($0)") }
  }

  /// A part of the file.
  enum Part {
    case prose(String)
    /// A command's lines as they stand, the number of the first, and the lines that should follow.
    case command([String], line: Int, expected: [String])
  }

  func parts() throws -> [Part] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var parts: [Part] = []
    var isInside = false
    var awaitsMore = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isInside = !isInside && line == "```console"
        parts.append(.prose(line))
      } else if isInside, line.hasPrefix("$ ") {
        parts.append(.command([line], line: index + 1, expected: []))
        awaitsMore = true
      } else if isInside, case .command(let lines, let number, let expected)? = parts.last {
        let continues = awaitsMore && (line.hasPrefix("> ") || line == ">")
        awaitsMore = continues
        parts[parts.count - 1] = .command(
          continues ? lines + [line] : lines, line: number,
          expected: continues ? expected : expected + [line])
      } else {
        parts.append(.prose(line))
      }
    }
    return parts
  }

  /// Runs the commands, and returns what each printed beside what it should have.
  func run() throws -> [(part: Part, actual: [String])] {
    let shell = try FunctionalShell()
    defer { shell.discard() }
    return try parts().map { part in
      guard case .command(let lines, _, _) = part else { return (part, []) }
      return (part, try shell.run(lines.map { String($0.dropFirst(2)) }.joined(separator: "\n")))
    }
  }

  /// Writes the file anew with what was printed.
  func record(_ outcome: [(part: Part, actual: [String])]) throws {
    let lines = outcome.flatMap { part, actual in
      switch part {
      case .prose(let line): [line]
      // On the very day that a case names, masks would hide it.
      case .command(let lines, _, let expected):
        lines + (actual == expected.map { FunctionalShell.withDayMasked($0) } ? expected : actual)
      }
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
