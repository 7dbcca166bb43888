import GroceryModel

/// Looks in a book of prices for what would have been cheaper.
struct SavingsFinder {
  let book: PriceBook
  let period: Period
  /// One for each product, currency and unit, in the order of products' names.
  let series: [PricedSeries]

  init(_ book: PriceBook, in period: Period) {
    self.book = book
    self.period = period
    var all: [PricedSeries] = []
    book.forEachSeries(byStore: false) { product, points in
      guard let first = points.first else { return }
      let observation = book.fold.observations[Int(first.index)]
      var one = PricedSeries(
        currency: book.currency(of: observation), unit: book.measures.units[Int(first.unit)])
      one.lines = points.compactMap { book.pricedLine($0, of: product) }
      all.append(one)
    }
    series = all
  }

  /// The lines of a series within the period.
  func recent(_ series: PricedSeries) -> [PricedLine] {
    series.lines.filter { period.contains($0.day) }
  }

  /// Returns a saving if enough purchases cost more than they would have at another price.
  ///
  /// - Parameters:
  ///   - kind: The kind of saving.
  ///   - item: The item that was bought.
  ///   - lines: The purchases.
  ///   - price: The other price of one unit.
  ///   - series: Their currency and unit.
  ///   - place: The place or time of that price, to follow "at".
  /// - Returns: The saving; nil if nothing is saved or data are too few.
  func saving(
    _ kind: Saving.Kind, _ item: String, _ lines: [PricedLine], at price: ExactRatio,
    _ series: PricedSeries, _ place: String
  ) -> Saving? {
    guard lines.count >= SavingsQuestion.least else { return nil }
    let (paid, instead) = lines.costs(at: price)
    let digits = Currency(series.currency)?.fractionDigits ?? 2
    let saved = (paid - instead).rounded(toFractionDigits: digits)
    guard saved.units > 0 else { return nil }
    func money(_ amount: Amount) -> String {
      amount.rounded(toFractionDigits: digits).text(minimumFractionDigits: digits)
    }
    let days = (lines.map(\.day).min() ?? period.start, lines.map(\.day).max() ?? period.start)
    return Saving(
      kind: kind, item: item, saved: saved, currency: series.currency,
      basis: "\(lines.count) purchases from \(days.0) to \(days.1)",
      text: "\(money(paid)) paid; at \(PriceFigure(price).text) \(Unit.basis(series.unit)), "
        + "\(place), "
        + "it would have cost \(money(instead))")
  }

  /// The cheapest of several ways to buy, with what was bought in the other ones.
  ///
  /// - Parameter ways: The lines of each way.
  /// - Returns: Its key, its usual price and the purchases of the others; nil where fewer than two ways
  ///   have enough prices.
  func cheapest<Key: Hashable>(
    _ ways: [Key: [PricedLine]]
  ) -> (key: Key, price: ExactRatio, others: [PricedLine])? {
    let known = ways.filter { $0.value.count >= SavingsQuestion.least }
    guard known.count > 1 else { return nil }
    let prices = known.compactMapValues(\.usualPrice)
    let lowest = prices.values.map(\.approximation).min()
    let best = prices.filter { $0.value.approximation == lowest }
    // If several cost the same, changing saves nothing.
    guard best.count == 1, let (key, price) = best.first else { return nil }
    return (key, price, ways.filter { $0.key != key }.values.flatMap(\.self).paidLines)
  }
}

extension PriceBook {
  fileprivate func pricedLine(_ point: Point, of product: Int) -> PricedLine? {
    let observation = fold.observations[Int(point.index)]
    guard let measure = measures.measure(of: observation),
      let quantity = measures.quantity(of: observation, factor: measure.factor)
    else { return nil }
    return PricedLine(
      product: product, store: catalog.store(of: observation.store),
      day: Day(ordinal: point.day), price: point.price, quantity: quantity,
      content: measures.package(of: observation)?.content.approximation,
      isPaid: fold.tables.terms[observation.terms].origin == .purchase)
  }
}
