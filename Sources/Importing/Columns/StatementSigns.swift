import EventSourcing
import GroceryModel

/// Which sign spending has in a list of payments.
struct StatementSigns {
  /// Amounts below and above zero, without the rows whose words say that the money was not spent:
  /// income, transfers, refunds and payments of the account itself.
  private(set) var negatives = 0
  private(set) var positives = 0

  init() {}

  init(_ layout: TableLayout, total: Int, _ finder: RoleFinder) {
    let status = finder.tellsDirection ? finder.roles.columns[.status] : nil
    let texts = [Role.item, .store, .category].compactMap { finder.roles.columns[$0] }
    for row in layout.rows.prefix(2000) {
      guard let amount = layout.number(row, total), !amount.isZero else { continue }
      if let status, Self.words(row[status]).contains(.income) { continue }
      let moved: WordClass = [.refund, .income, .tender]
      let isMoved = texts.contains { column in
        let words = Self.words(row[column])
        return !words.isDisjoint(with: moved) || Self.isPayment(row[column])
      }
      if isMoved { continue }
      if amount.isNegative { negatives += 1 } else { positives += 1 }
    }
    guard negatives + positives == 0 else { return }
    negatives = layout.profiles[total].negatives
    positives = layout.profiles[total].positives
  }

  var spendingIsNegative: Bool { negatives > positives }

  private static func words(_ text: String) -> WordClass {
    withBytes(of: text) { LineWords.classify($0) }
  }

  /// A payment to the account, as cards call it: `PAYMENT THANK YOU`, `AUTOPAY PAYMENT`.
  private static func isPayment(_ text: String) -> Bool {
    let words = HeaderWords(text).words
    if words.contains("card") { return false }
    return words.contains("payment") || words.contains("salary") || words.contains("payroll")
  }
}
