import ByteTools
import GroceryModel

/// What the rows below are, as far as the sums that were read last tell.
struct ClosingRun {
  private var parts: ArraySlice<(line: Int, part: ClosingSums.Part)> = []
  var isEmpty: Bool { parts.isEmpty }

  mutating func note(_ rows: [ClosingSums.Row], _ found: [ClosingSums.Part]) {
    parts = zip(rows, found).map { (line: $0.line, part: $1) }[...]
  }

  /// Takes what the row on a line is; nil where nothing tells.
  mutating func take(_ line: Int) -> ClosingSums.Part? {
    while let first = parts.first, first.line <= line {
      parts.removeFirst()
      if first.line == line { return first.part }
    }
    return nil
  }
}

extension FactEmitter {
  /// What the sums around a row say that it is; nil for one that they do not touch.
  mutating func closingPart(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, _ itemWords: WordClass
  ) -> ClosingSums.Part? {
    if !closing.isEmpty, let part = closing.take(scanner.line) { return part }
    guard plan.readsClosingRows else { return nil }
    // How it was paid, below a total that stands above its lines.
    if receipts.isBelowTotal, receipts.receiptLines == 0,
      itemWords.contains(.tender) || amounts.total.amount == receipts.leadingTotal
    {
      return .tender
    }
    guard mayClose(amounts.total.amount, item, itemWords) else { return nil }
    if leads(columns, itemWords) {
      receipts.isBelowTotal = true
      (present.isBelowTotal, present.sinceTotal) = (true, 0)
      return .sum
    }
    var rows = [closingRow(columns)]
    rows[0].isNearSum = isNearSum(amounts.total.amount)
    var isCut = false
    let isEnd = lookAhead(atMost: ClosingSums.longestRun) { below in
      guard below.isOfPresentReceipt(columns) else { return false }
      let row = below.closingRow(columns)
      // Behind the sums of one receipt the lines of another may follow, which nothing else parts.
      if row.isPlain, !row.isSparse, rows.allSatisfy(\.isSparse) {
        isCut = true
        return false
      }
      rows.append(row)
      return true
    }
    let isOther = !isEnd && rows.count <= ClosingSums.longestRun
    var sums = ClosingSums(
      rows: rows, sums: receipts.sums, count: max(receipts.receiptLines, receipts.linesSinceTotal),
      largest: receipts.largestSinceTotal, isEnd: isEnd || isOther,
      isBehindTotal: receipts.isBehindTotal, lastTotalAgreed: receipts.lastTotalAgreed)
    sums.isWhole = (isEnd || isOther) && !isCut
    sums.lastTotal = receipts.lastTotal
    sums.gross = receipts.receipt - receipts.reductions
    sums.areParted = columns.date >= 0 || columns.receipt >= 0
    guard let parts = sums.parts() else { return nil }
    closing.note(rows, parts)
    return closing.take(scanner.line)
  }

  /// Whether the row may be one of a receipt's sums: by a word, or because it is as much as its lines.
  @inline(__always)
  private mutating func mayClose(
    _ amount: Amount, _ item: Bytes, _ itemWords: WordClass
  ) -> Bool {
    let labels: WordClass = [
      .total, .subtotal, .nearTotal, .mentionsTotal, .tax, .includedTax,
    ]
    if item.isEmpty || !itemWords.isDisjoint(with: labels) { return true }
    // In Larder's own form nothing but a word makes a row a sum.
    if plan.isOwn { return false }
    if receipts.linesSinceTotal == 0 ? receipts.isPastTotal : lacksFigures() { return true }
    return receipts.linesSinceTotal > 1
      && (amount == receipts.receipt || amount == receipts.sinceTotal || isNearSum(amount))
  }

  /// Whether an amount is the sum of the present receipt's lines but for a digit that was misread.
  @inline(__always)
  private func isNearSum(_ amount: Amount) -> Bool {
    let difference = (amount - receipts.receipt).units.magnitude
    return receipts.linesSinceTotal > 1 && difference < receipts.receipt.units.magnitude / 8
  }

  /// The present row as far as sums go.
  private mutating func closingRow(_ columns: PurchaseColumns) -> ClosingSums.Row {
    let item = name(columns.item)
    var words = self.words.classify(item.isEmpty ? label() : item)
    if item.isEmpty { words.formUnion(labels()) }
    if columns.kind >= 0 { words.subtract([.tax, .includedTax]) }
    var amount: Amount?
    let column = columns.total >= 0 ? columns.total : columns.unitPrice
    if column >= 0, case .value(let (number, _)) = number(column) { amount = number.amount }
    return ClosingSums.Row(
      line: scanner.line, words: words, amount: amount, isSparse: isSparse(columns, item),
      isNamed: !item.isEmpty, percent: StatedPercent(in: item.isEmpty ? label() : item))
  }

  /// Whether a row below says nothing of another receipt.
  mutating func isOfPresentReceipt(_ columns: PurchaseColumns) -> Bool {
    if quickHash(scanner.raw) == plan.headerHash { return false }
    var when = plan.date.map { ReadDate(day: $0, time: nil) }
    if columns.date >= 0 {
      switch date(columns.date, plan.dateForm) {
      case .value(let found): when = found
      case .absent: when = nil
      case .unreadable: return false
      }
    }
    guard receipts.hasReceipt, let when else { return true }
    let isBare = [columns.receipt, columns.store].allSatisfy { cell($0).isEmpty }
    if isBare, columns.date < 0 || optionalCell(columns.date).isEmpty { return true }
    return receiptHash(columns, when) == receipts.receiptHash
  }

  /// Whether the row is a total above its lines, which add up to it.
  private mutating func leads(_ columns: PurchaseColumns, _ itemWords: WordClass) -> Bool {
    guard itemWords.contains(.total), receipts.receiptLines == 0,
      let stated = closingRow(columns).amount
    else { return false }
    var sum = Amount.zero
    var count = 0
    var startsEqual = false
    _ = lookAhead(atMost: Self.longestReceipt) { below in
      guard below.isOfPresentReceipt(columns) else { return false }
      let row = below.closingRow(columns)
      if row.isSum || row.isTender { return true }
      if count == 0, row.amount == stated { startsEqual = true }
      if let amount = row.amount { sum += amount }
      count += 1
      return true
    }
    // The first row below may be how it was paid.
    let isPaid = startsEqual && count > 2 && sum == stated + stated
    receipts.leadingTotal = isPaid ? stated : .zero
    return isPaid || count > 0 && sum == stated
  }

  /// Whether another total row stands in the present receipt: it is several, which nothing parts.
  mutating func sharesReceipt(_ columns: PurchaseColumns) -> Bool {
    if receipts.totalRows > 1 { return true }
    var isShared = false
    _ = lookAhead(atMost: Self.longestReceipt) { below in
      guard below.isOfPresentReceipt(columns) else { return false }
      isShared = below.closingRow(columns).words.contains(.total)
      return !isShared
    }
    return isShared
  }

  /// How many rows a receipt may have for its end to be seen from its beginning.
  private static let longestReceipt = 500
}
