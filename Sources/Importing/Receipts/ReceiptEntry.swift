import GroceryModel

/// A line of a receipt with an amount, and how it may count towards a total.
struct ReceiptEntry {
  /// The index of the line in the file.
  let place: Int
  let amount: Amount
  let words: WordClass
  let isNamed: Bool
  /// True for what the line above states already, or the price before its discount: `Regular Price 4.49`.
  var isRestated = false

  /// How the amounts of a kind of lines count.
  struct Assumption: CaseIterable {
    let discounts: Discounts
    let countsTaxes: Bool

    enum Discounts: CaseIterable { case printed, negated, ignored }

    static let allCases: [Assumption] = Discounts.allCases.flatMap { discounts in
      [true, false].map { Assumption(discounts: discounts, countsTaxes: $0) }
    }
  }

  static let sums: WordClass = [.total, .subtotal, .nearTotal]
  private static let tenders: WordClass = [.tender, .paidBy]
  private static let remarks: WordClass = [
    .mentionsTotal, .counted, .saved, .notice, .included, .includedTax,
  ]

  var isSum: Bool { !words.isDisjoint(with: Self.sums) }
  var isTender: Bool { !words.isDisjoint(with: Self.tenders) }
  /// True if a word says that the amount may be a total.
  var mayBeSum: Bool { isSum || words.contains(.mentionsTotal) || isTender }
  private var isTax: Bool { words.contains(.tax) || words.contains(.namesTax) }
  private var isDiscount: Bool { words.contains(.discount) && !amount.isNegative }
  /// True if no word says that the line is anything but an item.
  var isPlain: Bool {
    isNamed && !mayBeSum && !isTax && words.isDisjoint(with: Self.remarks)
  }

  /// Returns the amount that the line adds to the sum under an assumption, or nil if it adds none.
  func usual(_ assumption: Assumption) -> Amount? {
    if isSum || isTender || isRestated || !isNamed || amount.isZero && isTax { return nil }
    if isDiscount {
      switch assumption.discounts {
      case .printed: return amount
      case .negated: return -amount
      case .ignored: return nil
      }
    }
    if isTax, !words.contains(.discount) {
      return assumption.countsTaxes && !words.contains(.includedTax) ? amount : nil
    }
    if !amount.isNegative, !words.isDisjoint(with: Self.remarks) { return nil }
    return amount
  }

  /// Returns the other amounts that the line may add if a sum proves them.
  ///
  /// Between a subtotal and the total (`isBelowSum`) there are lines that add nothing, such as savings.
  func others(_ assumption: Assumption, isBelowSum: Bool) -> [Amount?] {
    let usual = usual(assumption)
    var others: [Amount?] = []
    if usual == nil { others.append(amount) }
    if !words.isDisjoint(with: [.cancelled, .deposit, .refund]), !amount.isNegative {
      others.append(-amount)
    }
    let mayBeLeftOut =
      isBelowSum && !isPlain || amount.isNegative
      || !words.isDisjoint(with: [.discount, .cancelled, .fee, .deposit])
    if usual != nil, mayBeLeftOut { others.append(nil) }
    return others
  }
}
