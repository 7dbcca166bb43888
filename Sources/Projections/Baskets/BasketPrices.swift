import GroceryModel

/// The latest valid prices of a basket's entries in each shop.
struct BasketPrices {
  /// One entry, with what it means in this log.
  struct Line: Sendable {
    let entry: BasketEntry
    /// Nil where the log knows no such item.
    let product: Int?
  }

  /// What a price can be per.
  private enum Basis: Hashable {
    case piece
    /// A place in the units of ``QuantityMeasures`` that measures mass or volume.
    case measure(Int)
  }

  let book: PriceBook
  let lines: [Line]
  /// By name and currency.
  private(set) var shops: [BasketShop] = []
  private var bases: [Set<Basis>]
  /// For each line the units that its item is priced per.
  private var pricedPer: [Set<String>]
  /// For each line whether any price is per the unit asked for.
  private var isPriced: [Bool]
  /// For each line what its prices say of the content of a piece, nil for one that says nothing.
  private var contents: [Set<Content?>]

  /// What a piece holds, in a unit that measures mass or volume.
  private struct Content: Hashable {
    let unit: Int
    let size: ExactRatio
  }
  /// The entries that name no item of the log, if others do.
  let unknown: [BasketFault]

  /// - Throws: ``BasketError`` for entries that name several items or a unit of another dimension, and
  ///   where no entry names an item.
  init(_ entries: [BasketEntry], in book: PriceBook) throws(BasketError) {
    self.book = book
    var faults: [BasketFault] = []
    var unknown: [BasketFault] = []
    var lines: [Line] = []
    for (place, entry) in entries.enumerated() {
      do throws(NameAmbiguity) {
        if let product = try book.catalog.product(named: entry.item) {
          if book.choice.products[product] { lines.append(Line(entry: entry, product: product)) }
        } else {
          lines.append(Line(entry: entry, product: nil))
          unknown.append(
            BasketFault(
              place: place, entry: entry, reason: .unknown(among: book.catalog.productNames)))
        }
      } catch {
        faults.append(BasketFault(place: place, entry: entry, reason: .ambiguous(error)))
      }
    }
    self.unknown = unknown
    self.lines = lines
    pricedPer = Array(repeating: [], count: lines.count)
    isPriced = Array(repeating: false, count: lines.count)
    bases = Array(repeating: [], count: lines.count)
    contents = Array(repeating: [], count: lines.count)
    readBases()
    for line in lines.indices where isSoldInSizes(line) { bases[line].remove(.piece) }
    for (place, entry) in entries.enumerated() {
      guard !entry.unitName.isEmpty,
        let line = lines.firstIndex(where: { $0.entry == entry }),
        let product = lines[line].product, !bases[line].isEmpty, !isPriced[line]
      else { continue }
      faults.append(
        BasketFault(
          place: place, entry: entry,
          reason: .otherDimension(
            item: book.catalog.name(of: product),
            pricedPer: pricedPer[line].sorted { $0.precedes($1) })))
    }
    if !faults.isEmpty || unknown.count == entries.count { faults += unknown }
    guard faults.isEmpty else {
      throw BasketError(faults: faults.sorted { $0.place < $1.place })
    }
    readShops()
  }

  private static func basis(of unit: Unit) -> Basis {
    unit.dimension == .count ? .piece : .measure(QuantityMeasures.place(unit.dimension))
  }

  /// The units that a price is per.
  private func names(of bases: Set<Basis>, _ observation: PriceObservation) -> [String] {
    bases.map { basis in
      switch basis {
      case .piece: book.measures.units[written(observation).unit]
      case .measure(let place): book.measures.units[place]
      }
    }
  }

  /// The lines that ask for each product.
  private var linesOfProduct: [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (line, asked) in lines.enumerated() {
      if let product = asked.product { found[product, default: []].append(line) }
    }
    return found
  }

  private func written(_ observation: PriceObservation) -> QuantityMeasures.Measure {
    book.measures.written(book.fold.tables.terms[observation.terms])
  }

  /// Returns the basis of an entry's price at an observation's price; nil if the units do not
  /// match.
  ///
  /// A container and a piece are interchangeable; two containers are so only under one name.
  private func basis(
    of entry: BasketEntry, _ observation: PriceObservation, among known: Set<Basis>
  ) -> Basis? {
    let bases = bases(of: observation)
    let basis: Basis?
    if let unit = entry.unit {
      basis = Self.basis(of: unit)
    } else if let container = entry.container {
      let unit = written(observation).unit
      let isSame = unit == QuantityMeasures.each || book.measures.units[unit] == container
      basis = isSame ? .piece : nil
    } else {
      let measured = known.subtracting([.piece])
      basis = known.contains(.piece) ? .piece : measured.count == 1 ? measured.first : nil
    }
    return basis.flatMap { bases.contains($0) ? $0 : nil }
  }

  /// Finds out what each line's item is priced per.
  private mutating func readBases() {
    let linesOfProduct = linesOfProduct
    for observation in book.fold.observations where book.isKept(observation) {
      guard let lines = linesOfProduct[book.catalog.product(of: observation.item)] else { continue }
      let bases = bases(of: observation)
      for line in lines {
        self.bases[line].formUnion(bases)
        contents[line].insert(content(of: observation))
        pricedPer[line].formUnion(names(of: bases, observation))
        isPriced[line] =
          isPriced[line] || basis(of: self.lines[line].entry, observation, among: bases) != nil
      }
    }
  }

  /// True for an entry without a quantity whose packages differ in size, so that only the prices of a
  /// kg or l compare.
  private func isSoldInSizes(_ line: Int) -> Bool {
    let entry = lines[line].entry
    let sizes = contents[line].compactMap(\.self)
    return !entry.statesQuantity && entry.unitName.isEmpty && sizes.count > 1
      && sizes.count == contents[line].count && Set(sizes.map(\.unit)).count == 1
  }

  /// What a piece of an observation's price holds; nil where that is unknown or nothing is counted.
  private func content(of observation: PriceObservation) -> Content? {
    let written = written(observation)
    guard let measure = book.measures.measure(of: observation),
      measure.unit != QuantityMeasures.each, measure.unit < QuantityMeasures.dimensionCount,
      let size = measure.factor.over(written.factor)
    else { return nil }
    return Content(unit: measure.unit, size: size)
  }

  private func bases(of observation: PriceObservation) -> Set<Basis> {
    let written = written(observation)
    var bases: Set<Basis> = []
    if written.isCounted || written.unit == QuantityMeasures.each { bases.insert(.piece) }
    if let measure = book.measures.measure(of: observation), measure.unit != QuantityMeasures.each,
      measure.unit < QuantityMeasures.dimensionCount
    {
      bases.insert(.measure(measure.unit))
    }
    return bases
  }

  private mutating func readShops() {
    let linesOfProduct = linesOfProduct
    var places: [[String]: Int] = [:]
    let retired = Set(
      book.catalog.descriptions.stores.filter { $0.value.isRetired == true }.keys)
    for observation in book.fold.observations where book.isKept(observation) {
      guard observation.store != LineKeys.none,
        let asking = linesOfProduct[book.catalog.product(of: observation.item)]
      else { continue }
      let (store, currency) = (book.storeName(of: observation), book.currency(of: observation))
      guard retired.isEmpty || !retired.contains(NameKey.matching(store)) else { continue }
      for line in asking {
        guard let offer = offer(of: observation, for: line) else { continue }
        let place = places[[store, currency]] ?? shops.count
        if place == shops.count {
          places[[store, currency]] = place
          shops.append(
            BasketShop(
              store: store, currency: currency,
              offers: Array(repeating: nil, count: lines.count)))
        }
        if shops[place].offers[line].map({ offer.holds(against: $0) }) != false {
          shops[place].offers[line] = offer
        }
      }
    }
    shops.sort { [$0.store, $0.currency].precedes([$1.store, $1.currency]) }
  }

  /// What a line costs at an observation's price; nil where that is per something else.
  private func offer(of observation: PriceObservation, for line: Int) -> BasketOffer? {
    let entry = lines[line].entry
    guard let basis = basis(of: entry, observation, among: bases[line]) else { return nil }
    let terms = book.fold.tables.terms[observation.terms]
    let measure: QuantityMeasures.Measure?
    switch basis {
    case .piece: measure = book.measures.written(terms)
    case .measure: measure = book.measures.measure(of: observation)
    }
    guard let measure,
      let price = book.price(of: observation, factor: measure.factor),
      let cost = price.times(wanted(entry)).flatMap({ Amount($0) })
    else { return nil }
    return BasketOffer(
      cost: cost, price: PriceFigure(price).text, unit: book.measures.units[measure.unit],
      day: Day(ordinal: observation.day), recorder: book.recorder(of: observation),
      origin: terms.origin,
      isOnSale: terms.isOnSale)
  }

  /// The quantity asked for, in base units.
  private func wanted(_ entry: BasketEntry) -> ExactRatio {
    let quantity = ExactRatio(entry.quantity)
    guard let unit = entry.unit else { return quantity }
    let factor = ExactRatio(Int128(unit.numerator), Int128(unit.denominator))
    return quantity.times(factor) ?? quantity
  }
}
