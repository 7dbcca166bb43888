import GroceryModel

/// The newest price of each product, in each shop and in any, by which a list is estimated.
struct NewestPrices {
  /// What a price is asked for.
  private struct Key: Hashable {
    let product: Int
    /// A shop of the catalog; nil for any.
    let store: Int?
    let currency: String
    /// The basis of the price: a piece or a measure; both are kept if the package states both.
    let unit: String
  }

  /// One unit's price.
  struct Price {
    let perUnit: ExactRatio
    let unit: String
    let day: Day

    /// The later price holds, and of two of one day the lower, whatever the order they are read in.
    func holds(against other: Price) -> Bool {
      if day != other.day { return day > other.day }
      return perUnit.approximation < other.perUnit.approximation
    }
  }

  private var newest: [Key: Price] = [:]
  let book: PriceBook

  /// - Parameters:
  ///   - book: All prices.
  ///   - products: The products that are asked for.
  init(_ book: PriceBook, of products: Set<Int>) {
    self.book = book
    var isWanted = Array(repeating: false, count: book.catalog.productCount)
    for product in products { isWanted[product] = true }
    var found: [Place: Price] = [:]
    // From the last one read: most of the others are older, and so need not be worked out.
    for observation in book.fold.observations.reversed() {
      let product = book.catalog.product(of: observation.item)
      guard isWanted[product] else { continue }
      let written = book.measures.written(book.fold.tables.terms[observation.terms])
      add(observation, product, written, to: &found)
      if let measure = book.measures.measure(of: observation), measure.unit != written.unit {
        add(observation, product, measure, to: &found)
      }
    }
    for (place, price) in found {
      let key = Key(
        product: place.product, store: place.store,
        currency: book.catalog.currencyCode(of: place.currency), unit: price.unit)
      if newest[key].map({ price.holds(against: $0) }) ?? true { newest[key] = price }
    }
  }

  /// A key as numbers of the fold.
  private struct Place: Hashable {
    let product: Int
    let store: Int?
    let currency: UInt32
    let unit: Int
  }

  private func add(
    _ observation: PriceObservation, _ product: Int, _ measure: QuantityMeasures.Measure,
    to found: inout [Place: Price]
  ) {
    let day = Day(ordinal: observation.day)
    let currency = book.fold.tables.terms[observation.terms].currency
    let store = book.catalog.store(of: observation.store)
    var price: Price?
    for store in store == nil ? [nil] : [nil, store] {
      let place = Place(product: product, store: store, currency: currency, unit: measure.unit)
      let known = found[place]
      if let known, known.day > day { continue }
      if price == nil {
        guard let perUnit = book.price(of: observation, factor: measure.factor) else { return }
        price = Price(perUnit: perUnit, unit: book.measures.units[measure.unit], day: day)
      }
      if let price, known.map({ price.holds(against: $0) }) ?? true { found[place] = price }
    }
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
    newest[Key(product: product, store: store, currency: currency, unit: unit)]
  }

  /// The newest price of a product in each shop, by shop, currency and unit; an empty shop for none.
  func prices(of product: Int) -> [ShoppingBook.ShopPrice] {
    newest.compactMap { key, price -> ShoppingBook.ShopPrice? in
      guard key.product == product, let store = key.store else { return nil }
      return ShoppingBook.ShopPrice(
        store: book.catalog.name(ofStore: store), text: PriceFigure(price.perUnit).text,
        unit: price.unit, currency: key.currency, day: price.day)
    }.sorted { [$0.store, $0.currency, $0.unit].precedes([$1.store, $1.currency, $1.unit]) }
  }
}
