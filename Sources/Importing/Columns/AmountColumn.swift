import GroceryModel

/// One of several columns of amounts, whose header says something about them.
struct AmountColumn: Sendable {
  let column: Int
  /// The currency of the column (`CAD$`, `USD$`); nil if the columns differ in something else, such as who paid.
  var currency: Currency?
  /// What the column's amounts were spent on, where each category has a column; nil for others.
  var category: String?
  /// The day of the column's amounts, where each month has a column.
  var day: Day?

  /// Returns the columns of other currencies, if each row has an amount in at most one of them all.
  ///
  /// Their headers are currencies, or differ in nothing else: `Importe $` and `Importe U$S`.
  static func currencies(besides total: Int, _ layout: TableLayout) -> [AmountColumn] {
    guard let own = parts(layout.title(of: total)) else { return [] }
    let all = layout.headers.indices.compactMap { column -> AmountColumn? in
      guard layout.profiles[column].numbers > 0, let parts = parts(layout.title(of: column)),
        parts.words == own.words
      else { return nil }
      return AmountColumn(column: column, currency: parts.sign.currency(preferring: nil))
    }
    let others = all.filter { $0.column != total }
    guard !others.isEmpty, others.allSatisfy({ $0.currency != nil }),
      Set(others.map(\.currency)).count == others.count, others.count < all.count,
      layout.rows.allSatisfy({ row in
        all.count { layout.number(row, $0.column)?.isZero == false } <= 1
      })
    else { return [] }
    return others
  }

  /// The words of a header, and the currency among them.
  private static func parts(_ header: String) -> (words: [String], sign: CurrencySign)? {
    if let sign = CurrencySign.ofCode(header) { return ([], sign) }
    if CurrencySign.isWhole(header) { return CurrencySign.named(in: header).map { ([], $0) } }
    var words: [String] = []
    var signs: [CurrencySign] = []
    for word in header.split(whereSeparator: { $0.isWhitespace || "_()[]".contains($0) }) {
      if CurrencySign.isWhole(String(word)), let sign = CurrencySign.named(in: String(word)) {
        signs.append(sign)
      } else {
        words.append(word.lowercased())
      }
    }
    return signs.count == 1 && !words.isEmpty ? (words, signs[0]) : nil
  }
}
