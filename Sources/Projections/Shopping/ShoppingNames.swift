import GroceryModel

/// What items are called on receipts, for things that people write on a list.
public struct ShoppingNames: Sendable {
  /// Nil where there is no log yet.
  private let catalog: ItemCatalog?
  /// The words of each product's name, as matched.
  private let words: [Set<String>]

  init(_ catalog: ItemCatalog?) {
    self.catalog = catalog
    words = catalog?.productNames.map { Self.words(of: $0) } ?? []
  }

  /// All names, for suggestions.
  public var all: [String] { catalog?.productNames ?? [] }

  /// The shops that events name.
  var stores: [String] {
    guard let catalog else { return [] }
    return (0..<catalog.storeCount).map { catalog.name(ofStore: $0) }
  }

  /// Returns the product with that name, barcode or alias; a part of a name does not match.
  func product(_ name: String) -> Int? {
    guard let catalog else { return nil }
    let key = NameKey.matching(name)
    let canonical = catalog.descriptions.canonicalProduct(of: key).map { NameKey.matching($0) }
    return catalog.product(ofKey: canonical ?? key)
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
    guard wanted.contains(where: { $0.count >= 3 }) else { return [] }
    return words.indices.filter { wanted.isSubset(of: words[$0]) }
  }

  private static func words(of name: String) -> Set<String> {
    Set(NameKey.matching(name).split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
