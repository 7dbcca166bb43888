/// A table of a report, and how much of it the page shows.
struct PageTable: Sendable {
  let table: Table
  /// How many rows the page shows; nil for all.
  var rows: Int?
  /// Whether the rows are those of the greatest amounts first, of which each currency has its own.
  var isByMoney = false
  /// The columns that are for programs.
  var hidden: Set<String> = []

  /// What the page shows; a note stands where rows were cut.
  var shown: Table {
    let shown = table.without(hidden)
    guard let rows, shown.rows.count > rows else { return shown }
    var cut = isByMoney ? shown.cutWithinCurrencies(to: rows) : shown.cut(to: rows)
    guard cut.rows.count < shown.rows.count else { return shown }
    cut.notes.append("\(cut.rows.count) of \(shown.rows.count); larder prints all of them as CSV")
    return cut
  }
}
