import SeededRandom
import Testing

@testable import Reporting

@Suite struct FittedTableTests {
  private static let words = ["Milk", "Whole Milk 1 l", "Крупа гречневая", "牛乳 低脂肪", "a\tb", ""]

  private static func table(_ random: inout SplitMix64) -> Table {
    let kinds: [Column.Kind] = [.text, .code, .figure, .count, .day]
    let columns = (0...random.pick(1...6)).map { place in
      Column(
        "column_\(place)", heading: String(repeating: "h", count: random.pick(1...14)),
        kind: place == 0 ? .text : random.pick(kinds))
    }
    let rows = (0..<random.pick(0...6)).map { _ in
      columns.map { column -> Cell in
        switch column.kind {
        case .text: .text(random.pick(words) + random.pick(words) + random.pick(words))
        case .figure, .money: .figure("\(random.pick(0...99_999)).25")
        case .code: .text("list.item_changed")
        case .count: .count(random.pick(0...9999))
        case .day: .day("2026-10-03")
        }
      }
    }
    return Table(name: "t", title: "", columns: columns, rows: rows)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no line is wider than the terminal, and no figure is cut`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let table = Self.table(&random)
    let width = random.pick(40...120)
    let fitted = table.fitted(into: width)
    for line in TextRenderer().text(of: [fitted]).split(separator: "\n") {
      #expect(TerminalText.width(of: String(line)) <= width)
    }
    for (place, column) in fitted.columns.enumerated() where column.kind != .text {
      let source = table.columns.firstIndex { $0.name == column.name } ?? 0
      #expect(fitted.rows.map { $0[place] } == table.rows.map { $0[source] })
    }
  }

  @Test func `what has room stays as it is`() {
    let table = Table(
      name: "t", columns: [Column("item"), Column("spent", kind: .money)],
      rows: [[.text("Whole Milk 1 l"), .figure("1.29")]])
    #expect(table.fitted(into: 80) == table)
  }

  @Test func `long names are cut before short ones`() {
    let table = Table(
      name: "t", columns: [Column("item"), Column("store"), Column("spent", kind: .money)],
      rows: [[.text("Extra Virgin Olive Oil from Crete"), .text("Greenquill"), .figure("1.29")]])
    #expect(
      table.fitted(into: 40).rows.first.map { $0.map(\.content) }
        == ["Extra Virgin Olive O…", "Greenquill", "1.29"])
  }

  @Test func `columns without room are left out as the screen says, and named`() {
    let table = Table(
      name: "t",
      columns: [Column("item"), Column("first", kind: .day), Column("last", kind: .day)],
      rows: [[.text("Whole Milk 1 l"), .day("2026-10-03"), .day("2026-10-31")]])
    let fitted = table.fitted(into: 30, by: Screen([], optional: ["first"]))
    #expect(fitted.columns.map(\.name) == ["item", "last"])
    #expect(
      fitted.notes == ["no room for first: a wider\n  terminal or --wide shows\n  them"])
  }

  @Test(arguments: [
    ("Milk", 4, "Milk"), ("Whole Milk", 6, "Whole…"), ("牛乳低脂肪", 6, "牛乳…"), ("a\tbc", 4, "a\\t…"),
  ])
  func `a text is cut between characters`(text: String, width: Int, cut: String) {
    #expect(TerminalText.cut(text, to: width) == cut)
    #expect(TerminalText.width(of: cut) <= width)
  }

  @Test func `texts and commands stand below their row`() {
    let table = Table(
      name: "t", columns: [Column("item"), Column("text"), Column("remedy")],
      rows: [
        [.text("Milk"), .text("was paid twice on one day"), .text("larder undo 'a b' --today x")],
        [.text("Rice"), .missing, .missing],
      ])
    let fitted = table.fitted(
      into: 20, by: Screen([], details: ["text"], commands: ["remedy"]))
    #expect(
      TextRenderer().text(of: [fitted]) == """
        item
        ----
        Milk
          was paid twice on
          one day
            larder undo \\
              'a b' \\
              --today x
        Rice

        """)
  }

  @Test func `a stream fits a terminal as a table does`() throws {
    let columns = [Column("item"), Column("source"), Column("spent", kind: .money)]
    let row: [Cell] = [.text("Extra Virgin Olive Oil"), .text("a.csv"), .figure("1.29")]
    let stream = TableStream(
      Table(name: "t", columns: columns), as: .text, colour: false,
      screen: Screen(["item", "spent"]), width: 20)
    var buffer = RowBuffer()
    for cell in row { buffer.append(cell) }
    var bytes: [UInt8] = []
    #expect(try stream.write({ try $0(buffer) }, { bytes += $0 }))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "item           spent\n-------------  -----\nExtra Virgin…   1.29\n")
    #expect(try stream.write({ _ in }, { _ in }) == false)
  }
}
