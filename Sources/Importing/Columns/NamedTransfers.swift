import ByteTools

/// Whether a statement tells transfers between the owner's accounts from those to other people.
///
/// Example: of the rows called `Transfer`, one has `To savings` and another `To Anna`. Where no row names an
/// account of the owner, any of them may be one.
enum NamedTransfers {
  /// - Parameters:
  ///   - layout: The sample.
  ///   - kinds: The columns that say what kind of payment a row is.
  ///   - texts: The columns with other texts about it.
  ///   - total: The column of amounts, which are negative for money out.
  /// - Returns: True if some transfers out name an account of the owner, and others do not.
  static func are(in layout: TableLayout, kinds: [Int], texts: [Int], total: Int) -> Bool {
    var (own, others) = (0, 0)
    for row in layout.rows {
      guard kinds.contains(where: { names(.moving, row[$0]) }),
        layout.number(row, total)?.isNegative == true
      else { continue }
      if texts.contains(where: { names(.own, row[$0]) }) { own += 1 } else { others += 1 }
    }
    return own > 0 && others > 0
  }

  private static func names(_ words: WordClass, _ text: String) -> Bool {
    withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: words) }
  }
}

extension WordClass {
  /// Words for moving money.
  static let moving: WordClass = [.moves, .moved]
}
