import GroceryModel
import Projections

/// The periods of one budget, or of a category of it, that a report looks at.
struct BudgetLine {
  /// At least one, by their start.
  let rows: [BudgetStatement.Row]

  var first: BudgetStatement.Row { rows[0] }
  /// True if it is the whole budget and no category.
  var isWhole: Bool { first.category == "*" }
  /// The name for people: of the budget, or of the category.
  func name(_ say: Wording) -> String { isWhole ? first.budget : say.category(first.category) }
  var over: [BudgetStatement.Row] { rows.filter(\.remaining.isNegative) }
  /// True if its periods share a line.
  ///
  /// Those that another version of the budget cut short are each a line.
  var isFolded: Bool { rows.count > 1 && rows.allSatisfy { $0.period == $0.planned } }
  /// The amount of each period; nil if they differ.
  var each: Amount? {
    let available = rows[0].available
    return rows.allSatisfy { $0.available == available } ? available : nil
  }

  /// Groups rows of one budget into lines; the rows must be in order.
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
  /// The amount available.
  var available: Amount { allotted + carried }

  /// The spent share of the available amount, in thousandths; nil if nothing is available.
  var usedPermille: Int? {
    guard available.units > 0 else { return nil }
    return Int(max(0, min(9_999, spent.units / max(1, available.units / 1000))))
  }

  /// True if little is left.
  var isNear: Bool { !remaining.isNegative && (usedPermille ?? 0) >= 950 }

  /// Returns the key of the status on a day: over, near, or kept after the last day.
  func statusKey(on day: Day) -> TextKey {
    if remaining.isNegative { return .statusOver }
    let isPast = day >= period.lastDay
    if isPast { return isNear ? .statusNear : .statusKept }
    return status == .watch ? .statusWatch : .statusOnTrack
  }
}
