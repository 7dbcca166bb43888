import EventSourcing
import GroceryModel

/// What one entry of a list is expected to cost.
public struct EntryEstimate: Hashable, Sendable {
  /// The price of one of the entry's own unit.
  enum UnitPrice: Hashable, Sendable {
    case entered(ExactDecimal)
    case derived(ExactRatio)
  }

  /// In the digits of the currency.
  public let total: Amount
  /// Nil where it is not known.
  let perUnit: UnitPrice?
  /// The day of the price; nil where a person entered it.
  public let day: Day?

  /// The price of one of the entry's own unit, as entered or with four fraction digits; nil where it
  /// is not known.
  public var unitPrice: String? {
    switch perUnit {
    case nil: nil
    case .entered(let price): price.description
    case .derived(let price): PriceFigure(price).text
    }
  }
}

/// Works out what entries cost from the newest price of their own level: the price of the shop where
/// the entry names one, of the variant where it names one, else of the product.
final class EntryPricing: Sendable {
  let book: PriceBook
  let newest: NewestPrices
  private let catalog: ItemCatalog
  /// The products of names whose prices are asked for; nil for a name that no product has.
  private let products: [String: Int?]
  /// The products whose prices are in ``newest``.
  private let priced: Set<Int>
  /// The day that containers have their sizes of.
  private let today: Day

  /// - Parameters:
  ///   - book: All prices.
  ///   - entries: What is to be priced.
  ///   - others: More products that are asked for.
  ///   - today: The day that containers have their sizes of.
  init(_ book: PriceBook, of entries: some Sequence<ListEntry>, and others: [Int], today: Day) {
    self.book = book
    self.today = today
    let catalog = book.catalog
    var products: [String: Int?] = [:]
    for entry in entries {
      let name = Self.name(of: entry, catalog.descriptions)
      if products[name] == nil { products[name] = .some(catalog.product(calledOnLists: name)) }
    }
    priced = Set(products.values.compactMap(\.self) + others)
    newest = NewestPrices(book, of: priced)
    self.catalog = catalog
    self.products = products
  }

  /// The prices of other entries too.
  func pricing(_ entries: some Sequence<ListEntry>) -> EntryPricing {
    let entries = Array(entries)
    return priced.isSuperset(of: entries.compactMap { product(of: $0) })
      ? self : EntryPricing(book, of: entries, and: Array(priced), today: today)
  }

  /// - Parameters:
  ///   - entry: What is to be bought.
  ///   - store: The shop of its list, whose price is preferred where the entry names no shop.
  ///   - currency: What the list is in.
  /// - Returns: nil where no price is known per a unit that converts.
  func estimate(_ entry: ListEntry, at store: String?, in currency: Currency) -> EntryEstimate? {
    let digits = currency.fractionDigits
    if let total = entry.enteredTotal(digits: digits) {
      return EntryEstimate(total: total, perUnit: perUnit(entry, total), day: nil)
    }
    guard let product = product(of: entry) else { return nil }
    let shops: [Int?]
    if let own = entry.store {
      guard let shop = catalog.store(ofKey: NameKey.matching(own)) else { return nil }
      shops = [shop]
    } else {
      shops = [store.flatMap { catalog.store(ofKey: NameKey.matching($0)) }, nil]
    }
    for shop in shops {
      guard let (price, factor) = price(product, entry.unit, at: shop, in: currency),
        let one = price.perUnit.times(factor), let whole = one.times(ExactRatio(entry.amount)),
        let total = Amount(whole)
      else { continue }
      return EntryEstimate(
        total: total.rounded(toFractionDigits: digits), perUnit: .derived(one),
        day: price.day)
    }
    return nil
  }

  /// The product that decides the price: the variant where the entry names one.
  private func product(of entry: ListEntry) -> Int? {
    let name = Self.name(of: entry, catalog.descriptions)
    return products[name] ?? catalog.product(calledOnLists: name)
  }

  private static func name(of entry: ListEntry, _ descriptions: Descriptions) -> String {
    entry.variant.map { descriptions.variant($0, of: entry.item) } ?? entry.item
  }

  /// The newest price and how much of what it is per one of the unit is.
  private func price(
    _ product: Int, _ unit: String?, at store: Int?, in currency: Currency
  ) -> (NewestPrices.Price, ExactRatio)? {
    func find(_ name: String) -> NewestPrices.Price? {
      newest.price(of: product, at: store, in: currency.code, per: name)
    }
    func measured(_ unit: Unit, _ factor: ExactRatio) -> (NewestPrices.Price, ExactRatio)? {
      let size = ExactRatio(Int128(unit.numerator), Int128(unit.denominator)).times(factor)
      guard let size, let price = find(unit.dimension.base.symbol) else { return nil }
      return (price, size)
    }
    guard let unit else { return measured(.each, .one) }
    if let known = Unit(unit) {
      // A dozen of what is sold in packs of ten is 1.2 packs.
      let pack = ProductName.package(of: catalog.name(of: product)).map(\.total)
      guard known.dimension == .count, known != .each, let pack, pack.unit == .each else {
        return measured(known, .one)
      }
      return ExactRatio.one.over(ExactRatio(pack.amount.units, Amount.unitsPerOne))
        .flatMap { measured(known, $0) }
    }
    let name = ContainerUnit.key(unit)
    if let price = find(name) { return (price, .one) }
    let containers = catalog.descriptions.products[catalog.key(of: product)]?.containers
    guard let size = containers?[name]?.sizes.package(on: today).flatMap({ PackageSize($0) })
    else { return nil }
    return measured(
      size.total.unit, ExactRatio(size.total.amount.units, Amount.unitsPerOne))
  }

  /// What one costs of an entry whose total is entered.
  private func perUnit(_ entry: ListEntry, _ total: Amount) -> EntryEstimate.UnitPrice? {
    if case .price(let price) = entry.cost { return .entered(price) }
    return ExactRatio(total.units, Amount.unitsPerOne).over(ExactRatio(entry.amount))
      .map { .derived($0) }
  }
}

extension ItemCatalog {
  /// Returns the product with that name, barcode or alias; a part of a name does not match.
  func product(calledOnLists name: String) -> Int? {
    let key = NameKey.matching(name)
    let canonical = descriptions.canonicalProduct(of: key).map { NameKey.matching($0) }
    return product(ofKey: canonical ?? key)
  }
}

extension Descriptions {
  /// The name of a product's variant: itself, or the described variant that has it as its detail or
  /// brand.
  public func variant(_ name: String, of product: String) -> String {
    let (key, parent) = (NameKey.matching(name), NameKey.matching(product))
    let found = products.filter { known in
      known.value.variantOf.map { NameKey.matching($0) } == parent
        && [known.value.detail, known.value.brand].contains {
          $0.map { NameKey.matching($0) } == key
        }
    }
    return products[key] == nil && found.count == 1 ? found.first?.key ?? name : name
  }
}
