import GroceryModel

/// One of several columns of amounts, whose header says something about them.
struct AmountColumn: Sendable {
  let column: Int
  /// The currency of the column (`CAD$`, `USD$`); nil if the columns differ in something else, such as who paid.
  var currency: Currency?
  /// What the column's amounts were spent on, where each category has a column; nil for others.
  var category: String?
  /// The day of the column's amounts, where each month has a column.
  var day: Day?

  /// Returns the columns of other currencies, if each row has an amount in at most one of them all.
  static func currencies(besides total: Int?, _ layout: TableLayout) -> [AmountColumn] {
    let all = layout.headers.indices.compactMap { column -> AmountColumn? in
      let header = layout.title(of: column)
      guard CurrencySign.isWhole(header), layout.profiles[column].numbers > 0 else { return nil }
      return CurrencySign.named(in: header)?.currency(preferring: nil).map {
        AmountColumn(column: column, currency: $0)
      }
    }
    let others = all.filter { $0.column != total }
    guard others.count + 1 == all.count, Set(all.map(\.currency)).count == all.count,
      !others.isEmpty,
      layout.rows.allSatisfy({ row in
        all.count { layout.number(row, $0.column) != nil } <= 1
      })
    else { return [] }
    return others
  }
}
