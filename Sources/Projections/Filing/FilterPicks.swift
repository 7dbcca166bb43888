import GroceryModel

/// Filters by name, with names resolved.
///
/// Filters of one field are alternatives; those of different fields must all match. An exclusion
/// wins over any other filter.
struct FilterPicks: Sendable {
  /// What one filter names.
  enum Thing: Sendable {
    /// Products, categories or shops, by their place in the book.
    case groups(Set<Int>)
    /// A tag or a kind, as matched.
    case name(String)
  }

  private var picks: [(field: NameFilter.Field, thing: Thing, isNegated: Bool)] = []
  /// True if everything is kept.
  var isEmpty: Bool { picks.isEmpty }
  /// Filters whose name nothing in the log has.
  private(set) var unmatched: [NameFilter] = []
  /// Names that could have been meant, for each of them.
  private(set) var candidates: [String] = []

  /// - Throws: `NameAmbiguity` where a name fits several things.
  init(_ filters: [NameFilter], among names: ShownNames) throws(NameAmbiguity) {
    for filter in filters {
      let name = NameKey.matching(filter.name)
      let thing: Thing
      switch filter.field {
      case .item:
        let alias = names.book.descriptions.canonicalProduct(of: name)
        thing = try find(filter, alias ?? name, in: names.book.products, names.products)
      case .category:
        thing = try find(filter, name, in: names.book.categories, names.categories)
      case .store:
        let alias = names.book.descriptions.canonicalStore(of: name)
        thing = try find(filter, alias ?? name, in: names.book.stores, names.stores)
      case .tag: thing = .name(try tag(filter, name, names.tags))
      case .kind:
        if !NameFilter.kinds.contains(name) { note(filter, NameFilter.kinds) }
        thing = .name(name)
      case .budget: continue  // No line belongs to a budget.
      }
      picks.append((filter.field, thing, filter.isNegated))
    }
  }

  private mutating func find<Shown: RandomAccessCollection<String>>(
    _ filter: NameFilter, _ name: String, in book: NameAliases, _ shown: Shown
  ) throws(NameAmbiguity) -> Thing where Shown.Index == Int {
    let key = NameKey.matching(name)
    let found: [Int]
    if key.contains("*"), !book.keys.contains(key) {
      // As in rules, a star stands for any characters.
      let pattern = CategoryPattern(.category, key)
      found = book.keys.indices.filter { pattern.matches(Array(book.keys[$0].unicodeScalars)) }
    } else {
      do throws(NameAmbiguity) {
        found = try NameSearch.find(key, in: book.keys, shown: shown)
      } catch {
        throw NameAmbiguity(
          name: error.name, candidates: error.candidates, field: filter.field)
      }
    }
    if found.isEmpty { note(filter, shown) }
    return .groups(Set(found))
  }

  /// The matching key of the tag that a filter means.
  private mutating func tag(
    _ filter: NameFilter, _ name: String, _ tags: TagBook
  ) throws(NameAmbiguity) -> String {
    let keys = tags.shown.keys.sorted()
    let shown = keys.compactMap { tags.shown[$0] }
    if let found = try NameSearch.find(name, in: keys, shown: shown).first { return keys[found] }
    note(filter, shown)
    return name
  }

  private mutating func note(_ filter: NameFilter, _ names: some Sequence<String>) {
    unmatched.append(filter)
    candidates += names
  }

  /// True if all filters of some fields agree on one thing.
  ///
  /// - Parameters:
  ///   - fields: Filters of other fields are passed over.
  ///   - isHit: Whether the thing is what a filter of a field names.
  /// - Returns: Whether it is kept.
  func agree(
    on fields: [NameFilter.Field] = NameFilter.Field.allCases,
    _ isHit: (NameFilter.Field, Thing) -> Bool
  ) -> Bool {
    var kept: [NameFilter.Field: Bool] = [:]
    for pick in picks where fields.contains(pick.field) {
      let isHit = isHit(pick.field, pick.thing)
      if pick.isNegated {
        if isHit { return false }
      } else {
        kept[pick.field] = (kept[pick.field] ?? false) || isHit
      }
    }
    return kept.values.allSatisfy { $0 }
  }
}
