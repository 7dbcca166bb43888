import GroceryModel

/// Finds out by arithmetic what the rows at the end of a receipt are.
///
/// They may be totals, included or added taxes, discounts and tenders. Words only suggest
/// candidates; the sums decide. Example: below lines of 2.58 and 3.10, `Total,5.68`, `Cash,10.00`
/// and `Change,-4.32` are not purchases.
struct ClosingSums {
  /// The kind of a row at the end of a receipt.
  enum Part: Sendable {
    /// The total of the receipt.
    case total
    /// A subtotal, or a repetition of the total.
    case sum
    case tender
    case includedTax
    case notice
    /// An ordinary line: an added tax, a fee, a rounding.
    case line
    /// A line that is subtracted although it is printed without a minus.
    case takenOff
    /// A row below the tender that no sum explains, such as loyalty points or a number of items.
    case behindPayment
  }

  /// A row with what the sums need to know about it.
  struct Row {
    let line: Int
    /// The word classes of the item, and of other cells if they are labels.
    let words: WordClass
    let amount: Amount?
    /// True if the row lacks cells that item lines have.
    let isSparse: Bool
    /// True if the words are in the item column.
    let isNamed: Bool
    /// True if the amount is nearly the sum of the lines above (one misread digit).
    var isNearSum = false
    /// The percentage in its text: `VAT 7%`.
    var percent: StatedPercent? = nil

    var isSum: Bool { !words.isDisjoint(with: [.total, .subtotal]) }
    var mayBeSum: Bool {
      isNearSum || !words.isDisjoint(with: [.nearTotal, .mentionsTotal])
    }
    var isTax: Bool { words.contains(.tax) || words.contains(.includedTax) }
    var isTender: Bool { words.contains(.tender) }
    /// True if no word suggests what the row is.
    var isPlain: Bool {
      words.isDisjoint(with: [
        .total, .subtotal, .nearTotal, .mentionsTotal, .tax, .namesTax, .tender, .paidBy, .included,
        .includedTax, .notice, .saved,
      ])
    }
  }

  /// The row to explain, and the rows of its receipt below it.
  let rows: [Row]
  /// The sums of the lines above: of the receipt, and since the last total.
  let sums: [Amount]
  /// The number of these lines, and the largest amount.
  let count: Int
  let largest: Amount
  /// True if the receipt ends with the last row.
  let isEnd: Bool
  /// True if these are all remaining rows of the receipt, and its end is certain.
  var isWhole = false
  /// The amount of the last total.
  var lastTotal = Amount.zero
  /// The sum of the lines above without reductions, or nil if unknown.
  var gross: Amount?
  /// True if a column separates the receipts in the file.
  var areParted = false
  /// True if a total is directly above, and true if the last total agreed with the lines.
  let isBehindTotal: Bool
  let lastTotalAgreed: Bool

  /// Returns the kinds of as many of the first rows as possible, or nil.
  func parts() -> [Part]? {
    guard let first = rows.first else { return nil }
    if let solved = ClosingSolver(self).parts { return solved }
    if let proven = proven() { return proven }
    if first.isSum { return closed() }
    if first.isTax { return tax() }
    return unlabelled(first) ? [.total] : nil
  }

  /// Returns the kinds up to the nearest total that the lines and some rows between add up to.
  private func proven() -> [Part]? {
    guard count > 0 else { return nil }
    // A row called *total* is better evidence than one that only may be one.
    return proven { $0.words.contains(.total) } ?? proven { $0.mayBeSum || $0.isTender }
  }

  /// Tries each row accepted by `isTotal` as the total.
  private func proven(by isTotal: (Row) -> Bool) -> [Part]? {
    for end in rows.indices {
      if end > 0, rows[end - 1].isPlain, rows[0].words.contains(.total) { return nil }
      guard let stated = rows[end].amount, !stated.isZero, isTotal(rows[end]),
        end > 0 || rows[end].words.contains(.total)
      else { continue }
      for sum in sums {
        guard let parts = explanation(of: stated, from: sum, end) else { continue }
        // A tender proves only what was added to the sum above it.
        if rows[end].isTender, !parts.contains(where: { $0 == .line }) { continue }
        return parts + [rows[end].isTender ? .tender : .total]
      }
    }
    return nil
  }

  /// Returns the kinds of the rows above a total, if some of them make up the difference to the
  /// sum.
  private func explanation(of stated: Amount, from sum: Amount, _ end: Int) -> [Part]? {
    let between = rows[..<end]
    let isSubtotalFirst = rows[0].words.contains(.subtotal) && rows[0].amount == sum
    for reading in Reading.allCases {
      var parts: [Part] = []
      var whole = sum
      for row in between {
        let part = reading.part(of: row)
        if part == .line, let amount = row.amount { whole += amount }
        if part == .takenOff, let amount = row.amount { whole -= amount }
        // A row without a telling word is left out only between two equal totals.
        if part == .notice, row.isPlain, !row.isSparse, !isSubtotalFirst {
          whole = stated + Amount(1)
        }
        parts.append(part)
      }
      if whole == stated { return parts }
    }
    return nil
  }

  /// The rows between the lines and the total that count as lines.
  private enum Reading: CaseIterable {
    case all, allButSoftSums, discountsOff, onlyTaxes, allButTaxes, none

    /// Returns the kind of a row under this assumption.
    func part(of row: Row) -> Part {
      if row.isSum { return .sum }
      if row.isTender { return .tender }
      if row.mayBeSum, self != .all { return .sum }
      let isAdded =
        switch self {
        case .all, .allButSoftSums, .discountsOff: true
        case .onlyTaxes: row.isTax
        case .allButTaxes: !row.isTax
        case .none: false
        }
      guard isAdded else { return row.isTax ? .includedTax : .notice }
      let isOff =
        self == .discountsOff && row.words.contains(.discount)
        && !(row.amount?.isNegative ?? false)
      return isOff ? .takenOff : .line
    }
  }

  /// Returns the kinds of labelled rows that end the lines above although the sum differs.
  private func closed() -> [Part]? {
    guard let amount = rows[0].amount, count > 0 else { return nil }
    let run = rows.prefix { $0.isSum || $0.isTender || $0.isTax }
    let total = run.lastIndex { $0.words.contains(.total) }
    let sum = total ?? run.lastIndex { $0.words.contains(.subtotal) } ?? 0
    let isPaid = run.dropFirst().contains(where: \.isTender)
    let isLast = isEnd && run.count == rows.count
    if sums.contains(amount) {
      let isPartial = rows[0].words.contains(.subtotal) && (total != nil || !rows[0].isNamed)
      return isPartial ? [.sum] : [.total]
    }
    let isOfSize =
      count > 1 && amount >= largest
      && sums.contains { amount + amount >= $0 && amount <= $0 + $0 }
    guard isLast && (isPaid || isOfSize) || isPaid && isOfSize else { return nil }
    return run.indices.map { index in
      if index == sum { return .total }
      return run[index].isTender ? .tender : run[index].isSum ? .sum : taxPart(run[index], run)
    }
  }

  /// Decides whether a tax is included in the prices.
  ///
  /// It is included if the total agrees with the lines without the tax, or is closer to them.
  private func tax() -> [Part]? {
    if isBehindTotal, lastTotalAgreed { return [.includedTax] }
    let run = rows.prefix { $0.isSum || $0.isTax || $0.isTender }
    return [taxPart(rows[0], run)]
  }

  /// Returns whether a tax is included in the prices or an added line, by comparing with the total.
  private func taxPart(_ row: Row, _ run: ArraySlice<Row>) -> Part {
    if row.words.contains(.includedTax) { return .includedTax }
    let printed = run.first { $0.words.contains(.subtotal) }?.amount
    guard let total = run.first(where: { $0.words.contains(.total) })?.amount,
      let sum = printed ?? sums.first
    else { return .line }
    let taxes = run.filter(\.isTax).compactMap(\.amount).reduce(.zero, +)
    return (total - sum).magnitude < (total - sum - taxes).magnitude ? .includedTax : .line
  }

  /// Returns true if a row without a telling word is a total.
  ///
  /// Its amount is the sum of several lines, and it lacks cells of item lines or a tender follows.
  private func unlabelled(_ first: Row) -> Bool {
    guard count > 1, !isBehindTotal, let amount = first.amount, sums.contains(amount) else {
      return false
    }
    // `Betalat` is a total if the row lacks cells that item lines have.
    // No tax is as high as all lines together: `Order value with tax`.
    let mayBeTotal = first.isPlain || !first.words.isDisjoint(with: [.paidBy, .namesTax])
    if first.isSparse, mayBeTotal { return true }
    guard first.isPlain else { return false }
    guard let second = rows.dropFirst().first else { return false }
    return second.isTender || second.isSum && second.amount == amount
  }

  /// The maximum number of rows below a total that may belong to it.
  static let longestRun = 24
}
