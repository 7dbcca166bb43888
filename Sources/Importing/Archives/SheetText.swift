import ByteTools

/// Writes the sheets of a workbook as one text of tables.
enum SheetText {
  /// Returns CSV; the lines of the first sheet with cells are its rows, and the name of each further one is its title.
  static func csv(_ sheets: [(name: String, rows: [[String]])]) -> [UInt8] {
    var text: [UInt8] = []
    for (name, rows) in sheets where rows.contains(where: { !$0.isEmpty }) {
      if !text.isEmpty { text += Array("\n## \(name)\n".utf8) }
      let width = rows.map(\.count).max() ?? 0
      for row in rows {
        let cells = row + Array(repeating: "", count: row.isEmpty ? 0 : width - row.count)
        text += Array(cells.map(CellText.quoted).joined(separator: ",").utf8) + [0x0A]
      }
    }
    return text
  }
}
