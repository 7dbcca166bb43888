import EventSourcing
import GroceryModel
import Statistics

/// The cells of settled sums in the order of currencies, months, items and units, and what those of one
/// of each add up to.
struct PaidCells: Sendable {
  private let sums: PaidSums
  private let catalog: ItemCatalog
  private let measures: QuantityMeasures
  private let target: String?
  /// By months.
  private var cells: [Place] = []
  private let itemCount: Int
  private let unitCount: Int
  /// Where the cells of each month of each currency stand.
  private(set) var months: [Range<Int>] = []

  var count: Int { cells.count }

  /// A cell and where it belongs.
  private struct Place {
    /// The currency's rank and the month, as one number from 0.
    let month: UInt32
    /// The ranks of the item and its unit.
    let item: UInt32
    let unit: UInt32
    let cell: UInt32
  }

  init(
    _ sums: PaidSums, _ catalog: ItemCatalog, _ choice: ItemChoice,
    _ conversion: CurrencyConversion?, workers: Int
  ) {
    self.sums = sums
    self.catalog = catalog
    let target = conversion?.target.code
    self.target = target
    let chosen = choice.kinds.contains("item") ? Self.cells(of: sums, catalog, choice) : []
    var measures = QuantityMeasures(
      units: sums.units, packages: sums.packages, itemCount: sums.items.itemCount, catalog)
    for cell in chosen {
      let key = sums.key(Int(cell))
      if key.unit != PaidSums.unknownAmount,
        measures.dependsOnItem(unit: key.unit, package: key.package)
      {
        measures.note(item: key.item)
      }
    }
    measures.findPackages(workers: workers)
    self.measures = measures
    let currencies = ByteOrder.ranks(
      of: (0..<sums.items.currencyCount).map { target ?? catalog.currencyCode(of: UInt32($0)) })
    let products = ByteOrder.ranks(of: catalog.keys, workers: workers)
    let units = ByteOrder.ranks(of: measures.units)
    let ordinals = Self.monthOrdinals(of: chosen, sums)
    let first = ordinals.min() ?? 0
    let span = (ordinals.max() ?? 0) - first + 1
    let places = Workers.share(chosen.count, least: Self.leastShared, among: workers) {
      [measures] share in
      share.map { place in
        let key = sums.key(Int(chosen[place]))
        return Place(
          month: currencies[Int(key.currency)] * UInt32(span) + UInt32(ordinals[place] - first),
          item: products[catalog.product(of: key.item)],
          unit: Self.measure(of: key, measures).map { units[$0.unit] } ?? UInt32(units.count),
          cell: chosen[place])
      }
    }
    cells = Array(places.joined())
    itemCount = products.count
    unitCount = units.count + 1
    partByMonth(sums.items.currencyCount * Int(span))
  }

  /// Below so many cells a second thread costs more than it saves.
  private static let leastShared = 4096

  /// For each cell the number of its month; most are of the month of the cell before.
  private static func monthOrdinals(of cells: [UInt32], _ sums: PaidSums) -> [Int32] {
    var last: (day: Int32, month: Int32) = (0, Day(ordinal: 0).month.ordinal)
    return cells.map { cell in
      let day = sums.key(Int(cell)).day
      if day != last.day { last = (day, Day(ordinal: day).month.ordinal) }
      return last.month
    }
  }

  /// The cells that are asked for.
  private static func cells(
    of sums: PaidSums, _ catalog: ItemCatalog, _ choice: ItemChoice
  ) -> [UInt32] {
    (0..<UInt32(sums.sums.count)).filter { cell in
      let key = sums.key(Int(cell))
      return sums.sums.lines(Int(cell)) > 0 && choice.products[catalog.product(of: key.item)]
        && (!sums.byStore || choice.contains(store: catalog.store(of: key.store)))
    }
  }

  private mutating func partByMonth(_ months: Int) {
    CountingSort.sort(&cells, keys: months) { Int($0.month) }
    var start = 0
    while start < cells.count {
      let month = cells[start].month
      let end = cells[start...].firstIndex { $0.month != month } ?? cells.count
      self.months.append(start..<end)
      start = end
    }
  }

  /// A month's cells in the order of items and units.
  private func sorted(_ month: Range<Int>) -> [Place] {
    var cells = Array(cells[month])
    // Mostly all are counted in one unit, which need not be looked at again.
    if cells.contains(where: { $0.unit != cells[0].unit }) {
      CountingSort.sort(&cells, keys: unitCount) { Int($0.unit) }
    }
    CountingSort.sort(&cells, keys: itemCount) { Int($0.item) }
    return cells
  }

  private func key(_ month: Range<Int>) -> PaidSums.Key {
    sums.key(Int(cells[month.lowerBound].cell))
  }

  /// The currency of a month's cells.
  func currency(of month: Range<Int>) -> String {
    target ?? catalog.currencyCode(of: key(month).currency)
  }

  /// The month of a month's cells.
  func month(_ month: Range<Int>) -> Month { Day(ordinal: key(month).day).month }

  private static func measure(
    of key: PaidSums.Key, _ measures: QuantityMeasures
  ) -> QuantityMeasures.Measure? {
    guard key.unit != PaidSums.unknownAmount else { return nil }
    return measures.measure(item: key.item, unit: key.unit, package: key.package)
  }

  /// What was bought in a month, by item and unit.
  func purchases(
    of month: Range<Int>, _ conversion: inout CurrencyConversion?
  ) -> PaidSeries.Purchases {
    let cells = sorted(month)
    var purchases = PaidSeries.Purchases()
    purchases.reserveCapacity(cells.count)
    var start = 0
    while start < cells.count {
      let (item, unit) = (cells[start].item, cells[start].unit)
      var end = start + 1
      while end < cells.count, cells[end].item == item, cells[end].unit == unit { end += 1 }
      var paid = MoneySum()
      for place in start..<end { paid += self.paid(Int(cells[place].cell), &conversion) }
      let quantity = quantity(of: cells[start..<end])
      let point = quantity.flatMap { quantity in
        PriceAndQuantity(
          price: paid.approximation / quantity.approximation, quantity: quantity.approximation)
      }
      purchases.append(
        PaidSeries.Purchase(
          item: UInt64(item) << 32 | UInt64(unit), paid: paid,
          quantity: point == nil ? nil : quantity, point: point))
      start = end
    }
    return purchases
  }

  private func paid(_ cell: Int, _ conversion: inout CurrencyConversion?) -> MoneySum {
    let amount = sums.sums.amount(cell)
    guard conversion != nil else { return MoneySum(amount) }
    let key = sums.key(cell)
    return conversion?.convert(
      amount, of: catalog.currencyCode(of: key.currency), on: Day(ordinal: key.day)) ?? MoneySum()
  }

  /// How much was bought; nil where nobody knows, or it does not fit.
  private func quantity(of cells: ArraySlice<Place>) -> ExactRatio? {
    var sum = ExactRatio(0, 1)
    for place in cells {
      let cell = Int(place.cell)
      let quantity = ExactRatio(sums.sums.second(cell).units, Amount.unitsPerOne).reduced
      guard let factor = Self.measure(of: sums.key(cell), measures)?.factor,
        let product = factor == .one ? quantity : quantity.times(factor)?.reduced,
        let next = sum.plus(product)
      else { return nil }
      sum = next
    }
    return sum.numerator > 0 ? sum.reduced : nil
  }
}
