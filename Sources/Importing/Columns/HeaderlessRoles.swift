import GroceryModel

/// Proposes roles for a table without a header, by content alone; a person has to agree.
struct HeaderlessRoles {
  private let layout: TableLayout
  private(set) var roles = RoleAssignment()
  private var listsPayments = false

  init(_ layout: TableLayout, fixed: [Role: Int], removed: Set<Role>) {
    self.layout = layout
    for (role, column) in fixed { roles.assign(role, column, "as told") }
    func wants(_ role: Role) -> Bool { !roles.has(role) && !removed.contains(role) }
    if wants(.date), let column = best({ $0.dateShare >= 0.6 ? $0.dateShare : 0 }) {
      roles.assign(.date, column, "dates", confidence: 0.6)
    }
    if wants(.total), wants(.inflow), let sides = StatementSides(layout, roles) {
      roles.assign(.total, sides.out, "money out, beside a column of money in", confidence: 0.5)
      roles.assign(.inflow, sides.in, "money in", confidence: 0.5)
      listsPayments = true
      if let balance = sides.balance { roles.block(balance) }
    }
    if wants(.total), let column = amountColumn() {
      roles.assign(.total, column, "amounts with a fraction", confidence: 0.4)
    }
    if wants(.currency),
      let column = best({ profile in
        let texts = profile.distinctTexts
        return !texts.isEmpty && texts.allSatisfy(Self.isCode) ? 1 : 0
      })
    {
      roles.assign(.currency, column, "codes of currencies", confidence: 0.8)
    }
    // Beside a balance, or money in, stand payments, and their texts name whom they went to.
    if listsPayments, wants(.store),
      let column = best({ $0.textShare >= 0.6 ? Double($0.distinctCount) : 0 })
    {
      roles.assign(.store, column, "texts beside payments", confidence: 0.5)
    }
    if !listsPayments, wants(.item),
      let column = best({ $0.textShare >= 0.6 ? Double($0.distinctCount) : 0 })
    {
      roles.assign(.item, column, "texts that differ most", confidence: 0.5)
    }
    if wants(.store),
      let column = best({ $0.textShare >= 0.6 ? 1 / Double($0.distinctCount + 1) : 0 }),
      layout.profiles[column].distinctCount * 2 < layout.profiles[column].filled
    {
      roles.assign(.store, column, "texts that repeat", confidence: 0.4)
    }
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && Currency(text)?.isListed == true
  }

  private func best(_ score: (ColumnProfile) -> Double) -> Int? {
    var best: (column: Int, score: Double)?
    for column in 0..<layout.width where !roles.isTaken(column) {
      let points = score(layout.profiles[column])
      if points > best?.score ?? 0 { best = (column, points) }
    }
    return best?.column
  }

  /// The column of amounts: the product of two others if there is one, else the last with fractions.
  private mutating func amountColumn() -> Int? {
    let numeric = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.numberShare >= 0.8
        && profile.share(profile.longNumbers) < 0.5
    }
    let fractions = numeric.filter { column in
      let profile = layout.profiles[column]
      return profile.wholeNumbers * 2 < profile.numbers
    }
    // A balance keeps the sum of the amounts and is none itself.
    let amounts = AmountEvidence(layout, roles)
    let balances = fractions.filter { column in
      fractions.contains { $0 != column && amounts.isRunningSum(column, of: $0, least: 1) }
    }
    listsPayments = !balances.isEmpty
    return fractions.last { !balances.contains($0) } ?? fractions.last
  }
}
