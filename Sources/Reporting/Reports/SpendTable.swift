import GroceryModel
import Projections

extension Table {
  /// The answer of `larder spend`: one column a key, then currency, spent and lines.
  ///
  /// Where currency is a key, it has its column there and no second one: names of columns are keys
  /// of JSON objects.
  public static func spend(
    _ rows: SpendRows, by keys: [SpendKey], title: String = ""
  ) -> Table {
    let shown = keys.contains(.currency) ? keys : keys + [.currency]
    let digits = rows.currencies.map { fractionDigits(of: $0) }
    return Table(
      name: "spend", title: title,
      columns: shown.map { Column($0.rawValue) } + [
        Column("spent", kind: .figure), Column("lines", kind: .count),
      ],
      rows: TableRows(count: rows.count) { row, cells in
        rows.willAskBeyond(row)
        for (place, key) in shown.enumerated() {
          cells.text { text in
            if key == .currency {
              rows.append(currencyOf: row, to: &text)
            } else {
              rows.append(key: place, of: row, to: &text)
            }
          }
        }
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
