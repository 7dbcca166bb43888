import EventSourcing
import GroceryModel

/// What is known of one item: a row a fact.
public struct ItemPage: Sendable {
  public struct Row: Hashable, Sendable {
    /// Such as `brand` or `price`.
    public let fact: String
    public let value: String
    /// The shop, the list or the place where it is so.
    public let place: String
    public let day: Day?
  }

  public let item: String
  public private(set) var rows: [Row] = []

  /// - Parameters:
  ///   - item: Its display name.
  ///   - category: Its category; empty if unknown.
  ///   - book: Prices and lists.
  ///   - stock: Its lots in the house.
  ///   - receiptNames: What receipts call items.
  public init(
    of item: String, category: String, book: ShoppingBook, stock: [StockQuestion.Row],
    receiptNames: ReceiptNameBook
  ) {
    self.item = item
    add("name", displayName(item, book.descriptions))
    add("category", category)
    describe(item, book.descriptions)
    if let bought = book.lastPurchase(of: item) {
      add("bought", bought.count == 1 ? "on 1 day" : "on \(bought.count) days", day: bought.last)
    }
    let prices = book.prices(of: item)
    for price in prices {
      // What has a price per kg or l needs none per package beside it.
      let isMeasured = prices.contains {
        $0.store == price.store && $0.currency == price.currency && $0.day == price.day
          && $0.unit != Unit.each.symbol
      }
      if price.unit == Unit.each.symbol, isMeasured { continue }
      let text = "\(price.text) \(price.currency) \(Unit.basis(price.unit))"
      add("price", text, price.store, price.day)
    }
    for lot in stock where lot.item == item {
      let quantity = lot.remaining.rounded(toFractionDigits: 6).text()
      add("in stock", "\(quantity) \(lot.unit)", lot.storage.name, lot.purchased)
      if let expires = lot.expires { add("expires", lot.status.rawValue, day: expires) }
    }
    for name in receiptNames.texts(of: item) {
      add("on receipts", name.text, name.store, name.last)
    }
    for list in book.state.lists where !list.isClosed {
      for entry in list.entries where book.isOf(entry, item) {
        let amount = entry.quantity.map { "\($0) \(entry.unit ?? "each")" } ?? entry.note ?? ""
        add(list.isTemplate ? "on template" : "on list", "\(amount) \(entry.state)", list.name)
      }
    }
  }

  private mutating func add(
    _ fact: String, _ value: String?, _ place: String = "", _ day: Day? = nil
  ) {
    guard let value, !value.isEmpty else { return }
    rows.append(Row(fact: fact, value: NameKey.printed(value), place: place, day: day))
  }

  private mutating func add(_ fact: String, _ value: String, day: Day?) {
    add(fact, value, "", day)
  }

  /// Brand and detail before the name of what it is a variant of.
  private func displayName(_ item: String, _ descriptions: Descriptions) -> String {
    guard let known = descriptions.products[NameKey.matching(item)], let parent = known.variantOf
    else { return item }
    return [known.brand, parent, known.detail].compactMap { $0 }.joined(separator: " ")
  }

  private mutating func describe(_ item: String, _ descriptions: Descriptions) {
    let key = NameKey.matching(item)
    let variants = descriptions.products.filter { known in
      known.value.variantOf.map { NameKey.matching($0) } == key
    }.keys.sorted()
    for variant in variants {
      add("variant", variant, descriptions.products[variant]?.detail ?? "")
    }
    guard let known = descriptions.products[key] else { return }
    add("brand", known.brand)
    add("variant of", known.variantOf)
    add("detail", known.detail)
    add("tags", known.tags?.joined(separator: ", "))
    add("barcode", known.barcode)
    add("unit", known.unit)
    for (_, container) in known.containers.sorted(by: { $0.key < $1.key }) {
      for day in [Day.unstated] + container.sizes.changes {
        guard let size = container.sizes.package(on: day) else { continue }
        let isRetired = container.isRetired ? " (retired)" : ""
        add(container.name, size + isRetired, day: day == .unstated ? nil : day)
      }
    }
    for day in [Day.unstated] + known.packages.changes {
      guard let size = known.packages.package(on: day) else { continue }
      add("package", size, day: day == .unstated ? nil : day)
    }
    add("favourite", known.isFavourite == true ? "yes" : nil)
    add("rating", known.rating.map { "\($0) of 5" })
    add("keeps", known.shelfLifeDays.map { $0 == 1 ? "1 day" : "\($0) days" })
    add("note", known.note)
    add("retired", known.isRetired == true ? "yes" : nil)
  }
}

extension ShoppingBook {
  /// One shop's newest price of an item.
  public struct ShopPrice: Hashable, Sendable {
    public let store: String
    public let text: String
    public let unit: String
    public let currency: String
    public let day: Day
  }

  /// The newest price of an item in each shop, by shop, currency and unit.
  public func prices(of item: String) -> [ShopPrice] {
    guard let prices, let product = names.product(item) else { return [] }
    return prices.newest.prices(of: product)
  }

  /// On how many days and when last an item was bought; nil for never.
  func lastPurchase(of item: String) -> (count: Int, last: Day)? {
    guard let prices, let product = names.product(item) else { return nil }
    let book = prices.book
    var days: Set<Int32> = []
    for observation in book.fold.observations
    where book.catalog.product(of: observation.item) == product
      && book.fold.tables.terms[observation.terms].origin == .purchase
    {
      days.insert(observation.day)
    }
    return days.max().map { (days.count, Day(ordinal: $0)) }
  }

  /// True if an entry is of an item or a variant of it.
  func isOf(_ entry: ListEntry, _ item: String) -> Bool {
    let key = NameKey.matching(names.shown(item))
    return [entry.item, entry.variant].contains { $0.map { NameKey.matching($0) } == key }
  }

  /// Returns the other items often bought with some items.
  func pairs(with items: [String]) -> [BoughtPair] {
    guard let prices else { return [] }
    return BoughtTogether(prices.book).pairs(with: items.compactMap { names.product($0) })
  }
}
