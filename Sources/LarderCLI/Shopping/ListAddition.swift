import GroceryModel
import Projections

/// An addition to a list, before it is merged with existing entries.
struct ListAddition {
  var item: String
  var variant: String?
  var store: String?
  var quantity: ExactDecimal?
  var unit: String?
  var note: String?
  var cost: ListEntry.Cost?
  var from: String?

  init(_ entry: ListEntry, from source: String?) {
    (item, variant, store, quantity, unit) = (
      entry.item, entry.variant, entry.store, entry.quantity, entry.unit
    )
    (note, cost, from) = (entry.note, entry.cost, source)
  }

  init(item: String) { self.item = item }

  fileprivate var mergeKey: ListMerge.Key {
    ListMerge.Key(item: item, variant: variant, store: store, unit: unit)
  }

  fileprivate func values(on list: String) -> [String: String?] {
    var values: [String: String?] = [
      "list": list, "item": item, "variant": variant, "store": store,
      "quantity": quantity?.description, "unit": unit, "note": note, "from": from,
    ]
    switch cost {
    case .price(let price): values["price"] = price.description
    case .total(let total): values["total"] = total.description
    case nil: break
    }
    return values
  }

  /// Takes in another addition of the same thing.
  fileprivate mutating func merge(_ other: ListAddition) {
    quantity = ListMerge.quantity((quantity, note), (other.quantity, other.note))
    note = ListMerge.note(note, other.note)
    cost = ListAddition.merged(cost, other.cost)
  }

  /// Two totals add; otherwise what was entered last holds.
  fileprivate static func merged(
    _ old: ListEntry.Cost?, _ new: ListEntry.Cost?
  ) -> ListEntry.Cost? {
    if case .total(let one) = old, case .total(let other) = new,
      let sum = ExactDecimal((one.amount + other.amount).text())
    {
      return .total(sum)
    }
    return new ?? old
  }
}

extension ListSession {
  /// The events that add things to a list: an open entry of the same thing takes them in.
  func facts(adding additions: [ListAddition], to list: ShoppingList) -> [TypedFact] {
    var order: [ListMerge.Key] = []
    var merged: [ListMerge.Key: ListAddition] = [:]
    for addition in additions {
      if merged[addition.mergeKey] == nil {
        order.append(addition.mergeKey)
        merged[addition.mergeKey] = addition
      } else {
        merged[addition.mergeKey]?.merge(addition)
      }
    }
    return order.compactMap { key in
      guard let addition = merged[key] else { return nil }
      let known = list.entries.first { $0.state == .open && $0.mergeKey == key }
      guard let known else { return fact(.listItemAdded, addition.values(on: list.name)) }
      return change(known, by: addition)
    }
  }

  /// The event by which an open entry takes in more of the same thing.
  private func change(_ known: ListEntry, by addition: ListAddition) -> TypedFact {
    var whole = ListAddition(known, from: nil)
    whole.merge(addition)
    var values: [String: String?] = ["entry": known.event.description]
    if whole.quantity != known.quantity { values["quantity"] = whole.quantity?.description }
    if whole.note != known.note { values["note"] = whole.note }
    if whole.cost != known.cost {
      switch whole.cost {
      case .price(let price): values["price"] = price.description
      case .total(let total): values["total"] = total.description
      case nil: break
      }
    }
    return fact(.listItemChanged, values)
  }
}
