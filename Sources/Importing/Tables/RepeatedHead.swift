import GroceryModel

/// A second receipt in one file: the header row repeats, and the lines above it give its date or
/// store.
///
/// Example: `Store;Coop` above the first header row, and `Store;Migros` above the second. Reading
/// both tables as one would give all lines the first store.
enum RepeatedHead {
  /// Returns the line with a date or store that differs from the first receipt's, or nil.
  static func line(_ layout: TableLayout) -> Int? {
    guard let header = layout.header else { return nil }
    let dayFirst = HeaderLanguage.putsDayFirst(layout.headers)
    let first = PreambleFacts(layout.preamble, putsDayFirst: dayFirst)
    var labels: [SampleRecord] = []
    for row in layout.rows {
      if row.cells == header.cells {
        for label in labels {
          let facts = PreambleFacts([label], putsDayFirst: dayFirst)
          if let date = facts.date, date != first.date { return label.line }
          if let store = facts.store, store != first.store { return label.line }
        }
        labels = []
      } else if row.filledCount <= 2 {
        labels.append(row)
      }
    }
    return nil
  }
}
