import ByteTools

/// The last cells of some columns, which hold for the rows below that leave them out.
struct CellsAbove {
  private let columns: [Int]
  private var kept: [KeptBytes?]

  init(of columns: [Int]) {
    self.columns = columns
    kept = columns.map { _ in nil }
  }

  var isEmpty: Bool { columns.isEmpty }

  /// Returns the cell above in a column; nil for other columns and above the first row that fills it.
  func cell(in column: Int) -> Bytes? {
    columns.firstIndex(of: column).flatMap { kept[$0]?.bytes }
  }

  /// Keeps the cells that a row states itself.
  mutating func keep(_ scanner: borrowing RecordScanner) {
    for (place, column) in columns.enumerated() where column < scanner.cellCount {
      let cell = scanner[column]
      if !AbsentWords.contains(cell), !DittoMarks.contains(cell) { kept[place] = KeptBytes(cell) }
    }
  }
}
