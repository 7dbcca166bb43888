import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel
import Statistics

/// The cells of resolved sums in the order of currencies, months, items and units, with their
/// totals by these keys.
struct PriceIndexCells: Sendable {
  private let sums: PriceIndexFold
  private let catalog: ItemCatalog
  private let measures: QuantityMeasures
  private let target: String?
  /// Shares of the cells, each by months.
  private var parts: [[Place]] = []
  private let itemCount: Int
  private let unitCount: Int
  /// The months of each currency in which there are cells.
  private(set) var months: [OneMonth] = []

  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// A cell and where it belongs.
  private struct Place {
    /// The currency's rank and the month, as one number from 0.
    let month: UInt32
    /// The ranks of the item and its unit.
    let item: UInt32
    let unit: UInt32
    let cell: UInt32
  }

  /// The cells of a month in one currency.
  struct OneMonth: Sendable {
    /// The range of each part.
    fileprivate let ranges: [Range<Int>]
    /// One of them.
    fileprivate let cell: UInt32
  }

  init(
    _ sums: PriceIndexFold, _ catalog: ItemCatalog, _ choice: ItemChoice,
    _ conversion: CurrencyConversion?, workers: Int
  ) {
    self.sums = sums
    self.catalog = catalog
    let target = conversion?.target.code
    self.target = target
    let count = choice.keepsItems ? sums.cellCount : 0
    let shares = Workers.share(count, least: Self.leastShared, among: workers) {
      Share($0, of: sums, catalog, choice)
    }
    var measures = QuantityMeasures(
      units: sums.units, packages: sums.packages, itemCount: sums.items.itemCount, catalog)
    for cell in shares.lazy.flatMap(\.cells) {
      let key = sums.key(Int(cell))
      if key.unit != PriceIndexFold.unknownAmount,
        measures.dependsOnItem(unit: key.unit, package: key.package)
      {
        measures.note(item: key.item)
      }
    }
    measures.findPackages(workers: workers)
    self.measures = measures
    let currencies = ByteOrder.ranks(
      of: (0..<sums.items.currencyCount).map { target ?? catalog.currencyCode(of: UInt32($0)) })
    let products = catalog.ranks
    let units = ByteOrder.ranks(of: measures.units)
    let first = shares.compactMap { $0.months.min() }.min() ?? 0
    let span = Int((shares.compactMap { $0.months.max() }.max() ?? 0) - first + 1)
    let monthCount = sums.items.currencyCount * span
    parts = Workers.run(shares.count) { [measures] number in
      let share = shares[number]
      var places = share.cells.indices.map { place in
        let key = sums.key(Int(share.cells[place]))
        return Place(
          month: currencies[Int(key.currency)] * UInt32(span) + UInt32(share.months[place] - first),
          item: products[catalog.product(of: key.item)],
          unit: Self.measure(of: key, measures).map { units[$0.unit] } ?? UInt32(units.count),
          cell: share.cells[place])
      }
      CountingSort.sort(&places, keys: monthCount) { Int($0.month) }
      return places
    }
    itemCount = products.count
    unitCount = units.count + 1
    findMonths()
  }

  /// Below so many cells a second thread costs more than it saves.
  private static let leastShared = 4096

  /// Those of some cells that are asked for.
  private struct Share: Sendable {
    private(set) var cells: [UInt32] = []
    /// For each the number of its month.
    private(set) var months: [Int32] = []

    init(_ range: Range<Int>, of sums: PriceIndexFold, _ catalog: ItemCatalog, _ choice: ItemChoice)
    {
      cells.reserveCapacity(range.count)
      months.reserveCapacity(range.count)
      // Most are of the month of the cell before.
      var last: (day: Int32, month: Int32) = (0, Day(ordinal: 0).month.ordinal)
      for cell in range where sums.lines(cell) > 0 {
        let key = sums.key(cell)
        guard choice.products[catalog.product(of: key.item)],
          !sums.byStore || choice.contains(store: catalog.store(of: key.store))
        else { continue }
        if key.day != last.day { last = (key.day, Day(ordinal: key.day).month.ordinal) }
        cells.append(UInt32(cell))
        months.append(last.month)
      }
    }
  }

  private mutating func findMonths() {
    var starts = Array(repeating: 0, count: parts.count)
    while let month = parts.indices.compactMap({ part in
      starts[part] < parts[part].count ? parts[part][starts[part]].month : nil
    }).min() {
      let ranges = parts.indices.map { part in
        let end = parts[part][starts[part]...].firstIndex { $0.month != month }
        return starts[part]..<(end ?? parts[part].count)
      }
      starts = ranges.map(\.upperBound)
      guard let part = ranges.firstIndex(where: { !$0.isEmpty }) else { return }
      months.append(OneMonth(ranges: ranges, cell: parts[part][ranges[part].lowerBound].cell))
    }
  }

  /// A month's cells in the order of items and units.
  private func sorted(_ month: OneMonth) -> [Place] {
    var cells: [Place] = []
    cells.reserveCapacity(month.ranges.reduce(0) { $0 + $1.count })
    for (part, range) in zip(parts, month.ranges) { cells += part[range] }
    // Mostly all are counted in one unit, which need not be looked at again.
    if cells.contains(where: { $0.unit != cells[0].unit }) {
      CountingSort.sort(&cells, keys: unitCount) { Int($0.unit) }
    }
    CountingSort.sort(&cells, keys: itemCount) { Int($0.item) }
    return cells
  }

  private func key(_ month: OneMonth) -> PriceIndexFold.Key { sums.key(Int(month.cell)) }

  /// The currency of a month's cells.
  func currency(of month: OneMonth) -> String {
    target ?? catalog.currencyCode(of: key(month).currency)
  }

  /// The month of a month's cells.
  func month(_ month: OneMonth) -> Month { Day(ordinal: key(month).day).month }

  private static func measure(
    of key: PriceIndexFold.Key, _ measures: QuantityMeasures
  ) -> QuantityMeasures.Measure? {
    guard key.unit != PriceIndexFold.unknownAmount else { return nil }
    return measures.measure(
      item: key.item, unit: key.unit, package: key.package, day: key.day)
  }

  private static let wholeReceipt = NameKey.matching(
    PurchaseKind.wholeReceiptItem.description)

  /// How many cells are asked for before they are read: in the order of items they lie anywhere.
  private static let askedBefore = 16

  /// What was bought in a month, by item and unit.
  func purchases(
    of month: OneMonth, _ conversion: inout CurrencyConversion?, statesQuantities: Bool
  ) -> PriceIndexSeries.Purchases {
    let cells = sorted(month)
    var purchases = PriceIndexSeries.Purchases(
      isConverted: conversion != nil, statesQuantities: statesQuantities)
    purchases.reserveCapacity(cells.count)
    let whole = catalog.product(ofKey: Self.wholeReceipt)
    var start = 0
    for place in cells.prefix(Self.askedBefore) { sums.willRead(Int(place.cell)) }
    while start < cells.count {
      let (item, unit) = (cells[start].item, cells[start].unit)
      var end = start + 1
      while end < cells.count, cells[end].item == item, cells[end].unit == unit { end += 1 }
      var paid = MoneySum()
      for place in start..<end {
        if place + Self.askedBefore < cells.count {
          sums.willRead(Int(cells[place + Self.askedBefore].cell))
        }
        paid += self.paid(Int(cells[place].cell), &conversion)
      }
      let quantity = quantity(of: cells[start..<end])
      let point = quantity.flatMap { quantity in
        PriceAndQuantity(
          price: paid.approximation / quantity.approximation, quantity: quantity.approximation)
      }
      purchases.append(
        PriceIndexSeries.Purchase(
          item: UInt64(item) << 32 | UInt64(unit), paid: paid,
          quantity: point == nil ? nil : quantity, point: point),
        isWholeReceipt: whole != nil
          && whole == catalog.product(of: sums.key(Int(cells[start].cell)).item))
      start = end
    }
    return purchases
  }

  private func paid(_ cell: Int, _ conversion: inout CurrencyConversion?) -> MoneySum {
    let amount = sums.amount(cell)
    guard conversion != nil else { return MoneySum(amount) }
    let key = sums.key(cell)
    return conversion?.convert(
      amount, of: catalog.currencyCode(of: key.currency), on: Day(ordinal: key.day)) ?? MoneySum()
  }

  /// Returns the quantity; nil if it is unknown or does not fit.
  private func quantity(of cells: ArraySlice<Place>) -> ExactRatio? {
    var sum = ExactRatio(0, 1)
    for place in cells {
      let cell = Int(place.cell)
      let quantity = ExactRatio(sums.quantity(cell).units, Amount.unitsPerOne).reduced
      guard let factor = Self.measure(of: sums.key(cell), measures)?.factor,
        let product = factor == .one ? quantity : quantity.times(factor)?.reduced,
        let next = sum.plus(product)
      else { return nil }
      sum = next
    }
    return sum.numerator > 0 ? sum.reduced : nil
  }
}
