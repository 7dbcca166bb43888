import GroceryModel
import Projections

/// The periods of one budget, or of a category of it, that a report looks at.
struct BudgetLine {
  /// At least one, by their start.
  let rows: [BudgetStatement.Row]

  var first: BudgetStatement.Row { rows[0] }
  /// Whether it is the whole budget and no category.
  var isWhole: Bool { first.category == "*" }
  var name: String { isWhole ? first.budget : first.category }
  var over: [BudgetStatement.Row] { rows.filter(\.remaining.isNegative) }
  /// What each period had; nil where they differ.
  var each: Amount? {
    let available = rows[0].available
    return rows.allSatisfy { $0.available == available } ? available : nil
  }

  /// The lines of rows that stand in their order.
  static func all(of rows: [BudgetStatement.Row]) -> [BudgetLine] {
    var lines: [[BudgetStatement.Row]] = []
    for row in rows {
      if let last = lines.last?.last, last.budget == row.budget, last.category == row.category,
        last.currency == row.currency
      {
        lines[lines.count - 1].append(row)
      } else {
        lines.append([row])
      }
    }
    return lines.map { BudgetLine(rows: $0) }
  }
}

extension BudgetStatement.Row {
  /// What there is to spend.
  var available: Amount { allotted + carried }

  /// What was spent, in thousandths of what there is; nil where there is nothing.
  var usedPermille: Int? {
    guard available.units > 0 else { return nil }
    return Int(max(0, min(9_999, spent.units / max(1, available.units / 1000))))
  }

  /// Whether little is left.
  var isNear: Bool { !remaining.isNegative && (usedPermille ?? 0) >= 950 }

  /// The word for how it stands on a day: over, near or kept once that is its last.
  func statusKey(on day: Day) -> TextKey {
    if remaining.isNegative { return .statusOver }
    let isPast = day >= period.lastDay
    if isPast { return isNear ? .statusNear : .statusKept }
    return status == .watch ? .statusWatch : .statusOnTrack
  }
}
