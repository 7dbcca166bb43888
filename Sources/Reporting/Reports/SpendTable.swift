import GroceryModel
import Projections

extension Table {
  /// The answer of `larder spend`: one column a key, then currency, spent and lines.
  public static func spend(
    _ rows: SpendRows, by keys: [SpendKey], title: String = ""
  ) -> Table {
    // The currency has its column anyhow.
    let places = keys.indices.filter { keys[$0] != .currency }
    let digits = rows.currencies.map { fractionDigits(of: $0) }
    return Table(
      name: "spend", title: title,
      columns: places.map { Column(keys[$0].rawValue) } + [
        Column("currency"), Column("spent", kind: .figure), Column("lines", kind: .count),
      ],
      rows: TableRows(count: rows.count) { row, cells in
        rows.willAskBeyond(row)
        for place in places { cells.text { rows.append(key: place, of: row, to: &$0) } }
        cells.text { rows.append(currencyOf: row, to: &$0) }
        let (spent, lines) = rows.sum(of: row)
        cells.figure(spent, minimumFractionDigits: digits[rows.currency(of: row)])
        cells.count(lines)
      })
  }
}

/// Money in its currency's own digits, or as many as it has.
func moneyText(_ amount: Amount, in code: String) -> String {
  amount.text(minimumFractionDigits: fractionDigits(of: code))
}

private func fractionDigits(of code: String) -> Int { Currency(code)?.fractionDigits ?? 2 }
