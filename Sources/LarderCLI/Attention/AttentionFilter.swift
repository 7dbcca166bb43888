import GroceryModel
import Projections

/// The filters by name of `check` and `due`, for findings that name an item or a store.
struct AttentionFilter {
  private let catalog: ItemCatalog?
  private let choice: ItemChoice?
  private let stores: [NameFilter]
  /// True if a filter picks items, so that what is about no item is left out.
  let picksItems: Bool

  /// - Parameters:
  ///   - filters: The filters by item, category, store and tag.
  ///   - catalog: The items; not needed without filters.
  /// - Throws: `NameAmbiguity` if a name matches several items.
  init(_ filters: [NameFilter], _ catalog: ItemCatalog?) throws {
    self.catalog = catalog
    choice = filters.isEmpty ? nil : try catalog?.choice(filters)
    stores = filters.filter { $0.field == .store }
    picksItems = filters.contains { $0.field != .store }
  }

  var unmatched: [NameFilter] { choice?.unmatched ?? [] }
  var candidates: [String] { choice?.candidates ?? [] }

  /// True if a finding about an item in a store is kept; nil for one about no item.
  func keeps(item: String?, store: String) throws -> Bool {
    guard keeps(store: store) else { return false }
    guard picksItems else { return true }
    guard let item, let product = try catalog?.product(named: item) else { return false }
    return choice?.products[product] ?? true
  }

  func keeps(store: String) -> Bool {
    let key = NameKey.matching(store)
    func isHit(_ filter: NameFilter) -> Bool {
      let name = NameKey.matching(filter.name)
      let canonical = catalog?.descriptions.canonicalStore(of: name).map { NameKey.matching($0) }
      return !key.isEmpty && key.contains(canonical ?? name)
    }
    let kept = stores.filter { !$0.isNegated }
    return !stores.contains { $0.isNegated && isHit($0) }
      && (kept.isEmpty || kept.contains(where: isHit))
  }
}
