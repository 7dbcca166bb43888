import Reporting

/// `--sort` and `--top` on any table; `--top` takes the first rows of each currency where money decides.
struct TableArrangement {
  private let sort: String?
  private let isTurned: Bool
  /// The maximum number of rows; nil for all.
  let top: Int?
  private let greatest: String?

  /// Reads `--top` and `--sort`.
  ///
  /// `column` ranks the rows for `--top` without `--sort`; nil for the order of the rows.
  init(_ arguments: ParsedArguments, greatest column: String?) throws {
    let given = arguments[CommonOptions.sort]
    isTurned = given?.hasPrefix("-") == true
    sort = isTurned ? given.map { String($0.dropFirst()) } : given
    top = try arguments[CommonOptions.top]
    greatest = column
  }

  func arrange(_ table: Table) throws -> Table {
    guard let order = try order(of: table) else { return top.map { table.cut(to: $0) } ?? table }
    return Table(
      name: table.name, title: table.title, columns: table.columns,
      rows: order.sorted(table.rows, limit: top ?? .max), notes: table.notes)
  }

  /// Returns the requested order; nil for the order of the rows.
  ///
  /// - Throws: `Failure` for an unknown column.
  func order(of table: Table) throws -> RowOrder? {
    guard let name = sort ?? (top == nil ? nil : greatest) else { return nil }
    guard let place = table.columns.firstIndex(where: { $0.name == name }) else {
      let names = table.columns.map(\.name)
      let near = Suggestion.nearest(to: name, among: names)
      throw Failure(
        .usage, "no column '\(name)' to sort by",
        expected: "one of " + names.joined(separator: ", "),
        hint: near.map { "did you mean '\($0)'?" })
    }
    return RowOrder(column: place, of: table, isReversed: isTurned)
  }
}
