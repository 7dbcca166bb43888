import GroceryModel

/// What columns of amounts prove about each other line by line: that one is what is left of another,
/// or keeps its running sum.
extension AmountEvidence {
  /// Whether a column is another one less what a third takes off, or with what it adds.
  ///
  /// Lines where nothing is taken off or added must agree, and at least one where something is.
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

  /// Whether a column is another one less a third and with a fourth, as an invoice's total is.
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

  /// Whether quantity × price, less what a third column takes off, is the total where it does.
  func isProductLess(_ part: Int, _ quantity: Int, _ price: Int, _ total: Int) -> Bool {
    let (matches, tested) = products(quantity, price, total, where: [part]) { product, parts in
      Change.takenOff.apply(parts[0], to: product)
    }
    return tested > 0 && matches * 10 >= tested * 8
  }

  /// Whether quantity × price, less what a third column takes off and with what a fourth adds, is the
  /// total wherever both do something.
  func isProductLess(
    _ part: Int, with added: Int, _ quantity: Int, _ price: Int, _ total: Int
  ) -> Bool {
    let columns = [part, added]
    let (matches, tested) = products(quantity, price, total, where: columns) { product, parts in
      Change.added.apply(parts[1], to: Change.takenOff.apply(parts[0], to: product))
    }
    return tested > 0 && matches == tested
  }

  /// Whether quantity × price is the total although a third column has something to take off.
  func isProductBefore(_ part: Int, _ quantity: Int, _ price: Int, _ total: Int) -> Bool {
    let (matches, tested) = products(quantity, price, total, where: [part]) { product, _ in product
    }
    return tested > 0 && matches * 10 >= tested * 8
  }

  /// In how many of the rows where some columns are filled and not zero the total is what is expected.
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
        parts.count == columns.count, let product = Self.product(quantity, price)
      else { continue }
      tested += 1
      let difference = (expected(product, parts) - total.amount).units.magnitude
      let digit = Amount.unitsPerLastDigit(ofScale: UInt8(min(max(total.scale, 2), 12)))
      if difference <= digit.magnitude { matches += 1 }
    }
    return (matches, tested)
  }

  /// Whether a column stands on the first line of each receipt and on no other, where another one
  /// stands on all.
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

  /// Whether two columns hold the same amounts, whatever their signs, and not ones alone.
  func areEqual(_ column: Int, _ other: Int) -> Bool {
    guard let left = values[column], let right = values[other] else { return false }
    let pairs = zip(left, right).compactMap { left, right in
      left.flatMap { l in right.map { (l, $0) } }
    }
    return pairs.contains { $0.0.amount.units.magnitude != Amount.unitsPerOne.magnitude }
      && pairs.allSatisfy { $0.0.amount.units.magnitude == $0.1.amount.units.magnitude }
  }

  /// Whether a column holds anything but zeros.
  func hasAmounts(_ column: Int) -> Bool {
    values[column]?.contains { $0.map { !$0.isZero } ?? false } ?? false
  }

  /// Whether a column is the sum of another's amounts so far, from above or from below, as at least so
  /// many steps prove; it may begin anew here and there, with each month, say.
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

  /// Whether the second of two rows adds its amount to the first one's.
  func isRunningSumOfTwo(_ column: Int, of other: Int) -> Bool {
    guard column != other, let sums = values[column]?.map({ $0?.amount }), sums.count == 2,
      let amounts = values[other]?.map({ $0?.amount }), let first = sums[0], let last = sums[1],
      let added = amounts[1]
    else { return false }
    return first == amounts[0] && !first.isZero && last == first + added && first != added
  }

  /// Whether a line column, changed by another, adds up to a receipt column in most receipts.
  func sums(_ column: Int, _ change: Change, _ part: Int, to receiptColumn: Int) -> Bool {
    guard let lines = values[column], let parts = values[part] else { return false }
    let changed = lines.indices.map { row in
      lines[row].map { change.apply(parts[row], to: $0.amount) }
    }
    return sums(changed, to: receiptColumn)
  }

  /// Whether quantity × price adds up to a receipt column in most receipts.
  func sumsProducts(_ quantity: Int, _ price: Int, to receiptColumn: Int) -> Bool {
    guard let quantities = values[quantity], let prices = values[price],
      receiptColumn != quantity, receiptColumn != price
    else { return false }
    let products = prices.indices.map { row -> Amount? in
      guard let price = prices[row] else { return nil }
      guard let quantity = quantities[row] else { return price.amount }
      return Self.product(quantity, price)?.rounded(toFractionDigits: 2)
    }
    return sums(products, to: receiptColumn)
  }

  /// What a column of parts does to the amounts beside it.
  enum Change {
    case takenOff, added

    /// A part's own sign says nothing: a discount is printed with a minus as often as without.
    func apply(_ part: ReadNumber?, to amount: Amount) -> Amount {
      guard let part else { return amount }
      switch self {
      case .takenOff: return amount - (part.isNegative ? -part.amount : part.amount)
      case .added: return amount + part.amount
      }
    }
  }
}
