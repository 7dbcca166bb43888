import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// Prices of a resolved fold as series: of one product, and optionally one store, in one currency
/// and unit.
struct PriceBook: Sendable {
  /// One price of a series.
  struct Point: Sendable {
    /// The series among those of its product, ordered like their rows.
    let series: UInt64
    var day: Int32
    /// The place of the observation.
    var index: UInt32
    /// The place of the unit that it is per.
    let unit: Int32
    let isOnSale: Bool
    let price: ExactRatio
    let value: Double

    /// By series and day, then by price, then as it was read.
    @inline(__always)
    func isBefore(_ other: Point) -> Bool {
      (series, day, value, index) < (other.series, other.day, other.value, other.index)
    }
  }

  let fold: PriceFold
  let catalog: ItemCatalog
  private(set) var choice: ItemChoice
  let measures: PriceMeasures
  private(set) var conversion: CurrencyConversion?
  /// The product of each item's number.
  private let products: [Int]
  /// For each number of a written shop's name whether filters keep its prices.
  private var keptStores: [Bool]
  private var keepsUnknownStore: Bool
  /// The place of each shop, currency and unit in the byte order of its name.
  private let storeRanks: [UInt32]
  private let currencyRanks: [UInt32]
  private let unitRanks: [UInt32]
  /// How many threads may work at once.
  private let workers: Int
  /// The products in the byte order of their names, and the place of each name.
  private let productOrder: [UInt32]
  let productRanks: [UInt32]

  /// - Parameters:
  ///   - folded: The prices.
  ///   - filters: The filters to apply.
  ///   - conversion: Converts money; nil to keep currencies.
  ///   - known: The fold's catalog, if it is already resolved.
  ///   - replay: The log of the fold.
  /// - Throws: `LogError` if the log cannot be read again, `NameAmbiguity` if a filter's name
  ///   matches several things, `CurrencyConversion.MissingRate`.
  init(
    _ folded: PriceFold, filters: [NameFilter], conversion: CurrencyConversion? = nil,
    catalog known: ItemCatalog? = nil, from replay: Replay
  ) throws {
    fold = try folded.settlingDiscounts(replay)
    catalog = try known ?? ItemCatalog(fold.items, from: replay)
    choice = try catalog.choice(filters)
    measures = PriceMeasures(fold, catalog, workers: replay.workers)
    products = catalog.products
    let (catalog, choice) = (catalog, choice)
    // Every price is of something bought.
    let keepsPrices = choice.keepsItems
    keptStores = (0..<fold.items.storeCount).map { number in
      keepsPrices && choice.contains(store: catalog.store(of: UInt32(number)))
    }
    keepsUnknownStore = keepsPrices && choice.hasLinesWithoutStore
    workers = replay.workers
    (productOrder, productRanks) = ByteOrder.sorting(of: catalog.names, workers: workers)
    storeRanks = ByteOrder.ranks(of: (0..<catalog.storeCount).map { catalog.name(ofStore: $0) })
    let target = conversion?.target.code
    currencyRanks = ByteOrder.ranks(
      of: (0..<fold.items.currencyCount).map { target ?? catalog.currencyCode(of: UInt32($0)) })
    unitRanks = ByteOrder.ranks(of: measures.units)
    self.conversion = conversion
    try findRates()
  }

  /// Finds the rates of all prices that are kept.
  private mutating func findRates() throws {
    guard var conversion else { return }
    for observation in fold.observations
    where choice.products[products[Int(observation.item)]] && isKept(observation) {
      conversion.findRate(of: writtenCurrency(of: observation), on: Day(ordinal: observation.day))
    }
    try conversion.check()
    self.conversion = conversion
  }

  /// The same prices without filters by name; with them where money is converted, as rates are known
  /// of the prices that filters keep only.
  var unfiltered: PriceBook {
    guard conversion == nil, let all = try? catalog.choice([]) else { return self }
    var book = self
    book.choice = all
    book.keptStores = keptStores.map { _ in true }
    book.keepsUnknownStore = true
    return book
  }

  /// The unit price of an observation; nil where it has none.
  func price(of observation: PriceObservation) -> (unit: Int, price: ExactRatio)? {
    guard let measure = measures.measure(of: observation),
      let price = price(of: observation, factor: measure.factor)
    else { return nil }
    return (measure.unit, price)
  }

  /// The shop that an observation is from; empty for none.
  func storeName(of observation: PriceObservation) -> String {
    catalog.store(of: observation.store).map { catalog.name(ofStore: $0) } ?? ""
  }

  /// Who recorded an observation, if the fold was asked to keep that; empty if not.
  func recorder(of observation: PriceObservation) -> String {
    let recorder = fold.tables.terms[observation.terms].recorder
    return recorder == LineKeys.none ? "" : fold.tables.recorders.text(Int(recorder))
  }

  /// True if filters keep an observation, whatever its product.
  func isKept(_ observation: PriceObservation) -> Bool {
    observation.store == LineKeys.none
      ? keepsUnknownStore : keptStores[Int(observation.store)]
  }

  /// Passes the series of the chosen products in the order of product names, stores, currencies and
  /// units, with points by day and price.
  ///
  /// - Parameters:
  ///   - byStore: True to separate the prices of different stores.
  ///   - isWanted: Returns true for the prices of a product that count; all do by default.
  ///   - body: Receives each series with prices.
  func forEachSeries(
    byStore: Bool,
    where isWanted: @Sendable (_ product: Int, PriceObservation) -> Bool = { _, _ in true },
    _ body: (_ product: Int, _ points: ArraySlice<Point>) -> Void
  ) {
    forEachSeries(
      of: productOrder[...], in: observationsByProduct(where: isWanted), byStore: byStore, body)
  }

  /// Makes a row of each series.
  ///
  /// - Parameters:
  ///   - byStore: True to separate the prices of different stores.
  ///   - row: Makes a row; the rows of one thread share Student's quantiles.
  /// - Returns: The rows in the order of ``forEachSeries(byStore:where:_:)``.
  func rows<Row: Hashable & Sendable>(
    byStore: Bool,
    _ row: @Sendable (Int, ArraySlice<Point>, inout StudentQuantiles) -> Row
  ) -> RowParts<Row> {
    let observations = observationsByProduct { _, _ in true }
    let shares = shares(of: observations.starts, productOrder.count < 1_000 ? 1 : workers)
    let parts = Workers.run(shares.count) { worker in
      var quantiles = StudentQuantiles()
      var rows: [Row] = []
      // Mostly there is one row a product.
      rows.reserveLarge(shares[worker].count)
      forEachSeries(of: productOrder[shares[worker]], in: observations, byStore: byStore) {
        rows.append(row($0, $1, &quantiles))
      }
      return rows
    }
    return RowParts(parts)
  }

  /// The places of products in their order, in runs of about as much work.
  private func shares(of starts: [Int], _ count: Int) -> [Range<Int>] {
    // What a row costs beside its observations, in observations.
    let row = 8
    let whole = row * productOrder.count + (starts.last ?? 0)
    var shares: [Range<Int>] = []
    var (start, done) = (0, 0)
    for (place, product) in productOrder.enumerated() where shares.count < count - 1 {
      done += row + starts[Int(product) + 1] - starts[Int(product)]
      if done * count >= whole * (shares.count + 1) {
        shares.append(start..<place + 1)
        start = place + 1
      }
    }
    return shares + [start..<productOrder.count]
  }

  private func forEachSeries(
    of products: ArraySlice<UInt32>, in observations: (starts: [Int], indices: [UInt32]),
    byStore: Bool, _ body: (_ product: Int, _ points: ArraySlice<Point>) -> Void
  ) {
    var points: [Point] = []
    var own: [PriceObservation] = []
    func indices(ofProductAt place: Int) -> ArraySlice<UInt32> {
      let product = Int(products[place])
      return observations.indices[observations.starts[product]..<observations.starts[product + 1]]
    }
    for place in products.indices {
      let product = Int(products[place])
      let ownIndices = indices(ofProductAt: place)
      // A product's prices lie far apart: those of the next one arrive while these are looked at.
      if place + 1 < products.endIndex { prefetchObservations(indices(ofProductAt: place + 1)) }
      own.removeAll(keepingCapacity: true)
      for index in ownIndices { own.append(fold.observations[Int(index)]) }
      points.removeAll(keepingCapacity: true)
      appendPoints(of: own, at: ownIndices, byStore: byStore, to: &points)
      // Mostly the log has them in this order already.
      if zip(points, points.dropFirst()).contains(where: { $1.isBefore($0) }) {
        points.sort { $0.isBefore($1) }
      }
      var rest = points[...]
      while let first = rest.first {
        let series = rest.prefix { $0.series == first.series }
        body(product, series)
        rest = rest.dropFirst(series.count)
      }
    }
  }

  /// Appends a point for each observation that has a unit price, in the order of the observations.
  @inline(__always)
  private func appendPoints(
    of observations: [PriceObservation], at indices: ArraySlice<UInt32>, byStore: Bool,
    to points: inout [Point]
  ) {
    // The observation of the last point: most prices repeat that of the purchase before, so that the
    // unit price need not be computed again.
    var last: PriceObservation?
    for (index, observation) in zip(indices, observations) {
      if conversion == nil, let last, last.hasPrice(of: observation),
        !byStore || last.store == observation.store,
        !measures.changes(packageOf: observation)
      {
        var point = points[points.count - 1]
        point.day = observation.day
        point.index = index
        points.append(point)
        continue
      }
      guard let (unit, price) = price(of: observation) else { continue }
      last = observation
      points.append(
        Point(
          series: series(of: observation, unit: unit, byStore: byStore), day: observation.day,
          index: index, unit: Int32(unit),
          isOnSale: fold.tables.terms[observation.terms].isOnSale,
          price: price, value: price.approximation))
    }
  }

  private func prefetchObservations(_ indices: ArraySlice<UInt32>) {
    for index in indices { fold.observations.prefetch(Int(index)) }
  }

  /// Returns a number that orders series like their rows.
  func series(of observation: PriceObservation, unit: Int, byStore: Bool) -> UInt64 {
    let store = byStore ? catalog.store(of: observation.store).map { storeRanks[$0] + 1 } ?? 0 : 0
    let currency = currencyRanks[Int(fold.tables.terms[observation.terms].currency)]
    return UInt64(store) << 40 | UInt64(currency) << 20 | UInt64(unitRanks[unit])
  }

  /// Below so many observations a second thread costs more than it saves.
  private static let leastShared = 4096

  /// The places of the observations that are kept, those of one product together.
  private func observationsByProduct(
    where isWanted: @Sendable (_ product: Int, PriceObservation) -> Bool
  ) -> (starts: [Int], indices: [UInt32]) {
    let observations = fold.observations
    @Sendable func forEachKept(
      of places: Range<Int>, _ body: (_ product: Int, _ index: Int) -> Void
    ) {
      for index in places {
        let observation = observations[index]
        let product = products[Int(observation.item)]
        if choice.products[product], isKept(observation), isWanted(product, observation) {
          body(product, index)
        }
      }
    }
    // Each share's observations of a product precede those of the next share.
    var counts = Workers.share(observations.count, least: Self.leastShared, among: workers) {
      var counts: [UInt32] = Array(repeating: 0, count: catalog.productCount)
      forEachKept(of: $0) { product, _ in counts[product] += 1 }
      return (places: $0, next: counts)
    }
    var starts = [0]
    starts.reserveCapacity(catalog.productCount + 1)
    var sum: UInt32 = 0
    for product in 0..<catalog.productCount {
      for share in counts.indices {
        let count = counts[share].next[product]
        counts[share].next[product] = sum
        sum += count
      }
      starts.append(Int(sum))
    }
    let firsts = counts
    let indices = [UInt32](unsafeUninitializedCapacity: Int(sum)) { indices, filled in
      nonisolated(unsafe) let indices = indices
      _ = Workers.run(firsts.count) { share in
        var next = firsts[share].next
        forEachKept(of: firsts[share].places) { product, index in
          indices.initializeElement(at: Int(next[product]), to: UInt32(index))
          next[product] += 1
        }
      }
      filled = Int(sum)
    }
    return (starts, indices)
  }
}
