import ByteTools
import EventSourcing
import GroceryModel

/// Writes a purchase line into the fields of an event.
struct LineWriter {
  private let columns: PurchaseColumns
  /// The unit of quantities without one, from the column header.
  private let headerUnit: KeptBytes?
  private var parents = LineParents()

  init(_ columns: PurchaseColumns, _ plan: ImportPlan) {
    self.columns = columns
    headerUnit = plan.quantityUnit.map { KeptBytes($0) }
  }

  /// Writes the fields of the line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - when: Its date and time.
  ///   - receipts: The receipt so far, with the lines that it may belong to.
  ///   - reader: Reads more amounts.
  ///   - row: The row of the line.
  /// - Returns: The line's total.
  @inline(__always)
  mutating func write(
    _ line: PurchaseLine, _ when: ReadDate, _ receipts: inout ReceiptSums, _ reader: AmountReader,
    _ row: inout RecordCells
  ) -> Result<Amount, Rejection> {
    let amounts = line.amounts
    guard let currency = lineCurrency(&row) else {
      return .failure(row.reason(columns.currency, "a currency"))
    }
    row.put(PurchaseKey.currency, currency)
    row.put(PurchaseKey.total, amounts.totalText)
    putItem(line, &row)
    row.put(PurchaseKey.receipt, row.text(columns.receipt))
    row.put(PurchaseKey.till, row.text(columns.till))
    row.put(PurchaseKey.store, store(of: line, &row))
    row.put(PurchaseKey.quantity, amounts.quantityText)
    putUnit(line, &row)
    if !row.plan.isOwn { row.dropRepeatedCount(PurchaseKey.quantity, .unit, in: line.item) }
    if columns.category >= 0 {
      row.put(PurchaseKey.category, category(&row))
    } else if let category = row.amountColumn?.category {
      row.put(PurchaseKey.category, row.scanner.arena.copy(category))
    }
    if columns.time >= 0 || when.time != nil { row.put(PurchaseKey.time, time(when, &row)) }
    if columns.package >= 0 { row.put(PurchaseKey.package, row.package(columns.package)) }
    if currency.elementsEqual(UnitedKingdomMeasures.currency.utf8) {
      row.putMeasuresOfUnitedKingdom()
    }
    if columns.brand >= 0 { row.put(PurchaseKey.brand, row.text(columns.brand)) }
    if columns.barcode >= 0 { row.put(PurchaseKey.barcode, row.text(columns.barcode)) }
    if columns.text >= 0 { row.put(PurchaseKey.text, row.text(columns.text)) }
    if columns.tags >= 0 { row.put(PurchaseKey.tags, row.tags(columns.tags)) }
    if amounts.lacksQuantity { row.noteUnread(columns.quantity, "a quantity") }
    if columns.listTotal >= 0 {
      reader.putListTotal(amounts, &row)
    } else if row.plan.reduction >= 0 {
      reader.putFullTotal(amounts, &row)
    }
    if !row.plan.companion.isEmpty { fillFromCompanion(&row) }
    guard setKind(line, &receipts, &row) else {
      return .failure(row.reason(columns.kind, "a kind of line"))
    }
    if columns.line >= 0 || columns.of >= 0 { parents.setStated(columns, &row) }
    if row.scanner.isUnterminated { CutFile.warn(&row) }
    return .success(line.total.amount)
  }

  /// Writes the item, and the text that identifies the line where it differs.
  @inline(__always)
  private mutating func putItem(_ line: PurchaseLine, _ row: inout RecordCells) {
    if row.plan.itemIsReference, !line.item.elementsEqual(columns.receiptItem.bytes) {
      row.put(PurchaseKey.item, columns.receiptItem.bytes)
      row.put(PurchaseKey.text, line.item)
    } else if let thing = refunded(line, &row) {
      // `Refund Butter` is butter.
      row.put(PurchaseKey.item, thing)
      row.put(PurchaseKey.text, line.item)
    } else {
      row.put(PurchaseKey.item, line.item)
    }
  }

  /// Writes the unit: from the quantity cell, the unit column, the header, or a repeated size.
  @inline(__always)
  private func putUnit(_ line: PurchaseLine, _ row: inout RecordCells) {
    var unit = line.amounts.unitText
    if unit.isEmpty, columns.unit >= 0 { unit = row.unit(columns.unit) }
    if let headerUnit, unit.isEmpty, line.amounts.quantity != nil { unit = headerUnit.bytes }
    if row.plan.quantityMayRepeatSize, unit.isEmpty {
      unit = RepeatedSize.unit(of: line, columns.package, &row)
    }
    // `15oz can` in the unit column is the package size.
    let isPackage = !unit.isEmpty && unit[0] &- UInt8(ascii: "0") < 10
    row.put(isPackage ? PurchaseKey.package : .unit, unit)
  }

  /// Returns what a line gives money back for, without the words for that; nil for other lines.
  private func refunded(_ line: PurchaseLine, _ row: inout RecordCells) -> Bytes? {
    guard line.words.contains(.refund), line.total.isNegative, columns.text < 0, !row.plan.isOwn,
      !row.plan.isStatement
    else { return nil }
    let thing = row.words.thing(in: line.item, line.words, without: .refund)
    return thing.isEmpty || thing.count == line.item.count ? nil : thing
  }

  /// Returns the store; in a statement whose row names neither payee nor item, its first other text.
  @inline(__always)
  private func store(of line: PurchaseLine, _ row: inout RecordCells) -> Bytes {
    let store = row.text(storeColumn(of: line, &row))
    guard store.isEmpty else { return store }
    if let specified = row.defaultStore?.bytes { return specified }
    guard row.plan.isStatement, columns.store >= 0,
      line.item.elementsEqual(columns.receiptItem.bytes)
    else { return store }
    for column in row.plan.payeeTexts {
      let text = row.text(column)
      if !text.isEmpty { return text }
    }
    return store
  }

  /// The column of the store: of a refund to the owner of an account, that of who pays.
  @inline(__always)
  private func storeColumn(of line: PurchaseLine, _ row: inout RecordCells) -> Int {
    guard !row.plan.owners.isEmpty, line.total.isNegative else { return columns.store }
    return row.otherSide(of: columns.store)
  }

  /// Returns the category; for a ledger account, its last part.
  ///
  /// A statement's way of paying (`Card payment`) is none.
  @inline(__always)
  private func category(_ row: inout RecordCells) -> Bytes {
    let text = row.text(columns.category)
    if row.plan.isStatement, row.plan.categorySaysHowPaid,
      !row.words.classify(text).isDisjoint(with: WordClass.waysOfPaying)
    {
      return Bytes(start: nil, count: 0)
    }
    guard row.plan.categoryIsAccount, let colon = text.lastIndex(of: UInt8(ascii: ":")) else {
      return text
    }
    let last = text[(colon + 1)...].drop { $0 <= 0x20 }
    return last.isEmpty ? text : Bytes(rebasing: last)
  }

  /// Returns the time of day from its column or from the date column.
  private func time(_ when: ReadDate, _ row: inout RecordCells) -> Bytes {
    if columns.time >= 0 {
      let bytes = row.optionalCell(columns.time)
      if bytes.isEmpty { return Bytes(start: nil, count: 0) }
      guard let clock = ClockCell(row.plain(bytes)) else {
        row.noteUnread(columns.time, "a time of day")
        return Bytes(start: nil, count: 0)
      }
      return row.write(time: clock.time, withSeconds: clock.hasSeconds)
    }
    guard row.plan.keepsTimeOfDate, let time = when.time else { return Bytes(start: nil, count: 0) }
    return row.write(time: time, withSeconds: when.hasSeconds)
  }

  /// Returns the currency beside the amount, of the line, of its receipt in the companion, or of the file.
  @inline(__always)
  private func lineCurrency(_ row: inout RecordCells) -> Bytes? {
    if row.plan.amountsStateCurrencies {
      let amount = columns.total >= 0 ? columns.total : columns.unitPrice
      if let stated = row.currency(besideAmount: amount) { return stated }
    }
    if columns.currency < 0, !row.plan.companion.isEmpty,
      let specified = row.plan.companion[trimmedText(row.cell(columns.receipt))]?.currency
    {
      return row.scanner.arena.copy(specified.code)
    }
    guard case .value(let currency) = row.currency(columns.currency) else { return nil }
    return currency
  }

  private func fillFromCompanion(_ row: inout RecordCells) {
    guard let receipt = row.plan.companion[trimmedText(row.cell(columns.receipt))] else { return }
    if columns.store < 0, let store = receipt.store {
      row.put(PurchaseKey.store, row.scanner.arena.copy(store))
    }
    if columns.time < 0, let time = receipt.time {
      row.put(PurchaseKey.time, row.scanner.arena.copy(time))
    }
  }

  /// Decides the kind and the parent of the line; returns false for an unknown kind.
  @inline(__always)
  private mutating func setKind(
    _ line: PurchaseLine, _ receipts: inout ReceiptSums, _ row: inout RecordCells
  ) -> Bool {
    var kind: WordClass = []
    if columns.kind >= 0 {
      let cell = row.optionalCell(columns.kind)
      if !cell.isEmpty {
        guard let specified = toldKind(cell, &row) else { return false }
        kind = specified
      }
    } else if row.plan.readsKindsFromWords,
      line.total.isNegative || !line.words.isEmpty || columns.category >= 0
    {
      kind = guessedKind(line, &row)
    }
    if kind.isEmpty, row.plan.isRefundsOnly { kind = .refund }
    let total = line.total.amount
    if kind.isEmpty {
      receipts.items.add(
        row.scanner.line, name: line.name, category: LineParents.category(&row), total)
      return true
    }
    row.put(PurchaseKey.kind, columns.kindWords[kind])
    if columns.of < 0 { parents.set(kind, line, &receipts, &row) }
    receipts.items.besides += total
    return true
  }

  /// Returns the kind in the kind column; empty for an ordinary line, nil for an unknown word.
  private func toldKind(_ cell: Bytes, _ row: inout RecordCells) -> WordClass? {
    let found = row.words.classify(cell)
    if found.contains(.sale) { return [] }
    for kind in [WordClass.refund, .deposit, .discount, .fee, .tax] where found.contains(kind) {
      return kind
    }
    return row.plan.readsKindsFromWords ? [] : nil
  }

  /// Returns true if the text is only a slash and the number of the reduced item: `/1234567`.
  private func isOfAnother(_ text: Bytes) -> Bool {
    text.count > 4 && text[0] == UInt8(ascii: "/")
      && text.dropFirst().allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// Returns the kind that the sign and the words agree on; empty for an ordinary line.
  private func guessedKind(_ line: PurchaseLine, _ row: inout RecordCells) -> WordClass {
    var words = line.words
    // A category is a kind only if it is nothing but that word.
    if columns.category >= 0, row.cell(columns.category).count <= 12 {
      let category = row.words.classify(row.cell(columns.category))
      words.formUnion(category.intersection([.fee, .deposit, .tax, .discount]))
    }
    if words.isEmpty, !line.total.isNegative { return [] }
    if line.total.isNegative {
      if words.contains(.deposit) { return .deposit }
      if words.contains(.discount) || isOfAnother(row.cell(columns.item)) { return .discount }
      // A list by hand may net what came in; a till prints what was brought back.
      if !words.contains(.refund), !row.plan.isStatement, columns.quantity < 0, columns.receipt < 0
      {
        row.remarks.belowZero.note(row.scanner.line)
      }
      return .refund
    }
    if words.contains(.tax) { return .tax }
    if words.contains(.fee) { return .fee }
    if words.contains(.deposit) { return .deposit }
    return []
  }
}
