import GroceryModel

/// Explains all rows from a receipt's total to its end by arithmetic, whatever their words say.
///
/// - A total is the sum of the lines above.
/// - A tender is the total again, or cash minus change.
/// - A further total is the last one plus the discounts, tips or roundings between them.
/// - A tax included in the prices is its percentage of the total.
///
/// Each of these that holds is another proof of the total.
struct ClosingSolver {
  /// The kind of each row; nil if the rows are not proven.
  private(set) var parts: [ClosingSums.Part]?
  private let rows: [ClosingSums.Row]
  private let areParted: Bool
  /// The amount to pay according to the rows so far.
  private var due = Amount.zero
  private var found: [ClosingSums.Part] = []
  private var proofs = 0
  /// What the first sum has above the amount to pay: discounts that the lines have taken off.
  private var takenOff = Amount.zero
  /// The number of rows that no sum explains.
  private var unexplained = 0

  /// Explains the rows; ``parts`` stays nil if there is not enough proof.
  init(_ sums: ClosingSums) {
    rows = sums.rows
    areParted = sums.areParted
    guard sums.isWhole, let first = rows.first, let stated = first.amount else { return }
    if sums.isBehindTotal {
      if sums.lastTotalAgreed { explain(behind: sums.lastTotal) }
      return
    }
    guard !stated.isZero, rows.count > 1, !first.isTender, !first.isTax else { return }
    let least = Self.isCalledSum(first) || first.isSparse ? 1 : 2
    let net = sums.sums.first { $0 == stated }
    // `Total` may be the sum before coupons were subtracted.
    let isGross = Self.isCalledSum(first) && sums.gross == stated
    guard sums.count >= least, let payable = net ?? (isGross ? sums.sums.first : nil) else {
      return
    }
    due = payable
    takenOff = stated - payable
    found = [first.words.contains(.subtotal) ? .sum : .total]
    while found.count < rows.count { explainNext() }
    guard let total = lastTotal, isProven(first, ofLines: sums.count) else { return }
    found[total] = .total
    parts = found
  }

  /// Explains the rows after a total that was already read.
  private mutating func explain(behind total: Amount) {
    // Rows that look like item lines may belong to the next receipt.
    guard let first = rows.first, first.isSparse || !first.isPlain else { return }
    due = total
    while found.count < rows.count { explainNext() }
    guard proofs > 0, unexplained == 0 || mayLeaveOut else { return }
    parts = found
  }

  private static func isCalledSum(_ row: ClosingSums.Row) -> Bool {
    row.isSum || !row.words.isDisjoint(with: [.nearTotal, .mentionsTotal])
  }

  /// The index of the last total, which is the amount to pay.
  private var lastTotal: Int? { found.lastIndex { $0 == .total || $0 == .sum } }

  /// Returns true if there is enough evidence that the first row is a total.
  private func isProven(_ first: ClosingSums.Row, ofLines count: Int) -> Bool {
    if unexplained > 0, !mayLeaveOut { return false }
    if Self.isCalledSum(first) { return unexplained == 0 || proofs > 0 }
    // Items may add up to the next item by chance, above all in files with many receipts.
    if first.isSparse { return proofs > (areParted ? 1 : 0) }
    return proofs > 1 && !areParted
  }

  /// True if all unexplained rows are below the row that proves the end of the receipt.
  private var mayLeaveOut: Bool {
    let end = found.lastIndex { $0 == .tender || $0 == .sum && proofs > 0 }
    let first = found.firstIndex(of: .behindPayment)
    guard let end, let first else { return false }
    return !leavesReceipt && (end < first || found.contains(.tender))
  }

  /// True if unexplained rows add up to a row below them, so that they are another receipt.
  private var leavesReceipt: Bool {
    var sum = Amount.zero
    var count = 0
    for (row, part) in zip(rows, found) where part == .behindPayment {
      guard let amount = row.amount else { continue }
      if count > 1, amount == sum { return true }
      if Self.isCalledSum(row) { return true }
      sum += amount
      count += 1
    }
    return false
  }

  /// Explains the next row, and further rows if they belong together (cash and change).
  private mutating func explainNext() {
    let row = rows[found.count]
    guard let amount = row.amount, !amount.isZero else { return found.append(.notice) }
    if amount.magnitude == takenOff, row.words.contains(.discount) {
      proofs += 1
      return found.append(.notice)
    }
    if takeRepeatedTotal(row, amount) || takeCashAndChange() || takeChangedTotal(row) { return }
    if isTax(row, amount) { return found.append(.includedTax) }
    if !row.words.isDisjoint(with: [.saved, .notice]) { return found.append(.notice) }
    unexplained += 1
    found.append(.behindPayment)
  }

  /// Explains a row with the amount to pay: the total again, or a tender.
  private mutating func takeRepeatedTotal(_ row: ClosingSums.Row, _ amount: Amount) -> Bool {
    guard amount == due || amount == -due else { return false }
    if row.isSum, amount == due {
      found.append(.sum)
    } else {
      proofs += 1
      found.append(.tender)
    }
    return true
  }

  /// Explains cash and change, with optional rounding rows between them.
  private mutating func takeCashAndChange() -> Bool {
    let start = found.count
    for end in (start + 1)..<max(start + 1, min(start + 5, rows.count)) {
      let run = rows[start...end]
      guard let places = cashAndChange(run) else { continue }
      for place in run.indices {
        found.append(place == places.cash || place == places.change ? .tender : .line)
      }
      for place in run.indices where found[place] == .line { due += rows[place].amount ?? .zero }
      proofs += 2
      return true
    }
    return false
  }

  /// Returns the indices of cash and change in a run of rows, or nil.
  ///
  /// The run ends with the change, and its other rows round the amount to pay.
  private func cashAndChange(_ run: ArraySlice<ClosingSums.Row>) -> (cash: Int, change: Int)? {
    let change = run.endIndex - 1
    guard let back = run[change].amount else { return nil }
    for cash in run.indices.dropLast() {
      guard let given = run[cash].amount, given > due else { continue }
      let others = run.indices.filter { $0 != cash && $0 != change }
      guard others.allSatisfy({ isRounding(run[$0].amount) }) else { continue }
      let rounded = others.reduce(due) { $0 + (run[$1].amount ?? .zero) }
      if given - back.magnitude == rounded { return (cash, change) }
    }
    return nil
  }

  /// Returns true if the amount may be a rounding: below 1, or below 5 if no amount has decimals.
  private func isRounding(_ amount: Amount?) -> Bool {
    guard let amount, !amount.isZero else { return false }
    let isWhole = [amount, due].allSatisfy { $0.units % Amount.unitsPerOne == 0 }
    return amount.magnitude < Amount(isWhole ? 5 : 1)
  }

  /// Explains rows that change the amount to pay into the amount of a row below them.
  private mutating func takeChangedTotal(_ row: ClosingSums.Row) -> Bool {
    let start = found.count
    for end in (start + 1)..<max(start + 1, min(start + 7, rows.count)) {
      guard let stated = rows[end].amount, !stated.isZero, !rows[end].isTax else { continue }
      let between = rows[start..<end]
      guard between.allSatisfy({ $0.amount != nil && !$0.isSum }) else { continue }
      if let bases = Self.bases(between.compactMap(\.amount), due, stated) {
        found += bases.map { $0 ? .includedTax : .line } + [.sum]
        due = stated
        proofs += 1
        return true
      }
      let changed = between.reduce(due) { $0 + ($1.amount ?? .zero) }
      guard changed == stated, changed != due else { continue }
      for row in between {
        // `Card discount` is a discount, not a payment.
        let isPaid =
          row.isTender
          || row.words.contains(.paidBy) && !row.words.contains(.discount)
            && row.amount?.isNegative == true
        found.append(isPaid ? .tender : .line)
      }
      let pays = rows[end].isTender || rows[end].words.contains(.paidBy)
      found.append(pays ? .tender : .sum)
      due = stated
      proofs += 1
      return true
    }
    return false
  }

  /// Returns which amounts are the parts of the sum that taxes are worked out from; nil if none are.
  ///
  /// The parts add up to the sum, and the other amounts are what it lacks to the total:
  /// `Subtotal 1900; base 8 %, 1497; tax 119; base 10 %, 403; tax 40; total 2059`.
  private static func bases(_ amounts: [Amount], _ sum: Amount, _ total: Amount) -> [Bool]? {
    guard amounts.count > 1, amounts.reduce(.zero, +) == total, sum != total else { return nil }
    for choice in 1..<(1 << amounts.count) - 1 {
      let isBase = amounts.indices.map { choice >> $0 & 1 == 1 }
      let bases = zip(amounts, isBase).reduce(Amount.zero) { $1.1 ? $0 + $1.0 : $0 }
      if bases == sum { return isBase }
    }
    return nil
  }

  /// Returns true if the row is an included tax, by its percentage or by its words.
  private mutating func isTax(_ row: ClosingSums.Row, _ amount: Amount) -> Bool {
    if let percent = row.percent, percent.isTax(amount, inside: due) {
      proofs += 1
      return true
    }
    return row.isTax || row.words.contains(.namesTax) || row.words.contains(.included)
  }
}
