import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict … --backtest`.
  public static let backtestColumns: [Column] = [
    Column("series"), Column("horizon", kind: .count), Column("windows", kind: .count),
    Column("mae", heading: "MAE", kind: .figure), Column("mase", heading: "MASE", kind: .figure),
    Column("naive_mase", heading: "naive MASE", kind: .figure),
    Column("skill_percent", heading: "skill %", kind: .figure),
    Column("coverage80", kind: .figure), Column("coverage95", kind: .figure),
    Column("currency"), Column("unit"),
  ]

  /// The answer of `larder predict … --backtest`.
  public static func backtest(
    _ rows: [BacktestSummary], title: String = "", notes: [String] = []
  ) -> Table {
    Table(
      name: "backtest", title: title, columns: backtestColumns,
      rows: rows.map { row in
        [
          .text(row.series), .count(row.horizon), .count(row.windows),
          .rounded(row.meanAbsoluteError, fractionDigits: 4),
          .rounded(row.meanScaledError, fractionDigits: 4),
          .rounded(row.naiveMeanScaledError, fractionDigits: 4),
          .rounded(row.skillPercent, fractionDigits: 1),
          .rounded(row.coverage80, fractionDigits: 3), .rounded(row.coverage95, fractionDigits: 3),
          .present(row.currency), .present(row.unit),
        ]
      }, notes: notes)
  }
}

extension Cell {
  /// A figure rounded half-even; missing where there is none.
  static func rounded(_ value: Double?, fractionDigits digits: Int) -> Cell {
    value.flatMap { decimalText(of: $0, fractionDigits: digits) }.map { .figure($0) } ?? .missing
  }

  /// A figure as it is; missing where there is none.
  static func figure(ifAny text: String?) -> Cell {
    text.map { $0.isEmpty ? .missing : .figure($0) } ?? .missing
  }

  /// A text; missing where it is empty.
  static func present(_ text: String) -> Cell { text.isEmpty ? .missing : .text(text) }
}
