import GroceryModel
import Projections

extension Table {
  /// The answer of `larder spend`: one column a key, then currency, spent and lines.
  public static func spend(
    _ rows: [SpendQuestion.Row], by keys: [SpendKey], title: String = ""
  ) -> Table {
    // The currency has its column anyhow.
    let places = keys.indices.filter { keys[$0] != .currency }
    // Most rows are in the currency of the row before.
    var last = (code: "", digits: fractionDigits(of: ""))
    return Table(
      name: "spend", title: title,
      columns: places.map { Column(keys[$0].rawValue) } + [
        Column("currency"), Column("spent", kind: .figure), Column("lines", kind: .count),
      ],
      rows: rows.map { row in
        if row.currency != last.code { last = (row.currency, fractionDigits(of: row.currency)) }
        var cells: [Cell] = []
        cells.reserveCapacity(places.count + 3)
        for place in places { cells.append(.text(row.keys[place])) }
        cells.append(.text(row.currency))
        cells.append(.figure(row.spent.text(minimumFractionDigits: last.digits)))
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
