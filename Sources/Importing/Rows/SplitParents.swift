import ByteTools
import GroceryModel

/// Payments split between categories, listed above their parts, as budgeting programs export them.
///
/// The parts have the categories; the payment is their sum and must not count again.
enum SplitParents {
  /// Returns true if the category is empty or only says that the payment is split.
  static func isParted(_ category: Bytes) -> Bool {
    if AbsentWords.contains(category) { return true }
    guard category.count <= 24, category[0] | 0x20 == 0x73 || category[0] | 0x20 == 0x6D else {
      return false
    }
    let words = HeaderWords.normal(trimmedText(category))
    return ["split", "splits", "split transaction", "multiple categories"].contains(words)
  }

  /// Returns a memo without the mark of a split payment: `(SPLIT 1 OF 2) milk`.
  static func withoutMark(_ memo: Bytes) -> Bytes {
    guard memo.starts(with: "(SPLIT ".utf8) || memo.starts(with: "Split (".utf8),
      let end = memo.firstIndex(of: UInt8(ascii: ")"))
    else { return memo }
    return Bytes(rebasing: memo[(end + 1)...].drop { $0 <= 0x20 })
  }
}
