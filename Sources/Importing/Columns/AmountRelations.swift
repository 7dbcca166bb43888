import GroceryModel

/// What amount columns prove about each other line by line, such as a difference or a running sum.
extension AmountEvidence {
  /// Returns true if `rest` is `whole` minus (or plus) `part`.
  ///
  /// It must hold in 90 % of the lines, and in at least one where the part is not zero.
  func isRest(_ rest: Int, of whole: Int, _ change: Change, _ part: Int) -> Bool {
    guard let rests = values[rest], let wholes = values[whole], let parts = values[part] else {
      return false
    }
    var changed = 0
    var matches = 0
    var tested = 0
    for row in rests.indices {
      guard let rest = rests[row], let whole = wholes[row] else { continue }
      tested += 1
      guard change.apply(parts[row], to: whole.amount) == rest.amount else { continue }
      matches += 1
      if let part = parts[row], !part.isZero { changed += 1 }
    }
    return changed > 0 && matches * 10 >= tested * 9
  }

  /// Returns true if `rest` is `whole` minus a discount plus a tax, as in an invoice.
  func isRest(_ rest: Int, of whole: Int, less discount: Int, with tax: Int) -> Bool {
    guard let rests = values[rest], let wholes = values[whole], let discounts = values[discount],
      let taxes = values[tax]
    else { return false }
    var changed = 0
    var tested = 0
    for row in rests.indices {
      guard let rest = rests[row], let whole = wholes[row] else { continue }
      tested += 1
      let net = Change.takenOff.apply(discounts[row], to: whole.amount)
      guard Change.added.apply(taxes[row], to: net) == rest.amount else { return false }
      if rest.amount != whole.amount { changed += 1 }
    }
    return changed > 0 && tested > 0
  }

  /// Returns true if quantity × price minus a discount, or plus a tax, is the total on lines that have one.
  func isProduct(
    _ quantity: Int, _ price: Int, _ change: Change, _ part: Int, _ total: Int
  ) -> Bool {
    let (matches, tested) = products(quantity, price, total, where: [part]) { product, parts in
      change.apply(parts[0], to: product)
    }
    return tested > 0 && matches * 10 >= tested * 8
  }

  /// Returns true if quantity × price minus a discount plus another amount is the total on lines
  /// with both.
  func isProductLess(
    _ part: Int, with added: Int, _ quantity: Int, _ price: Int, _ total: Int
  ) -> Bool {
    let columns = [part, added]
    let (matches, tested) = products(quantity, price, total, where: columns) { product, parts in
      Change.added.apply(parts[1], to: Change.takenOff.apply(parts[0], to: product))
    }
    return tested > 0 && matches == tested
  }

  /// Returns true if quantity × price is the total even on lines with a discount.
  func isProductBefore(_ part: Int, _ quantity: Int, _ price: Int, _ total: Int) -> Bool {
    let (matches, tested) = products(quantity, price, total, where: [part]) { product, _ in product
    }
    return tested > 0 && matches * 10 >= tested * 8
  }

  /// Returns in how many rows the total is as expected, among rows with all `columns` filled and
  /// not zero.
  private func products(
    _ quantity: Int, _ price: Int, _ total: Int, where columns: [Int],
    _ expected: (Amount, [ReadNumber]) -> Amount
  ) -> (matches: Int, tested: Int) {
    var matches = 0
    var tested = 0
    guard let quantities = values[quantity], let prices = values[price], let totals = values[total]
    else { return (0, 0) }
    for row in totals.indices {
      let parts = columns.compactMap { values[$0]?[row] }.filter { !$0.isZero }
      guard let quantity = quantities[row], let price = prices[row], let total = totals[row],
        parts.count == columns.count, let product = ReadNumber.product(quantity, price)
      else { continue }
      tested += 1
      let difference = (expected(product, parts) - total.amount).units.magnitude
      let digit = Amount.unitsPerLastDigit(ofScale: UInt8(min(max(total.scale, 2), 12)))
      if difference <= digit.magnitude { matches += 1 }
    }
    return (matches, tested)
  }

  /// Returns true if a column has a value on the first line of each receipt only, and `other` on
  /// all lines.
  func standsOnFirstLines(_ column: Int, _ other: Int) -> Bool {
    guard !receipts.isEmpty, let values = values[column], let others = self.values[other] else {
      return false
    }
    var begun: Set<Int> = []
    var further = 0
    for row in values.indices {
      let isFirst = begun.insert(receipts[row]).inserted
      if isFirst != (values[row] != nil) { return false }
      if !isFirst, others[row] != nil { further += 1 }
    }
    return further > 0
  }

  /// Returns true if two columns have the same absolute amounts, and not only ones.
  func areEqual(_ column: Int, _ other: Int) -> Bool {
    guard let left = values[column], let right = values[other] else { return false }
    let pairs = zip(left, right).compactMap { left, right in
      left.flatMap { l in right.map { (l, $0) } }
    }
    return pairs.contains { $0.0.amount.units.magnitude != Amount.unitsPerOne.magnitude }
      && pairs.allSatisfy { $0.0.amount.units.magnitude == $0.1.amount.units.magnitude }
  }

  /// Returns true if a column has any number other than zero.
  func hasAmounts(_ column: Int) -> Bool {
    values[column]?.contains { $0.map { !$0.isZero } ?? false } ?? false
  }

  /// Returns true if a column is the running sum of another, from the top or from the bottom.
  ///
  /// At least `least` steps must agree. The sum may restart now and then, for example each month.
  func isRunningSum(_ column: Int, of other: Int, least: Int = 2) -> Bool {
    guard column != other, let sums = values[column], let amounts = values[other] else {
      return false
    }
    var steps = 0
    var downwards = 0
    var upwards = 0
    var beginnings = 0
    for row in sums.indices.dropFirst() {
      guard let last = sums[row - 1], let sum = sums[row], let above = amounts[row - 1],
        let amount = amounts[row]
      else { continue }
      steps += 1
      let step = sum.amount - last.amount
      if step == amount.amount || step == -amount.amount { downwards += 1 }
      if step == above.amount || step == -above.amount { upwards += 1 }
      if sum.amount == amount.amount, step != amount.amount { beginnings += 1 }
    }
    if steps >= least, max(downwards, upwards) * 10 >= steps * 9 { return true }
    return downwards >= max(least, 2) && beginnings <= downwards
      && (downwards + beginnings) * 10 >= steps * 9
  }

  /// Returns true if a line column, changed by another column, adds up to a receipt column in most
  /// receipts that have such a change.
  func sums(_ column: Int, _ change: Change, _ part: Int, to receiptColumn: Int) -> Bool {
    guard let lines = values[column], let parts = values[part] else { return false }
    let changed = lines.indices.map { row in
      lines[row].map { change.apply(parts[row], to: $0.amount) }
    }
    guard !receipts.isEmpty else { return false }
    let telling = parts.indices.filter { parts[$0]?.isZero == false }.map { receipts[$0] }
    return sums(changed, to: receiptColumn, in: Set(telling))
  }

  /// Returns true if the columns add up to the total in 90 % of the rows, and in at least two.
  func sums(_ columns: [Int], inEachRowTo total: Int) -> Bool {
    let stated = (values[total] ?? []).enumerated().filter { $0.element != nil }
    let matches = stated.count { row, sum in
      let parts = columns.compactMap { values[$0]?[row]?.amount }
      return sum?.amount == parts.reduce(Amount.zero, +)
    }
    return matches > 1 && matches * 10 >= stated.count * 9
  }

  /// Returns true if quantity × price adds up to a receipt column in most receipts.
  func sumsProducts(_ quantity: Int, _ price: Int, to receiptColumn: Int) -> Bool {
    guard let quantities = values[quantity], let prices = values[price],
      receiptColumn != quantity, receiptColumn != price
    else { return false }
    let products = prices.indices.map { row -> Amount? in
      guard let price = prices[row] else { return nil }
      guard let quantity = quantities[row] else { return price.amount }
      return ReadNumber.product(quantity, price)?.rounded(toFractionDigits: 2)
    }
    return sums(products, to: receiptColumn)
  }

  /// How a column such as a discount or a tax changes the amount next to it.
  enum Change {
    case takenOff, added
    /// A percentage that is taken off.
    case percentOff

    /// The sign of a discount means nothing: it is printed with or without a minus.
    func apply(_ part: ReadNumber?, to amount: Amount) -> Amount {
      guard let part else { return amount }
      let off = part.isNegative ? -part.amount : part.amount
      switch self {
      case .takenOff: return amount - off
      case .added: return amount + part.amount
      case .percentOff:
        let (product, overflow) = amount.units.multipliedReportingOverflow(
          by: (Amount(100) - off).units)
        return overflow ? amount : Amount(units: product / Amount(100).units)
      }
    }
  }
}
