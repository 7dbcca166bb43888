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
