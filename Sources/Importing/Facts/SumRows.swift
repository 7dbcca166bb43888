import ByteTools
import GroceryModel

extension FactEmitter {
  /// What a row is that looks like a sum or a payment: a label alone is not enough, the row must also
  /// lack what lines have, or agree with what they add up to.
  mutating func sumRow(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, _ itemWords: WordClass
  ) -> RecordOutcome.Verdict? {
    guard plan.readsKindsFromWords || item.isEmpty else {
      warnOfKept(item, itemWords)
      return nil
    }
    let amount = amounts.total.amount
    let matches = receipts.matches(amount)
    let label = labels()
    let isSparse = isSparse(columns, item)
    if !label.isDisjoint(with: [.total, .subtotal]), isSparse || matches {
      noteSum(amounts, matches, isSubtotal: !label.contains(.total))
      return .ignored(.total)
    }
    let mayBeSum =
      label.contains(.nearTotal)
      || itemWords.union(label).contains(.mentionsTotal) && (isOfSeveral || isSparse)
    if mayBeSum, matches {
      noteSum(amounts, matches, isSubtotal: !isSparse)
      return .ignored(.total)
    }
    // In a statement *card* is as good a memo as any other; beside a payment without a text it is the
    // account's name.
    let isMemo = plan.itemMayBeEmpty || item.isEmpty && !lacksUsualCells(but: columns.item)
    if label.contains(.tender), isSparse && !isMemo || matches || receipts.isPastTotal {
      return .ignored(.tender)
    }
    if (item.isEmpty || isAlone()) && matches && itemWords.isEmpty {
      noteSum(amounts, matches, isSubtotal: false)
      return .ignored(.total)
    }
    if isNotice(amounts, itemWords, isSparse: isSparse) { return .ignored(.notice) }
    warnOfKept(item, label)
    return nil
  }

  /// Whether a row lacks what lines have.
  mutating func isSparse(_ columns: PurchaseColumns, _ item: Bytes) -> Bool {
    (item.isEmpty && !plan.isReceiptTotals) || lacksUsualCells()
      || (columns.quantity >= 0 && optionalCell(columns.quantity).isEmpty)
      || (receipts.linesHavePrices && optionalCell(columns.unitPrice).isEmpty)
  }

  /// What becomes of a row that the sums around it explain; nil for one that is a line.
  mutating func verdict(
    of part: ClosingSums.Part, _ amounts: PurchaseAmounts
  ) -> RecordOutcome.Verdict? {
    switch part {
    case .total:
      noteSum(amounts, receipts.matches(amounts.total.amount), isSubtotal: false)
      return .ignored(.total)
    case .sum: return .ignored(.total)
    case .tender: return .ignored(.tender)
    case .includedTax: return .ignored(.includedTax)
    case .notice: return .ignored(.notice)
    case .behindPayment:
      receipts.noteBehindPayment(scanner.line)
      return .ignored(.notice)
    case .line, .takenOff: return nil
    }
  }

  /// Whether the receipt has so many lines that nothing costs as much as they do by chance.
  private var isOfSeveral: Bool { mutating get { receipts.receiptLines > 1 } }

  /// Whether a row without what lines have tells of points, or of what was saved on the lines above.
  private mutating func isNotice(
    _ amounts: PurchaseAmounts, _ itemWords: WordClass, isSparse: Bool
  ) -> Bool {
    if amounts.total.isNegative { return false }
    if itemWords.contains(.saved) { return isSparse || receipts.isPastTotal }
    return isSparse && itemWords.contains(.notice) && !itemWords.contains(.discount)
  }

  /// Names a line that is called like a sum, or a payment behind such a line, and yet is kept.
  private mutating func warnOfKept(_ item: Bytes, _ label: WordClass) {
    if label.contains(.total) {
      receipts.hasKeptTotal = true
      notices.append(
        ImportNotice(
          "a line called '\(String(decoding: item, as: UTF8.self))' is kept as an item, "
            + "for the lines do not add up to it", line: scanner.line))
    } else if label.contains(.tender), receipts.hasKeptTotal {
      notices.append(
        ImportNotice(
          "a line called '\(String(decoding: item, as: UTF8.self))' is kept as an item, "
            + "for no total that agrees with the lines stands above it", line: scanner.line))
    }
  }

  /// What a row behind its receipt's total is, if it tells how that was paid or what is inside it.
  mutating func pastTotal(
    _ amounts: PurchaseAmounts, _ itemWords: WordClass
  ) -> RecordOutcome.Verdict? {
    guard plan.readsKindsFromWords else { return nil }
    let amount = amounts.total.amount
    if itemWords.contains(.paidBy) || itemWords.contains(.tender),
      amounts.total.isNegative || isRounded(amount, from: receipts.lastTotal)
        || cell(plan.column(.item)).contains(UInt8(ascii: "*"))
    {
      return .ignored(.tender)
    }
    // As much as all lines together, which the total has shown already: how that was paid, in whatever words.
    let isBare = receipts.linesHaveFigures ? lacksFigures() : receipts.isBehindTotal
    if amount == receipts.lastTotal, receipts.lastTotalAgreed, isOfSeveral, isBare {
      return .ignored(.tender)
    }
    let isRate = cell(plan.column(.item)).contains(UInt8(ascii: "%"))
    if receipts.isBehindTotal, receipts.lastTotalAgreed, itemWords.contains(.namesTax),
      isBare || isRate
    {
      return .ignored(.includedTax)
    }
    if receipts.isBehindTotal, receipts.lastTotalAgreed {
      if changesTotal(amount) { return nil }
      if amounts.total.isZero { return .ignored(.zero) }
      // What lacks what lines have tells of the total: change, a rounding, a tax inside it.
      if lacksFigures(), isAtTail() {
        return .ignored(itemWords.contains(.namesTax) ? .includedTax : .tender)
      }
    }
    let item = cell(plan.column(.item))
    let isTaxRate =
      item.last == UInt8(ascii: "%") && item.allSatisfy { "0123456789., %".utf8.contains($0) }
    return itemWords.contains(.included) || isTaxRate ? .ignored(.includedTax) : nil
  }

  /// Whether the row has neither a quantity nor a price, which the lines of its receipt have.
  mutating func lacksFigures() -> Bool {
    let (quantity, price) = (plan.column(.quantity), plan.column(.unitPrice))
    if quantity >= 0, !optionalCell(quantity).isEmpty { return false }
    if price >= 0, !optionalCell(price).isEmpty { return false }
    return receipts.linesHaveFigures
  }

  /// Whether a row below is the last total with this amount: a discount, a fee or a rounding behind it.
  private mutating func changesTotal(_ amount: Amount) -> Bool {
    let columns = purchases
    let changed = receipts.lastTotal + amount
    var isTotal = false
    _ = lookAhead(atMost: 2) { below in
      guard below.isOfPresentReceipt(columns),
        case .value(let (sum, _)) = below.number(columns.total)
      else { return false }
      isTotal = sum.amount == changed
      return !isTotal
    }
    return isTotal && !amount.isZero
  }

  /// Whether no row with what lines have follows in the present receipt.
  private mutating func isAtTail() -> Bool {
    let columns = purchases
    var isTail = true
    _ = lookAhead(atMost: ClosingSums.longestRun) { below in
      guard below.isOfPresentReceipt(columns) else { return false }
      isTail = below.lacksFigures()
      return isTail
    }
    return isTail
  }

  /// Whether an amount is another one, as cash is rounded to five hundredths.
  private mutating func isRounded(_ amount: Amount, from total: Amount) -> Bool {
    (amount - total).units.magnitude <= Amount.unitsPerOne.magnitude / 20
  }

  /// Whether the amount is the only cell that is filled.
  private mutating func isAlone() -> Bool {
    var filled = 0
    for index in 0..<scanner.cellCount where !optionalCell(index).isEmpty { filled += 1 }
    return filled == 1
  }

  /// What the record's cells say that are labels of sums and payments.
  mutating func labels() -> WordClass {
    var found: WordClass = []
    for index in 0..<scanner.cellCount where scanner[index].count <= 40 {
      found.formUnion(words.classify(scanner[index]))
    }
    return found.intersection([.total, .subtotal, .nearTotal, .mentionsTotal, .tender])
  }

  /// Whether a cell is empty that nearly every line fills.
  mutating func lacksUsualCells(but column: Int = -1) -> Bool {
    plan.usuallyFilled.contains { $0 != column && optionalCell($0).isEmpty }
  }

  private mutating func noteSum(
    _ amounts: PurchaseAmounts, _ matches: Bool, isSubtotal: Bool
  ) {
    if isSubtotal { return }
    let amount = amounts.total.amount
    if plan.statesTotalRows, present.sinceTotal == 1 { totalRow = amounts.totalText }
    present.sinceTotal = 0
    receipts.lastTotalAgreed = matches
    if !matches {
      // A second total without lines above it speaks for the same lines as the first.
      let isSecond = receipts.sinceTotal.isZero && receipts.hasReceipt
      let lines = isSecond ? receipts.receipt : receipts.sinceTotal
      receipts.differences.append((scanner.line, amount, lines))
    }
    receipts.closeTotal()
    receipts.isPastTotal = true
    receipts.lastTotal = amount
    receipts.pastTotal = (0, 0)
  }

  /// Compares printed totals with the lines, now that all lines are known.
  mutating func finishReceipts() {
    for difference in receipts.differences {
      noteDifference("the total row", difference.stated, difference.lines, difference.line)
    }
    noteStatedDifferences()
    receipts.endReceipt()
    notices += receipts.remarks(onCategory: plan.categoryHeader)
    if let stated = plan.statedTotals.first, !plan.statedTotals.contains(receipts.file) {
      noteDifference("the text above the table", stated, receipts.file, nil)
    }
  }

  /// Compares the totals that receipts state in a column with their lines.
  private mutating func noteStatedDifferences() {
    let differing = receipts.stated.values.filter { entry in
      entry.total.map { $0 != entry.lines } ?? false
    }.sorted { $0.line < $1.line }
    for entry in differing.prefix(20) {
      if let total = entry.total { noteDifference("the receipt", total, entry.lines, entry.line) }
    }
    guard differing.count > 20 else { return }
    notices.append(
      ImportNotice("the lines of \(differing.count - 20) more receipts differ from their totals"))
  }

  private mutating func noteDifference(
    _ what: String, _ stated: Amount, _ lines: Amount, _ line: Int?
  ) {
    let digits = plan.currency?.fractionDigits ?? 2
    notices.append(
      ImportNotice(
        "\(what) says \(stated.text(minimumFractionDigits: digits)), "
          + "the lines add up to \(lines.text(minimumFractionDigits: digits))", line: line))
  }
}
