import EventSourcing
import GroceryModel

/// One list or template, with the current state of its entries.
public struct ShoppingList: Hashable, Sendable {
  public let name: String
  public internal(set) var isTemplate = false
  /// A code or a free symbol; nil where the list has none.
  public internal(set) var currency: Currency?
  public internal(set) var budget: ExactDecimal?
  public internal(set) var store: String?
  public internal(set) var note: String?
  public internal(set) var isClosed = false
  /// Without the removed ones, in the order in which they were added.
  public internal(set) var entries: [ListEntry] = []

  /// What lists of one name are matched by.
  public var key: String { NameKey.matching(name) }

  init(_ name: String) { self.name = name }

  /// A list that is not recorded yet.
  public init(empty name: String) { self.init(name) }
}

/// One thing on a list.
public struct ListEntry: Hashable, Sendable {
  public enum State: String, CaseIterable, Sendable {
    case open, checked, unavailable, removed
  }

  /// What a person entered of its cost; the other of the two is derived.
  public enum Cost: Hashable, Sendable {
    case price(ExactDecimal)
    case total(ExactDecimal)
  }

  public let event: EventIdentifier
  public let list: String
  public internal(set) var item: String
  public internal(set) var variant: String?
  public internal(set) var store: String?
  public internal(set) var quantity: ExactDecimal?
  /// As written in the event; nil for pieces.
  public internal(set) var unit: String?
  public internal(set) var note: String?
  public internal(set) var cost: Cost?
  /// Where it came from: template, restock, plan, waste or import.
  public internal(set) var from: String?
  public internal(set) var state: State = .open
  /// What it was in the shop, where somebody said so.
  public internal(set) var boughtQuantity: ExactDecimal?
  public internal(set) var boughtTotal: ExactDecimal?
  /// The day of the last mark.
  public internal(set) var marked: Day?

  /// An entry that is on no list.
  init(planned item: String) {
    (event, list) = (EventIdentifier(high: 0, low: 0), "")
    self.item = item
  }

  /// How much is to be bought: what is not stated counts as one, and so does 0 with a total.
  public var amount: ExactDecimal {
    guard let quantity, !quantity.isZero else { return .one }
    return quantity
  }

  /// What an entered price or total comes to, in the digits of a currency; nil where none is entered.
  func enteredTotal(digits: Int) -> Amount? {
    switch cost {
    case nil: return nil
    case .total(let total): return total.amount
    case .price(let price):
      return Quantity(price.amount, .each).times(amount.amount)?.amount
        .rounded(toFractionDigits: max(digits, Int(price.scale)))
    }
  }
}
