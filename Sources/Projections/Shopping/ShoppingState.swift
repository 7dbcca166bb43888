import EventSourcing
import GroceryModel

/// The current lists, templates and aisles: the result of a ``ShoppingFold``.
public struct ShoppingState: Sendable {
  /// By name in byte order; closed ones and templates too.
  public private(set) var lists: [ShoppingList] = []
  public let aisles: AisleMap

  public init(_ fold: ShoppingFold, descriptions: Descriptions) {
    let facts = fold.facts.sorted { $0.stamp < $1.stamp }
    aisles = AisleMap(facts, descriptions)
    var lists: [String: ShoppingList] = [:]
    var keys: [String: String] = [:]
    /// What a list's name is matched by; most entries name the same few lists.
    func key(_ name: String) -> String {
      if let key = keys[name] { return key }
      let key = NameKey.matching(name)
      keys[name] = key
      return key
    }
    var places: [EventIdentifier: ListEntry] = [:]
    var order: [EventIdentifier] = []
    /// For each list the moment at which it was closed last and opened again.
    var rounds: [String: ShoppingFold.Stamp] = [:]
    var closings: [String: ShoppingFold.Stamp] = [:]
    for fact in facts where fact.type == .listDefined {
      guard let name = fact[ListKey.list] else { continue }
      let key = NameKey.matching(name)
      var list = lists[key] ?? ShoppingList(NameKey.printed(name))
      let wasClosed = list.isClosed
      list.define(fact)
      if list.isClosed { closings[key] = fact.stamp }
      if wasClosed, !list.isClosed { rounds[key] = closings[key] }
      lists[key] = list
    }
    for fact in facts where fact.type == .listItemAdded {
      guard let entry = ListEntry(fact) else { continue }
      let key = key(entry.list)
      if let closed = rounds[key], fact.stamp < closed { continue }
      if lists[key] == nil { lists[key] = ShoppingList(NameKey.printed(entry.list)) }
      places[entry.event] = entry
      order.append(entry.event)
    }
    for fact in facts where fact.type == .listItemChanged || fact.type == .listItemMarked {
      let target =
        fact.type == .listItemChanged ? fact[ListChangeKey.entry] : fact[ListMarkKey.entry]
      guard let entry = target.flatMap({ EventIdentifier($0) }) else { continue }
      places[entry]?.apply(fact)
    }
    for event in order {
      guard let entry = places[event], entry.state != .removed else { continue }
      lists[key(entry.list)]?.entries.append(entry)
    }
    self.lists = lists.values.sorted { $0.name.precedes($1.name) }
  }

  /// Returns the list of a name; nil if it does not exist.
  public func list(named name: String) -> ShoppingList? {
    let key = NameKey.matching(name)
    return lists.first { $0.key == key }
  }
}

extension ShoppingList {
  /// Takes in a definition, which replaces what was said before key by key.
  fileprivate mutating func define(_ fact: ShoppingFold.Fact) {
    isTemplate = fact[ListKey.template].map { $0 == "true" } ?? isTemplate
    currency = fact[ListKey.currency].flatMap { Currency($0) } ?? currency
    budget = fact.decimal(ListKey.budget) ?? budget
    store = fact[ListKey.store] ?? store
    isClosed = fact[ListKey.closed].map { $0 == "true" } ?? isClosed
    note = fact[ListKey.note] ?? note
  }
}

extension ListEntry {
  /// The entry of a `list.item_added`.
  fileprivate init?(_ fact: ShoppingFold.Fact) {
    guard let list = fact[ListItemKey.list], let item = fact[ListItemKey.item] else { return nil }
    event = fact.stamp.event
    self.list = list
    self.item = item
    variant = fact[ListItemKey.variant]
    store = fact[ListItemKey.store]
    quantity = fact.decimal(ListItemKey.quantity)
    unit = fact[ListItemKey.unit]
    note = fact[ListItemKey.note]
    from = fact[ListItemKey.from]
    if let total = fact.decimal(ListItemKey.total) {
      cost = .total(total)
    } else if let price = fact.decimal(ListItemKey.price) {
      cost = .price(price)
    }
  }

  /// Takes in a change or a mark.
  fileprivate mutating func apply(_ fact: ShoppingFold.Fact) {
    if fact.type == .listItemMarked {
      state = fact[ListMarkKey.state].flatMap { State(rawValue: $0) } ?? state
      marked = fact.stamp.day
      // What is open again was not bought.
      boughtQuantity = state == .checked ? fact.decimal(ListMarkKey.quantity) : nil
      boughtTotal = state == .checked ? fact.decimal(ListMarkKey.total) : nil
      return
    }
    item = fact[ListChangeKey.item] ?? item
    store = fact[ListChangeKey.store] ?? store
    quantity = fact.decimal(ListChangeKey.quantity) ?? quantity
    unit = fact[ListChangeKey.unit] ?? unit
    note = fact[ListChangeKey.note] ?? note
    if let total = fact.decimal(ListChangeKey.total) {
      cost = .total(total)
    } else if let price = fact.decimal(ListChangeKey.price) {
      cost = .price(price)
    }
  }
}
