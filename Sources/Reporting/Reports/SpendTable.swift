import GroceryModel
import Projections

extension Table {
  /// The answer of `larder spend`: one column a key, then currency, spent and lines.
  public static func spend(
    _ rows: SpendRows, by keys: [SpendKey], title: String = ""
  ) -> Table {
    // The currency has its column anyhow.
    let places = keys.indices.filter { keys[$0] != .currency }
    let digits = Dictionary(
      rows.currencies.map { ($0, fractionDigits(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return Table(
      name: "spend", title: title,
      columns: places.map { Column(keys[$0].rawValue) } + [
        Column("currency"), Column("spent", kind: .figure), Column("lines", kind: .count),
      ],
      rows: TableRows(count: rows.count) { place in
        let row = rows[place]
        var cells: [Cell] = []
        cells.reserveCapacity(places.count + 3)
        for place in places { cells.append(.text(row.keys[place])) }
        cells.append(.text(row.currency))
        cells.append(
          .figure(row.spent.text(minimumFractionDigits: digits[row.currency, default: 2])))
        cells.append(.count(row.lines))
        return cells
      })
  }
}

/// Money in its currency's own digits, or as many as it has.
func moneyText(_ amount: Amount, in code: String) -> String {
  amount.text(minimumFractionDigits: fractionDigits(of: code))
}

private func fractionDigits(of code: String) -> Int { Currency(code)?.fractionDigits ?? 2 }
