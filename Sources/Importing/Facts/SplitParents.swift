import ByteTools
import GroceryModel

/// Payments that were parted among categories and stand above their parts, as budgeting programs
/// export them: the parts have the categories, the payment is their sum.
enum SplitParents {
  /// Whether a category is none, for the parts have it.
  static func isParted(_ category: Bytes) -> Bool {
    if AbsentWords.contains(category) { return true }
    guard category.count <= 24, category[0] | 0x20 == 0x73 || category[0] | 0x20 == 0x6D else {
      return false
    }
    let words = HeaderWords.normal(trimmedText(category))
    return ["split", "splits", "split transaction", "multiple categories"].contains(words)
  }

  /// A memo without the mark that its program put before it: `(SPLIT 1 OF 2) milk`.
  static func withoutMark(_ memo: Bytes) -> Bytes {
    guard memo.starts(with: "(SPLIT ".utf8) || memo.starts(with: "Split (".utf8),
      let end = memo.firstIndex(of: UInt8(ascii: ")"))
    else { return memo }
    return Bytes(rebasing: memo[(end + 1)...].drop { $0 <= 0x20 })
  }
}

extension FactEmitter {
  /// Whether a payment of a statement is the sum of the rows below, which have its categories.
  mutating func isSplitParent(_ columns: PurchaseColumns, _ amounts: PurchaseAmounts) -> Bool {
    guard columns.category >= 0, columns.date >= 0, columns.total >= 0,
      SplitParents.isParted(cell(columns.category))
    else { return false }
    let (day, shop) = (quickHash(cell(columns.date)), quickHash(cell(columns.store)))
    let whole = amounts.total.amount
    var sum = Amount.zero
    var count = 0
    _ = lookAhead(atMost: 100) { below in
      let store = below.cell(columns.store)
      guard quickHash(below.cell(columns.date)) == day,
        !SplitParents.isParted(below.cell(columns.category)),
        store.isEmpty || quickHash(store) == shop,
        case .value(let (part, _)) = below.number(columns.total)
      else { return false }
      sum += part.amount
      count += 1
      return sum != whole
    }
    return count > 1 && sum == whole
  }
}
