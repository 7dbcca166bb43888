import ByteTools
import EventSourcing
import GroceryModel

/// Reads the amounts and the quantity of a purchase line.
struct AmountReader {
  let columns: PurchaseColumns

  /// Returns the line's amounts; absent if there is no total and none can be computed.
  func read(_ words: WordClass, _ row: inout RecordCells) -> Reading<PurchaseAmounts> {
    guard let counted = readCounted(&row) else { return .unreadable }
    var result = counted
    if row.plan.multiplies {
      guard case .value(let (price, priceText)) = priceOfOne(&row) else {
        return AbsentWords.contains(row.cell(columns.unitPrice)) ? .absent : .unreadable
      }
      (result.total, result.totalText) = (price, priceText)
      if let quantity = counted.quantity {
        guard let product = product(quantity, price, &row) else { return .unreadable }
        (result.total, result.totalText) = (product, row.write(product))
      }
    } else {
      switch row.plan.amountColumns.isEmpty ? row.number(columns.total) : anyTotal(&row) {
      case .value(let (total, text)):
        (result.total, result.totalText) = (total, text)
        if columns.reducedPrice >= 0,
          case .value(let (paid, text)) = row.number(columns.reducedPrice),
          !paid.isZero
        {
          (result.total, result.totalText) = (paid, text)
        }
      case .unreadable: return .unreadable
      case .absent:
        // A discount on the whole receipt may be in the receipt total column.
        guard columns.receiptTotal >= 0, words.contains(.discount),
          case .value(let (total, text)) = row.number(columns.receiptTotal), total.isNegative
        else { return .absent }
        (result.total, result.totalText) = (total, text)
      }
    }
    if !row.plan.changes.isEmpty {
      if row.plan.checksArithmetic { checkArithmetic(&result, &row) }
      change(&result, &row)
    }
    if row.plan.percentOff >= 0 { takePercentOff(&result, &row) }
    return .value(result)
  }

  /// The amount of the record, from the column that is read or whichever has it; in a row of sums of one
  /// currency, what they are together.
  private func anyTotal(_ row: inout RecordCells) -> Reading<(ReadNumber, Bytes)> {
    if let read = row.amountColumn { return row.number(read.column) }
    var amounts: [(ReadNumber, Bytes)] = []
    for column in [columns.total]
      + row.plan.amountColumns.map(\.column).filter({ $0 != columns.total })
    {
      switch row.number(column) {
      case .value(let amount): amounts.append(amount)
      case .absent: break
      case .unreadable: return .unreadable
      }
    }
    guard let first = amounts.first else { return .absent }
    if amounts.count == 1 || row.plan.amountColumns.contains(where: { $0.currency != nil }) {
      return .value(amounts.first { !$0.0.isZero } ?? first)
    }
    let scale = amounts.map(\.0.scale).max() ?? 0
    let sum = amounts.reduce(Amount.zero) { $0 + $1.0.amount }
    let digits = sum.units / Amount.unitsPerLastDigit(ofScale: UInt8(scale))
    guard let coefficient = Int64(exactly: digits) else { return .unreadable }
    let total = ReadNumber(coefficient: coefficient, scale: scale)
    return .value((total, row.write(total)))
  }

  /// What the line's quantity says, with its total still to come; nil where the total is worked out from it and
  /// it cannot be read.
  @inline(__always)
  private func readCounted(_ row: inout RecordCells) -> PurchaseAmounts? {
    var result = PurchaseAmounts(
      total: ReadNumber(coefficient: 0, scale: 0), totalText: Bytes(start: nil, count: 0))
    guard columns.quantity >= 0 else { return result }
    switch row.plan.quantityHasCups ? .unreadable : row.number(columns.quantity) {
    case .value(let (number, text)): (result.quantity, result.quantityText) = (number, text)
    case .absent: break
    case .unreadable:
      if let (number, text, unit) = row.quantityWithUnit(columns.quantity) {
        (result.quantity, result.quantityText, result.unitText) = (number, text, unit)
      } else if row.plan.quantityHasCups,
        case .value(let (number, text)) = row.number(columns.quantity)
      {
        (result.quantity, result.quantityText) = (number, text)
      } else if row.plan.multiplies {
        return nil
      } else {
        result.lacksQuantity = true
      }
    }
    return result
  }

  /// Returns the unit price, or the sale price that replaces it.
  @inline(__always)
  private func priceOfOne(_ row: inout RecordCells) -> Reading<(ReadNumber, Bytes)> {
    if columns.reducedPrice >= 0, case .value(let (price, text)) = row.number(columns.reducedPrice),
      !price.isZero
    {
      return .value((price, text))
    }
    return row.number(columns.unitPrice)
  }

  /// Subtracts a percentage from the total, rounded half-even to the currency's decimals.
  private func takePercentOff(_ amounts: inout PurchaseAmounts, _ row: inout RecordCells) {
    let cell = row.plain(row.cell(row.plan.percentOff))
    guard let percent = PercentDiscount.percent(cell, row.plan.formats[row.plan.percentOff]),
      !percent.isZero
    else { return }
    let scale = max(amounts.total.scale, row.plan.currency?.fractionDigits ?? 2)
    let rest = (Amount(100) - percent.amount).units
    let divisor = Amount(100).units * Amount.unitsPerLastDigit(ofScale: UInt8(scale))
    let (product, overflows) = amounts.total.amount.units.multipliedReportingOverflow(by: rest)
    guard !overflows, let coefficient = Int64(exactly: divideHalfEven(product, by: divisor)) else {
      return
    }
    amounts.total = ReadNumber(coefficient: coefficient, scale: scale)
    amounts.totalText = row.write(amounts.total)
  }

  /// Subtracts or adds the amounts of other columns, such as discounts and taxes; invalid cells are
  /// skipped.
  private func change(_ amounts: inout PurchaseAmounts, _ row: inout RecordCells) {
    for (column, change) in row.plan.changes {
      guard case .value(let (part, _)) = row.number(column), !part.isZero else { continue }
      let changed = change.apply(part, to: amounts.total.amount)
      let scale = max(amounts.total.scale, part.scale)
      let digits = changed.units / Amount.unitsPerLastDigit(ofScale: UInt8(scale))
      guard let coefficient = Int64(exactly: digits) else { continue }
      if change == .takenOff { amounts.takenOff += amounts.total.amount - changed }
      amounts.total = ReadNumber(coefficient: coefficient, scale: scale)
      amounts.totalText = row.write(amounts.total)
    }
  }

  /// Checks that quantity × unit price = total, and counts a line that fails.
  ///
  /// If only the decimal separator is missing from the total (`279` for 2.79), restores it.
  func checkArithmetic(_ amounts: inout PurchaseAmounts, _ row: inout RecordCells) {
    guard let quantity = amounts.quantity, !quantity.isZero,
      case .value(let (price, _)) = row.number(columns.unitPrice), !price.isZero,
      !ReadNumber.isProduct(quantity, price, amounts.total)
    else { return }
    if let full = fullTotal(amounts, &row), ReadNumber.isProduct(quantity, price, full) { return }
    if AmountEvidence.lostMark(quantity, price, amounts.total),
      let product = product(quantity, price, &row)
    {
      amounts.total = product
      let printed = String(decoding: amounts.totalText, as: UTF8.self)
      amounts.totalText = row.write(product)
      row.remarks.notices.append(
        ImportNotice(
          "'\(printed)' lost its decimal mark, as quantity × unit price proves",
          line: row.scanner.line)
      )
      return
    }
    row.remarks.arithmeticMisses.note(row.scanner.line)
  }

  /// Returns quantity × unit price, rounded half-even to the currency's decimals (or the price's,
  /// if it has more).
  ///
  /// Returns nil on overflow. The total is part of a line's id, so the rounding must never change.
  func product(
    _ quantity: ReadNumber, _ price: ReadNumber, _ row: inout RecordCells
  ) -> ReadNumber? {
    var digits = row.plan.currency?.fractionDigits ?? 2
    if columns.currency >= 0, case .value(let code) = row.currency(columns.currency) {
      digits = Currency(String(decoding: code, as: UTF8.self))?.fractionDigits ?? digits
    }
    let exact = Int128(quantity.coefficient) * Int128(price.coefficient)
    let scale = quantity.scale + price.scale
    var rounded = exact
    if scale > digits {
      var divisor: Int128 = 1
      for _ in digits..<scale { divisor *= 10 }
      rounded = divideHalfEven(exact, by: divisor)
    }
    guard let value = Int64(exactly: rounded), value.magnitude < 1_000_000_000_000_000_000 else {
      return nil
    }
    return ReadNumber(coefficient: value, scale: min(scale, digits))
  }

  /// What a line would have cost without what the shop took off; nil where it took nothing off.
  private func fullTotal(_ amounts: PurchaseAmounts, _ row: inout RecordCells) -> ReadNumber? {
    guard row.plan.reduction >= 0, !amounts.total.isNegative,
      case .value(let (part, _)) = row.number(row.plan.reduction), !part.isZero
    else { return nil }
    let full = amounts.total.amount + part.amount.magnitude
    let scale = max(amounts.total.scale, part.scale)
    let digits = full.units / Amount.unitsPerLastDigit(ofScale: UInt8(scale))
    return Int64(exactly: digits).map { ReadNumber(coefficient: $0, scale: scale) }
  }

  /// Writes as list total what a line would have cost without what the shop took off.
  func putFullTotal(_ amounts: PurchaseAmounts, _ row: inout RecordCells) {
    guard let full = fullTotal(amounts, &row) else { return }
    row.put(PurchaseKey.listTotal, row.write(full))
  }

  /// Writes the list total: the cell, or list price × quantity; skipped if it is below the total.
  func putListTotal(_ amounts: PurchaseAmounts, _ row: inout RecordCells) {
    switch row.number(columns.listTotal) {
    case .absent: return
    case .unreadable: row.noteUnread(columns.listTotal, "an amount")
    case .value(let (price, text)):
      var list = (price, text)
      if row.plan.listIsOfOne, let quantity = amounts.quantity {
        guard let product = product(quantity, price, &row) else { return }
        list = (product, row.write(product))
      }
      if !row.plan.isOwn, !amounts.total.isNegative, list.0.amount < amounts.total.amount {
        return row.noteUnread(columns.listTotal, "a full price of at least the total")
      }
      row.put(PurchaseKey.listTotal, list.1)
    }
  }
}
