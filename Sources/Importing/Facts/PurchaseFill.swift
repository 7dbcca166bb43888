import ByteTools
import EventSourcing
import GroceryModel

extension FactEmitter {
  /// Writes the line's fields and adds it to the sums.
  @inline(__always)
  mutating func fill(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, name: UInt64,
    _ itemWords: WordClass, _ when: ReadDate
  ) -> RecordOutcome.Verdict {
    guard let currency = lineCurrency(columns) else {
      return rejection(columns.currency, "a currency")
    }
    put(PurchaseKey.currency, currency)
    put(PurchaseKey.total, amounts.totalText)
    put(PurchaseKey.item, item)
    put(PurchaseKey.receipt, text(columns.receipt))
    put(PurchaseKey.till, text(columns.till))
    let store = text(columns.store)
    put(PurchaseKey.store, store.isEmpty ? defaultStore?.bytes ?? store : store)
    put(PurchaseKey.quantity, amounts.quantityText)
    let hasOwnUnit = amounts.unitText.isEmpty && columns.unit >= 0
    var unitText = hasOwnUnit ? unit(columns.unit) : amounts.unitText
    if let headerUnit, unitText.isEmpty, amounts.quantity != nil { unitText = headerUnit.bytes }
    if plan.quantityMayRepeatSize, unitText.isEmpty {
      unitText = repeatedUnit(columns, amounts, item)
    }
    // `15oz can` in a column of units is the size of the package.
    let isPackage = !unitText.isEmpty && unitText[0] &- UInt8(ascii: "0") < 10
    put(isPackage ? PurchaseKey.package : .unit, unitText)
    if columns.category >= 0 { put(PurchaseKey.category, category(columns.category)) }
    if columns.time >= 0 || when.time != nil { put(PurchaseKey.time, time(columns, when)) }
    if columns.package >= 0 { put(PurchaseKey.package, package(columns.package)) }
    if columns.brand >= 0 { put(PurchaseKey.brand, text(columns.brand)) }
    if columns.barcode >= 0 { put(PurchaseKey.barcode, text(columns.barcode)) }
    if columns.text >= 0 { put(PurchaseKey.text, text(columns.text)) }
    if columns.tags >= 0 { put(PurchaseKey.tags, tags(columns.tags)) }
    if amounts.lacksQuantity { noteUnread(columns.quantity, "a quantity") }
    if columns.listTotal >= 0 { putListTotal(columns, amounts) }
    if !plan.companion.isEmpty { fillFromCompanion(columns) }
    guard let total = setKind(columns, amounts, item, name: name, itemWords) else {
      return rejection(columns.kind, "a kind of line")
    }
    if columns.line >= 0 || columns.of >= 0 { setStatedParent(columns) }
    if scanner.isUnterminated { warnOfCut() }
    let hasPrice = !cell(columns.unitPrice).isEmpty
    receipts.add(total, hasFigures: amounts.quantity != nil || hasPrice, hasPrice: hasPrice)
    if receipts.isPastTotal { receipts.notePastTotal(scanner.line) }
    // Only a time may part receipts of one day and shop that have no number.
    let mayBegin = present.sinceTotal == 0 || receipts.receiptLines == 1
    if plan.statesTotalRows, mayBegin || columns.time >= 0 || plan.keepsTimeOfDate {
      present.read(outcome.fields)
    }
    if plan.checksReceiptTotals { addToStated(total, columns) }
    return .fact
  }

  /// The category as it stands there; of a ledger's account its last part.
  @inline(__always)
  private mutating func category(_ column: Int) -> Bytes {
    let text = text(column)
    guard plan.categoryIsAccount, let colon = text.lastIndex(of: UInt8(ascii: ":")) else {
      return text
    }
    let last = text[(colon + 1)...].drop { $0 <= 0x20 }
    return last.isEmpty ? text : Bytes(rebasing: last)
  }

  private mutating func time(_ columns: PurchaseColumns, _ when: ReadDate) -> Bytes {
    if columns.time >= 0 {
      let bytes = optionalCell(columns.time)
      if bytes.isEmpty { return Bytes(start: nil, count: 0) }
      guard let clock = ClockCell(plain(bytes)) else {
        noteUnread(columns.time, "a time of day")
        return Bytes(start: nil, count: 0)
      }
      return write(time: clock.time, withSeconds: clock.hasSeconds)
    }
    guard plan.keepsTimeOfDate, let time = when.time else { return Bytes(start: nil, count: 0) }
    return write(time: time, withSeconds: when.hasSeconds)
  }

  /// The line's currency: its own, its receipt's from the companion, or the file's.
  @inline(__always)
  private mutating func lineCurrency(_ columns: PurchaseColumns) -> Bytes? {
    if columns.currency < 0, !plan.companion.isEmpty,
      let told = plan.companion[trimmedText(cell(columns.receipt))]?.currency
    {
      return scanner.arena.copy(told.code)
    }
    guard case .value(let currency) = currency(columns.currency) else { return nil }
    return currency
  }

  private mutating func fillFromCompanion(_ columns: PurchaseColumns) {
    guard let receipt = plan.companion[trimmedText(cell(columns.receipt))] else { return }
    if columns.store < 0, let store = receipt.store {
      put(PurchaseKey.store, scanner.arena.copy(store))
    }
    if columns.time < 0, let time = receipt.time { put(PurchaseKey.time, scanner.arena.copy(time)) }
  }

  /// Decides the line's kind and what it belongs to; the amount that counts, or nil for a kind that
  /// is not known.
  @inline(__always)
  private mutating func setKind(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, name: UInt64,
    _ itemWords: WordClass
  ) -> Amount? {
    let total = amounts.total.amount
    var kind: WordClass = []
    if columns.kind >= 0 {
      let cell = optionalCell(columns.kind)
      if !cell.isEmpty {
        guard let told = toldKind(cell) else { return nil }
        kind = told
      }
    }
    if columns.kind < 0, plan.readsKindsFromWords {
      if amounts.total.isNegative || !itemWords.isEmpty || columns.category >= 0 {
        kind = guessedKind(columns, amounts, itemWords)
      }
    }
    if kind.isEmpty, plan.isRefundsOnly { kind = .refund }
    if kind.isEmpty {
      receipts.items.add(scanner.line, name: name, category: categoryHash(), total)
      return total
    }
    put(PurchaseKey.kind, kindWord(kind, columns))
    if columns.of < 0 { setParent(kind, amounts, item, name: name, itemWords) }
    receipts.items.besides += total
    return total
  }

  private mutating func kindWord(_ kind: WordClass, _ columns: PurchaseColumns) -> Bytes {
    switch kind {
    case .refund: columns.kindWords.refund.bytes
    case .deposit: columns.kindWords.deposit.bytes
    case .discount: columns.kindWords.discount.bytes
    case .fee: columns.kindWords.fee.bytes
    default: columns.kindWords.tax.bytes
    }
  }

  /// The kind that a kind column names; empty for an ordinary line, nil for a word that is not known.
  private mutating func toldKind(_ cell: Bytes) -> WordClass? {
    let found = words.classify(cell)
    if found.contains(.sale) { return [] }
    for kind in [WordClass.refund, .deposit, .discount, .fee, .tax] where found.contains(kind) {
      return kind
    }
    return plan.readsKindsFromWords ? [] : nil
  }

  /// Whether a text is nothing but a stroke and the number of what is reduced: `/1234567`.
  private mutating func isOfAnother(_ text: Bytes) -> Bool {
    text.count > 4 && text[0] == UInt8(ascii: "/")
      && text.dropFirst().allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// The kind that signs and words agree on; empty for an ordinary line.
  private mutating func guessedKind(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ itemWords: WordClass
  ) -> WordClass {
    var words = itemWords
    // A category is a kind only where it is nothing but that word.
    if columns.category >= 0, cell(columns.category).count <= 12 {
      let category = self.words.classify(cell(columns.category))
      words.formUnion(category.intersection([.fee, .deposit, .tax, .discount]))
    }
    if words.isEmpty, !amounts.total.isNegative { return [] }
    if amounts.total.isNegative {
      if words.contains(.deposit) { return .deposit }
      if words.contains(.discount) || isOfAnother(cell(columns.item)) { return .discount }
      // `Storno Milk`
      if words.contains(.refund) || words.contains(.cancelled) { return .refund }
      return amounts.quantity?.isNegative == true ? .refund : []
    }
    if words.contains(.tax) { return .tax }
    if words.contains(.fee) { return .fee }
    if words.contains(.deposit) { return .deposit }
    return []
  }
}
