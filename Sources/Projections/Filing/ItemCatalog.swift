import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// The products and stores behind the numbers of an ``ItemFold``: aliases followed, with display
/// names, categories and tags.
///
/// A product's category is the one that most of its lines have (ties: first in byte order); its
/// tags are those described and those of any of its lines. Books of all kinds share one catalog.
public final class ItemCatalog: Sendable {
  private let shown: ShownNames
  /// For each product its place in the book's categories; empty if the fold was not asked.
  private let categories: [Int]
  /// The matching keys of each product's tags; empty if the fold was not asked.
  private let tags: [Set<String>]
  /// For each product what it is filed under, where that was found elsewhere.
  private let givenCategories: [String]?

  /// Settles a fold; the log is not read again.
  public init(_ fold: ItemFold, from replay: Replay) throws(LogError) {
    let names = ShownNames(
      try SpendingBook(fold.spending, from: replay, countingIn: .cells))
    categories = Self.categories(names)
    tags = Self.tags(names)
    shown = names
    givenCategories = nil
  }

  /// Creates a catalog of a resolved book as of some time, from display names and categories at
  /// that time.
  init(_ book: SpendingBook, products: [String], stores: [String], categories: [String]) {
    shown = ShownNames(
      book, products: LazyTexts(products), stores: stores)
    self.categories = []
    tags = []
    givenCategories = categories
  }

  /// True if another catalog of the same book, as of some time, shows and files all things alike.
  func showsAlike(_ other: ItemCatalog) -> Bool {
    givenCategories == other.givenCategories && shown.stores == other.shown.stores
      && shown.products.elementsEqual(other.shown.products)
  }

  /// The number of products; each has a number from 0.
  public var productCount: Int { shown.products.count }

  /// The product of an item's number.
  public func product(of item: UInt32) -> Int { shown.book.products.groups[Int(item)] }

  /// The product of each item's number.
  public var products: [Int] { shown.book.products.groups }

  /// What a product is shown as.
  public func name(of product: Int) -> String { shown.products[product] }

  /// What all products are shown as.
  var names: LazyTexts { shown.products }

  /// True if a size could be read off an item's name as an event writes it, or as it is shown.
  ///
  /// - Parameters:
  ///   - item: The item's number.
  ///   - shown: Is used for the name as shown.
  /// - Returns: `false` where it is certain that neither states one.
  func mayStateSize(_ item: UInt32, _ shown: inout [UInt8]) -> Bool {
    let book = self.shown.book
    let found = book.fold.names.tables[LineKey.item.rawValue].withBytes(Int(item)) {
      written -> Bool? in
      if ProductName.mayStateSize(written) { return true }
      // What else is matched by the same plain name has the same digits and letters.
      return NameKey.isPlain(written) && !book.products.hasAliases ? false : nil
    }
    if let found { return found }
    shown.removeAll(keepingCapacity: true)
    names.append(product(of: item), to: &shown)
    return shown.withUnsafeBufferPointer { ProductName.mayStateSize($0) }
  }

  /// What all products are shown as, for suggestions.
  public var productNames: [String] { Array(shown.products) }

  /// An item's name as an event writes it.
  public func written(_ item: UInt32) -> String { shown.book.fold.names.text(.item, item) }

  /// What describes each product.
  var keys: LazyTexts { shown.book.products.keys }

  /// For each product its place in an order that nothing but ``keys`` decides; not that of their bytes.
  var ranks: [UInt32] { shown.book.products.ranks }

  /// What describes a product: its own entry, as matched.
  public func key(of product: Int) -> String { shown.book.products.keys[product] }

  /// The product that a matching key describes, if any name of it was written.
  func product(ofKey key: String) -> Int? { shown.book.products.group(ofKey: key) }

  /// The shop that a matching key names, its alias followed, if any event names it.
  func store(ofKey key: String) -> Int? {
    let canonical = descriptions.canonicalStore(of: key).map { NameKey.matching($0) } ?? key
    return shown.book.stores.group(ofKey: canonical)
  }

  /// What a product is filed under; the fold must have been asked for categories.
  public func category(of product: Int) -> String {
    givenCategories?[product] ?? shown.categories[categories[product]]
  }

  /// The tags of a product, as shown, in byte order; the fold must have been asked for tags.
  public func tags(of product: Int) -> [String] {
    tags[product].map { shown.tags.shown[$0] ?? $0 }.sorted { [$0].precedes([$1]) }
  }

  /// The number of shops; each has a number from 0.
  var storeCount: Int { shown.stores.count }

  /// Returns the store of a written store's number; nil if the line has no store.
  public func store(of number: UInt32) -> Int? {
    number == LineKeys.none ? nil : shown.book.stores.groups[Int(number)]
  }

  public func name(ofStore store: Int) -> String { shown.stores[store] }

  /// The code of a currency's number.
  func currencyCode(of number: UInt32) -> String { shown.book.currencyCode(of: number) }

  public var descriptions: Descriptions { shown.book.descriptions }

  /// Returns the product for a name on the command line: an exact match, else an alias, else the
  /// only product whose name contains it; nil without a match.
  ///
  /// - Throws: `NameAmbiguity` if several products contain it.
  public func product(named name: String) throws(NameAmbiguity) -> Int? {
    let key = NameKey.matching(name)
    let wanted = descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
    return try NameSearch.find(wanted, in: shown.book.products.keys, shown: shown.products).first
  }

  /// Settles filters by name; the fold must have been asked for the details that they need.
  ///
  /// - Throws: `NameAmbiguity` where a name fits several things.
  public func choice(_ filters: [NameFilter]) throws(NameAmbiguity) -> ItemChoice {
    let picks = try FilterPicks(filters, among: shown)
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
    let kinds = NameFilter.kinds.filter { kind in
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
      let product = book.products.groups[Int(key[1])]
      let category = book.category(of: key[0])
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
      let product = book.products.groups[Int(key[1])]
      let written = names.tags.tags(written: key[0])
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
  /// True if lines that name no shop are kept.
  let hasLinesWithoutStore: Bool
  /// The kinds of purchase lines that are kept.
  public let kinds: Set<String>
  /// Filters whose name nothing in the log has.
  public let unmatched: [NameFilter]
  /// Names that could have been meant, for each of them.
  public let candidates: [String]

  /// True if lines of the kind `item` are kept.
  var keepsItems: Bool { kinds.contains(PurchaseKind.item.rawValue) }

  /// True if what happens in a shop is kept.
  public func contains(store: Int?) -> Bool { store.map { stores[$0] } ?? hasLinesWithoutStore }
}
