import ByteTools
import EventSourcing
import GroceryModel

/// Resolved sums of payments, as a series of months for each currency.
struct PriceIndexReadModel {
  let choice: ItemChoice
  /// In the order of their currencies.
  let series: [PriceIndexSeries]
  let conversion: CurrencyConversion?

  /// - Parameters:
  ///   - folded: The sums.
  ///   - filters: What of them is asked for.
  ///   - conversion: What money is converted by; nil where it stays as it is.
  ///   - statesQuantities: Whether exact quantities will be asked for.
  ///   - replay: The log that the sums are of.
  /// - Throws: `LogError` where the log cannot be read again, `NameAmbiguity` where a filter's name
  ///   fits several things, `CurrencyConversion.MissingRate`.
  init(
    _ folded: PriceIndexFold, filters: [NameFilter], conversion: CurrencyConversion?,
    statesQuantities: Bool, from replay: Replay
  ) throws {
    let sums = try folded.settlingDiscounts(replay)
    try self.init(
      sums, try ItemCatalog(sums.items, from: replay), filters: filters, conversion: conversion,
      statesQuantities: statesQuantities, workers: replay.workers)
  }

  /// Creates a book from sums with resolved discounts, and their catalog.
  init(
    _ sums: PriceIndexFold, _ catalog: ItemCatalog, filters: [NameFilter] = [],
    conversion: CurrencyConversion? = nil, statesQuantities: Bool = false,
    quantitiesSince firstMonth: Month? = nil, workers: Int = 1
  ) throws {
    choice = try catalog.choice(filters)
    let cells = PriceIndexCells(sums, catalog, choice, conversion, workers: workers)
    // A conversion notes what it is asked for.
    let count = conversion == nil && cells.count >= Self.leastShared ? workers : 1
    let parts = Workers.run(count) { worker in
      var conversion = conversion
      let months = stride(from: worker, to: cells.months.count, by: count).map {
        let month = cells.months[$0]
        let isRecent = firstMonth.map { $0 <= cells.month(month) } ?? false
        return cells.purchases(
          of: month, &conversion, statesQuantities: statesQuantities || isRecent)
      }
      return (months: months, conversion: conversion)
    }
    var series: [PriceIndexSeries] = []
    for (index, month) in cells.months.enumerated() {
      let (currency, own) = (cells.currency(of: month), cells.month(month))
      if series.last?.currency != currency {
        series.append(PriceIndexSeries(currency: currency, first: own))
      }
      let last = series.count - 1
      while series[last].monthCount < own - series[last].first {
        series[last].append(PriceIndexSeries.Purchases())
      }
      series[last].append(parts[index % count].months[index / count])
    }
    self.series = series
    self.conversion = count == 1 ? parts[0].conversion : conversion
    try self.conversion?.check()
  }

  /// Below so many cells a second thread costs more than it saves.
  private static let leastShared = 1_000
}
