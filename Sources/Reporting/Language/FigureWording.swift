/// Writes the figures and days of rows as a language does; the other cells stay.
struct FigureWording: Sendable {
  private let decimalMark: UInt8
  private let dayMark: UInt8?

  /// - Returns: Nil if the language writes figures and days as programs read them.
  init?(_ language: Language) {
    let point = UInt8(ascii: ".")
    decimalMark = NumberStyle(language: language).decimalMark.utf8.first ?? point
    dayMark = CalendarWords(language).dayMark?.utf8.first
    if decimalMark == point, dayMark == nil { return nil }
  }

  /// Adds one cell of a row to another.
  func append(_ place: Int, of row: RowBuffer, to output: inout RowBuffer) {
    output.append(place, of: row, decimalMark: decimalMark, dayMark: dayMark)
  }
}

extension Table {
  /// The table with its figures and days as people write them in a language.
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
