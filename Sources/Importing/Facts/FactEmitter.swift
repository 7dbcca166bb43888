import ByteTools
import EventSourcing
import GroceryModel

/// Turns a file's records into facts, one after the other, as the plan says.
///
/// Holds what outlives a record: the table of fields, the caches of repeated cells, running sums.
/// Its functions are `mutating` even where they change nothing, as the compiler copies a borrowed value
/// of this size, 1,500 bytes, for every call: 5 to 8 % of an import's time.
struct FactEmitter: ~Copyable {
  let plan: EmissionPlan
  let purchases: PurchaseColumns
  private let prices: PriceColumns
  var scanner: RecordScanner
  var outcome: RecordOutcome
  var words = WordClassCache()
  var dates = DateCache()
  var units = RepeatedCells()
  var countedUnits = RepeatedCells()
  var currencies = RepeatedCells()
  let defaultCurrency: KeptBytes?
  let defaultStore: KeptBytes?
  /// The unit of quantities that bring none.
  let headerUnit: KeptBytes?
  var receipts: ReceiptSums
  var budgets = BudgetGroups()
  var present = PresentReceipt()
  var closing = ClosingRun()
  var splitRows = SplitRows()
  var passedOver = PassedOver()
  /// The amount of the record's total row, if it speaks for the present receipt.
  var totalRow: Bytes?
  /// The lines that others may say they belong to, by the hash of what they are called.
  var namedLines: [UInt64: Int] = [:]
  /// The line of the second half of a transfer whose first half went by.
  var transferLine = 0
  /// The account's balance in the record above.
  var lastBalance: Amount?
  /// The cells that hold for the lines below, by their place in the plan.
  private var carried: [KeptBytes] = []
  /// What came to light on the way: sums that differ, signs that were turned.
  var notices: [ImportNotice] = []
  /// How many records have no name but a barcode.
  private var namedByCode = 0
  /// How many cells of a column could not be read although their lines went in.
  private var unread: [Int: Int] = [:]

  init(_ source: FileSource, _ plan: EmissionPlan) {
    self.plan = plan
    purchases = PurchaseColumns(plan)
    prices = PriceColumns(plan)
    scanner = RecordScanner(
      source, delimiter: plan.delimiter, from: plan.firstOffset, line: plan.firstLine,
      limit: plan.endOffset)
    outcome = RecordOutcome(
      verdict: .fact,
      fields: EventFields(type: .purchaseRecorded, date: plan.date ?? Day(ordinal: 0)),
      line: 0, parentLine: 0, raw: Bytes(start: nil, count: 0))
    defaultCurrency = plan.currency.map { KeptBytes($0.code) }
    defaultStore = plan.store.map { KeptBytes($0) }
    headerUnit = plan.quantityUnit.map { KeptBytes($0) }
    receipts = ReceiptSums()
  }

  /// Reads all records and calls with what became of each that is not empty.
  mutating func run(_ body: (inout RecordOutcome) throws -> Void) throws {
    while try advance(body) {}
  }

  /// Reads the next record that is not empty, and calls with what became of it and with the facts that
  /// come with it; at the end of the file with those that only the whole file tells.
  ///
  /// - Returns: Whether there was a record.
  mutating func advance(_ body: (inout RecordOutcome) throws -> Void) throws -> Bool {
    repeat {
      guard try scanner.next() else {
        try finish(body)
        return false
      }
    } while isBlank()
    outcome.line = scanner.line
    outcome.parentLine = 0
    outcome.raw = scanner.raw
    outcome.fields.removeAll()
    if let rejection = misshapen() {
      if plan.kind == .budgets {
        rejectBudgetRow(rejection)
        return true
      }
      outcome.verdict = .rejected(rejection)
      try body(&outcome)
      return true
    }
    if !plan.fillsDown.isEmpty { carryDown() }
    switch plan.kind {
    case .receipts:
      try emitPurchase(body)
      return true
    case .budgets:
      guard let verdict = readBudget() else { return true }
      outcome.verdict = verdict
    case .prices:
      if !plan.shops.isEmpty {
        try readShops(prices, body)
        return true
      }
      outcome.verdict = readPrice(prices)
    case .expirations: outcome.verdict = readExpiration()
    case .stock: outcome.verdict = readStock()
    case .products: outcome.verdict = readProduct()
    case .rates: outcome.verdict = readRate()
    case .totals: outcome.verdict = readTotal()
    case .stores: outcome.verdict = readStore()
    case .closings: outcome.verdict = readClosing()
    }
    try body(&outcome)
    return true
  }

  /// Emits a line of a receipt, and the total that comes with it.
  @inline(__always)
  private mutating func emitPurchase(_ body: (inout RecordOutcome) throws -> Void) throws {
    outcome.fields.type = .purchaseRecorded
    outcome.verdict = readPurchase(purchases)
    if !receipts.items.waiting.isEmpty {
      let isSum = outcome.verdict == .ignored(.total) || outcome.verdict == .ignored(.tender)
      let isShared = isSum && sharesReceipt(purchases)
      receipts.items.settle(at: scanner.line, isSum: isSum, isShared: isShared)
    }
    try body(&outcome)
    if plan.checksReceiptTotals, outcome.verdict == .fact {
      try emitStatedTotal(purchases, body)
    }
    if totalRow != nil { try emitTotalRow(body) }
  }

  /// Settles what only the whole file tells.
  private mutating func finish(_ body: (inout RecordOutcome) throws -> Void) throws {
    if plan.kind == .budgets { try emitBudgets(body) }
    finishUnread()
    if namedByCode > 0 {
      notices.append(
        ImportNotice(
          "\(namedByCode == 1 ? "1 record has" : "\(namedByCode) records have") no name; "
            + "the barcode stands for it"))
    }
    notices += passedOver.notices
    if plan.kind == .receipts { finishReceipts() }
  }

  /// Looks at the records below the present one that are not empty, nearest first, until `body` returns
  /// false; they are read with the same functions as the present one.
  ///
  /// - Returns: Whether the file ends with the last record that was looked at.
  mutating func lookAhead(
    atMost count: Int, _ body: (inout FactEmitter) -> Bool
  ) -> Bool {
    let place = scanner.beginLookAhead()
    defer { scanner.endLookAhead(place) }
    var seen = 0
    while seen < count {
      guard scanner.nextAhead(of: place) else { return scanner.isAtEndAhead }
      if isBlank() { continue }
      seen += 1
      if !body(&self) { return false }
    }
    return scanner.isAtEndAhead
  }

  /// Whether the record holds nothing but delimiters and blanks.
  @inline(__always)
  private mutating func isBlank() -> Bool {
    guard scanner[0].isEmpty || scanner[0][0] <= 0x20 else { return false }
    for index in 0..<scanner.cellCount {
      for byte in scanner[index] where byte > 0x20 { return false }
    }
    return true
  }

  /// Why the record does not fit under the header, if it does not.
  @inline(__always)
  private mutating func misshapen() -> Rejection? {
    if scanner.holdsForeignBytes, let rejection = foreign() { return rejection }
    guard plan.width > 0, scanner.cellCount != plan.width else { return nil }
    if scanner.cellCount > plan.width {
      var isFilled = false
      for index in plan.width..<scanner.cellCount where !isFilled {
        isFilled = scanner[index].contains { $0 > 0x20 }
      }
      guard isFilled else { return nil }
      return Rejection(
        column: plan.width + 1,
        reason: "the record has \(scanner.cellCount) cells; expected the header's \(plan.width)")
    }
    guard scanner.cellCount > 1, plan.isEven || scanner.isUnterminated else { return nil }
    if scanner.isUnterminated {
      return Rejection(
        column: scanner.cellCount,
        reason: "the file ends inside the record, after \(scanner.cellCount) of \(plan.width) cells"
      )
    }
    // Cells of mere words may be left out at the end; were another one missing, a number would be too.
    if scanner.cellCount >= plan.leastWidth { return nil }
    // Sums below the table may be shorter than its lines.
    if plan.kind == .receipts, !labels().isDisjoint(with: [.total, .subtotal, .tender]) {
      return nil
    }
    return Rejection(
      column: scanner.cellCount,
      reason: "the record has \(scanner.cellCount) cells; expected the header's \(plan.width)")
  }

  /// Why the record cannot be read as text, if it cannot.
  private mutating func foreign() -> Rejection? {
    for index in 0..<scanner.cellCount {
      var validator = UTF8Validator()
      validator.read(scanner[index])
      if !validator.isWhole {
        return Rejection(
          column: index + 1, reason: "bytes that are no UTF-8; --encoding says what they are")
      }
    }
    return nil
  }

  /// The cell in a column; empty where the column is absent or the record is short.
  @inline(__always)
  mutating func cell(_ column: Int) -> Bytes {
    guard column >= 0, column < scanner.cellCount else { return Bytes(start: nil, count: 0) }
    let bytes = scanner[column]
    guard !plan.fillsDown.isEmpty, AbsentWords.contains(bytes) else { return bytes }
    return filledDown(column) ?? bytes
  }

  /// The cell of the receipt's first line, where only that one is filled.
  private mutating func filledDown(_ column: Int) -> Bytes? {
    guard let place = plan.fillsDown.firstIndex(of: column), place < carried.count else {
      return nil
    }
    return carried[place].bytes
  }

  /// Keeps the cells that hold for the lines below.
  private mutating func carryDown() {
    // What stands where the day should, but is none, is the label of a sum and says nothing of lines.
    let date = plan.column(.date)
    if date >= 0, date < scanner.cellCount, !AbsentWords.contains(scanner[date]),
      parseDate(plain(scanner[date]), form: plan.dateForm) == nil
    {
      return
    }
    for (place, column) in plan.fillsDown.enumerated() {
      if place == carried.count { carried.append(KeptBytes("")) }
      guard column < scanner.cellCount, !AbsentWords.contains(scanner[column]) else { continue }
      carried[place] = KeptBytes(scanner[column])
    }
  }

  /// The cell of an optional value: absent words count as nothing.
  @inline(__always)
  mutating func optionalCell(_ column: Int) -> Bytes {
    let bytes = cell(column)
    return AbsentWords.contains(bytes) ? Bytes(start: nil, count: 0) : bytes
  }

  /// An optional text as an event holds it; its base address is nil if there is none.
  @inline(__always)
  mutating func text(_ column: Int) -> Bytes {
    if column < 0 { return Bytes(start: nil, count: 0) }
    let bytes = optionalCell(column)
    if bytes.isEmpty { return Bytes(start: nil, count: 0) }
    let cleaned = CellText.clean(bytes, &scanner.arena)
    return cleaned.isEmpty || AbsentWords.contains(cleaned)
      ? Bytes(start: nil, count: 0) : cleaned
  }

  /// Text that must be there and may look like anything, even like `N/A`.
  @inline(__always)
  mutating func name(_ column: Int) -> Bytes {
    CellText.clean(cell(column), &scanner.arena)
  }

  /// The barcode of a record without a name, to stand for it; empty where there is none either.
  mutating func codeForName(_ column: Int) -> Bytes {
    let code = text(column)
    if !code.isEmpty { namedByCode += 1 }
    return code
  }

  /// A rejection that quotes the cell, or says that it is empty.
  mutating func rejection(_ column: Int, _ expected: String) -> RecordOutcome.Verdict {
    let found = trimmedText(cell(column))
    let reason =
      if column < 0 {
        "nothing in the record tells \(expected)"
      } else if found.isEmpty {
        "the \(roleName(column)) is empty; expected \(expected)"
      } else {
        "'\(found.prefix(60))' is not \(expected)"
      }
    return .rejected(Rejection(column: column + 1, reason: reason))
  }

  /// Says that a line went in without a value, for its cell could not be read.
  mutating func noteUnread(_ column: Int, _ expected: String) {
    unread[column, default: 0] += 1
    guard unread[column, default: 0] <= 3 else { return }
    notices.append(
      ImportNotice(
        "'\(trimmedText(cell(column)).prefix(60))' is not \(expected); "
          + "the line goes in without it", line: scanner.line, column: column + 1))
  }

  /// Counts the unreadable cells that were not named one by one.
  private mutating func finishUnread() {
    for (column, count) in unread.sorted(by: { $0.key < $1.key }) where count > 3 {
      notices.append(
        ImportNotice(
          "\(count - 3) more lines go in without their \(roleName(column)), "
            + "which cannot be read"))
    }
  }

  /// What the column is for, in words.
  mutating func roleName(_ column: Int) -> String {
    guard let place = plan.columns.firstIndex(of: column) else { return "cell" }
    let role = Role.allCases[place]
    return switch role {
    case .expires: "day of expiry"
    case .purchased: "day of purchase"
    case .from where plan.kind == .rates: "currency to convert from"
    case .to: "currency to convert to"
    case .from, .start: "first day"
    case .end: "last day"
    default: role.rawValue.split(separator: "_").joined(separator: " ")
    }
  }

  @inline(__always)
  mutating func put<Key: RawRepresentable<Int>>(_ key: Key, _ value: Bytes) {
    outcome.fields[key] = value
  }
}
