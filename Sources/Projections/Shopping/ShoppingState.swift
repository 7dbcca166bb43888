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
    var lists = NumberedLists()
    for fact in facts where fact.type == .listDefined {
      if let name = fact[ListKey.list] { lists.define(lists.number(of: name), fact) }
    }
    var entries: [(list: Int, entry: ListEntry)] = []
    for fact in facts where fact.type == .listItemAdded {
      guard let entry = ListEntry(fact) else { continue }
      let list = lists.number(of: entry.list)
      if !lists.hasClosed(list, since: fact.stamp) { entries.append((list, entry)) }
    }
    let changes = facts.filter { $0.type == .listItemChanged || $0.type == .listItemMarked }
    if !changes.isEmpty {
      let places = Dictionary(entries.enumerated().map { ($1.entry.event, $0) }) { first, _ in first
      }
      for fact in changes {
        let target =
          fact.type == .listItemChanged ? fact[ListChangeKey.entry] : fact[ListMarkKey.entry]
        let event = target.flatMap { EventIdentifier($0) }
        if let place = event.flatMap({ places[$0] }) { entries[place].entry.apply(fact) }
      }
    }
    for (list, entry) in entries where entry.state != .removed {
      lists.all[list].entries.append(entry)
    }
    self.lists = lists.all.sorted { $0.name.precedes($1.name) }
  }

  /// Returns the list of a name; nil if it does not exist.
  public func list(named name: String) -> ShoppingList? {
    let key = NameKey.matching(name)
    return lists.first { $0.key == key }
  }
}

/// Lists by numbers; most entries name the same few.
private struct NumberedLists {
  var all: [ShoppingList] = []
  /// For each list when it was closed last, and when it was closed before it was opened again.
  private var closings: [ShoppingFold.Stamp?] = []
  private var rounds: [ShoppingFold.Stamp?] = []
  private var numbersOfKeys: [String: Int] = [:]
  private var numbersAsWritten: [String: Int] = [:]

  /// Returns the number of a list by its name, and makes the list if it is new.
  mutating func number(of name: String) -> Int {
    if let number = numbersAsWritten[name] { return number }
    let key = NameKey.matching(name)
    let number = numbersOfKeys[key] ?? all.count
    if number == all.count {
      numbersOfKeys[key] = number
      all.append(ShoppingList(NameKey.printed(name)))
      closings.append(nil)
      rounds.append(nil)
    }
    numbersAsWritten[name] = number
    return number
  }

  mutating func define(_ number: Int, _ fact: ShoppingFold.Fact) {
    let wasClosed = all[number].isClosed
    all[number].define(fact)
    if all[number].isClosed { closings[number] = fact.stamp }
    if wasClosed, !all[number].isClosed { rounds[number] = closings[number] }
  }

  /// True if what was added then was on the list before it was closed and opened again.
  func hasClosed(_ number: Int, since stamp: ShoppingFold.Stamp) -> Bool {
    rounds[number].map { stamp < $0 } ?? false
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
