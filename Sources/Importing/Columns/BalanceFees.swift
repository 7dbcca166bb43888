import GroceryModel

/// A column of fees beside the amounts of a statement, proven by its running balance.
///
/// Example: `Hardware,-8.65,0.50,556.64` below a balance of 565.79.
enum BalanceFees {
  /// Returns the column that the balance falls by besides the amount; nil if no column is proven.
  static func find(_ layout: TableLayout, total: Int, _ roles: RoleAssignment) -> Int? {
    let rows = layout.rows.prefix(2000)
    let balances = layout.headers.indices.filter {
      $0 != total && !BankHeaders.balances.isDisjoint(with: layout.headers[$0].words)
    }
    return layout.headers.indices.first { fee in
      let profile = layout.profiles[fee]
      guard fee != total, !balances.contains(fee), !roles.isTaken(fee), profile.numbers > 0,
        profile.numbers == profile.filled, profile.positives > 0, profile.negatives == 0
      else { return false }
      return balances.contains { balance in
        var (proofs, misses) = (0, 0)
        // Each currency has an account of its own.
        var balances: [String: Amount] = [:]
        for row in rows {
          guard let now = layout.number(row, balance)?.amount else { continue }
          let account = roles.columns[.currency].map { row[$0] } ?? ""
          let above = balances.updateValue(now, forKey: account)
          guard let last = above, let part = layout.number(row, fee)?.amount, !part.isZero,
            let amount = layout.number(row, total)?.amount
          else { continue }
          if now - last == amount - part { proofs += 1 } else { misses += 1 }
        }
        return proofs > 0 && misses == 0
      }
    }
  }
}
