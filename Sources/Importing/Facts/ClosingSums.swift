import GroceryModel

/// Finds out by arithmetic what the rows at the end of a receipt are.
///
/// Rows may be sums, taxes inside the prices or on top of them, discounts and payments. Words only say
/// which rows may be what; the sums decide.
struct ClosingSums {
  enum Part: Sendable {
    /// What the receipt comes to.
    case total
    /// Another sum of lines above or below it.
    case sum
    case tender
    case includedTax
    case notice
    /// A line like others: a tax on top, a fee, a rounding.
    case line
    /// A line that is taken off although it is printed without a sign.
    case takenOff
    /// Below the payment, explained by no sum: a number of points, a share, a count.
    case behindPayment
  }

  /// A row as far as sums go.
  struct Row {
    let line: Int
    /// What the item's words hint at, and those of other cells where they are labels.
    let words: WordClass
    let amount: Amount?
    /// Whether it lacks what lines have.
    let isSparse: Bool
    /// Whether its words stand where those of items do.
    let isNamed: Bool
    /// Whether it is nearly as much as the lines above together.
    var isNearSum = false
    /// The percent that its text states: `VAT 7%`.
    var percent: StatedPercent? = nil

    var isSum: Bool { !words.isDisjoint(with: [.total, .subtotal]) }
    var mayBeSum: Bool {
      isNearSum || !words.isDisjoint(with: [.nearTotal, .mentionsTotal])
    }
    var isTax: Bool { words.contains(.tax) || words.contains(.includedTax) }
    var isTender: Bool { words.contains(.tender) }
    /// Whether nothing about the row says what it may be.
    var isPlain: Bool {
      words.isDisjoint(with: [
        .total, .subtotal, .nearTotal, .mentionsTotal, .tax, .namesTax, .tender, .paidBy, .included,
        .includedTax, .notice, .saved,
      ])
    }
  }

  /// The row in question, and those of its receipt below it.
  let rows: [Row]
  /// What the lines above add up to, by the ways of counting them.
  let sums: [Amount]
  /// How many lines these are, and the largest of them.
  let count: Int
  let largest: Amount
  /// Whether the receipt ends with the last row.
  let isEnd: Bool
  /// Whether the rows are all rows that the receipt has left, and nothing but this receipt parts them.
  var isWhole = false
  /// What the last total says.
  var lastTotal = Amount.zero
  /// What the lines above add up to before anything is taken off; nil where that is not known.
  var gross: Amount?
  /// Whether a column parts the receipts of the file from each other.
  var areParted = false
  /// Whether a total stands directly above, and whether the last one agreed with the lines.
  let isBehindTotal: Bool
  let lastTotalAgreed: Bool

  /// What the first rows are: as many of them as can be told.
  func parts() -> [Part]? {
    guard let first = rows.first else { return nil }
    if let solved = ClosingSolver(self).parts { return solved }
    if let proven = proven() { return proven }
    if first.isSum { return closed() }
    if first.isTax { return tax() }
    return unlabelled(first) ? [.total] : nil
  }

  /// The rows up to the nearest total that the lines and some of the rows between add up to.
  private func proven() -> [Part]? {
    guard count > 0 else { return nil }
    // What is called a total proves more than what only may be one.
    return proven { $0.words.contains(.total) } ?? proven { $0.mayBeSum || $0.isTender }
  }

  private func proven(by isTotal: (Row) -> Bool) -> [Part]? {
    for end in rows.indices {
      if end > 0, rows[end - 1].isPlain, rows[0].words.contains(.total) { return nil }
      guard let stated = rows[end].amount, !stated.isZero, isTotal(rows[end]),
        end > 0 || rows[end].words.contains(.total)
      else { continue }
      for sum in sums {
        guard let parts = explanation(of: stated, from: sum, end) else { continue }
        // A payment proves what was added to the sum above it, and nothing else.
        if rows[end].isTender, !parts.contains(where: { $0 == .line }) { continue }
        return parts + [rows[end].isTender ? .tender : .total]
      }
    }
    return nil
  }

  /// The parts of the rows above a total, if lines of them make up what it says more than a sum.
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
        // What has no word for it is left out only between two sums that say the same.
        if part == .notice, row.isPlain, !row.isSparse, !isSubtotalFirst {
          whole = stated + Amount(1)
        }
        parts.append(part)
      }
      if whole == stated { return parts }
    }
    return nil
  }

  /// Which rows between the lines and the total are added.
  private enum Reading: CaseIterable {
    case all, allButSoftSums, discountsOff, onlyTaxes, allButTaxes, none

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

  /// A run of labels that ends the lines above it although its sum is another.
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

  /// A tax: inside the prices where a total holds without it, or comes nearer to what the lines add up to.
  private func tax() -> [Part]? {
    if isBehindTotal, lastTotalAgreed { return [.includedTax] }
    let run = rows.prefix { $0.isSum || $0.isTax || $0.isTender }
    return [taxPart(rows[0], run)]
  }

  private func taxPart(_ row: Row, _ run: ArraySlice<Row>) -> Part {
    if row.words.contains(.includedTax) { return .includedTax }
    let printed = run.first { $0.words.contains(.subtotal) }?.amount
    guard let total = run.first(where: { $0.words.contains(.total) })?.amount,
      let sum = printed ?? sums.first
    else { return .line }
    let taxes = run.filter(\.isTax).compactMap(\.amount).reduce(.zero, +)
    return (total - sum).magnitude < (total - sum - taxes).magnitude ? .includedTax : .line
  }

  /// Whether a row without a word for it is a sum: as much as several lines together, and it lacks what
  /// lines have, or a payment follows.
  private func unlabelled(_ first: Row) -> Bool {
    guard count > 1, !isBehindTotal, let amount = first.amount, sums.contains(amount) else {
      return false
    }
    // `Betalat` is a sum where it lacks what lines have.
    if first.isSparse, first.isPlain || first.words.contains(.paidBy) { return true }
    guard first.isPlain else { return false }
    guard let second = rows.dropFirst().first else { return false }
    return second.isTender || second.isSum && second.amount == amount
  }

  /// How many rows below a sum may belong to it.
  static let longestRun = 24
}
