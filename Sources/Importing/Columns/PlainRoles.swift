/// Finds the columns of the kinds whose headers speak for themselves: prices, dates, stock, budgets.
struct PlainRoles {
  private(set) var roles = RoleAssignment()

  init(_ layout: TableLayout, _ kind: ImportKind, fixed: [Role: Int], removed: Set<Role>) {
    for (role, column) in fixed { roles.assign(role, column, "as told") }
    guard let set = OwnColumns.sets.first(where: { $0.kind == kind }) else { return }
    for role in set.required + set.oneOf + set.optional
    where !roles.has(role) && !removed.contains(role) {
      var best: (column: Int, score: Int)?
      for column in 0..<layout.width where !roles.isTaken(column) {
        let score = RoleWords.score(layout.headers[column], role)
        guard score > 0, Self.fits(role, layout.profiles[column], score) else { continue }
        if score > best?.score ?? 0 { best = (column, score) }
      }
      guard let best else { continue }
      roles.assign(
        role, best.column, "header '\(layout.header?.cells[best.column] ?? "")'",
        confidence: Double(best.score) / 10)
    }
    if kind == .budgets { BudgetRoles.complete(&roles, layout, removed: removed) }
  }

  private static func fits(_ role: Role, _ profile: ColumnProfile, _ score: Int) -> Bool {
    switch role {
    case .date, .expires, .purchased, .end: profile.filled == 0 || profile.dateShare >= 0.4
    case .start:
      profile.filled == 0 || profile.dateShare >= 0.4
        || profile.distinctTexts.contains { withBytes(of: $0) { MonthCell.days($0) != nil } }
    case .budget: score >= 6 && (profile.filled == 0 || profile.textShare >= 0.4)
    case .price, .amount, .rate, .cap:
      profile.filled == 0 || profile.numberShare >= 0.4
    case .quantity: score >= 6 && profile.numberShare + profile.share(profile.suffixed) >= 0.4
    case .item: profile.textShare >= 0.4
    default: score >= 6
    }
  }
}
