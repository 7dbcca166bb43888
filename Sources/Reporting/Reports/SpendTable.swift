import GroceryModel
import Projections

extension Table {
  /// The answer of `larder spend`: one column a key, then currency, spent and lines.
  public static func spend(
    _ rows: SpendRows, by keys: [SpendKey], title: String = ""
  ) -> Table {
    // The currency has its column anyhow.
    let places = keys.indices.filter { keys[$0] != .currency }
    let currencies = Dictionary(
      rows.currencies.map { ($0, Currency($0)) }, uniquingKeysWith: { first, _ in first })
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
        cells.append(.figure(moneyText(row.spent, in: currencies[row.currency] ?? nil)))
        cells.append(.count(row.lines))
        return cells
      })
  }
}

/// Money in its currency's own digits, or as many as it has.
func moneyText(_ amount: Amount, in code: String) -> String {
  moneyText(amount, in: Currency(code))
}

private func moneyText(_ amount: Amount, in currency: Currency?) -> String {
  currency.map { amount.text(in: $0) } ?? amount.text(minimumFractionDigits: 2)
}
