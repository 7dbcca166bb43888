import EventSourcing
import GroceryModel

/// The events of lists and aisles, as they were recorded; ``ShoppingState`` settles them.
///
/// Everything else is passed over at the cost of one comparison an event.
public struct ShoppingFold: Projection {
  /// Orders the facts about one list, entry or aisle by values of the event itself, so that any
  /// order of arrival gives the same state.
  struct Stamp: Hashable, Comparable, Sendable {
    let day: Day
    /// Empty for facts that were not typed: they come first.
    let entered: String
    let event: EventIdentifier

    static func < (left: Stamp, right: Stamp) -> Bool {
      if left.day != right.day { return left.day < right.day }
      if left.entered != right.entered { return left.entered.precedes(right.entered) }
      return left.event < right.event
    }
  }

  /// One fact with the values of its keys.
  struct Fact: Sendable {
    let stamp: Stamp
    let type: EventType
    let values: [String?]

    subscript<Key: RawRepresentable<Int>>(key: Key) -> String? { values[key.rawValue] }

    func decimal<Key: RawRepresentable<Int>>(_ key: Key) -> ExactDecimal? {
      self[key].flatMap { ExactDecimal($0) }
    }
  }

  private(set) var facts: [Fact] = []

  public init() {}

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    let entered: Int
    switch event.type {
    case .listDefined: entered = ListKey.entered.rawValue
    case .listItemAdded: entered = ListItemKey.entered.rawValue
    case .listItemChanged: entered = ListChangeKey.entered.rawValue
    case .listItemMarked: entered = ListMarkKey.entered.rawValue
    case .aislePlaced: entered = AisleKey.entered.rawValue
    case .itemShelved: entered = ShelfKey.entered.rawValue
    case .purchaseRecorded, .receiptStated, .priceObserved, .expirationRecorded, .stockConsumed,
      .stockWasted, .stockOpened, .stockMoved, .budgetSet, .budgetClosed, .productDescribed,
      .storeDescribed, .rateObserved, .eventRetracted, .unitDefined, .tripLogged, .reviewPosted,
      .reviewAnswered, .logCommitted:
      return
    }
    let values = PayloadSchema.of(event.type).keys.indices.map { place in
      let bytes = event.fields[place]
      return bytes.baseAddress == nil ? nil : String(decoding: bytes, as: UTF8.self)
    }
    facts.append(
      Fact(
        stamp: Stamp(
          day: event.date, entered: values[entered] ?? "", event: event.identifier),
        type: event.type, values: values))
  }

  public mutating func merge(_ other: ShoppingFold) { facts += other.facts }
}
