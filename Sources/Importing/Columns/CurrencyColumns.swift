import GroceryModel

/// A column of amounts in one currency, next to columns of other currencies: `CAD$`, `USD$`.
struct CurrencyColumn: Sendable {
  let column: Int
  let currency: Currency

  /// Returns the columns other than the total, if each row has an amount in at most one of them all.
  static func besides(_ total: Int?, _ layout: TableLayout) -> [CurrencyColumn] {
    let all = layout.headers.indices.compactMap { column -> CurrencyColumn? in
      let header = layout.title(of: column)
      guard CurrencySign.isWhole(header), layout.profiles[column].numbers > 0 else { return nil }
      return CurrencySign.named(in: header)?.currency(preferring: nil).map {
        CurrencyColumn(column: column, currency: $0)
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
