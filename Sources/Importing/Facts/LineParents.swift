import ByteTools
import EventSourcing
import GroceryModel

/// Finds what refunds, deposits and discounts belong to.
struct LineParents {
  /// The lines that others may say they belong to, by the hash of what they are called.
  private var namedLines: [UInt64: Int] = [:]

  /// Sets the line of the present receipt that a line belongs to, if there is one.
  ///
  /// - Parameters:
  ///   - kind: What sort of line it is.
  ///   - line: What it says.
  ///   - receipts: The receipt so far.
  ///   - row: Its row.
  func set(
    _ kind: WordClass, _ line: PurchaseLine, _ receipts: inout ReceiptSums,
    _ row: inout RecordCells
  ) {
    guard receipts.items.lastLine > 0 else { return }
    let category = Self.category(&row)
    switch kind {
    case .deposit:
      guard category == ReceiptItems.noCategory else { return }
      // Bottles that come back were bought with another receipt, but for what was just paid.
      let undoes = !line.words.isDisjoint(with: [.refund, .cancelled])
      row.outcome.parentLine =
        line.total.isNegative
        ? receipts.items.takeDeposit(undoes ? nil : line.name, of: -line.total.amount)
        : receipts.items.addDeposit(line.name, of: line.total.amount)
    case .refund:
      let thing = row.words.thing(in: line.item, line.words, without: [.refund, .cancelled])
      if !thing.isEmpty {
        row.outcome.parentLine = itemLine(of: line, thing, category, receipts.items)
        let undoes = -line.total.amount == receipts.items.lastTotal
        let says = !line.words.isDisjoint(with: [.refund, .cancelled])
        // `Returned milk` directly below the milk, and what was paid for it.
        if row.outcome.parentLine == 0, undoes, says, category == ReceiptItems.noCategory {
          row.outcome.parentLine = receipts.items.lastLine
        }
      } else if category == ReceiptItems.noCategory {
        row.outcome.parentLine = receipts.items.lastLine
      }
    case .discount:
      let thing = row.words.thing(in: line.item, line.words, without: [.discount, .ofReceipt])
      row.outcome.parentLine = itemLine(of: line, thing, category, receipts.items)
      // A line that the file itself files under a category does not take that of another.
      guard row.outcome.parentLine == 0, category == ReceiptItems.noCategory else { return }
      setParent(ofDiscount: line, &receipts, &row)
    default: break
    }
  }

  /// Sets the line that a line says it belongs to, and notes what it is called itself.
  ///
  /// Where a file has such a column, it is believed: a line without a word in it belongs to none.
  mutating func setStated(_ columns: PurchaseColumns, _ row: inout RecordCells) {
    if columns.of >= 0 {
      let parent = row.optionalCell(columns.of)
      row.outcome.parentLine = parent.isEmpty ? 0 : namedLines[quickHash(parent)] ?? 0
      if row.outcome.parentLine == 0, !parent.isEmpty {
        row.noteUnread(columns.of, "what 'line' calls a line above")
      }
    }
    guard columns.line >= 0 else { return }
    let name = row.optionalCell(columns.line)
    if !name.isEmpty { namedLines[quickHash(name)] = row.scanner.line }
  }

  /// The hash of the category that the line fills.
  @inline(__always)
  static func category(_ row: inout RecordCells) -> UInt64 {
    let category = row.outcome.fields[PurchaseKey.category]
    return category.isEmpty ? ReceiptItems.noCategory : quickHash(category)
  }

  /// The line of an item called so, with or without the words for what happened to it: that of most
  /// words, if several stand in the text.
  private func itemLine(
    of line: PurchaseLine, _ thing: Bytes, _ category: UInt64, _ items: ReceiptItems
  ) -> Int {
    let named = items.line(of: line.name, category: category)
    if named > 0 || thing.isEmpty { return named }
    let text = line.item
    let words = text.split(separator: 0x20, maxSplits: Self.mostWords)
    for count in (1...max(1, words.count)).reversed() {
      for first in words.indices.dropLast(count - 1) {
        let run = text[words[first].startIndex..<words[first + count - 1].endIndex]
        guard run.contains(where: { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }) else { continue }
        let line = items.line(of: quickHash(Bytes(rebasing: run)), category: category)
        if line > 0 { return line }
      }
    }
    return items.line(of: quickHash(thing), category: category)
  }

  /// In longer texts only so many words are looked at, and the rest as one.
  private static let mostWords = 11

  /// Tells a discount on the line above from one on the whole receipt, which belongs to no line.
  private func setParent(
    ofDiscount discount: PurchaseLine, _ receipts: inout ReceiptSums, _ row: inout RecordCells
  ) {
    let total = discount.total
    let (line, paid) = (receipts.items.lastLine, receipts.items.lastTotal)
    guard -total.amount <= paid else { return }
    if let percent = StatedPercent(in: discount.item) {
      let digits = max(total.scale, row.plan.currency?.fractionDigits ?? 2)
      let unit = Amount(units: Amount.unitsPerLastDigit(ofScale: UInt8(digits)))
      func isShare(of base: Amount) -> Bool { percent.isShare(-total.amount, of: base, unit) }
      if isShare(of: paid) {
        row.outcome.parentLine = line
        return
      }
      let sums = [receipts.receipt, receipts.receipt - receipts.items.besides, receipts.sinceTotal]
      if sums.contains(where: isShare) { return }
    }
    if discount.words.isDisjoint(with: [.ofReceipt, .mentionsTotal]) {
      row.outcome.parentLine = line
    } else {
      receipts.items.wait(row.scanner.line)
    }
  }
}
