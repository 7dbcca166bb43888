import EventSourcing
import GroceryModel
import Statistics

/// Settled sums of what was paid, as a series of months for each currency.
struct PaidBook {
  let choice: ItemChoice
  /// In the order of their currencies.
  let series: [PaidSeries]
  let conversion: CurrencyConversion?

  /// - Throws: `LogError` where the log cannot be read again, `NameAmbiguity` where a filter's name
  ///   fits several things, `CurrencyConversion.MissingRate`.
  init(
    _ folded: PaidSums, filters: [NameFilter], conversion: CurrencyConversion?,
    from replay: Replay
  ) throws {
    let sums = try folded.settlingDiscounts(replay)
    try self.init(
      sums, try ItemCatalog(sums.items, from: replay), filters: filters, conversion: conversion)
  }

  /// Sums whose discounts are settled, with their catalog.
  init(
    _ sums: PaidSums, _ catalog: ItemCatalog, filters: [NameFilter] = [],
    conversion: CurrencyConversion? = nil
  ) throws {
    choice = try catalog.choice(filters)
    var collector = Collector(sums, catalog, choice, conversion)
    series = collector.series()
    try collector.conversion?.check()
    self.conversion = collector.conversion
  }
}

/// Puts cells in the order of currencies, months and items, and adds up those of one item.
private struct Collector {
  private let sums: PaidSums
  private let catalog: ItemCatalog
  private var measures: QuantityMeasures
  private var cells: [Place] = []
  var conversion: CurrencyConversion?
  private let currencyRanks: [UInt32]

  /// A cell and where it belongs.
  private struct Place {
    /// The ranks of the currency and then the month, and those of the item and its unit.
    let month: UInt64
    let item: UInt64
    let cell: Int
    let factor: ExactRatio?
  }

  init(
    _ sums: PaidSums, _ catalog: ItemCatalog, _ choice: ItemChoice,
    _ conversion: CurrencyConversion?
  ) {
    self.sums = sums
    self.catalog = catalog
    self.conversion = conversion
    measures = QuantityMeasures(
      units: sums.units, packages: sums.packages, itemCount: sums.items.itemCount, catalog)
    let target = conversion?.target.code
    currencyRanks = ByteOrder.ranks(
      of: (0..<sums.items.currencyCount).map { target ?? catalog.currencyCode(of: UInt32($0)) })
    guard choice.kinds.contains("item") else { return }
    let products = ByteOrder.ranks(of: (0..<catalog.productCount).map { catalog.key(of: $0) })
    let units = ByteOrder.ranks(of: measures.units)
    for cell in 0..<sums.sums.count where sums.sums.lines(cell) > 0 {
      let key = sums.key(cell)
      let product = catalog.product(of: key.item)
      guard choice.products[product],
        !sums.byStore || choice.contains(store: catalog.store(of: key.store))
      else { continue }
      let measure = measure(of: key)
      let month = Day(ordinal: key.day).month.ordinal
      cells.append(
        Place(
          month: UInt64(currencyRanks[Int(key.currency)]) << 32 | UInt64(UInt32(month)),
          item: UInt64(products[product]) << 32
            | UInt64(measure.map { units[$0.unit] } ?? UInt32.max),
          cell: cell, factor: measure?.factor))
    }
    cells.sort { ($0.month, $0.item) < ($1.month, $1.item) }
  }

  private mutating func measure(of key: PaidSums.Key) -> QuantityMeasures.Measure? {
    guard key.unit != PaidSums.unknownAmount else { return nil }
    measures.note(item: key.item, unit: key.unit, package: key.package)
    return measures.measure(item: key.item, unit: key.unit, package: key.package)
  }

  mutating func series() -> [PaidSeries] {
    var all: [PaidSeries] = []
    var start = 0
    while start < cells.count {
      let month = cells[start].month
      var end = start
      while end < cells.count, cells[end].month == month { end += 1 }
      let currency = sums.key(cells[start].cell).currency
      let code = conversion?.target.code ?? catalog.currencyCode(of: currency)
      let own = Month(ordinal: Int32(month & 0xFFFF_FFFF))
      if all.last?.currency != code { all.append(PaidSeries(currency: code, first: own)) }
      let last = all.count - 1
      while all[last].monthCount < own - all[last].first { all[last].append([]) }
      all[last].append(purchases(cells[start..<end]))
      start = end
    }
    return all
  }

  /// The purchases of one month.
  private mutating func purchases(_ month: ArraySlice<Place>) -> [PaidSeries.Purchase] {
    var purchases: [PaidSeries.Purchase] = []
    var start = month.startIndex
    while start < month.endIndex {
      var end = start
      while end < month.endIndex, month[end].item == month[start].item { end += 1 }
      purchases.append(purchase(month[start..<end]))
      start = end
    }
    return purchases
  }

  private mutating func purchase(_ cells: ArraySlice<Place>) -> PaidSeries.Purchase {
    var paid = MoneySum()
    for place in cells { paid += self.paid(place.cell) }
    let quantity = quantity(cells)
    let point = quantity.flatMap { quantity in
      PriceAndQuantity(
        price: paid.approximation / quantity.approximation, quantity: quantity.approximation)
    }
    return PaidSeries.Purchase(
      item: cells[cells.startIndex].item, paid: paid, quantity: point == nil ? nil : quantity,
      point: point)
  }

  private mutating func paid(_ cell: Int) -> MoneySum {
    let amount = sums.sums.amount(cell)
    guard conversion != nil else { return MoneySum(amount) }
    let key = sums.key(cell)
    return conversion?.convert(
      amount, of: catalog.currencyCode(of: key.currency), on: Day(ordinal: key.day)) ?? MoneySum()
  }

  /// How much was bought; nil where nobody knows, or it does not fit.
  private func quantity(_ cells: ArraySlice<Place>) -> ExactRatio? {
    var sum = ExactRatio(0, 1)
    for place in cells {
      let quantity = ExactRatio(sums.sums.second(place.cell).units, Amount.unitsPerOne)
      guard let factor = place.factor, let product = quantity.reduced.times(factor),
        let next = sum.plus(product.reduced)
      else { return nil }
      sum = next
    }
    return sum.numerator > 0 ? sum.reduced : nil
  }
}
