import GroceryModel

/// The newest price of each product, in each shop and in any, by which a list is estimated.
struct NewestPrices {
  /// What a price is asked for; all but the product are numbers of one log.
  private struct Key: Hashable {
    let product: Int
    /// A shop of the catalog; nil for any.
    let store: Int?
    /// The first of the numbers that have the currency's code.
    let currency: UInt32
    /// The basis of the price: a piece or a measure; both are kept if the package states both.
    let unit: Int
  }

  /// One unit's price.
  struct Price {
    let perUnit: ExactRatio
    let day: Day

    /// The later price holds, and of two of one day the lower, whatever the order they are read in.
    func holds(against other: Price) -> Bool {
      if day != other.day { return day > other.day }
      return perUnit.approximation < other.perUnit.approximation
    }
  }

  private var newest: [Key: Price] = [:]
  private let catalog: ItemCatalog
  private let unitNames: [String]
  private let units: [String: Int]
  private let currencies: [String: UInt32]

  /// - Parameters:
  ///   - book: All prices.
  ///   - products: The products that are asked for.
  init(_ book: PriceBook, of products: Set<Int>) {
    catalog = book.catalog
    unitNames = book.measures.units
    units = Dictionary(unitNames.enumerated().map { ($1, $0) }) { first, _ in first }
    let codes = (0..<book.fold.items.currencyCount).map {
      book.catalog.currencyCode(of: UInt32($0))
    }
    let currencies = Dictionary(codes.enumerated().map { ($1, UInt32($0)) }) { first, _ in first }
    self.currencies = currencies
    let numbers = codes.map { currencies[$0] ?? 0 }
    var isWanted = Array(repeating: false, count: book.catalog.productCount)
    for product in products { isWanted[product] = true }
    let ofItem = book.catalog.products
    var known = NewestDays(itemCount: ofItem.count)
    let (terms, measures) = (book.fold.tables.terms, book.measures)
    // From the last one read: most of the others are older, and so need not be worked out.
    for observation in book.fold.observations.reversed() {
      let product = ofItem[Int(observation.item)]
      guard isWanted[product], !known.hasNewer(than: observation) else { continue }
      let own = terms[observation.terms]
      let currency = numbers[Int(own.currency)]
      let written = measures.written(own)
      var hasPrices = add(observation, product, currency, written, of: book)
      if let measure = measures.measure(of: observation), measure.unit != written.unit {
        hasPrices = add(observation, product, currency, measure, of: book) && hasPrices
      }
      // What has another package on other days is priced per something else there.
      if hasPrices, !measures.changes(packageOf: observation) { known.note(observation) }
    }
  }

  /// - Returns: Whether the observation has a price per this unit.
  private mutating func add(
    _ observation: PriceObservation, _ product: Int, _ currency: UInt32,
    _ measure: QuantityMeasures.Measure, of book: PriceBook
  ) -> Bool {
    guard let perUnit = book.price(of: observation, factor: measure.factor) else { return false }
    let price = Price(perUnit: perUnit, day: Day(ordinal: observation.day))
    let store = book.catalog.store(of: observation.store)
    for store in store == nil ? [nil] : [nil, store] {
      let key = Key(product: product, store: store, currency: currency, unit: measure.unit)
      if newest[key].map({ price.holds(against: $0) }) ?? true { newest[key] = price }
    }
    return true
  }

  /// The newest price of a product per unit; nil if none is known.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - store: Only prices of that store; nil for any.
  ///   - currency: Only prices in it.
  ///   - unit: The base unit, or a container's name.
  /// - Returns: The price of one unit.
  func price(of product: Int, at store: Int?, in currency: String, per unit: String) -> Price? {
    guard let currency = currencies[currency], let unit = units[unit] else { return nil }
    return newest[Key(product: product, store: store, currency: currency, unit: unit)]
  }

  /// The newest price of a product in each shop, by shop, currency and unit; an empty shop for none.
  func prices(of product: Int) -> [ShoppingBook.ShopPrice] {
    newest.compactMap { key, price -> ShoppingBook.ShopPrice? in
      guard key.product == product, let store = key.store else { return nil }
      return ShoppingBook.ShopPrice(
        store: catalog.name(ofStore: store), text: PriceFigure(price.perUnit).text,
        unit: unitNames[key.unit], currency: catalog.currencyCode(of: key.currency), day: price.day)
    }.sorted { [$0.store, $0.currency, $0.unit].precedes([$1.store, $1.currency, $1.unit]) }
  }
}

/// The newest day of the prices that are alike in item, shop and terms; of those an older one is of
/// no use.
private struct NewestDays {
  private struct Known {
    let terms: UInt32
    let store: UInt32
    var day: Int32
    /// The next one of the item; negative for the last.
    let next: Int32
  }

  private var known: [Known] = []
  /// For each item the place of its first one; negative for none.
  private var first: [Int32]

  init(itemCount: Int) { first = Array(repeating: -1, count: itemCount) }

  func hasNewer(than observation: PriceObservation) -> Bool {
    place(of: observation).map { known[$0].day > observation.day } ?? false
  }

  mutating func note(_ observation: PriceObservation) {
    if let place = place(of: observation) {
      known[place].day = max(known[place].day, observation.day)
      return
    }
    known.append(
      Known(
        terms: observation.terms, store: observation.store, day: observation.day,
        next: first[Int(observation.item)]))
    first[Int(observation.item)] = Int32(known.count - 1)
  }

  private func place(of observation: PriceObservation) -> Int? {
    var place = first[Int(observation.item)]
    while place >= 0 {
      let found = known[Int(place)]
      if found.terms == observation.terms, found.store == observation.store { return Int(place) }
      place = found.next
    }
    return nil
  }
}
