import Testing

@testable import LarderCLI

@Suite struct DiagnosticTests {
  private let misspelt = Diagnostic(
    .error, "unknown event type 'purchase.recoded'", file: "household.jsonl", line: 118,
    column: 10, hint: "did you mean 'purchase.recorded'?",
    excerpt: Excerpt(
      text: #"{"type":"purchase.recoded","v":1}"#, caretColumn: 9, caretLength: 18))

  @Test func `a place is shown with its line, a caret and what to do`() {
    #expect(
      misspelt.rendered() == """
        larder: error: household.jsonl:118:10: unknown event type 'purchase.recoded'
        118 | {"type":"purchase.recoded","v":1}
            |         ^^^^^^^^^^^^^^^^^^
        did you mean 'purchase.recorded'?

        """)
  }

  @Test func `what was expected follows what was found`() {
    let diagnostic = Diagnostic(
      .warning, "the date is '31/02'", file: "a.csv", line: 3, expected: "a day that exists",
      hint: "say --date-order dmy")
    #expect(
      diagnostic.rendered() == """
        larder: warning: a.csv:3: the date is '31/02'; expected a day that exists
        say --date-order dmy

        """)
  }

  @Test func `a hint alone stays on the line`() {
    #expect(
      Diagnostic(.note, "not recorded", hint: "safe to repeat").rendered()
        == "larder: note: not recorded; safe to repeat\n")
  }

  @Test func `places without a file or a line are named as far as they go`() {
    #expect(
      Diagnostic(.error, "bad", line: 2, column: 3).rendered() == "larder: error: line 2:3: bad\n")
    #expect(Diagnostic(.error, "bad", file: "a", column: 3).rendered() == "larder: error: a: bad\n")
  }

  @Test func `nothing in it steers a terminal`() {
    let diagnostic = Diagnostic(
      .question, "found '\u{1B}[2J'", file: "a\nb\u{202E}.csv", expected: "\r", hint: "\u{9B}31m")
    #expect(
      diagnostic.rendered()
        == "larder: question: a\\nb\\u{202E}.csv: found '\\u{1B}[2J'; expected \\r\n\\u{9B}31m\n")
  }

  @Test(arguments: [
    (Diagnostic.Severity.error, "31"), (.warning, "33"), (.note, "36"), (.question, "35"),
  ])
  func `colour is for the severity alone`(severity: Diagnostic.Severity, code: String) {
    #expect(
      Diagnostic(severity, "x").rendered(colour: true)
        == "larder: \u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m: x\n")
  }

  @Test func `programs get one object with every key`() {
    #expect(
      misspelt.json
        == #"{"severity":"error","file":"household.jsonl","line":118,"column":10,"#
        + #""message":"unknown event type 'purchase.recoded'","expected":null,"#
        + #""hint":"did you mean 'purchase.recorded'?"}"# + "\n")
    #expect(
      Diagnostic(.note, "a \"b\"\n", expected: "c").json
        == #"{"severity":"note","file":null,"line":null,"column":null,"#
        + #""message":"a \"b\"\n","expected":"c","hint":null}"# + "\n")
  }
}
