import GroceryModel

/// A running balance next to unsigned amounts: its steps prove which amounts were received.
///
/// Example: `Salary,3000.00,3120.50` below `Coop,12.50,120.50`: the balance grows by 3000.00.
struct BalanceSigns: Sendable {
  let column: Int
  /// True if the newest row is the first.
  let isNewestFirst: Bool

  /// Finds the balance; returns nil if no column's steps are the amounts, up and down.
  init?(_ layout: TableLayout, total: Int) {
    guard layout.profiles[total].negatives == 0 else { return nil }
    let rows = layout.rows.prefix(2000)
    let amounts = rows.map { layout.number($0, total)?.amount }
    for column in layout.profiles.indices where column != total {
      guard layout.profiles[column].numbers * 10 >= rows.count * 8 else { continue }
      let balances = rows.map { layout.number($0, column)?.amount }
      for isNewestFirst in [false, true]
      where Self.proves(balances, amounts, isNewestFirst: isNewestFirst) {
        (self.column, self.isNewestFirst) = (column, isNewestFirst)
        return
      }
    }
    return nil
  }

  /// Returns true if 90 % of the balance's steps are the amounts, with steps in both directions.
  private static func proves(
    _ balances: [Amount?], _ amounts: [Amount?], isNewestFirst: Bool
  ) -> Bool {
    var (rises, falls, tested) = (0, 0, 0)
    for row in balances.indices {
      let before = isNewestFirst ? row + 1 : row - 1
      guard balances.indices.contains(before), let amount = amounts[row], !amount.isZero,
        let now = balances[row], let last = balances[before]
      else { continue }
      tested += 1
      if now - last == amount { rises += 1 }
      if last - now == amount { falls += 1 }
    }
    return rises > 0 && falls > 0 && (rises + falls) * 10 >= tested * 9
  }
}
