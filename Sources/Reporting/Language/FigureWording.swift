/// Writes the figures of rows with a language's decimal mark; the other cells stay.
struct FigureWording: Sendable {
  private let mark: UInt8

  /// - Returns: Nil if the language writes figures as programs read them.
  init?(_ language: Language) {
    guard let mark = NumberStyle(language: language).decimalMark.utf8.first,
      mark != UInt8(ascii: ".")
    else { return nil }
    self.mark = mark
  }

  /// Adds one cell of a row to another.
  func append(_ place: Int, of row: RowBuffer, to output: inout RowBuffer) {
    output.append(place, of: row, decimalMark: mark)
  }
}

extension Table {
  /// The table with its figures as people write them in a language.
  ///
  /// This is the last step before it is shown, as sums are made of plain figures.
  public func withFigures(in language: Language) -> Table {
    guard let wording = FigureWording(language) else { return self }
    func worded(_ rows: TableRows) -> TableRows {
      TableRows(count: rows.count) { number, output in
        rows.forEach(in: number..<number + 1) { _, row in
          for place in 0..<row.count { wording.append(place, of: row, to: &output) }
        }
      }
    }
    var table = self
    table.rows = worded(rows)
    table.footer = Array(worded(TableRows(footer)))
    return table
  }
}
