import GroceryModel

extension AmountRoles {
  /// Whether the full prices are those of one: times the quantities they are never below the totals,
  /// and without them they are, or a price headed alike is one of one too.
  var listIsOfOne: Bool {
    guard let quantity = roles.columns[.quantity], let list = roles.columns[.listTotal],
      let total = roles.columns[.total],
      let fit = evidence.fullPrices(list, quantity, total), fit.isNeverBelow
    else { return false }
    if fit.isBelowAlone { return true }
    let noun = layout.headers[list].words.last
    return evidence.columns.contains { price in
      price != list && price != total && layout.headers[price].words.last == noun
        && score(.unitPrice, price) > 0 && evidence.multiplies(quantity, price, to: total)
    }
  }
}

extension AmountEvidence {
  /// Whether full prices times quantities are never below the totals, and whether the prices alone are
  /// somewhere; nil where nothing was bought twice.
  func fullPrices(
    _ list: Int, _ quantity: Int, _ total: Int
  ) -> (isNeverBelow: Bool, isBelowAlone: Bool)? {
    guard let lists = values[list], let quantities = values[quantity], let totals = values[total]
    else { return nil }
    var tested = 0
    var isBelowAlone = false
    for row in lists.indices {
      guard let price = lists[row], let quantity = quantities[row], let total = totals[row],
        !total.isNegative, quantity.amount > Amount(1), let product = Self.product(quantity, price)
      else { continue }
      tested += 1
      // What is printed is rounded.
      let digit = Amount(units: Amount.unitsPerLastDigit(ofScale: 2))
      if product + digit < total.amount { return (false, false) }
      if price.amount < total.amount { isBelowAlone = true }
    }
    return tested > 0 ? (true, isBelowAlone) : nil
  }
}
