import ByteTools
import EventSourcing
import GroceryModel

/// The cells of the current record by column, and the outcome of the record.
///
/// It also has the caches of repeated cells and the warnings, which outlive a record. All functions
/// are `mutating`, even without a change, because the compiler copies a borrowed value of this size
/// in every call.
struct RecordCells: ~Copyable {
  let plan: ImportPlan
  var scanner: RecordScanner
  var outcome: RecordOutcome
  var words = WordClassCache()
  var dates = DateCache()
  var units = RepeatedCells()
  var countedUnits = RepeatedCells()
  var currencies = RepeatedCells()
  let defaultCurrency: KeptBytes?
  let defaultStore: KeptBytes?
  /// The cells above of ``ImportPlan/fillsDown``.
  private var filled: CellsAbove
  /// The cells above of ``ImportPlan/repeatsByMarks``.
  private var repeated: CellsAbove
  private let completesCells: Bool
  /// The names of ``ImportPlan/itemNames``, and the column that they are for.
  private let itemNames: [String: KeptBytes]
  private let numbersOfItems: Int
  var remarks = Remarks()
  /// The column of a cross table that is being read.
  var amountColumn: AmountColumn?

  init(_ source: FileSource, _ plan: ImportPlan) {
    self.plan = plan
    filled = CellsAbove(of: plan.fillsDown)
    repeated = CellsAbove(of: plan.repeatsByMarks)
    itemNames = plan.itemNames.mapValues { KeptBytes($0) }
    numbersOfItems = plan.itemNames.isEmpty ? -1 : plan.column(.item)
    completesCells =
      !plan.fillsDown.isEmpty || !plan.repeatsByMarks.isEmpty || !plan.itemNames.isEmpty
    scanner = RecordScanner(
      source, delimiter: plan.delimiter, apostrophesQuote: plan.apostrophesQuote,
      from: plan.firstOffset, line: plan.firstLine, limit: plan.endOffset)
    outcome = RecordOutcome(
      verdict: .fact,
      fields: EventFields(type: .purchaseRecorded, date: plan.date ?? Day(ordinal: 0)),
      line: 0, parentLine: 0, raw: Bytes(start: nil, count: 0))
    defaultCurrency = plan.currency.map { KeptBytes($0.code) }
    defaultStore = plan.store.map { KeptBytes($0) }
  }

  /// Moves to the next non-empty record.
  ///
  /// - Returns: False at the end of the file.
  mutating func next() throws -> Bool {
    repeat {
      guard try scanner.next() else { return false }
    } while isBlank()
    outcome.line = scanner.line
    outcome.parentLine = 0
    outcome.raw = scanner.raw
    outcome.fields.removeAll()
    return true
  }

  /// Passes the non-empty records below to `body`, nearest first, until it returns false.
  ///
  /// `body` reads them with the same functions as the current record.
  ///
  /// - Returns: True if the file ends with the last record passed.
  mutating func lookAhead(
    atMost count: Int, _ body: (inout RecordCells) -> Bool
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

  /// Returns true if the record has only delimiters and spaces.
  @inline(__always)
  private mutating func isBlank() -> Bool {
    guard scanner[0].isEmpty || scanner[0][0] <= 0x20 else { return false }
    for index in 0..<scanner.cellCount {
      for byte in scanner[index] where byte > 0x20 { return false }
    }
    return true
  }

  /// Returns why the record does not fit the header row, or nil if it fits.
  @inline(__always)
  mutating func misshapen() -> Rejection? {
    if scanner.holdsForeignBytes, let rejection = foreign() { return rejection }
    guard plan.width > 0, scanner.cellCount != plan.width else { return nil }
    if scanner.cellCount > plan.width {
      var isFilled = false
      for index in plan.width..<scanner.cellCount where !isFilled {
        isFilled = scanner[index].contains { $0 > 0x20 }
      }
      guard isFilled else { return nil }
      joinText()
      if scanner.cellCount == plan.width { return nil }
      return Rejection(
        column: plan.width + 1,
        reason: "the record has \(scanner.cellCount) cells; expected the header's \(plan.width)")
    }
    let isCut = scanner.isUnterminated && scanner.cellCount < plan.rowWidth
    guard scanner.cellCount > 1, plan.isEven || isCut else { return nil }
    if isCut {
      return Rejection(
        column: scanner.cellCount,
        reason: "the file ends inside the record, after \(scanner.cellCount) of \(plan.width) cells"
      )
    }
    // Optional text cells at the end may be missing; if another cell were missing, a number would
    // be too.
    if scanner.cellCount >= plan.leastWidth { return nil }
    // Total rows below the table may be shorter than its lines.
    if plan.kind == .receipts, !labels().isDisjoint(with: [.total, .subtotal, .tender]) {
      return nil
    }
    return Rejection(
      column: scanner.cellCount,
      reason: "the record has \(scanner.cellCount) cells; expected the header's \(plan.width)")
  }

  /// Joins an item's name that holds commas outside quotes, where the amount then is a number.
  ///
  /// Parts without letters may be decimals of an amount, and are left.
  private mutating func joinText() {
    let (text, total) = (plan.column(.item), plan.column(.total))
    let further = scanner.cellCount - plan.width
    guard plan.delimiter == UInt8(ascii: ","), text >= 0, total >= 0, text != total,
      text < plan.width
    else { return }
    let paid = scanner[total > text ? total + further : total]
    let hasLetters = (1...further).allSatisfy { part in
      String(decoding: scanner[text + part], as: UTF8.self).contains(where: \.isLetter)
    }
    guard hasLetters, let number = NumberCell(paid), number.number(plan.formats[total]) != nil
    else {
      return
    }
    scanner.join(text, with: further)
    if scanner.cellCount == plan.width { remarks.joined.note(scanner.line) }
  }

  /// Returns why the record is not valid text, or nil.
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

  /// Returns the cell in a column; empty if there is no such column or the record is short.
  @inline(__always)
  mutating func cell(_ column: Int) -> Bytes {
    guard column >= 0, column < scanner.cellCount else { return Bytes(start: nil, count: 0) }
    let bytes = scanner[column]
    return completesCells ? completed(bytes, column) : bytes
  }

  /// Returns the cell above where the row only leaves the cell out, or has a mark for it.
  ///
  /// The number of an item becomes its name.
  private func completed(_ bytes: Bytes, _ column: Int) -> Bytes {
    if column == numbersOfItems {
      return itemNames[trimmedText(bytes)]?.bytes ?? Bytes(start: nil, count: 0)
    }
    if AbsentWords.contains(bytes) { return filled.cell(in: column) ?? bytes }
    return DittoMarks.contains(bytes) ? repeated.cell(in: column) ?? bytes : bytes
  }

  /// Keeps the cells that apply to the lines below.
  mutating func carryDown() {
    guard completesCells else { return }
    repeated.keep(scanner)
    if filled.isEmpty { return }
    // A text in the date column that is not a date is the label of a total row; skip it.
    let date = plan.column(.date)
    if date >= 0, date < scanner.cellCount, !AbsentWords.contains(scanner[date]),
      !DittoMarks.contains(scanner[date]),
      parseDate(plain(scanner[date]), form: plan.dateForm) == nil
    {
      return
    }
    filled.keep(scanner)
  }

  /// The currency of the further column of amounts that this record fills; nil if it fills none, or a column
  /// without a currency of its own.
  var currencyOfAmountColumn: Currency? {
    mutating get {
      plan.amountColumns.first {
        if case .value(let (amount, _)) = number($0.column) { !amount.isZero } else { false }
      }?.currency
    }
  }

  /// The columns of a cross table with an amount other than zero, or with an invalid one.
  var filledAmountColumns: [AmountColumn] {
    mutating get {
      var filled: [AmountColumn] = []
      for column in plan.amountColumns {
        switch number(column.column) {
        case .value(let (amount, _)) where amount.isZero: break
        case .absent: break
        default: filled.append(column)
        }
      }
      return filled
    }
  }

  /// Returns the cell of an optional value; empty for words such as `N/A`.
  @inline(__always)
  mutating func optionalCell(_ column: Int) -> Bytes {
    let bytes = cell(column)
    return AbsentWords.contains(bytes) ? Bytes(start: nil, count: 0) : bytes
  }

  /// Returns an optional text, cleaned for an event, or an empty value with a nil base address.
  @inline(__always)
  mutating func text(_ column: Int) -> Bytes {
    if column < 0 { return Bytes(start: nil, count: 0) }
    let bytes = optionalCell(column)
    if bytes.isEmpty { return Bytes(start: nil, count: 0) }
    let cleaned = CellText.clean(bytes, &scanner.arena)
    return cleaned.isEmpty || AbsentWords.contains(cleaned)
      ? Bytes(start: nil, count: 0) : cleaned
  }

  /// Returns a required text, which may be any text, even `N/A`.
  @inline(__always)
  mutating func name(_ column: Int) -> Bytes {
    CellText.clean(cell(column), &scanner.arena)
  }

  /// Returns the barcode of a record without a name, as its substitute, or an empty text.
  mutating func codeForName(_ column: Int) -> Bytes {
    let code = text(column)
    if !code.isEmpty { remarks.namedByCode += 1 }
    return code
  }

  /// Returns the verdict for an invalid cell; see ``reason(_:_:)``.
  mutating func rejection(_ column: Int, _ expected: String) -> RecordOutcome.Verdict {
    .rejected(reason(column, expected))
  }

  /// Returns a rejection that quotes the cell, or says that it is empty.
  mutating func reason(_ column: Int, _ expected: String) -> Rejection {
    let found = trimmedText(cell(column))
    let reason =
      if column < 0 {
        "nothing in the record tells \(expected)"
      } else if found.isEmpty {
        "the \(roleName(column)) is empty; expected \(expected)"
      } else {
        "'\(found.prefix(60))' is not \(expected)"
      }
    return Rejection(column: column + 1, reason: reason)
  }

  /// Warns that a line is imported without a value because its cell is invalid.
  mutating func noteUnread(_ column: Int, _ expected: String) {
    let found = trimmedText(cell(column)).prefix(60)
    remarks.noteUnread(
      ImportNotice(
        "'\(found)' is not \(expected); the line goes in without it", line: scanner.line,
        column: column + 1), roleName(column))
  }

  /// Warns that a stated total differs from the sum of the lines.
  mutating func noteDifference(_ what: String, _ stated: Amount, _ lines: Amount, line: Int?) {
    let digits = plan.currency?.fractionDigits ?? 2
    remarks.notices.append(
      ImportNotice(
        "\(what) says \(stated.text(minimumFractionDigits: digits)), "
          + "the lines add up to \(lines.text(minimumFractionDigits: digits))", line: line))
  }

  /// The number of non-empty cells.
  var filledCount: Int {
    mutating get { (0..<scanner.cellCount).count { !optionalCell($0).isEmpty } }
  }

  /// Returns the word classes of the record's short cells that are labels of totals and tenders.
  mutating func labels() -> WordClass {
    var found: WordClass = []
    for index in 0..<scanner.cellCount where scanner[index].count <= Self.longestLabel {
      found.formUnion(words.classify(scanner[index]))
    }
    return found.intersection([.total, .subtotal, .nearTotal, .mentionsTotal, .tender])
  }

  private static let longestLabel = 40

  /// Returns true if a cell is empty that nearly every line fills.
  mutating func lacksUsualCells(but column: Int = -1) -> Bool {
    plan.usuallyFilled.contains { $0 != column && optionalCell($0).isEmpty }
  }

  /// Returns the label of a row that has only one text and an amount, if the label is not in the
  /// item column.
  mutating func label() -> Bytes {
    let none = Bytes(start: nil, count: 0)
    guard scanner.cellCount > 2, plan.readsClosingRows else { return none }
    let filled = (0..<scanner.cellCount).filter { !optionalCell($0).isEmpty }
    guard filled.count == 2 else { return none }
    let named = filled.first { column in
      let role = plan.columns.firstIndex(of: column).map { Role.allCases[$0] }
      return (role == nil || role == .barcode || role == .quantity || role == .unitPrice)
        && scanner[column].contains { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }
    }
    return named.map { name($0) } ?? none
  }

  /// Returns the meaning of a column in words, for messages.
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

  /// Writes one field of the event.
  @inline(__always)
  mutating func put<Key: RawRepresentable<Int>>(_ key: Key, _ value: Bytes) {
    outcome.fields[key] = value
  }

  /// Writes the texts of several columns.
  mutating func putTexts<Key: RawRepresentable<Int>>(_ fields: [(key: Key, role: Role)]) {
    for field in fields { put(field.key, text(field.role)) }
  }

  mutating func text(_ role: Role) -> Bytes { text(plan.column(role)) }

  mutating func name(_ role: Role) -> Bytes { name(plan.column(role)) }

  mutating func number(_ role: Role) -> Reading<(ReadNumber, Bytes)> { number(plan.column(role)) }

  mutating func currency(_ role: Role) -> Reading<Bytes> { currency(plan.column(role)) }

  mutating func rejection(_ role: Role, _ expected: String) -> RecordOutcome.Verdict {
    rejection(plan.column(role), expected)
  }
}
