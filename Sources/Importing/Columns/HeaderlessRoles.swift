import GroceryModel

/// Proposes roles for a table without a header row, by cell values alone; the user must confirm
/// them.
///
/// Example: `2026-10-03,Coop,Milk,1.29`.
struct HeaderlessRoles {
  private let layout: TableLayout
  private let removed: Set<Role>
  private(set) var amounts: AmountRoles
  /// True if the words of a column separate money spent from money received.
  private(set) var statesDirection = false

  /// Assigns the roles that cell values show best (date, direction, currency) first, then the
  /// amounts, then the texts.
  init(_ layout: TableLayout, fixed: [Role: Int], removed: Set<Role>) {
    self.layout = layout
    self.removed = removed
    var roles = RoleAssignment()
    for (role, column) in fixed { roles.specify(role, column) }
    func assign(_ role: Role, _ why: String, _ score: (ColumnProfile) -> Double) {
      guard !roles.has(role), !removed.contains(role),
        let column = Self.best(layout, roles, score)
      else { return }
      roles.assign(role, column, why, confidence: 0.6)
    }
    assign(.date, "dates") { $0.dateShare >= 0.6 ? $0.dateShare : 0 }
    if removed.isDisjoint(with: [.status, .leftOut]),
      let column = layout.profiles.indices.first(where: {
        !roles.isTaken($0) && ReceiptRoles.statesDirection(layout.profiles[$0])
      })
    {
      statesDirection = true
      ReceiptRoles.takeDirection(column, layout, &roles)
    }
    assign(.currency, "codes of currencies") { profile in
      let texts = profile.distinctTexts
      return !texts.isEmpty && texts.allSatisfy(Self.isCode) ? 1 : 0
    }
    amounts = AmountRoles(layout, roles, removed: removed)
    nameTexts()
  }

  /// Proposes the item and the store among the text columns.
  private mutating func nameTexts() {
    let differing: (ColumnProfile) -> Double = {
      $0.textShare >= 0.6 ? Double($0.distinctCount) : 0
    }
    // With a running balance, an inflow column or mostly negative amounts the rows are payments, and the
    // texts are payees.
    let isSpentBelowZero = amounts.roles.columns[.total].map { column in
      layout.profiles[column].negatives * 2 > layout.profiles[column].filled
    }
    if amounts.roles.has(.inflow) || amounts.hasBalance || isSpentBelowZero ?? false {
      assign(.store, "texts beside payments", differing)
    } else {
      assign(.item, "texts that differ most", differing)
    }
    assign(.store, "texts that repeat") { profile in
      // `item` on each row tells what it is.
      profile.distinctTexts.contains { !RoleWords.isKnown(HeaderWords($0)) }
        && profile.textShare >= 0.6 && profile.distinctCount * 2 < profile.filled
        ? 1 / Double(profile.distinctCount + 1) : 0
    }
  }

  private mutating func assign(_ role: Role, _ why: String, _ score: (ColumnProfile) -> Double) {
    guard !amounts.roles.has(role), !removed.contains(role),
      let column = Self.best(layout, amounts.roles, score)
    else { return }
    amounts.roles.assign(role, column, why, confidence: 0.5)
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && Currency(text)?.isListed == true
  }

  private static func best(
    _ layout: TableLayout, _ roles: RoleAssignment, _ score: (ColumnProfile) -> Double
  ) -> Int? {
    var best: (column: Int, score: Double)?
    for column in 0..<layout.width where !roles.isTaken(column) {
      let points = score(layout.profiles[column])
      if points > best?.score ?? 0 { best = (column, points) }
    }
    return best?.column
  }
}
