import GroceryModel

/// A further receipt in one file: the header row repeats, and the lines above it give its date or store.
///
/// Example: `Store;Coop` above the first header row, and `Store;Migros` above the second. Reading
/// both tables as one would give all lines the first store.
struct RepeatedHead {
  /// The index of the header row.
  let header: Int
  /// The index of the first line above it that belongs to its receipt.
  let start: Int

  /// Finds the repeated headers whose lines above state another day or store than those of the first.
  static func all(in records: [SampleRecord], first: Int) -> [RepeatedHead] {
    let dayFirst = HeaderLanguage.putsDayFirst(records[first].cells.map(HeaderWords.init))
    let own = PreambleFacts(Array(records[..<first]), putsDayFirst: dayFirst)
    return records.indices.dropFirst(first + 1).compactMap { index in
      guard records[index].cells == records[first].cells else { return nil }
      let start = Self.start(records, above: index, below: first)
      let facts = PreambleFacts(Array(records[start..<index]), putsDayFirst: dayFirst)
      let isOther =
        facts.date != nil && facts.date != own.date
        || facts.store != nil && facts.store != own.store
      return isOther ? RepeatedHead(header: index, start: start) : nil
    }
  }

  /// Returns the line below the last blank one above a header; without one, the first that fills at most two
  /// cells.
  ///
  /// It is below the first header of the file.
  private static func start(
    _ records: [SampleRecord], above header: Int, below first: Int
  ) -> Int {
    let near = max(first + 1, header - 8)..<header
    if let blank = near.last(where: { records[$0].filledCount == 0 }), blank + 1 < header {
      return blank + 1
    }
    var start = header
    while start > near.lowerBound, records[start - 1].filledCount <= 2 { start -= 1 }
    return start
  }
}
