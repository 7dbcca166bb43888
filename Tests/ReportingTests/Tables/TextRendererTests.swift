import Reporting
import Testing

@Suite struct TextRendererTests {
  private func text(_ tables: Table...) -> String { TextRenderer().text(of: tables) }

  @Test func `columns are aligned, figures to the right`() {
    #expect(
      text(spending) == """
        Spend in 2026-10

        category       day         spent (CHF)  lines
        -------------  ----------  -----------  -----
        Dairy          2026-10-03        12.50      3
        Meat, "fresh"                    -1.05    -12
        =1+1           2026-10-04

        net of refunds

        """)
  }

  @Test func `wide and combining characters keep the columns straight`() {
    let table = Table(
      name: "t", columns: [Column("item"), Column("n", kind: .count)],
      rows: [
        [.text("牛乳"), .count(1)], [.text("cre\u{0301}me"), .count(2)], [.text("👩‍👩‍👧"), .count(3)],
        [.text("❤️"), .count(4)], [.text("한국"), .count(5)], [.text("ＡＢ"), .count(6)],
        [.text("🇨🇭"), .count(7)],
      ])
    #expect(
      text(table) == """
        item   n
        -----  -
        牛乳   1
        cre\u{0301}me  2
        👩‍👩‍👧     3
        ❤️     4
        한국   5
        ＡＢ   6
        🇨🇭     7

        """)
  }

  @Test func `no cell steers the terminal`() {
    #expect(
      text(column("a\u{1B}[31m", "b\nc\r\n", "\u{202E}d", "\u{9B}2J", "e\tf\u{0}"))
        == """
        a b
        -----------
        a\\u{1B}[31m
        b\\nc\\r\\n
        \\u{202E}d
        \\u{9B}2J
        e\\tf\\u{0}

        """)
  }

  @Test func `records for programs steer no terminal either`() {
    func safe(_ text: String) -> String {
      String(decoding: TerminalText.safeRecords(Array(text.utf8)), as: UTF8.self)
    }
    #expect(safe("a,b\n1\t2\n") == "a,b\n1\t2\n")
    #expect(
      safe("\u{1B}[31mred,\u{9B}\r\n\u{202E}é\t\"x\"\n")
        == "\\u{1B}[31mred,\\u{9B}\\r\n\\u{202E}é\t\"x\"\n")
  }

  @Test func `an empty table says so`() {
    #expect(text(empty) == "item  lines\n----  -----\n(none)\n")
  }

  @Test func `several tables are parted by an empty line`() {
    #expect(text(column("x"), column("y")) == "a b\n---\nx\n\na b\n---\ny\n")
  }

  @Test func `colour is for titles, headings and notes`() {
    let table = Table(
      name: "t", title: "T", columns: [Column("c")], rows: [[.text("x")]], notes: ["n"])
    #expect(
      TextRenderer(colour: true).text(of: [table])
        == "\u{1B}[1mT\u{1B}[0m\n\n\u{1B}[1mc\u{1B}[0m\n-\nx\n\n\u{1B}[2mn\u{1B}[0m\n")
  }
}
