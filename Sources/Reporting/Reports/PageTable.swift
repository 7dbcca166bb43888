/// A table of a report, and how much of it the page shows.
struct PageTable: Sendable {
  let table: Table
  /// The maximum number of rows on the page; nil for all.
  var rows: Int?
  /// True if the rows are ranked by amount, separately for each currency.
  var isByMoney = false
  /// The columns that are for programs.
  var hidden: Set<String> = []

  /// The table as the page shows it in a language, with a note if rows were cut.
  func shown(in language: Language) -> Table {
    let shown = table.without(hidden).worded(in: language).withFigures(in: language)
    guard let rows, shown.rows.count > rows else { return shown }
    var cut = isByMoney ? shown.cutWithinCurrencies(to: rows) : shown.cut(to: rows)
    guard cut.rows.count < shown.rows.count else { return shown }
    cut.notes.append(
      PhraseBook(language)(
        "\(cut.rows.count) of \(shown.rows.count); larder prints all of them as CSV"))
    return cut
  }
}
