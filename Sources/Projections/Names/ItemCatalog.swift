import EventSourcing
import GroceryModel

/// What the numbers of an ``ItemFold`` stand for: products with their aliases followed, the names that
/// they are shown by, their categories and tags, and the shops.
///
/// A product's category is the one that most of its lines have (of equally many the first in byte
/// order); its tags are those described and those of any of its lines.
public struct ItemCatalog: Sendable {
  private let names: ShownNames
  /// For each product its place in the book's categories; empty if the fold was not asked.
  private let categories: [Int]
  /// The matching keys of each product's tags; empty if the fold was not asked.
  private let tags: [Set<String>]
  /// For each product what it is filed under, where that was found elsewhere.
  private var givenCategories: [String]?

  /// Settles a fold; the log is not read again.
  public init(_ fold: ItemFold, from replay: Replay) throws(LogError) {
    let names = ShownNames(
      try SpendingBook(fold.spending, from: replay, countingIn: .cells))
    categories = Self.categories(names)
    tags = Self.tags(names)
    self.names = names
  }

  /// Settles a fold that was asked for no details; products' categories are given by their keys.
  init(
    _ fold: ItemFold, categories: (_ key: String) -> String, from replay: Replay
  ) throws(LogError) {
    try self.init(fold, from: replay)
    givenCategories = names.book.products.keys.map(categories)
  }

  /// The number of products; each has a number from 0.
  public var productCount: Int { names.products.count }

  /// The product of an item's number.
  public func product(of item: UInt32) -> Int { names.book.products.groups[Int(item)] }

  /// The product of each item's number.
  public var products: [Int] { names.book.products.groups }

  /// What a product is shown as.
  public func name(of product: Int) -> String { names.products[product] }

  /// What all products are shown as, for suggestions.
  public var productNames: [String] { Array(names.products) }

  /// An item's name as an event writes it.
  public func written(_ item: UInt32) -> String { names.book.fold.names.text(.item, item) }

  /// What describes each product.
  var keys: NameTexts { names.book.products.keys }

  /// What describes a product: its own entry, as matched.
  public func key(of product: Int) -> String { names.book.products.keys[product] }

  /// What a product is filed under; the fold must have been asked for categories.
  public func category(of product: Int) -> String {
    givenCategories?[product] ?? names.categories[categories[product]]
  }

  /// The tags of a product, as shown, in byte order; the fold must have been asked for tags.
  public func tags(of product: Int) -> [String] {
    tags[product].map { names.tags.shown[$0] ?? $0 }.sorted { [$0].precedes([$1]) }
  }

  /// The number of shops; each has a number from 0.
  public var storeCount: Int { names.stores.count }

  /// The shop of a written shop's number; nil where there is none.
  public func store(of number: UInt32) -> Int? {
    number == LineKeys.none ? nil : names.book.stores.groups[Int(number)]
  }

  public func name(ofStore store: Int) -> String { names.stores[store] }

  /// The code of a currency's number.
  public func currencyCode(of number: UInt32) -> String { names.book.currencyCode(of: number) }

  public var descriptions: Descriptions { names.book.descriptions }

  /// The product that a name on the command line means: one that matches, else by alias, else the only
  /// one that has the name in it; nil where there is none.
  ///
  /// - Throws: `NameAmbiguity` where several have it in them.
  public func product(named name: String) throws(NameAmbiguity) -> Int? {
    let key = NameKey.matching(name)
    let wanted = descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
    return try NameSearch.find(wanted, in: names.book.products.keys, shown: names.products).first
  }

  /// Settles filters by name; the fold must have been asked for the details that they need.
  ///
  /// - Throws: `NameAmbiguity` where a name fits several things.
  public func choice(_ filters: [NameFilter]) throws(NameAmbiguity) -> ItemChoice {
    let picks = try FilterPicks(filters, among: names)
    func isChosen(_ product: Int) -> Bool {
      picks.agree(on: [.item, .category, .tag]) { field, thing in
        switch thing {
        case .groups(let groups):
          groups.contains(field == .item ? product : categories[product])
        case .name(let tag): tags[product].contains(tag)
        }
      }
    }
    func isChosen(store: Int?) -> Bool {
      picks.agree(on: [.store]) { _, thing in
        guard let store, case .groups(let groups) = thing else { return false }
        return groups.contains(store)
      }
    }
    let kinds = FilterPicks.kinds.filter { kind in
      picks.agree(on: [.kind]) { _, thing in
        if case .name(kind) = thing { true } else { false }
      }
    }
    return ItemChoice(
      products: (0..<productCount).map { isChosen($0) },
      stores: (0..<storeCount).map { isChosen(store: $0) },
      hasLinesWithoutStore: isChosen(store: nil), kinds: Set(kinds),
      unmatched: picks.unmatched, candidates: picks.candidates)
  }

  private static func categories(_ names: ShownNames) -> [Int] {
    let book = names.book
    guard let place = book.fold.groupings.firstIndex(where: { $0.keys == [.category, .item] })
    else {
      return []
    }
    let table = book.fold.tables[place]
    var counts: [[(category: Int, lines: Int)]] = Array(repeating: [], count: names.products.count)
    for cell in 0..<table.count {
      let key = table.key(cell)
      let product = book.products.groups[Int(key[key.startIndex + 1])]
      let category = book.category(of: key[key.startIndex])
      if let known = counts[product].firstIndex(where: { $0.category == category }) {
        counts[product][known].lines += table.lines(cell)
      } else {
        counts[product].append((category, table.lines(cell)))
      }
    }
    let other = book.category(of: LineKeys.none)
    return counts.map { counts in
      let best = counts.min {
        ($1.lines, book.categories.keys[$0.category])
          < ($0.lines, book.categories.keys[$1.category])
      }
      return best?.category ?? other
    }
  }

  private static func tags(_ names: ShownNames) -> [Set<String>] {
    let book = names.book
    guard let place = book.fold.groupings.firstIndex(where: { $0.keys == [.tags, .item] }) else {
      return []
    }
    var tags: [Set<String>] = Array(repeating: [], count: names.products.count)
    for (item, product) in book.products.groups.enumerated() {
      let own = NameKey.matching(book.fold.names.text(.item, UInt32(item)))
      for key in [own, book.products.keys[product]] {
        let described = book.descriptions.products[key]?.tags ?? []
        tags[product].formUnion(described.map { NameKey.matching($0) })
      }
    }
    let table = book.fold.tables[place]
    for cell in 0..<table.count {
      let key = table.key(cell)
      let product = book.products.groups[Int(key[key.startIndex + 1])]
      let written = names.tags.tags(written: key[key.startIndex])
      tags[product].formUnion(written.map { NameKey.matching($0) })
    }
    return tags
  }
}

/// What filters by name keep of a catalog.
public struct ItemChoice: Sendable {
  /// For each product whether it is kept.
  public let products: [Bool]
  /// For each shop whether it is kept.
  public let stores: [Bool]
  /// Whether lines that name no shop are kept.
  public let hasLinesWithoutStore: Bool
  /// The kinds of purchase lines that are kept.
  public let kinds: Set<String>
  /// Filters whose name nothing in the log has.
  public let unmatched: [NameFilter]
  /// Names that could have been meant, for each of them.
  public let candidates: [String]

  /// Whether what happens in a shop is kept.
  public func contains(store: Int?) -> Bool { store.map { stores[$0] } ?? hasLinesWithoutStore }
}
