extension Table {
  /// Returns the index of a column; nil if the table does not have it.
  func place(of name: String) -> Int? { columns.firstIndex { $0.name == name } }

  /// The places of columns in which any row has a value.
  var filledColumns: Set<Int> {
    var filled = Array(repeating: false, count: columns.count)
    rows.forEach(in: rows.indices) { _, row in
      row.forEach { place, _, content in
        if !content.isEmpty { filled[place] = true }
      }
    }
    return Set(filled.indices.filter { filled[$0] })
  }

  /// True if a column is empty in any row.
  func hasEmptyCell(in place: Int) -> Bool {
    var found = false
    rows.forEach(in: rows.indices) { _, row in
      if !found { found = row.withCell(place) { _, content in content.isEmpty } }
    }
    return found
  }

  /// Some columns in the order given, of other rows of the same columns.
  ///
  /// - Parameters:
  ///   - names: The columns.
  ///   - rows: The rows.
  ///   - overlays: Columns whose cell is shown in place of another's where it has one.
  /// - Returns: The table with these columns only.
  func selecting(_ names: [String], from rows: TableRows, overlays: [String: String]) -> Table {
    let places = names.compactMap { place(of: $0) }
    let replacing = places.map { overlays[columns[$0].name].flatMap { place(of: $0) } }
    var table = Table(
      name: name, title: title, columns: places.map { columns[$0] },
      rows: TableRows(count: rows.count) { number, output in
        rows.forEach(in: number..<number + 1) { _, row in
          for (index, place) in places.enumerated() {
            let other = replacing[index]
            let isReplaced = other.map { row.withCell($0) { _, content in !content.isEmpty } }
            output.append(isReplaced == true ? other ?? place : place, of: row)
          }
        }
      },
      notes: notes)
    table.emptyText = emptyText
    return table
  }

  /// The table with other headings for some columns.
  func renamed(_ headings: [String: String]) -> Table {
    guard !headings.isEmpty else { return self }
    var table = Table(
      name: name, title: title,
      columns: columns.map { column in
        headings[column.name].map { Column(column.name, heading: $0, kind: column.kind) } ?? column
      }, rows: rows, notes: notes)
    table.footer = footer
    return table
  }
}
