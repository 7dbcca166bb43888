import Testing

@testable import LarderCLI

@Suite struct SharedWarningsTests {
  private static func warning(_ text: String, _ file: String, line: Int? = nil) -> Diagnostic {
    Diagnostic(.warning, text, file: file, line: line)
  }

  @Test func `a warning that files share is said once`() {
    var warnings = SharedWarnings()
    let taken = ["a.csv", "b.csv", "c.csv"].map {
      warnings.take(Self.warning("signs are turned", $0))
    }
    #expect(taken == [true, true, true])
    let isTaken = warnings.take(Self.warning("no header", "b.csv"))
    #expect(isTaken)
    let merged = warnings.merged(in: .english)
    #expect(merged.map(\.file) == ["a.csv, b.csv, c.csv", "b.csv"])
    #expect(merged.map(\.message) == ["signs are turned", "no header"])
  }

  @Test func `more than five files are counted`() {
    var warnings = SharedWarnings()
    for number in 1...8 { _ = warnings.take(Self.warning("no header", "\(number).csv")) }
    #expect(
      warnings.merged(in: .english).map(\.file)
        == ["1.csv, 2.csv, 3.csv, 4.csv, 5.csv, 3 more files"])
  }

  @Test(arguments: [
    warning("the total is misread", "a.csv", line: 3),
    Diagnostic(.error, "unreadable", file: "a.csv"),
    Diagnostic(.warning, "no larder"),
  ])
  func `what is about a line, an error or no file is said at once`(message: Diagnostic) {
    var warnings = SharedWarnings()
    let isTaken = warnings.take(message)
    #expect(!isTaken)
    #expect(warnings.merged(in: .english).isEmpty)
  }
}
