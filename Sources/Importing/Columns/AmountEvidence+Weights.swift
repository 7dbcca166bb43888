import GroceryModel

/// What weights in small units prove.
extension AmountEvidence {
  /// Whether thousandths of a quantity, times a price, give the total: grams and the price of a kilogram.
  func multipliesThousandths(_ quantity: Int, givingTotal total: Int) -> Bool {
    guard let quantities = values[quantity], let totals = values[total] else { return false }
    return columns.contains { price in
      guard price != quantity, price != total, let prices = values[price] else { return false }
      var matches = 0
      var tested = 0
      for row in quantities.indices {
        guard let quantity = quantities[row], let price = prices[row], let total = totals[row],
          !quantity.isZero, !price.isZero
        else { continue }
        tested += 1
        let part = ReadNumber(coefficient: quantity.coefficient, scale: quantity.scale + 3)
        if Self.isProduct(part, price, total) { matches += 1 }
      }
      return tested > 1 && matches * 10 >= tested * 8
    }
  }
}
