import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict expiration`.
  public static let expirationColumns: [Column] = [
    Column("item"), Column("storage"), Column("purchased", kind: .day),
    Column("expires", kind: .day), Column("low80", kind: .day), Column("high80", kind: .day),
    Column("low95", kind: .day), Column("high95", kind: .day), Column("n", kind: .count),
    Column("method"), Column("skill_percent", heading: "skill %", kind: .figure),
    Column("waste_probability", heading: "waste probability", kind: .figure),
    Column("remaining", kind: .figure), Column("unit"), Column("event"),
  ]

  /// The answer of `larder predict expiration`.
  public static func expirations(
    _ answer: ForecastAnswer<ExpirationPrediction>, title: String = "", explains: Bool = false
  ) -> Table {
    let missing = answer.insufficient
    let explanations = explains ? answer.rows.map(\.explanation) : []
    return Table(
      name: "expiration", title: title, columns: expirationColumns,
      rows: answer.rows.map { row in
        func day(_ day: Day?) -> Cell { day.map { .day($0.description) } ?? .missing }
        return [
          .text(row.item), .text(row.storage.name), .day(row.purchased.description),
          day(row.expires?.day), day(row.expires?.low80), day(row.expires?.high80),
          day(row.expires?.low95), day(row.expires?.high95), .count(row.labels),
          .text(row.method), .rounded(row.skillPercent, fractionDigits: 1),
          .rounded(row.wasteProbability, fractionDigits: 3),
          row.remaining.map { .figure(quantityText($0)) } ?? .missing, .present(row.unit),
          row.event.map { .text($0.description) } ?? .missing,
        ]
      },
      notes: explanations
        + (missing > 0
          ? ["\(missing) more with insufficient history: unknown food without a label."]
          : []))
  }
}
