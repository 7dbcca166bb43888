import ByteTools
import EventSourcing
import GroceryModel

/// Finds what refunds, deposits and discounts belong to.
extension FactEmitter {
  /// Sets the line of the present receipt that a line belongs to, if there is one.
  ///
  /// - Parameters:
  ///   - kind: What sort of line it is.
  ///   - amounts: Its amounts.
  ///   - item: Its text.
  ///   - name: The hash of that.
  ///   - itemWords: What its words hint at.
  mutating func setParent(
    _ kind: WordClass, _ amounts: PurchaseAmounts, _ item: Bytes, name: UInt64,
    _ itemWords: WordClass
  ) {
    guard receipts.items.lastLine > 0 else { return }
    let category = categoryHash()
    switch kind {
    case .deposit:
      guard category == ReceiptItems.noCategory else { return }
      // Bottles that come back were bought with another receipt, but for what was just paid.
      let undoes = !itemWords.isDisjoint(with: [.refund, .cancelled])
      outcome.parentLine =
        amounts.total.isNegative
        ? receipts.items.takeDeposit(undoes ? nil : name, of: -amounts.total.amount)
        : receipts.items.addDeposit(name, of: amounts.total.amount)
    case .refund:
      let thing = thing(in: item, itemWords, without: [.refund, .cancelled])
      if !thing.isEmpty {
        outcome.parentLine = itemLine(in: item, of: thing, or: name, category)
        let undoes = -amounts.total.amount == receipts.items.lastTotal
        let says = !itemWords.isDisjoint(with: [.refund, .cancelled])
        // `Returned milk` directly below the milk, and what was paid for it.
        if outcome.parentLine == 0, undoes, says, category == ReceiptItems.noCategory {
          outcome.parentLine = receipts.items.lastLine
        }
      } else if category == ReceiptItems.noCategory {
        outcome.parentLine = receipts.items.lastLine
      }
    case .discount:
      let thing = thing(in: item, itemWords, without: [.discount, .ofReceipt])
      outcome.parentLine = itemLine(in: item, of: thing, or: name, category)
      // A line that the file itself files under a category does not take that of another.
      guard outcome.parentLine == 0, category == ReceiptItems.noCategory else { return }
      setParent(ofDiscount: amounts.total, item, itemWords)
    default: break
    }
  }

  /// Sets the line that a line says it belongs to, and notes what it is called itself.
  ///
  /// Where a file has such a column, it is believed: a line without a word in it belongs to none.
  mutating func setStatedParent(_ columns: PurchaseColumns) {
    if columns.of >= 0 {
      let parent = optionalCell(columns.of)
      outcome.parentLine = parent.isEmpty ? 0 : namedLines[quickHash(parent)] ?? 0
      if outcome.parentLine == 0, !parent.isEmpty {
        noteUnread(columns.of, "what 'line' calls a line above")
      }
    }
    guard columns.line >= 0 else { return }
    let name = optionalCell(columns.line)
    if !name.isEmpty { namedLines[quickHash(name)] = scanner.line }
  }

  /// The hash of the category that the line fills.
  @inline(__always)
  mutating func categoryHash() -> UInt64 {
    let category = outcome.fields[PurchaseKey.category]
    return category.isEmpty ? ReceiptItems.noCategory : quickHash(category)
  }

  /// The line of an item called so, with or without the words for what happened to it: that of most
  /// words, if several stand in the text.
  private mutating func itemLine(
    in text: Bytes, of thing: Bytes, or name: UInt64, _ category: UInt64
  ) -> Int {
    let line = receipts.items.line(of: name, category: category)
    if line > 0 || thing.isEmpty { return line }
    let words = text.split(separator: 0x20, maxSplits: Self.mostWords)
    for count in (1...max(1, words.count)).reversed() {
      for first in words.indices.dropLast(count - 1) {
        let run = text[words[first].startIndex..<words[first + count - 1].endIndex]
        guard run.contains(where: { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }) else { continue }
        let line = receipts.items.line(of: quickHash(Bytes(rebasing: run)), category: category)
        if line > 0 { return line }
      }
    }
    return receipts.items.line(of: quickHash(thing), category: category)
  }

  /// In longer texts only so many words are looked at, and the rest as one.
  private static let mostWords = 11

  /// Tells a discount on the line above from one on the whole receipt, which belongs to no line.
  private mutating func setParent(
    ofDiscount total: ReadNumber, _ item: Bytes, _ itemWords: WordClass
  ) {
    let (line, paid) = (receipts.items.lastLine, receipts.items.lastTotal)
    guard -total.amount <= paid else { return }
    if let percent = StatedPercent(in: item) {
      let digits = max(total.scale, plan.currency?.fractionDigits ?? 2)
      let unit = Amount(units: Amount.unitsPerLastDigit(ofScale: UInt8(digits)))
      func isShare(of base: Amount) -> Bool { percent.isShare(-total.amount, of: base, unit) }
      if isShare(of: paid) {
        outcome.parentLine = line
        return
      }
      let sums = [receipts.receipt, receipts.receipt - receipts.items.besides, receipts.sinceTotal]
      if sums.contains(where: isShare) { return }
    }
    if itemWords.isDisjoint(with: [.ofReceipt, .mentionsTotal]) {
      outcome.parentLine = line
    } else {
      receipts.items.wait(scanner.line)
    }
  }

  /// What a text names besides words of some classes at its ends: `Milk` of `Return: Milk`; empty where
  /// nothing or only numbers are left, as of `Storno`.
  mutating func thing(
    in text: Bytes, _ textWords: WordClass, without ends: WordClass
  ) -> Bytes {
    if textWords.isDisjoint(with: ends) { return text }
    var parts = text.split(whereSeparator: { !LineWords.isWordByte($0) })[...]
    while let part = parts.first, !words.classify(Bytes(rebasing: part)).isDisjoint(with: ends) {
      parts.removeFirst()
    }
    while let part = parts.last, !words.classify(Bytes(rebasing: part)).isDisjoint(with: ends) {
      parts.removeLast()
    }
    guard let first = parts.first, let last = parts.last,
      !parts.allSatisfy({ LineWords.isNumber(Bytes(rebasing: $0)) })
    else { return Bytes(start: nil, count: 0) }
    return Bytes(rebasing: text[first.startIndex..<last.endIndex])
  }
}
