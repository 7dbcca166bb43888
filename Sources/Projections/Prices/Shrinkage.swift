import GroceryModel

/// A package that became smaller while its price stayed.
public struct Shrinkage: Hashable, Sendable {
  public let item: String
  /// Empty for none.
  public let store: String
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  /// What the unit prices are per.
  public let unit: String
  /// The first day of the smaller package.
  public let day: Day
  /// The package size as printed, such as `500 g`.
  public let packageBefore: String
  public let packageAfter: String
  /// What a package cost when the larger one was last seen, and when the smaller one first was.
  public let priceBefore: String
  public let priceAfter: String
  /// Per base unit, with four decimals: dearer after shrinking even if the price stays.
  public let unitPriceBefore: String
  public let unitPriceAfter: String
  /// By how much the unit price rose, one digit.
  public let changePercent: String
}

extension PriceBook {
  /// A regular price of a package whose content is known.
  private struct PackagePrice {
    let family: Int
    let series: UInt64
    /// In base units.
    let content: Double
    let day: Int32
    /// Of one package.
    let price: Double
    let index: Int
  }

  /// A package is of the same thing if it holds at least this share of the larger one.
  private static let leastShare = 0.5
  /// A price stayed if at least this share of it is left.
  private static let leastPrice = 0.98

  /// All packages that shrank, judged in each shop among the products whose names differ only in size
  /// and by regular prices: the larger one is not seen again once the smaller one is, and the smaller
  /// one costs as much or more.
  ///
  /// In the order of items, shops, currencies, units and days.
  func shrinkages() -> [Shrinkage] {
    let prices = packagePrices()
    var found: [Shrinkage] = []
    var start = 0
    while start < prices.count {
      let (family, series) = (prices[start].family, prices[start].series)
      var end = start
      while end < prices.count, prices[end].family == family, prices[end].series == series {
        end += 1
      }
      found += shrinkages(among: prices[start..<end])
      start = end
    }
    return found.sorted {
      [$0.item, $0.store, $0.currency, $0.unit, $0.day.description]
        .precedes([$1.item, $1.store, $1.currency, $1.unit, $1.day.description])
    }
  }

  /// Returns the prices of families with several sizes, grouped by family, store, currency and
  /// unit, ordered by content, day and price.
  private func packagePrices() -> [PackagePrice] {
    var families = ProductFamilies(catalog)
    var sizes: [Double] = []
    var hasSeveral: [Bool] = []
    for observation in fold.observations where measures.mayHavePackage(observation) {
      guard isKept(observation), let package = measures.package(of: observation) else { continue }
      let content = package.content.approximation
      let family = families.place(of: catalog.product(of: observation.item))
      if family == sizes.count {
        sizes.append(content)
        hasSeveral.append(false)
      }
      if sizes[family] != content { hasSeveral[family] = true }
    }
    var prices: [PackagePrice] = []
    for (index, observation) in fold.observations.enumerated()
    where measures.mayHavePackage(observation) {
      guard isKept(observation), let package = measures.package(of: observation) else { continue }
      let family = families.place(of: catalog.product(of: observation.item))
      guard hasSeveral[family], !fold.tables.terms[observation.terms].isOnSale,
        let price = packagePrice(of: observation)
      else { continue }
      prices.append(
        PackagePrice(
          family: family, series: series(of: observation, unit: package.unit, byStore: true),
          content: package.content.approximation, day: observation.day,
          price: price.approximation, index: index))
    }
    return prices.sorted {
      ($0.family, $0.series, $0.content, $0.day, $0.price)
        < ($1.family, $1.series, $1.content, $1.day, $1.price)
    }
  }

  /// The shrunk packages of one family, shop, currency and unit.
  private func shrinkages(among prices: ArraySlice<PackagePrice>) -> [Shrinkage] {
    // The lowest prices of the first and the last day of each size.
    var sizes: [(first: PackagePrice, last: PackagePrice)] = []
    for price in prices {
      if let last = sizes.last?.last, last.content == price.content {
        if last.day < price.day { sizes[sizes.count - 1].last = price }
      } else {
        sizes.append((price, price))
      }
    }
    guard sizes.count > 1 else { return [] }
    let byLastDay = sizes.sorted { ($0.last.day, $0.last.content) < ($1.last.day, $1.last.content) }
    return sizes.compactMap { smaller in
      let later = byLastDay.partitioningIndex { $0.last.day >= smaller.first.day }
      guard later > 0 else { return nil }
      let larger = byLastDay[later - 1].last
      guard larger.content > smaller.first.content,
        smaller.first.content >= larger.content * Self.leastShare,
        smaller.first.price >= larger.price * Self.leastPrice
      else { return nil }
      return shrinkage(from: fold.observations[larger.index], to: smaller.first)
    }
  }

  private func shrinkage(
    from before: PriceObservation, to smaller: PackagePrice
  ) -> Shrinkage? {
    let after = fold.observations[smaller.index]
    let product = catalog.product(of: after.item)
    guard choice.products[product], let packageBefore = measures.package(of: before),
      let packageAfter = measures.package(of: after),
      let priceBefore = packagePrice(of: before), let priceAfter = packagePrice(of: after),
      let unitPriceBefore = priceBefore.over(packageBefore.content),
      let unitPriceAfter = priceAfter.over(packageAfter.content)
    else { return nil }
    return Shrinkage(
      item: catalog.name(of: product), store: storeName(of: after), currency: currency(of: after),
      unit: measures.units[packageAfter.unit], day: Day(ordinal: smaller.day),
      packageBefore: measures.sizes[packageBefore.size].description,
      packageAfter: measures.sizes[packageAfter.size].description,
      priceBefore: PriceFigure(priceBefore).text, priceAfter: PriceFigure(priceAfter).text,
      unitPriceBefore: PriceFigure(unitPriceBefore).text,
      unitPriceAfter: PriceFigure(unitPriceAfter).text,
      changePercent: PriceFigure(unitPriceAfter).percentAbove(PriceFigure(unitPriceBefore)))
  }
}

extension PriceBook {
  /// What one package of an observation cost.
  fileprivate func packagePrice(of observation: PriceObservation) -> ExactRatio? {
    let written = measures.written(fold.tables.terms[observation.terms])
    return price(of: observation, factor: written.factor)
  }
}

/// The families of products whose names differ only in size, each found when it is first asked for.
struct ProductFamilies {
  private let catalog: ItemCatalog
  private var known: [String: Int] = [:]
  private var places: [Int?]

  init(_ catalog: ItemCatalog) {
    self.catalog = catalog
    places = Array(repeating: nil, count: catalog.productCount)
  }

  mutating func place(of product: Int) -> Int {
    if let place = places[product] { return place }
    let name = catalog.name(of: product)
    let family =
      ProductName.mayStateSize(name) ? ProductName(name).family : catalog.key(of: product)
    let place = known[family] ?? known.count
    known[family] = place
    places[product] = place
    return place
  }
}

extension Array {
  /// The first place whose element has what all before lack, in an array parted by it.
  func partitioningIndex(_ belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
