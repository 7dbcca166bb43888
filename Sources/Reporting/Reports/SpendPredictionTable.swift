import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict spend`.
  public static let spendPredictionColumns: [Column] = [
    Column("period", kind: .day), Column("currency"), Column("spent", kind: .money),
    Column("predicted", kind: .money), Column("low80", heading: "80 % from", kind: .money),
    Column("high80", heading: "to", kind: .money),
    Column("low95", heading: "95 % from", kind: .money),
    Column("high95", heading: "to", kind: .money), Column("n", kind: .count), Column("method"),
    Column("skill_percent", heading: "skill %", kind: .figure), Column("budget"),
    Column("category"), Column("start", kind: .day), Column("end", kind: .day),
  ]

  /// The columns of `larder predict spend` that people are not shown: those of budgets where months
  /// are asked for, and what the period says already.
  static func spendPredictionColumnsForPrograms(ofBudgets: Bool) -> Set<String> {
    ofBudgets ? ["start", "end"] : ["budget", "category", "start", "end"]
  }

  /// The answer of `larder predict spend`.
  public static func spendPredictions(
    _ rows: [SpendPrediction], title: String = "", explains: Bool = false
  ) -> Table {
    Table(
      name: "predicted-spend", title: title, columns: spendPredictionColumns,
      rows: rows.map { row in
        [
          .text(row.periodName), .text(row.currency.code),
          .figure(row.spent.text(in: row.currency)),
        ] + forecastCells(row.forecast) + [
          .count(row.periods),
          .text(row.method?.rawValue ?? "insufficient history (n=\(row.periods))"),
          .rounded(row.skillPercent, fractionDigits: 1), .present(row.budget ?? ""),
          .present(row.category ?? ""), .day(row.period.start.description),
          .day(row.period.lastDay.description),
        ]
      }, notes: explains ? rows.flatMap { [$0.explanation] + $0.billExplanations } : [])
  }
}

extension SpendPrediction {
  /// `2026-10` for a month, `2026-09-15..2026-10-14` for other days.
  var periodName: String {
    period == period.start.month.period
      ? period.start.month.description : period.days
  }
}
