import GroceryModel

extension AmountRoles {
  /// True if the list price is per unit, not per line.
  ///
  /// List price × quantity must never be below the total. In addition, the list price alone is
  /// below it, or a column with a similar header is per unit. Example: 2 pieces, list price 1.49,
  /// total 2.58.
  var listIsOfOne: Bool {
    guard let quantity = roles.columns[.quantity], let list = roles.columns[.listTotal],
      let total = roles.columns[.total],
      let fit = evidence.fullPrices(list, quantity, total), fit.isNeverBelow
    else { return false }
    if fit.isBelowAlone { return true }
    let noun = headerWords(list).words.last
    return evidence.columns.contains { price in
      price != list && price != total && headerWords(price).words.last == noun
        && score(.unitPrice, price) > 0 && evidence.multiplies(quantity, price, to: total)
    }
  }
}

extension AmountRoles {
  /// Returns true if *regular price* is never below the amount paid, and above it on some line.
  func isFullPrice(_ column: Int, _ quantity: Int?, _ total: Int?) -> Bool {
    guard named(.listTotal, column) >= 10, let total,
      !evidence.columns.contains(where: { score(.discount, $0) >= 6 })
    else { return false }
    return evidence.areFullPrices(column, quantity, total)
  }
}

extension AmountEvidence {
  /// Returns true if the prices, per unit or per line, are never below the totals and above some of
  /// them.
  func areFullPrices(_ list: Int, _ quantity: Int?, _ total: Int) -> Bool {
    guard let lists = values[list], let totals = values[total] else { return false }
    let quantities = quantity.flatMap { values[$0] }
    return [quantities, nil].contains { quantities in
      var isAbove = false
      for row in lists.indices {
        guard let price = lists[row], let total = totals[row], !price.isZero, !total.isNegative
        else { continue }
        let full = quantities?[row].flatMap { ReadNumber.product($0, price) } ?? price.amount
        // Printed amounts are rounded.
        let digit = Amount(units: Amount.unitsPerLastDigit(ofScale: 2))
        if full + digit < total.amount { return false }
        if full > total.amount + digit { isAbove = true }
      }
      return isAbove
    }
  }

  /// Compares list price × quantity and the list price alone with the totals.
  ///
  /// Returns whether the product is never below, and whether the list price alone is below
  /// somewhere; nil if no line has a quantity above 1.
  func fullPrices(
    _ list: Int, _ quantity: Int, _ total: Int
  ) -> (isNeverBelow: Bool, isBelowAlone: Bool)? {
    guard let lists = values[list], let quantities = values[quantity], let totals = values[total]
    else { return nil }
    var tested = 0
    var isBelowAlone = false
    for row in lists.indices {
      guard let price = lists[row], let quantity = quantities[row], let total = totals[row],
        !total.isNegative, quantity.amount > Amount(1),
        let product = ReadNumber.product(quantity, price)
      else { continue }
      tested += 1
      // Printed amounts are rounded.
      let digit = Amount(units: Amount.unitsPerLastDigit(ofScale: 2))
      if product + digit < total.amount { return (false, false) }
      if price.amount < total.amount { isBelowAlone = true }
    }
    return tested > 0 ? (true, isBelowAlone) : nil
  }
}
