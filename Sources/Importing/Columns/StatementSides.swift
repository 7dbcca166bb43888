import GroceryModel

/// The money-out and money-in columns of a statement; each row fills exactly one of them.
///
/// Example: `03.10.2026;Coop;12.50;;987.50` and `05.10.2026;Salary;;3000.00;3987.50`.
struct StatementSides {
  let out: Int
  let `in`: Int
  /// The running balance.
  let balance: Int?

  /// Finds the two columns by their cell values; returns nil if no two columns share the rows.
  ///
  /// The running balance decides which is money out; without one, it is the first.
  init?(_ layout: TableLayout, _ roles: RoleAssignment) {
    let rows = layout.rows
    guard rows.count > 1 else { return nil }
    let money = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      // If there is a balance, *deposit* means money paid in, and a column *transaction* with decimals
      // has amounts, not receipt numbers.
      let isFree =
        !roles.isTaken(column) || [.deposit, .receipt].contains(roles.role(of: column))
      return isFree && profile.numbers > 0 && profile.numbers == profile.filled
    }
    func hasDecimals(_ column: Int) -> Bool {
      layout.profiles[column].hasFractions
    }
    func amounts(_ column: Int) -> [Amount?] { rows.map { layout.number($0, column)?.amount } }
    var proven: (out: Int, in: Int, balance: Int, steps: Int)?
    var unproven: (out: Int, in: Int)?
    for first in money {
      for second in money where second > first {
        let (left, right) = (amounts(first), amounts(second))
        // An opening balance fills neither column, a row of totals both.
        let whole = zip(left, right).count { ($0 == nil) != ($1 == nil) }
        guard whole * 10 >= rows.count * 8, whole > 1 else { continue }
        for column in money where layout.profiles[column].filled * 10 >= rows.count * 8 {
          guard let (isLeft, steps) = Self.direction(amounts(column), left, right),
            steps > proven?.steps ?? 0
          else { continue }
          proven = isLeft ? (first, second, column, steps) : (second, first, column, steps)
        }
        if unproven == nil, hasDecimals(first), hasDecimals(second) { unproven = (first, second) }
      }
    }
    if let proven {
      (out, self.in, balance) = (proven.out, proven.in, proven.balance)
    } else if let unproven {
      (out, self.in, balance) = (unproven.out, unproven.in, nil)
    } else {
      return nil
    }
  }

  /// Returns true if the left amounts lower the balance, false if the right ones do, and by how many steps;
  /// nil if neither fits most.
  private static func direction(
    _ balance: [Amount?], _ left: [Amount?], _ right: [Amount?]
  ) -> (isLeft: Bool, steps: Int)? {
    var lowers = [true: 0, false: 0]
    var steps = 0
    for row in balance.indices.dropFirst() {
      guard let now = balance[row], let before = balance[row - 1] else { continue }
      steps += 1
      // The newest row may be first or last.
      for (place, step) in [(row, now - before), (row - 1, before - now)] {
        // Money out may be printed with a minus.
        let amount = (left[place]?.magnitude ?? .zero) - (right[place]?.magnitude ?? .zero)
        if step == -amount { lowers[true, default: 0] += 1 }
        if step == amount { lowers[false, default: 0] += 1 }
      }
    }
    let isLeft = (lowers[true] ?? 0) > (lowers[false] ?? 0)
    let most = lowers[isLeft] ?? 0
    return most > 0 && most * 10 >= steps * 8 ? (isLeft, most) : nil
  }
}
