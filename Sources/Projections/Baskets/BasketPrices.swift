import EventSourcing
import GroceryModel

/// The latest valid prices of a basket's entries in each shop.
struct BasketPrices {
  /// One entry, with what it means in this log.
  struct Line: Sendable {
    let entry: BasketEntry
    let product: Int
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

  /// - Throws: ``BasketError`` for entries that name no item, several, or a unit of another dimension.
  init(_ entries: [BasketEntry], in book: PriceBook) throws(BasketError) {
    self.book = book
    var faults: [BasketFault] = []
    var lines: [Line] = []
    for (place, entry) in entries.enumerated() {
      do throws(NameAmbiguity) {
        if let product = try book.catalog.product(named: entry.item) {
          if book.choice.products[product] { lines.append(Line(entry: entry, product: product)) }
        } else {
          faults.append(
            BasketFault(
              place: place, entry: entry, reason: .unknown(among: book.catalog.productNames)))
        }
      } catch {
        faults.append(BasketFault(place: place, entry: entry, reason: .ambiguous(error)))
      }
    }
    self.lines = lines
    bases = Array(repeating: [], count: lines.count)
    readBases()
    for (place, entry) in entries.enumerated() {
      guard let unit = entry.unit,
        let line = lines.firstIndex(where: { $0.entry == entry }),
        !bases[line].isEmpty, !bases[line].contains(Self.basis(of: unit))
      else { continue }
      faults.append(
        BasketFault(
          place: place, entry: entry,
          reason: .otherDimension(
            item: book.catalog.name(of: lines[line].product),
            pricedPer: names(of: bases[line]))))
    }
    guard faults.isEmpty else {
      throw BasketError(faults: faults.sorted { $0.place < $1.place })
    }
    readShops()
  }

  private static func basis(of unit: Unit) -> Basis {
    unit.dimension == .count ? .piece : .measure(QuantityMeasures.place(unit.dimension))
  }

  private func names(of bases: Set<Basis>) -> [String] {
    bases.map { basis in
      switch basis {
      case .piece: Unit.each.symbol
      case .measure(let place): book.measures.units[place]
      }
    }.sorted { $0.precedes($1) }
  }

  /// The lines that ask for each product.
  private var linesOfProduct: [Int: [Int]] {
    Dictionary(grouping: lines.indices) { lines[$0].product }
  }

  /// Finds out what each line's item is priced per.
  private mutating func readBases() {
    let linesOfProduct = linesOfProduct
    for observation in book.fold.observations where book.isKept(observation) {
      guard let lines = linesOfProduct[book.catalog.product(of: observation.item)] else { continue }
      let bases = bases(of: observation)
      for line in lines { self.bases[line].formUnion(bases) }
    }
  }

  private func bases(of observation: PriceObservation) -> Set<Basis> {
    let terms = book.fold.tables.terms[observation.terms]
    let written = book.measures.written(terms)
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
    for observation in book.fold.observations where book.isKept(observation) {
      guard observation.store != LineKeys.none,
        let asking = linesOfProduct[book.catalog.product(of: observation.item)]
      else { continue }
      let (store, currency) = (book.storeName(of: observation), book.currency(of: observation))
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
    let measured = bases[line].subtracting([.piece])
    let basis =
      entry.unit.map { Self.basis(of: $0) }
      ?? (bases[line].contains(.piece) ? .piece : measured.count == 1 ? measured.first : nil)
    guard let basis, bases(of: observation).contains(basis) else { return nil }
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
    let recorder =
      terms.recorder == LineKeys.none ? "" : book.fold.tables.recorders.text(Int(terms.recorder))
    return BasketOffer(
      cost: cost, price: PriceFigure(price).text, unit: book.measures.units[measure.unit],
      day: Day(ordinal: observation.day), recorder: recorder, origin: terms.origin,
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
