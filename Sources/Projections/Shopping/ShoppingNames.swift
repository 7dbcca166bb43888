import GroceryModel

/// What items are called on receipts, for things that people write on a list.
public final class ShoppingNames {
  /// Nil where there is no log yet.
  private let catalog: ItemCatalog?
  /// The products whose names have a word, as matched, in ascending order.
  private lazy var productsOfWord: [String: [Int]] = {
    var products: [String: [Int]] = [:]
    for (product, name) in (catalog?.productNames ?? []).enumerated() {
      for word in Self.words(of: name) { products[word, default: []].append(product) }
    }
    return products
  }()

  init(_ catalog: ItemCatalog?) { self.catalog = catalog }

  /// All names, for suggestions.
  public var all: [String] { catalog?.productNames ?? [] }

  /// The shops that events name.
  var stores: [String] {
    guard let catalog else { return [] }
    return (0..<catalog.storeCount).map { catalog.name(ofStore: $0) }
  }

  /// Returns the product with that name, barcode or alias; a part of a name does not match.
  func product(_ name: String) -> Int? {
    catalog?.product(calledOnLists: name)
  }

  /// Returns the display name for a name on a list: of the product with that name, barcode or
  /// alias, else of the only product with all its words; an unknown name stays as it is.
  public func shown(_ name: String) -> String {
    guard let catalog else { return name }
    if let product = product(name) { return catalog.name(of: product) }
    let key = NameKey.matching(name)
    if let canonical = catalog.descriptions.canonicalProduct(of: key) { return canonical }
    if catalog.descriptions.products[key] != nil { return name }
    let found = products(withWordsOf: name)
    return found.count == 1 ? catalog.name(of: found[0]) : name
  }

  /// The names that several products have in common with one on a list: it is not said which is meant.
  public func candidates(for name: String) -> [String] {
    guard let catalog, product(name) == nil,
      catalog.descriptions.products[NameKey.matching(name)] == nil
    else {
      return []
    }
    let found = products(withWordsOf: name)
    return found.count < 2 ? [] : found.map { catalog.name(of: $0) }.sorted { $0.precedes($1) }
  }

  /// True if anything is bought or described under that name.
  public func knows(_ name: String) -> Bool {
    product(name) != nil || catalog?.descriptions.products[NameKey.matching(name)] != nil
  }

  private func products(withWordsOf name: String) -> [Int] {
    let wanted = Self.words(of: name)
    guard let catalog, wanted.contains(where: { $0.count >= 3 }) else { return [] }
    let found = wanted.map { productsOfWord[$0] ?? [] }.min { $0.count < $1.count } ?? []
    return found.filter { wanted.isSubset(of: Self.words(of: catalog.name(of: $0))) }
  }

  private static func words(of name: String) -> Set<String> {
    Set(NameKey.matching(name).split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
