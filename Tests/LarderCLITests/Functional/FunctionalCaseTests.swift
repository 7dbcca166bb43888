import Foundation
import Testing

/// The files of `Cases`: run with `LARDER_RECORD=1` to write what the program prints into them, and with
/// `LARDER_CASES=spend.md,budget.md` to look at these alone.
@Suite struct FunctionalCaseTests {
  @Test(arguments: try FunctionalCase.all(in: ""))
  func `commands do what they say`(_ file: FunctionalCase) throws {
    try check(file)
  }

  @Test(arguments: try FunctionalCase.all(in: "errors"))
  func `each complaint names the place and the remedy`(_ file: FunctionalCase) throws {
    try check(file)
  }

  #if os(Linux)
    @Test(arguments: try FunctionalCase.all(in: "linux"))
    func `devices of this system are met as they are`(_ file: FunctionalCase) throws {
      try check(file)
    }

    @Test(
      .enabled(if: try FunctionalShell.canMount(), "a small disk cannot be mounted here"),
      arguments: try FunctionalCase.all(in: "mount"))
    func `a full disk and a read-only one lose nothing`(_ file: FunctionalCase) throws {
      try check(file)
    }
  #endif

  private func check(_ file: FunctionalCase) throws {
    let chosen = ProcessInfo.processInfo.environment["LARDER_CASES"]?.split(separator: ",")
    if let chosen, !chosen.contains(where: { $0 == file.name }) { return }
    let outcome = try file.run()
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
      try file.record(outcome)
      Issue.record(
        "\(file.name) was recorded; look at what changed, then run without LARDER_RECORD")
      return
    }
    for case (.command(let lines, let line, let expected), let actual) in outcome
    where actual != expected.map({ FunctionalShell.withDayMasked($0) }) {
      Issue.record(
        """
        \(lines.joined(separator: "\n"))
        printed
        \(actual.joined(separator: "\n"))
        instead of
        \(expected.joined(separator: "\n"))
        """,
        sourceLocation: SourceLocation(
          fileID: "LarderCLITests/\(file.name)", filePath: file.path, line: line, column: 1))
    }
  }
}
