import EventSourcing
import GroceryModel

/// The aisles of items in each store, and the order of the aisles.
public struct AisleMap: Sendable {
  /// One aisle of one shop.
  public struct Aisle: Hashable, Sendable {
    public let name: String
    /// From 1; aisles of equal order are visited by name.
    public let order: Int
  }

  /// The order of an aisle that none was given for.
  public static let usualOrder = 50

  private struct Place: Hashable, Sendable {
    let store: String
    let what: String
  }

  private var aisles: [Place: Aisle?] = [:]
  private var shelves: [Place: String] = [:]
  private let descriptions: Descriptions

  /// - Parameters:
  ///   - facts: In their order.
  ///   - descriptions: What shops and items go by other names.
  init(_ facts: [ShoppingFold.Fact], _ descriptions: Descriptions) {
    self.descriptions = descriptions
    for fact in facts {
      if fact.type == .aislePlaced, let store = fact[AisleKey.store],
        let name = fact[AisleKey.aisle]
      {
        let order = fact[AisleKey.order].flatMap { Int($0) } ?? Self.usualOrder
        let isRetired = fact[AisleKey.retired] == "true"
        aisles[place(store, NameKey.matching(name))] = .some(
          isRetired ? nil : Aisle(name: NameKey.printed(name), order: order))
      } else if fact.type == .itemShelved, let store = fact[ShelfKey.store],
        let item = fact[ShelfKey.item], let aisle = fact[ShelfKey.aisle]
      {
        shelves[place(store, productKey(item))] = aisle
      }
    }
  }

  /// The aisle of an item in a shop; nil where it is unknown or retired.
  public func aisle(of item: String, at store: String) -> Aisle? {
    guard !shelves.isEmpty, let name = shelves[place(store, productKey(item))] else { return nil }
    if let placed = aisles[place(store, NameKey.matching(name))] { return placed }
    return Aisle(name: NameKey.printed(name), order: Self.usualOrder)
  }

  /// What an item is matched by, its alias followed.
  func productKey(_ item: String) -> String {
    let key = NameKey.matching(item)
    return descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
  }

  private func place(_ store: String, _ what: String) -> Place {
    let key = NameKey.matching(store)
    let canonical = descriptions.canonicalStore(of: key).map { NameKey.matching($0) } ?? key
    return Place(store: canonical, what: what)
  }
}
