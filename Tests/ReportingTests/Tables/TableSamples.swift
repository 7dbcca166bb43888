import Reporting

/// One column and one cell of every kind.
let spending = Table(
  name: "spend", title: "Spend in 2026-10",
  columns: [
    Column("category"), Column("day", kind: .day),
    Column("spent", heading: "spent (CHF)", kind: .figure), Column("lines", kind: .count),
  ],
  rows: [
    [.text("Dairy"), .day("2026-10-03"), .figure("12.50"), .count(3)],
    [.text("Meat, \"fresh\""), .missing, .figure("-1.05"), .count(-12)],
    [.text("=1+1"), .day("2026-10-04"), .missing, .missing],
  ],
  notes: ["net of refunds"])

/// A table of one text column that holds the cells given.
func column(_ cells: String...) -> Table {
  Table(name: "t", columns: [Column("a_b")], rows: cells.map { [.text($0)] })
}

let empty = Table(name: "none", columns: [Column("item"), Column("lines", kind: .count)])
