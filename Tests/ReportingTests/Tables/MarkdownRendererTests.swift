import Reporting
import Testing

@Suite struct MarkdownRendererTests {
  private func text(_ tables: Table...) -> String { MarkdownRenderer().text(of: tables) }

  @Test func `a heading, a pipe table with figures to the right, and notes`() {
    #expect(
      text(spending) == """
        ## Spend in 2026-10

        | category | day | spent (CHF) | lines |
        |---|---|---:|---:|
        | Dairy | 2026-10-03 | 12.50 | 3 |
        | Meat, "fresh" | | -1.05 | -12 |
        | =1+1 | 2026-10-04 | | |

        - net of refunds

        """)
  }

  @Test func `several tables are parted by an empty line`() {
    #expect(
      MarkdownRenderer(headingLevel: 3).text(of: [empty, spending]).hasPrefix(
        "| item | lines |\n|---|---:|\n\n### Spend in 2026-10\n\n"))
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("a\\b", "a\\\\b"), ("`a`", "\\`a\\`"), ("<b>", "&lt;b>"),
    ("&amp;", "&amp;amp;"), ("salt & vinegar", "salt & vinegar"), ("[x](y)", "\\[x\\](y)"),
    ("*", "*"), ("2 * 3", "2 * 3"), ("*a*", "\\*a\\*"), ("snake_case", "snake_case"),
    ("_a_", "\\_a\\_"), ("~~a~~", "\\~\\~a\\~\\~"), ("a\nb\r\nc\td", "a b c d"),
    ("a\u{1B}[0m", "a\\\\u{1B}\\[0m"), ("\u{202E}x", "\\\\u{202E}x"), ("牛乳", "牛乳"),
  ])
  func `a cell shows as it was written`(cell: String, markdown: String) {
    #expect(text(column(cell)) == "| a b |\n|---|\n| \(markdown) |\n")
  }

  @Test(arguments: [
    ("# a", "\\# a"), ("- a", "\\- a"), ("+ a", "\\+ a"), ("> a", "\\> a"), ("1. a", "1\\. a"),
    ("12) a", "12\\) a"), ("* a", "\\* a"), ("12 a", "12 a"), ("a", "a"), ("", ""),
  ])
  func `a note is a paragraph whatever it starts with`(note: String, markdown: String) {
    let table = Table(name: "t", columns: [Column("c")], notes: [note])
    #expect(text(table) == "| c |\n|---|\n\n- \(markdown)\n")
  }
}
