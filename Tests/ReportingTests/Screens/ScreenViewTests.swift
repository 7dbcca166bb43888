import Testing

@testable import Reporting

@Suite struct ScreenViewTests {
  private static let columns = [
    Column("item"), Column("store"), Column("currency"), Column("spent", kind: .money),
    Column("lines", kind: .count), Column("method"),
  ]

  private static func table(_ rows: (String, String, String, Int)...) -> Table {
    Table(
      name: "spend", title: "Spent", columns: columns,
      rows: rows.map { [.text($0), .missing, .text($1), .figure($2), .count($3), .text("x")] })
  }

  private static let screen = Screen(
    ["item", "store", "currency", "spent", "lines"], headings: ["lines": "times"],
    totals: ["spent", "lines"])

  private func view(
    of table: Table, outOf whole: Table? = nil, own: String? = nil, keepsOrder: Bool = false
  ) -> Table {
    ScreenView(Self.screen, ownCurrency: own)
      .view(of: table, outOf: whole ?? table, keepsOrder: keepsOrder)
  }

  @Test func `one currency stands in the title, and empty columns are left out`() {
    let view = view(of: Self.table(("Milk", "EUR", "1.29", 1), ("Tea", "EUR", "2.00", 3)))
    #expect(view.title == "Spent, EUR")
    #expect(view.columns.map(\.heading) == ["item", "spent", "times"])
    #expect(view.footer == [[.text("Total"), .figure("3.29"), .count(4)]])
  }

  @Test func `the own currency comes first, and each has a total`() {
    let table = Self.table(
      ("Milk", "CHF", "1.50", 1), ("Milk", "EUR", "1.29", 1), ("Tea", "CHF", "3.00", 1),
      ("Tea", "EUR", "2.00", 1))
    #expect(view(of: table, own: "EUR").rows.map { $0[1].content } == ["EUR", "EUR", "CHF", "CHF"])
    #expect(view(of: table).rows.map { $0[1].content } == ["CHF", "CHF", "EUR", "EUR"])
    #expect(
      view(of: table, own: "EUR", keepsOrder: true).rows.map { $0[1].content }
        == ["CHF", "EUR", "CHF", "EUR"])
    #expect(
      view(of: table, own: "EUR").footer.map { $0.map(\.content) } == [
        ["Total", "EUR", "3.29", "2"], ["Total", "CHF", "4.50", "2"],
      ])
  }

  @Test func `rows that are cut off are summed too`() {
    let whole = Self.table(
      ("Milk", "EUR", "1.29", 1), ("Tea", "EUR", "2.00", 3), ("Jam", "EUR", "-0.29", 1))
    #expect(
      view(of: whole.cut(to: 1), outOf: whole).footer.map { $0.map(\.content) } == [
        ["2 more", "1.71", "4"], ["Total", "3.00", "5"],
      ])
  }

  @Test func `one row is its own total`() {
    #expect(view(of: Self.table(("Milk", "EUR", "1.29", 1))).footer == [])
  }

  @Test func `sums stand below the rows in text, Markdown and HTML, and nowhere else`() {
    let table = view(of: Self.table(("Milk", "EUR", "1.29", 1), ("Tea", "EUR", "2.00", 3)))
    #expect(
      TextRenderer().text(of: [table]).hasSuffix(
        "Tea     2.00      3\n-----  -----  -----\nTotal   3.29      4\n"))
    #expect(MarkdownRenderer().text(of: [table]).hasSuffix("| **Total** | **3.29** | **4** |\n"))
    #expect(
      HTMLRenderer().text(of: [table]).contains(
        "<tfoot>\n<tr><td>Total</td><td class=\"n\">3.29</td><td class=\"n\">4</td></tr>\n</tfoot>")
    )
    for format in [OutputFormat.csv, .tsv, .json] {
      #expect(!format.renderer().text(of: [table]).contains("Total"))
    }
  }
}
