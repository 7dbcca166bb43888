import EventSourcing
import GroceryModel

/// Payments that were parted among categories and stand above their parts, as budgeting programs
/// export them: the parts have the categories, the payment is their sum.
enum SplitParents {
  /// The lines of the payments.
  static func lines(in layout: TableLayout, _ roles: RoleAssignment) -> [Int] {
    guard let category = roles.columns[.category], let total = roles.columns[.total],
      let date = roles.columns[.date]
    else { return [] }
    let profile = layout.profiles[category]
    guard profile.filled < layout.rows.count || profile.distinctTexts.contains(where: isParted)
    else { return [] }
    let rows = layout.rows
    return rows.indices.filter { parent in
      guard isParted(rows[parent][category]),
        let whole = layout.number(rows[parent], total)?.amount, !whole.isZero
      else { return false }
      var sum = Amount.zero
      for part in rows.indices[(parent + 1)...].prefix(100) {
        let row = rows[part]
        guard row[date] == rows[parent][date], !isParted(row[category]),
          isOfSameShop(row, rows[parent], roles), let amount = layout.number(row, total)?.amount
        else { return false }
        sum += amount
        if sum == whole { return part > parent + 1 }
      }
      return false
    }.map { rows[$0].line }
  }

  /// Whether a category is none, for the parts have it.
  private static func isParted(_ category: String) -> Bool {
    if AbsentWords.contains(category) { return true }
    let words = HeaderWords.normal(category)
    return ["split", "splits", "split transaction", "multiple categories"].contains(words)
  }

  private static func isOfSameShop(
    _ part: SampleRecord, _ parent: SampleRecord, _ roles: RoleAssignment
  ) -> Bool {
    guard let store = roles.columns[.store] else { return true }
    return part[store].isEmpty || part[store] == parent[store]
  }

  /// A memo without the mark that its program put before it: `(SPLIT 1 OF 2) milk`.
  static func withoutMark(_ memo: Bytes) -> Bytes {
    guard memo.starts(with: "(SPLIT ".utf8) || memo.starts(with: "Split (".utf8),
      let end = memo.firstIndex(of: UInt8(ascii: ")"))
    else { return memo }
    return Bytes(rebasing: memo[(end + 1)...].drop { $0 <= 0x20 })
  }
}
