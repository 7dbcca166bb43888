import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict restock`.
  public static let restockColumns: [Column] = [
    Column("item"), Column("last_day", kind: .day), Column("next_day", kind: .day),
    Column("low80", heading: "80 % from", kind: .day), Column("high80", heading: "to", kind: .day),
    Column("probability_7_days", heading: "within 7 days", kind: .figure),
    Column("quantity", kind: .figure), Column("unit"), Column("n", kind: .count),
    Column("urgency"), Column("method"), Column("skill_percent", heading: "skill %", kind: .figure),
    Column("category"), Column("low95", heading: "95 % from", kind: .day),
    Column("high95", heading: "to", kind: .day), Column("basis"),
    Column("within_days", kind: .count), Column("probability", heading: "chance", kind: .figure),
  ]

  /// The answer of `larder predict restock`.
  public static func restock(
    _ answer: ForecastAnswer<RestockPrediction>, title: String = "", within days: Int = 7,
    explains: Bool = false
  ) -> Table {
    var notes = explains ? answer.rows.map(\.explanation) : []
    let missing = answer.insufficient
    if missing > 0 { notes.append("\(missing) more bought once: too little for a forecast.") }
    if answer.stopped > 0 {
      notes.append("\(answer.stopped) more are no longer bought: --all shows them.")
    }
    return restock(answer.rows, title: title, within: days, notes: notes)
  }

  /// Some rows of it.
  static func restock(
    _ rows: [RestockPrediction], title: String, within days: Int = 7, notes: [String] = []
  ) -> Table {
    Table(
      name: "restock", title: title, columns: restockColumns,
      rows: rows.map { cells(of: $0, within: days) }, notes: notes)
  }

  private static func cells(of row: RestockPrediction, within days: Int) -> [Cell] {
    func day(_ day: Day?) -> Cell { day.map { .day($0.description) } ?? .missing }
    let next = row.forecast?.next
    return [
      .text(row.item), .day(row.lastDay.description), day(next?.day), day(next?.low80),
      day(next?.high80), .rounded(row.forecast?.probability, fractionDigits: 3),
      row.forecast == nil ? .missing : .figure(quantityText(row.quantity)),
      row.forecast == nil ? .missing : .text(row.unit), .count(row.purchases),
      .present(row.forecast?.urgency.rawValue ?? ""),
      .text(row.forecast == nil ? "insufficient history (n=\(row.purchases))" : "intervals"),
      .rounded(row.forecast?.skillPercent, fractionDigits: 1), .present(row.category),
      day(next?.low95), day(next?.high95),
      .present(row.forecast?.basis(purchases: row.purchases) ?? ""),
      row.forecast == nil ? .missing : .count(days),
      .rounded(row.forecast?.probabilityAsked, fractionDigits: 3),
    ]
  }

  /// The columns of `larder predict restock --list`, which `larder compare --list` reads.
  static let shoppingListColumns: [Column] = [
    Column("item"), Column("quantity", kind: .figure), Column("unit"),
    Column("probability_7_days", heading: "within 7 days", kind: .figure), Column("category"),
  ]

  /// Returns the likely purchases as a table for programs.
  public static func shoppingList(_ rows: [RestockPrediction]) -> Table {
    Table(
      name: "list", columns: shoppingListColumns,
      rows: rows.map { row in
        [
          .text(row.item), .figure(quantityText(row.quantity)), .text(row.unit),
          .rounded(row.forecast?.probability, fractionDigits: 3), .present(row.category),
        ]
      })
  }
}
