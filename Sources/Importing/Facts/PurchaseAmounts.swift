import ByteTools
import GroceryModel

extension FactEmitter {
  /// The line's amounts; absent where no total stands there and none can be worked out.
  mutating func readAmounts(
    _ columns: PurchaseColumns, _ itemWords: WordClass
  ) -> Reading<PurchaseAmounts> {
    guard let counted = readCounted(columns) else { return .unreadable }
    var result = counted
    if plan.multiplies {
      guard case .value(let (price, priceText)) = priceOfOne(columns) else {
        return isAbsent(columns.unitPrice) ? .absent : .unreadable
      }
      (result.total, result.totalText) = (price, priceText)
      if let quantity = counted.quantity {
        guard let product = product(quantity, price, columns) else { return .unreadable }
        (result.total, result.totalText) = (product, write(product))
      }
    } else {
      switch number(columns.total) {
      case .value(let (total, text)):
        (result.total, result.totalText) = (total, text)
        if columns.reducedPrice >= 0, case .value(let (paid, text)) = number(columns.reducedPrice),
          !paid.isZero
        {
          (result.total, result.totalText) = (paid, text)
        }
      case .unreadable: return .unreadable
      case .absent:
        // A discount of the whole receipt may stand where receipts have their total.
        guard columns.receiptTotal >= 0, itemWords.contains(.discount),
          case .value(let (total, text)) = number(columns.receiptTotal), total.isNegative
        else { return .absent }
        (result.total, result.totalText) = (total, text)
      }
    }
    if !plan.changes.isEmpty { change(&result) }
    if plan.percentOff >= 0 { takePercentOff(&result) }
    return .value(result)
  }

  /// What the line's quantity says, with its total still to come; nil where the total is worked out from it and
  /// it cannot be read.
  @inline(__always)
  private mutating func readCounted(_ columns: PurchaseColumns) -> PurchaseAmounts? {
    var result = PurchaseAmounts(
      total: ReadNumber(coefficient: 0, scale: 0), totalText: Bytes(start: nil, count: 0))
    guard columns.quantity >= 0 else { return result }
    switch plan.quantityHasCups ? .unreadable : number(columns.quantity) {
    case .value(let (number, text)): (result.quantity, result.quantityText) = (number, text)
    case .absent: break
    case .unreadable:
      if let (number, text, unit) = quantityWithUnit(columns.quantity) {
        (result.quantity, result.quantityText, result.unitText) = (number, text, unit)
      } else if plan.quantityHasCups, case .value(let (number, text)) = number(columns.quantity) {
        (result.quantity, result.quantityText) = (number, text)
      } else if plan.multiplies {
        return nil
      } else {
        result.lacksQuantity = true
      }
    }
    return result
  }

  /// The price of one, or the lower one that replaces it.
  @inline(__always)
  private mutating func priceOfOne(_ columns: PurchaseColumns) -> Reading<(ReadNumber, Bytes)> {
    if columns.reducedPrice >= 0, case .value(let (price, text)) = number(columns.reducedPrice),
      !price.isZero
    {
      return .value((price, text))
    }
    return number(columns.unitPrice)
  }

  /// Takes a share off, rounded half-even to the currency's digits.
  private mutating func takePercentOff(_ amounts: inout PurchaseAmounts) {
    let cell = plain(cell(plan.percentOff))
    guard let percent = PercentDiscount.percent(cell, plan.formats[plan.percentOff]),
      !percent.isZero
    else { return }
    let scale = max(amounts.total.scale, plan.currency?.fractionDigits ?? 2)
    let rest = (Amount(100) - percent.amount).units
    let divisor = Amount(100).units * Amount.unitsPerLastDigit(ofScale: UInt8(scale))
    let (product, overflows) = amounts.total.amount.units.multipliedReportingOverflow(by: rest)
    guard !overflows, let coefficient = Int64(exactly: divideHalfEven(product, by: divisor)) else {
      return
    }
    amounts.total = ReadNumber(coefficient: coefficient, scale: scale)
    amounts.totalText = write(amounts.total)
  }

  /// Takes off and adds what other columns say; a cell without a number changes nothing.
  private mutating func change(_ amounts: inout PurchaseAmounts) {
    for (column, change) in plan.changes {
      guard case .value(let (part, _)) = number(column), !part.isZero else { continue }
      let changed = change.apply(part, to: amounts.total.amount)
      let scale = max(amounts.total.scale, part.scale)
      let digits = changed.units / Amount.unitsPerLastDigit(ofScale: UInt8(scale))
      guard let coefficient = Int64(exactly: digits) else { continue }
      amounts.total = ReadNumber(coefficient: coefficient, scale: scale)
      amounts.totalText = write(amounts.total)
    }
  }

  /// Counts a line whose quantity × unit price is not its total; gives the total back a mark that it lost.
  mutating func checkArithmetic(_ columns: PurchaseColumns, _ amounts: inout PurchaseAmounts) {
    guard let quantity = amounts.quantity, !quantity.isZero,
      case .value(let (price, _)) = number(columns.unitPrice), !price.isZero,
      !AmountEvidence.isProduct(quantity, price, amounts.total)
    else { return }
    if AmountEvidence.lostMark(quantity, price, amounts.total),
      let product = product(quantity, price, columns)
    {
      amounts.total = product
      let printed = String(decoding: amounts.totalText, as: UTF8.self)
      amounts.totalText = write(product)
      notices.append(
        ImportNotice(
          "'\(printed)' lost its decimal mark, as quantity × unit price proves", line: scanner.line)
      )
      return
    }
    receipts.arithmeticMisses += 1
    if receipts.firstArithmeticMiss == 0 { receipts.firstArithmeticMiss = scanner.line }
  }

  private mutating func isAbsent(_ column: Int) -> Bool {
    AbsentWords.contains(trimmedText(cell(column)))
  }

  /// `2.13 lbs`: a quantity that brings its unit along.
  mutating func quantityWithUnit(_ column: Int) -> (ReadNumber, Bytes, Bytes)? {
    let clean = plain(CellText.clean(cell(column), &scanner.arena))
    guard let quantity = QuantityCell(clean, plan.formats[column]) else { return nil }
    let unit = quantity.unit.isEmpty ? quantity.unit : unit(behindCount: quantity.unit)
    return (quantity.number, write(quantity.number), unit)
  }

  /// Quantity times unit price, rounded half-even to the currency's digits (or the price's own, if it
  /// has more), or nil where that is too large.
  ///
  /// The total is a part of a line's id, so the rounding must never change.
  mutating func product(
    _ quantity: ReadNumber, _ price: ReadNumber, _ columns: PurchaseColumns
  ) -> ReadNumber? {
    var digits = plan.currency?.fractionDigits ?? 2
    if columns.currency >= 0, case .value(let code) = currency(columns.currency) {
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
}
