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
    let texts = [Role.item, .store].compactMap { finder.roles.columns[$0] }
    let category = finder.roles.columns[.category]
    let leftOut = finder.roles.columns[.leftOut]
    for row in layout.rows.prefix(2000) {
      guard let amount = layout.number(row, total), !amount.isZero else { continue }
      if let status, Self.words(row[status]).contains(.income) { continue }
      if let leftOut, let rule = finder.leftOut,
        withBytes(of: row[leftOut], { rule.leavesOut($0) })
      {
        continue
      }
      if let category,
        !Self.words(row[category]).isDisjoint(with: [.refund, .income, .moved])
      {
        continue
      }
      if texts.contains(where: { Self.isMoved(row[$0]) }) { continue }
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

  private static func isMoved(_ text: String) -> Bool {
    !words(text).isDisjoint(with: [.refund, .income, .tender, .moved])
      || PaymentWords.isToAccount(text) || withBytes(of: text) { PaymentWords.isTransfer($0) }
  }
}
