import Reporting
import Testing

@Suite struct JSONLinesRendererTests {
  private func text(_ tables: Table...) -> String { JSONLinesRenderer().text(of: tables) }

  @Test func `each row is an object on a line of its own`() {
    #expect(
      text(spending) == #"""
        {"category":"Dairy","day":"2026-10-03","spent":"12.50","lines":3}
        {"category":"Meat, \"fresh\"","day":null,"spent":"-1.05","lines":-12}
        {"category":"=1+1","day":"2026-10-04","spent":null,"lines":null}

        """#)
  }

  @Test func `a table without rows is nothing, and several stand one after the other`() {
    #expect(text(empty) == "")
    #expect(text(empty, column("x"), column("y")) == "{\"a_b\":\"x\"}\n{\"a_b\":\"y\"}\n")
  }

  @Test func `line feeds in texts do not end a line`() {
    #expect(text(column("a\nb\r\u{2028}")) == #"{"a_b":"a\nb\r\u2028"}"# + "\n")
  }
}
