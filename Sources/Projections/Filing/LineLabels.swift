import EventSourcing
import GroceryModel

/// The brand, tags and filter matches of one line in a resolved book.
struct LineLabels: Sendable {
  let names: ShownNames
  private var book: SpendingBook { names.book }

  init(_ names: ShownNames) { self.names = names }

  /// The thing that a number names; nil where the line names none.
  func group(_ number: UInt32, _ groups: [Int]) -> Int? {
    number == LineKeys.none ? nil : groups[Int(number)]
  }

  /// The line's own brand, else the one that a description gives its product, as a thing of the book.
  func brand(of keys: LineKeys) -> Int? {
    if let own = group(keys[.brand], book.brands.groups) { return own }
    guard !book.descriptions.products.isEmpty else { return nil }
    let brand = itemKeys(of: keys).lazy.compactMap { book.descriptions.products[$0]?.brand }.first
    return brand.flatMap { book.brands.group(ofKey: NameKey.matching($0)) }
  }

  /// The tags of the line and of its product, each once, as shown.
  func tags(of keys: LineKeys) -> [String] {
    let written = names.tags.tags(written: keys[.tags])
    guard !book.descriptions.products.isEmpty else {
      return written.isEmpty ? [] : names.tags.tags([], written)
    }
    let described = itemKeys(of: keys).lazy.compactMap { book.descriptions.products[$0]?.tags }
    return names.tags.tags(described.first ?? [], written)
  }

  /// What the line is; `item` where it does not say.
  func kind(of keys: LineKeys) -> String {
    let kind = book.fold.names.text(.kind, keys[.kind])
    return kind.isEmpty ? PurchaseKind.item.rawValue : kind
  }

  /// True if a line is of what a filter names.
  func isHit(_ field: NameFilter.Field, _ thing: FilterPicks.Thing, _ keys: LineKeys) -> Bool {
    switch thing {
    case .name(let name):
      if field == .tag { return tags(of: keys).contains(names.tags.shown[name] ?? name) }
      return kind(of: keys) == name
    case .groups(let groups):
      let group: Int? =
        switch field {
        case .item: self.group(keys[.item], book.products.groups)
        case .store: self.group(keys[.store], book.stores.groups)
        default: book.category(of: keys[.category])
        }
      return group.map(groups.contains) ?? false
    }
  }

  /// What the line's product is described by: its own name, then the one that its alias leads to.
  private func itemKeys(of keys: LineKeys) -> [String] {
    let item = keys[.item]
    guard item != LineKeys.none else { return [] }
    return [
      NameKey.matching(book.fold.names.text(.item, item)),
      book.products.keys[book.products.groups[Int(item)]],
    ]
  }
}
