import ByteTools
import GroceryModel

/// Which sign spending has in a list of payments.
struct StatementSigns {
  /// Amounts below and above zero, without the rows whose words say that the money was not spent:
  /// income, transfers, refunds and payments of the account itself.
  private(set) var negatives = 0
  private(set) var positives = 0
  /// The shops and categories, as hashes of their cells, of amounts below zero and above.
  private(set) var below: Set<UInt64> = []
  private(set) var above: Set<UInt64> = []

  private var hasBalance = false
  /// How many amounts called income are above zero, less those below: both sides of a transfer are none.
  private var earned = 0

  init() {}

  init(_ layout: TableLayout, total: Int, _ finder: RoleFinder) {
    hasBalance = layout.headers.contains { !Self.balances.isDisjoint(with: $0.words) }
    let status = finder.tellsDirection ? finder.roles.columns[.status] : nil
    let texts = [Role.item, .store].compactMap { finder.roles.columns[$0] }
    // Beside whom it was paid to `Kartenzahlung` only says how.
    let moved: WordClass = texts.count > 1 ? Self.movedWords : Self.movedWords.union(.tender)
    let category = finder.roles.columns[.category]
    let leftOut = finder.roles.columns[.leftOut]
    let day = finder.isHeaderless ? finder.roles.columns[.date] : nil
    // What stands on every row is the account, not whom it paid.
    let shop = (finder.roles.columns[.store] ?? finder.roles.columns[.item]).flatMap {
      layout.profiles[$0].isConstant ? nil : $0
    }
    let tellsSpending = status.map {
      layout.profiles[$0].distinctTexts.contains(where: Self.isSpent)
    }
    for row in layout.rows.prefix(2000) {
      guard let amount = layout.number(row, total), !amount.isZero else { continue }
      // Rows above or below the payments have no day.
      if let day, !row[day].utf8.contains(where: { $0 &- 0x30 < 10 }) { continue }
      if let status, Self.words(row[status]).contains(.income) { continue }
      // Of `Expense` and `New Account`, or `Purchase` and `Payment`, the former votes.
      if let status, tellsSpending == true, !Self.isSpent(row[status]) { continue }
      if let leftOut, let rule = finder.leftOut,
        withBytes(of: row[leftOut], { rule.leavesOut($0) })
      {
        continue
      }
      if let category,
        !Self.words(row[category]).isDisjoint(with: [.refund, .income, .moved])
      {
        if Self.words(row[category]).contains(.income) { earned += amount.isNegative ? -1 : 1 }
        continue
      }
      if texts.contains(where: { Self.isMoved(row[$0], moved) }) { continue }
      if amount.isNegative { negatives += 1 } else { positives += 1 }
      for column in [shop, category].compactMap({ $0 })
      where !Self.saysNothing(row[column]) {
        let hash = withBytes(of: row[column]) { quickHash($0) }
        if amount.isNegative { below.insert(hash) } else { above.insert(hash) }
      }
    }
    guard negatives + positives == 0 else { return }
    negatives = layout.profiles[total].negatives
    positives = layout.profiles[total].positives
  }

  /// Where the signs are as many on either side, a balance beside them is a bank's, and income tells them.
  var spendingIsNegative: Bool {
    negatives > positives || negatives == positives && negatives > 0 && (hasBalance || earned > 0)
  }

  /// Whether a shop or a category says nothing of what money was spent on.
  private static func saysNothing(_ text: String) -> Bool {
    AbsentWords.contains(text) || emptyTexts.contains(text.lowercased())
  }

  private static let emptyTexts: Set<String> = [
    "uncategorized", "uncategorised", "other", "others", "misc", "miscellaneous", "general",
    "default", "none", "unknown", "sonstiges", "sonstige", "divers", "autre", "autres", "otros",
    "altro", "overig", "övrigt", "inne", "paypal", "venmo", "cash app", "zelle", "wise",
    "revolut", "klarna", "bank", "interest", "zinsen",
  ]

  /// Whether a direction says that money was spent, and not perhaps on the account itself.
  private static func isSpent(_ text: String) -> Bool {
    let words = words(text)
    return !words.isDisjoint(with: [.expense, .sale]) && words.isDisjoint(with: [.income, .moved])
  }

  private static func words(_ text: String) -> WordClass {
    withBytes(of: text) { LineWords.classify($0) }
  }

  static let balances: Set<String> = [
    "balance", "saldo", "solde", "kontostand", "egyenleg", "bakiye", "zůstatek", "υπόλοιπο",
    "остаток", "残高", "差引残高", "余额", "잔액",
  ]

  private static let movedWords: WordClass = [.refund, .income, .moved]

  private static func isMoved(_ text: String, _ classes: WordClass) -> Bool {
    !words(text).isDisjoint(with: classes)
      || PaymentWords.isToAccount(text) || PaymentWords.isSaving(text)
      || withBytes(of: text) { PaymentWords.isTransfer($0) }
  }
}
