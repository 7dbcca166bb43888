import Statistics

/// The artificial data of the Producer and Consumer Price Index Manuals, tables 19.1 and 19.2: five
/// periods, six goods.
enum ManualExample {
  /// A row for each period.
  static let prices: [[Double]] = [
    [1, 1, 1, 1, 1, 1],
    [1.2, 3, 1.3, 0.7, 1.4, 0.8],
    [1, 1, 1.5, 0.5, 1.7, 0.6],
    [0.8, 0.5, 1.6, 0.3, 1.9, 0.4],
    [1, 1, 1.6, 0.1, 2, 0.2],
  ]
  static let quantities: [[Double]] = [
    [1, 1, 2, 1, 4.5, 0.5],
    [0.8, 0.9, 1.9, 1.3, 4.7, 0.6],
    [1, 1.1, 1.8, 3, 5, 0.8],
    [1.2, 1.2, 1.9, 6, 5.6, 1.3],
    [0.9, 1.2, 2, 12, 6.5, 2.5],
  ]
  static let matrix = PriceMatrix(prices: prices, quantities: quantities)
}

extension PriceMatrix {
  /// A matrix of rows of periods.
  init(prices: [[Double]], quantities: [[Double]]) {
    self.init(periods: prices.count, items: prices[0].count)
    for period in prices.indices {
      for item in prices[period].indices {
        self[period, item] = PriceAndQuantity(
          price: prices[period][item], quantity: quantities[period][item])
      }
    }
  }
}
