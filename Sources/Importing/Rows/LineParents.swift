import ByteTools
import EventSourcing
import GroceryModel

/// Finds the item line that a refund, deposit or discount belongs to.
///
/// Example: a `Deposit` or a `20% off` directly below the item.
struct LineParents {
  /// The line number of each line id, by the hash of the id.
  private var namedLines: [UInt64: Int] = [:]

  /// Sets the parent line of a line within the current receipt, if it has one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the line.
  ///   - line: The line.
  ///   - receipts: The receipt so far.
  ///   - row: The row of the line.
  func set(
    _ kind: WordClass, _ line: PurchaseLine, _ receipts: inout ReceiptSums,
    _ row: inout RecordCells
  ) {
    guard receipts.items.lastLine > 0 else { return }
    let category = Self.category(&row)
    switch kind {
    case .deposit:
      guard category == ReceiptItems.noCategory else { return }
      // Returned bottles belong to an earlier receipt, unless the same deposit was just paid.
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
        // `Returned milk` directly below the milk, with the same amount.
        if row.outcome.parentLine == 0, undoes, says, category == ReceiptItems.noCategory {
          row.outcome.parentLine = receipts.items.lastLine
        }
      } else if category == ReceiptItems.noCategory {
        row.outcome.parentLine = receipts.items.lastLine
      }
    case .discount:
      let thing = row.words.thing(in: line.item, line.words, without: [.discount, .ofReceipt])
      row.outcome.parentLine = itemLine(of: line, thing, category, receipts.items)
      // A discount with its own category does not belong to an item of another category.
      guard row.outcome.parentLine == 0, category == ReceiptItems.noCategory else { return }
      setParent(ofDiscount: line, &receipts, &row)
    default: break
    }
  }

  /// Sets the parent line that the `of` column names, and remembers the line's own id.
  ///
  /// If the file has such a column, an empty cell means that the line has no parent.
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

  /// Returns the hash of the line's category.
  @inline(__always)
  static func category(_ row: inout RecordCells) -> UInt64 {
    let category = row.outcome.fields[PurchaseKey.category]
    return category.isEmpty ? ReceiptItems.noCategory : quickHash(category)
  }

  /// Returns the line of the item named in the text; the longest matching name wins.
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

  /// The number of words of a text that are compared; the rest counts as one word.
  private static let mostWords = 11

  /// Decides whether a discount belongs to the line above or to the whole receipt, which is no
  /// line.
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
