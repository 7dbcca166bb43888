import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict … --backtest`.
  static let backtestColumns: [Column] = [
    Column("series"), Column("horizon", kind: .count), Column("windows", kind: .count),
    Column("mae", heading: "MAE", kind: .figure), Column("mase", heading: "MASE", kind: .figure),
    Column("naive_mase", heading: "naive MASE", kind: .figure),
    Column("skill_percent", heading: "skill %", kind: .figure),
    Column("coverage80", kind: .figure), Column("coverage95", kind: .figure),
    Column("currency"), Column("unit"),
  ]

  /// The columns that follow where forecasts state a chance.
  private static let chanceColumns: [Column] = [
    Column("chances", kind: .count), Column("base_rate", kind: .figure),
    Column("brier", heading: "Brier", kind: .figure),
    Column("chance_skill_percent", heading: "chance skill %", kind: .figure),
  ]

  /// The answer of `larder predict … --backtest`.
  ///
  /// - Parameters:
  ///   - rows: One for each series and horizon.
  ///   - title: Its title.
  ///   - naive: What the forecasts are compared with, such as `repeating the last price`; nil adds no
  ///     note about it.
  ///   - notes: Further notes.
  /// - Returns: The table.
  public static func backtest(
    _ rows: [BacktestSummary], title: String = "", naive: String? = nil, notes: [String] = []
  ) -> Table {
    let hasChances = rows.contains { $0.chances != nil }
    var notes = notes
    if let naive, !rows.isEmpty {
      notes.append(
        "% better: how much smaller the error is than that of \(naive); below 0 it is larger.")
      notes.append("in range: how many of the ranges of 80 % held; 0.8 is meant.")
      if hasChances {
        notes.append(
          "chance % better: the same for the chance, against always giving the average share."
        )
      }
    }
    return Table(
      name: "backtest", title: title,
      columns: backtestColumns + (hasChances ? chanceColumns : []),
      rows: rows.map { cells(of: $0) + (hasChances ? cells(of: $0.chances) : []) }, notes: notes)
  }

  private static func cells(of row: BacktestSummary) -> [Cell] {
    [
      .text(row.series), .count(row.horizon), .count(row.windows),
      .rounded(row.meanAbsoluteError, fractionDigits: 4),
      .rounded(row.meanScaledError, fractionDigits: 4),
      .rounded(row.naiveMeanScaledError, fractionDigits: 4),
      .rounded(row.skillPercent, fractionDigits: 1),
      .rounded(row.coverage80, fractionDigits: 3), .rounded(row.coverage95, fractionDigits: 3),
      .present(row.currency), .present(row.unit),
    ]
  }

  private static func cells(of chances: BacktestSummary.Chances?) -> [Cell] {
    [
      chances.map { .count($0.windows) } ?? .missing,
      .rounded(chances?.baseRate, fractionDigits: 3),
      .rounded(chances?.brierScore, fractionDigits: 4),
      .rounded(chances?.skillPercent, fractionDigits: 1),
    ]
  }
}

extension Cell {
  /// Returns a figure rounded half-even; a missing cell for nil.
  static func rounded(_ value: Double?, fractionDigits digits: Int) -> Cell {
    value.flatMap { decimalText(of: $0, fractionDigits: digits) }.map { .figure($0) } ?? .missing
  }

  /// Returns a figure unchanged; a missing cell for nil.
  static func figure(ifAny text: String?) -> Cell {
    text.map { $0.isEmpty ? .missing : .figure($0) } ?? .missing
  }

  /// A text; missing where it is empty.
  static func present(_ text: String) -> Cell { text.isEmpty ? .missing : .text(text) }
}
