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
        Column("spent", kind: .money), Column("lines", kind: .count),
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

/// Returns an amount of the log in its currency's digits, or as many as it has.
public func moneyText(recorded amount: String, in code: String) -> String {
  ExactDecimal(amount).map { moneyText($0.amount, in: code) } ?? amount
}

/// Returns the minimum number of fraction digits for amounts of a currency.
func fractionDigits(of code: String) -> Int { Currency(code)?.fractionDigits ?? 2 }

extension Table {
  /// The answer of `larder spend --summary`.
  public static func spendSummary(
    _ rows: [SpendSummary], by keys: [SpendKey], title: String = ""
  ) -> Table {
    let shown = keys.contains(.currency) ? keys : keys + [.currency]
    return Table(
      name: "spend", title: title,
      columns: shown.map { Column($0.rawValue) } + [
        Column("spent", kind: .money), Column("lines", kind: .count),
        Column("receipts", kind: .count), Column("mean_receipt", kind: .money),
        Column("days", kind: .count), Column("per_day", kind: .money),
        Column("per_week", kind: .money),
      ],
      rows: rows.map { row in
        func money(_ amount: Amount?) -> Cell {
          amount.map { .figure(moneyText($0, in: row.currency)) } ?? .missing
        }
        let texts = zip(keys, row.keys).map { $0 == .currency ? row.currency : $1 }
        return (keys.contains(.currency) ? texts : texts + [row.currency]).map { .text($0) }
          + [
            money(row.spent), .count(row.lines), .count(row.receipts),
            money(row.mean(over: row.receipts)), .count(row.days),
            money(row.mean(over: row.days)), money(row.mean(over: row.days, times: 7)),
          ]
      })
  }
}
