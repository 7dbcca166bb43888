/// The answer to one question, inert: sorted, rounded and ready for any format.
public struct Table: Hashable, Sendable {
  /// The stem of the file it is written to, and its key where several tables share one JSON text.
  public let name: String
  /// What a person reads above it; empty for none.
  public let title: String
  public let columns: [Column]
  public private(set) var rows: TableRows
  /// Remarks for people, shown below it in text, Markdown and HTML only.
  public var notes: [String]

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
