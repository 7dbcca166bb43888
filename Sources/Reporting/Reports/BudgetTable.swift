import GroceryModel
import Projections

extension Table {
  /// The answer of `larder budget`.
  public static func budget(_ rows: [BudgetStatement.Row], title: String = "") -> Table {
    Table(
      name: "budget", title: title,
      columns: [
        Column("budget"), Column("category"), Column("currency"), Column("start", kind: .day),
        Column("end", kind: .day), Column("allotted", kind: .money),
        Column("carried", kind: .money), Column("spent", kind: .money),
        Column("remaining", kind: .money),
        Column("used_percent", heading: "used %", kind: .figure),
        Column("days_left", kind: .count),
        Column("per_day_left", heading: "per day left", kind: .money),
        Column("projected", kind: .money), Column("status"), Column("outcome"),
        Column("on_track"), Column("daily_mean", kind: .money),
        Column("unallocated", kind: .money), Column("unbudgeted", kind: .money),
        Column("excess", kind: .money), Column("alert"),
      ],
      rows: rows.map(cells))
  }

  private static func cells(of row: BudgetStatement.Row) -> [Cell] {
    func money(_ amount: Amount?) -> Cell {
      amount.map { .figure($0.text(in: row.currency)) } ?? .missing
    }
    return [
      .text(row.budget), .text(row.category), .text(row.currency.code),
      .day(row.period.start.description), .day(row.period.lastDay.description),
      money(row.allotted), money(row.carried), money(row.spent), money(row.remaining),
      row.usedPercent.isEmpty ? .missing : .figure(row.usedPercent), .count(row.daysLeft),
      money(row.perDayLeft), money(row.projected), .text(row.status.rawValue),
      row.outcome.map { .text($0.rawValue) } ?? .missing,
      .text(row.excess == nil ? "yes" : "no"), money(row.dailyMean), money(row.unallocated),
      money(row.unbudgeted), money(row.excess), .present(row.alert),
    ]
  }
}

extension BudgetStatement.Row {
  /// A sentence about a running period that is 80 % spent or projected to be over; empty otherwise.
  public var alert: String {
    guard daysOver > 0, status != .ended, status != .ok || excess != nil else { return "" }
    let total = period.dayCount
    let used = usedPercent.isEmpty ? "all" : "\(usedPercent) %"
    var parts = ["\(used) is spent on day \(daysOver) of \(total)"]
    if remaining.isNegative {
      parts.append("\((-remaining).text(in: currency)) \(currency.code) over")
    }
    if let projected, let excess {
      parts.append(
        "\(projected.text(in: currency)) is projected, \(excess.text(in: currency)) over")
    }
    if let perDayLeft, !remaining.isNegative {
      parts.append("\(perDayLeft.text(in: currency)) a day is left")
    }
    return parts.joined(separator: "; ")
  }
}
