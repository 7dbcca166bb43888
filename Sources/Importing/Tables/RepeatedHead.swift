import GroceryModel

/// A second receipt below the first, under the same header and with a day or a shop of its own above it.
enum RepeatedHead {
  /// The line that tells another day or shop than the text above the first header, if there is one.
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
