import ByteTools
import GroceryModel

/// Decides which sign spending has in a list of payments.
struct StatementSigns {
  /// The number of negative and of positive amounts.
  ///
  /// Rows with words for income, transfers, refunds or payments to the account are not counted.
  private(set) var negatives = 0
  private(set) var positives = 0
  /// The sums of negative and of positive amounts by the hash of the store and of the category.
  private(set) var below: [UInt64: Amount] = [:]
  private(set) var above: [UInt64: Amount] = [:]

  init() {}

  /// Counts the signs in at most 2,000 rows.
  ///
  /// If no row is left after the exclusions, it counts all rows.
  init(_ layout: TableLayout, total: Int, _ finder: RoleFinder) {
    let status = finder.statesDirection ? finder.roles.columns[.status] : nil
    let texts = Self.texts(of: layout, finder)
    // Next to a payee, and as the name of an account, `Kartenzahlung` is only the payment type.
    let isText = finder.roles.has(.item) != finder.roles.has(.store)
    let moved: WordClass = isText ? Self.movedWords.union(.tender) : Self.movedWords
    // A text that is the same on every row is the account, not a payee or a category.
    func telling(_ column: Int?) -> Int? {
      column.flatMap { layout.profiles[$0].isConstant ? nil : $0 }
    }
    let category = finder.roles.columns[.category]
    let leftOut = finder.roles.columns[.leftOut]
    let day = finder.roles.columns[.date]
    let spent = [
      telling(finder.roles.columns[.store] ?? finder.roles.columns[.item]), telling(category),
    ].compactMap { $0 }
    let tellsSpending = status.map {
      layout.profiles[$0].distinctTexts.contains(where: Self.isSpent)
    }
    // Payments to a card are few; `Pagamento` on most rows says how things were paid.
    let payments = layout.rows.prefix(2000).count { row in
      texts.contains { PaymentWords.isToAccount(row[$0]) }
    }
    let paysAccount = payments * 2 <= min(2000, layout.rows.count)
    for row in layout.rows.prefix(2000) {
      guard let amount = layout.number(row, total), !amount.isZero else { continue }
      // Rows above or below the payments have no date, but perhaps a label.
      if let day, finder.isHeaderless || !row[day].isEmpty, !row.hasDigit(in: day) { continue }
      if let status, Self.words(row[status]).contains(.income) { continue }
      // With `Expense` and `New Account`, or `Purchase` and `Payment`, only the first counts.
      if let status, tellsSpending == true, !Self.isSpent(row[status]) { continue }
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
      if texts.contains(where: { Self.isMoved(row[$0], moved) }) { continue }
      let isPayment = texts.contains { PaymentWords.isToAccount(row[$0]) }
      if isPayment, paysAccount { continue }
      count(amount.amount, on: isPayment ? [] : spent.map { row[$0] })
    }
    guard negatives + positives == 0 else { return }
    negatives = layout.profiles[total].negatives
    positives = layout.profiles[total].positives
  }

  /// Counts an amount, and adds it up for what it was spent on.
  private mutating func count(_ amount: Amount, on texts: [String]) {
    if amount.isNegative { negatives += 1 } else { positives += 1 }
    for text in texts where !Self.saysNothing(text) {
      let hash = withBytes(of: text) { quickHash($0) }
      if amount.isNegative {
        below[hash, default: .zero] += amount.magnitude
      } else {
        above[hash, default: .zero] += amount.magnitude
      }
    }
  }

  /// True if spending is negative.
  ///
  /// A list of payments with as many negative amounts as positive ones is of an account: what is above
  /// zero came in.
  var spendingIsNegative: Bool { negatives > 0 && negatives >= positives }

  /// The columns that say what a row is: item and store, else all that have neither numbers nor days.
  private static func texts(of layout: TableLayout, _ finder: RoleFinder) -> [Int] {
    let named = [Role.item, .store].compactMap { finder.roles.columns[$0] }
    guard named.isEmpty else { return named }
    return layout.profiles.indices.filter {
      !finder.roles.isTaken($0) && layout.profiles[$0].numbers + layout.profiles[$0].dates == 0
    }
  }

  /// Returns true if the store or category does not say what money was spent on.
  private static func saysNothing(_ text: String) -> Bool {
    AbsentWords.contains(text) || emptyTexts.contains(text.lowercased())
  }

  private static let emptyTexts: Set<String> = [
    "uncategorized", "uncategorised", "other", "others", "misc", "miscellaneous", "general",
    "default", "none", "unknown", "sonstiges", "sonstige", "divers", "autre", "autres", "otros",
    "altro", "overig", "övrigt", "inne", "paypal", "venmo", "cash app", "zelle", "wise",
    "revolut", "klarna", "bank", "interest", "zinsen",
  ]

  /// Returns true if the direction means spending, and not a payment to the account itself.
  private static func isSpent(_ text: String) -> Bool {
    let words = words(text)
    return !words.isDisjoint(with: [.expense, .sale]) && words.isDisjoint(with: [.income, .moved])
  }

  private static func words(_ text: String) -> WordClass {
    withBytes(of: text) { LineWords.classify($0) }
  }

  private static let movedWords: WordClass = [.refund, .income, .moved, .balance]

  private static func isMoved(_ text: String, _ classes: WordClass) -> Bool {
    !words(text).isDisjoint(with: classes)
      || PaymentWords.isBetweenOwn(words(text))
      || withBytes(of: text) { PaymentWords.isTransfer($0) }
  }
}
