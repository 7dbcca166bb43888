import EventSourcing
import GroceryModel

extension FactEmitter {
  /// What a row is that looks like a sum or a payment: a label alone is not enough, the row must also
  /// lack what lines have, or agree with what they add up to.
  mutating func sumRow(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, _ itemWords: WordClass
  ) -> RecordOutcome.Verdict? {
    let amount = amounts.total.amount
    let matches = receipts.matches(amount) || receipts.matchesWithoutTax(amount)
    let label = labels()
    let isSparse =
      (item.isEmpty && !plan.isReceiptTotals) || lacksUsualCells()
      || (columns.quantity >= 0 && optionalCell(columns.quantity).isEmpty)
    if !label.isDisjoint(with: [.total, .subtotal]), isSparse || matches {
      noteSum(amount, matches, isSubtotal: !label.contains(.total))
      return .ignored(.total)
    }
    if label.contains(.nearTotal), matches {
      noteSum(amount, matches, isSubtotal: true)
      return .ignored(.total)
    }
    if label.contains(.tender), isSparse || matches || receipts.isPastTotal {
      return .ignored(.tender)
    }
    if (item.isEmpty || isAlone()) && matches && itemWords.isEmpty {
      noteSum(amount, matches, isSubtotal: false)
      return .ignored(.total)
    }
    if label.contains(.total), plan.readsNotices {
      notices.append(
        ImportNotice(
          "a line called '\(String(decoding: item, as: UTF8.self))' is kept as an item, "
            + "for the lines do not add up to it", line: scanner.line))
    }
    return nil
  }

  /// Whether the amount is the only cell that is filled.
  private func isAlone() -> Bool {
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
    return found.intersection([.total, .subtotal, .nearTotal, .tender])
  }

  /// Whether a cell is empty that nearly every line fills.
  private func lacksUsualCells() -> Bool {
    plan.usuallyFilled.contains { optionalCell($0).isEmpty }
  }

  private mutating func noteSum(_ amount: Amount, _ matches: Bool, isSubtotal: Bool) {
    if isSubtotal { return }
    if !receipts.taxSinceTotal.isZero {
      if receipts.matchesWithoutTax(amount) {
        receipts.totalsWithoutTax += 1
      } else if matches {
        receipts.totalsWithTax += 1
      }
    }
    receipts.taxSinceTotal = .zero
    if !matches {
      receipts.differences.append((scanner.line, amount, receipts.sinceTotal))
    }
    receipts.sinceTotal = .zero
    receipts.isPastTotal = true
  }

  /// Tells what the receipt itself says, once for each receipt.
  mutating func emitStatedTotal(
    _ columns: PurchaseColumns, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    let hash = receipts.receiptHash
    guard var entry = receipts.stated[hash], entry.total == nil,
      case .value(let (stated, text)) = number(columns.receiptTotal), isOwnTotal(columns)
    else { return }
    entry.total = stated.amount
    entry.line = scanner.line
    receipts.stated[hash] = entry
    let receipt = outcome.fields[PurchaseKey.receipt]
    let till = outcome.fields[PurchaseKey.till]
    let time = outcome.fields[PurchaseKey.time]
    let store = outcome.fields[PurchaseKey.store]
    let currency = outcome.fields[PurchaseKey.currency]
    outcome.fields.removeAll()
    outcome.fields.type = .receiptStated
    put(ReceiptKey.receipt, receipt)
    put(ReceiptKey.till, till)
    put(ReceiptKey.time, time)
    put(ReceiptKey.store, store)
    put(ReceiptKey.total, text)
    put(ReceiptKey.currency, currency)
    outcome.verdict = .further
    try body(&outcome)
  }

  /// Whether the line's total stands in its own column, not in that of the receipt's.
  private mutating func isOwnTotal(_ columns: PurchaseColumns) -> Bool {
    if plan.multiplies { return true }
    if case .value = number(columns.total) { return true }
    return false
  }

  /// Compares printed totals with the lines, now that all lines are known.
  mutating func finishReceipts() {
    for difference in receipts.differences {
      noteDifference("the total row", difference.stated, difference.lines, difference.line)
    }
    let differing = receipts.stated.values.filter { entry in
      entry.total.map { $0 != entry.lines } ?? false
    }.sorted { $0.line < $1.line }
    for entry in differing.prefix(20) {
      if let total = entry.total { noteDifference("the receipt", total, entry.lines, entry.line) }
    }
    if differing.count > 20 {
      notices.append(
        ImportNotice("the lines of \(differing.count - 20) more receipts differ from their totals"))
    }
    if receipts.turnedRefunds > 0 {
      notices.append(
        ImportNotice("refunds without a sign, taken as money back: \(receipts.turnedRefunds)"))
    }
    if receipts.paidThoughRefunded > 0 {
      notices.append(
        ImportNotice(
          "lines marked as refunded, counted as paid: \(receipts.paidThoughRefunded)"))
    }
    if receipts.arithmeticMisses > 0 {
      let count = receipts.arithmeticMisses
      notices.append(
        ImportNotice(
          "quantity × unit price is not the total in \(count) \(count == 1 ? "line" : "lines")",
          line: receipts.firstArithmeticMiss))
    }
    if let stated = plan.statedTotals.first, !plan.statedTotals.contains(receipts.file) {
      noteDifference("the text above the table", stated, receipts.file, nil)
    }
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
