import Foundation
import Reporting
import Testing

@Suite struct CSVRendererTests {
  private func text(_ tables: Table...) -> String { CSVRenderer().text(of: tables) }

  @Test func `a header and one record a line`() {
    #expect(
      text(spending) == """
        category,day,spent,lines
        Dairy,2026-10-03,12.50,3
        "Meat, ""fresh""\",,-1.05,-12
        '=1+1,2026-10-04,,

        """)
  }

  @Test func `an empty table is its header`() {
    #expect(text(empty) == "item,lines\n")
  }

  @Test func `fields are quoted only where they must be`() {
    #expect(
      text(column("a b", " a ", "a,b", "a\nb", "a\rb", "a\"b", "a'b", "", "ä"))
        == "a_b\na b\n a \n\"a,b\"\n\"a\nb\"\n\"a\rb\"\n\"a\"\"b\"\na'b\n\"\"\nä\n")
  }

  @Test func `text that starts like a formula is defused`() {
    #expect(
      text(column("=1", "+1", "-1", "@a", "\ta", "\ra", "＝1", "＋1", "－1", "＠a", "'=1", "a=1"))
        == "a_b\n'=1\n'+1\n'-1\n'@a\n'\ta\n\"'\ra\"\n'＝1\n'＋1\n'－1\n'＠a\n'=1\na=1\n")
  }

  @Test(arguments: [
    "plain", "a,b", "a\"b", "a\nb", "\r", "=1", "-1", "＝1", "'", "ä,", ",", "=\"a\"", "@a,b",
  ])
  func `a field beside others is written as it is alone`(_ field: String) {
    let alone = text(column(field)).dropFirst("a_b\n".count).dropLast()
    let columns = [Column("a"), Column("b"), Column("n", kind: .count)]
    for (row, line) in [
      ([.text(field), .text("x"), .count(1)], "\(alone),x,1\n"),
      ([.text("x"), .text(field), .count(-2)], "x,\(alone),-2\n"),
      ([.missing, .text(field), .missing], ",\(alone),\n"),
    ] as [([Cell], String)] {
      let table = Table(
        name: "t", columns: columns, rows: [row, [.text("y"), .text("z"), .count(3)]])
      #expect(text(table) == "a,b,n\n\(line)y,z,3\n")
    }
  }

  @Test func `several tables are parted by an empty line`() {
    #expect(text(empty, column("x")) == "item,lines\n\na_b\nx\n")
  }

  @Test func `known formula payloads are all defused`() throws {
    guard let folder = ProcessInfo.processInfo.environment["LARDER_CONFORMANCE"] else {
      try Test.cancel("LARDER_CONFORMANCE does not name a folder of conformance files")
    }
    let payloads = try String(
      contentsOfFile: "\(folder)/csv/formula-injection-payloads/Intruder/csv-payload.txt",
      encoding: .utf8)
    for payload in payloads.split(separator: "\n") {
      let defused = payload.hasPrefix("DDE") ? String(payload) : "'\(payload)"
      let quoted = "\"\(defused.replacing("\"", with: "\"\""))\""
      let field = defused.contains { $0 == "," || $0 == "\"" } ? quoted : defused
      #expect(text(column(String(payload))) == "a_b\n\(field)\n")
    }
  }
}
