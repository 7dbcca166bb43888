import Foundation
import Reporting
import Testing

@Suite struct JSONRendererTests {
  private func text(_ tables: Table...) -> String { JSONRenderer().text(of: tables) }

  @Test func `one table is an array with one object a line`() {
    #expect(
      text(spending) == #"""
        [
        {"category":"Dairy","day":"2026-10-03","spent":"12.50","lines":3},
        {"category":"Meat, \"fresh\"","day":null,"spent":"-1.05","lines":-12},
        {"category":"=1+1","day":"2026-10-04","spent":null,"lines":null}
        ]

        """#)
  }

  @Test func `a table without rows is an empty array`() {
    #expect(text(empty) == "[]\n")
  }

  @Test func `several tables are an object of arrays`() {
    #expect(
      text(empty, column("x")) == """
        {
        "none":[],
        "t":[
        {"a_b":"x"}
        ]
        }

        """)
    #expect(text() == "{}\n")
  }

  @Test func `what could steer a reader is escaped`() {
    #expect(
      text(column("\"\\/\u{0}\u{1F}\n\t\r\u{7F}\u{85}\u{2028}\u{202E}é😀\u{FEFF}\u{E0041}"))
        == #"[\#n{"a_b":"\"\\/\u0000\u001f\n\t\r\u007f\u0085\u2028\u202eé😀\ufeff\udb40\udc41"}\#n]\#n"#
    )
  }

  @Test func `every character survives a strict reader`() throws {
    let scalars = (0...0x3100).compactMap(Unicode.Scalar.init) + ["\u{1F600}", "\u{E0041}"]
    let written = scalars.map { "x\($0)y" }
    let table = Table(name: "t", columns: [Column("c")], rows: written.map { [.text($0)] })
    var output: [UInt8] = []
    JSONRenderer().append(table, to: &output)
    let read = try JSONDecoder().decode([[String: String]].self, from: Data(output))
    #expect(read.map { $0["c"].map { Array($0.utf8) } } == written.map { Array($0.utf8) })
  }
}
