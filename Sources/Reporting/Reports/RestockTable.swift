import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict restock`.
  public static let restockColumns: [Column] = [
    Column("item"), Column("last_day", kind: .day), Column("next_day", kind: .day),
    Column("low80", kind: .day), Column("high80", kind: .day),
    Column("probability_7_days", heading: "within 7 days", kind: .figure),
    Column("quantity", kind: .figure), Column("unit"), Column("n", kind: .count),
    Column("urgency"), Column("method"), Column("skill_percent", heading: "skill %", kind: .figure),
    Column("category"), Column("low95", heading: "95 % from", kind: .day),
    Column("high95", heading: "to", kind: .day),
  ]

  /// The answer of `larder predict restock`.
  public static func restock(
    _ answer: ForecastAnswer<RestockPrediction>, title: String = ""
  ) -> Table {
    let missing = answer.insufficient
    return restock(
      answer.rows, title: title,
      notes: missing > 0 ? ["\(missing) more with insufficient history: bought once."] : [])
  }

  /// Some rows of it.
  static func restock(
    _ rows: [RestockPrediction], title: String, notes: [String] = []
  ) -> Table {
    Table(
      name: "restock", title: title, columns: restockColumns, rows: rows.map(cells), notes: notes)
  }

  private static func cells(of row: RestockPrediction) -> [Cell] {
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
    ]
  }

  /// The columns of `larder predict restock --list`, which `larder compare --list` reads.
  public static let shoppingListColumns: [Column] = [
    Column("item"), Column("quantity", kind: .figure), Column("unit"),
    Column("probability_7_days", heading: "within 7 days", kind: .figure), Column("category"),
  ]

  /// What has to be bought within seven days, as a table for programs.
  public static func shoppingList(_ rows: [RestockPrediction]) -> Table {
    Table(
      name: "list", columns: shoppingListColumns,
      rows: rows.filter(\.isListed).map { row in
        [
          .text(row.item), .figure(quantityText(row.quantity)), .text(row.unit),
          .rounded(row.forecast?.probability, fractionDigits: 3), .present(row.category),
        ]
      })
  }
}
