/// The answer to one question, inert: sorted, rounded and ready for any format.
public struct Table: Hashable, Sendable {
  /// The stem of the file it is written to, and its key where several tables share one JSON text.
  public let name: String
  /// The title above the table; empty for none.
  public internal(set) var title: String
  public let columns: [Column]
  public internal(set) var rows: TableRows
  /// Remarks for people, shown below it in text, Markdown and HTML only.
  public var notes: [String]
  /// Rows that add others up, shown below them in text, Markdown and HTML only.
  public internal(set) var footer: [[Cell]] = []
  /// The lines below each row, shown in text only; empty for none.
  var details: [[String]] = []
  /// What text shows in place of rows where there are none.
  var emptyText = "(none)"

  /// Makes a table; every row must have one cell a column.
  public init(
    name: String, title: String = "", columns: [Column], rows: [[Cell]] = [], notes: [String] = []
  ) {
    precondition(
      rows.allSatisfy { $0.count == columns.count }, "a row of \(name) has not one cell a column")
    self.init(name: name, title: title, columns: columns, rows: TableRows(rows), notes: notes)
  }

  /// Makes a table of many rows; every row must have one cell a column.
  public init(
    name: String, title: String = "", columns: [Column], rows: TableRows, notes: [String] = []
  ) {
    self.name = name
    self.title = title
    self.columns = columns
    self.rows = rows
    self.notes = notes
  }

  /// Adds a row at the end; it must have one cell a column.
  public mutating func append(_ row: [Cell]) {
    precondition(row.count == columns.count, "a row of \(name) has not one cell a column")
    rows.append(row)
  }

  /// The rows that add others up, as they are written.
  var footerRows: [RowBuffer] {
    footer.map { cells in
      var row = RowBuffer()
      for cell in cells { row.append(cell) }
      return row
    }
  }

  /// The index of the column with each row's currency; nil without one.
  var currencyColumn: Int? { columns.firstIndex { $0.name == "currency" } }

  /// Returns the first rows of each currency, in their order.
  func cutWithinCurrencies(to count: Int) -> Table {
    guard let currencyColumn else { return cut(to: count) }
    var taken: [Cell: Int] = [:]
    let places = rows.indices.filter { place in
      taken[rows[place][currencyColumn], default: 0] += 1
      return taken[rows[place][currencyColumn], default: 0] <= count
    }
    return Table(
      name: name, title: title, columns: columns, rows: places.map { rows[$0] }, notes: notes)
  }

  /// The columns behind one that names the larder, without any rows.
  public var ledByLarder: Table {
    Table(name: name, title: title, columns: [Column("larder")] + columns, rows: [])
  }

  /// The table's first rows.
  public func cut(to count: Int) -> Table {
    Table(
      name: name, title: title, columns: columns, rows: Array(rows.prefix(count)), notes: notes)
  }

  /// The table without the columns of some names.
  public func without(_ names: Set<String>) -> Table {
    let places = columns.indices.filter { !names.contains(columns[$0].name) }
    return Table(
      name: name, title: title, columns: places.map { columns[$0] },
      rows: rows.columns(places), notes: notes)
  }
}
