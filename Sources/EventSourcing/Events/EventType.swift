/// The kinds of fact a log can hold, with wire names that are frozen for ever.
public enum EventType: UInt8, CaseIterable, Sendable {
  case purchaseRecorded
  case receiptStated
  case priceObserved
  case expirationRecorded
  case stockConsumed
  case stockWasted
  case stockOpened
  case stockMoved
  case budgetSet
  case budgetClosed
  case productDescribed
  case storeDescribed
  case rateObserved
  case eventRetracted
  case listDefined
  case listItemAdded
  case listItemChanged
  case listItemMarked
  case unitDefined
  case aislePlaced
  case itemShelved
  case tripLogged
  case reviewPosted
  case reviewAnswered
  /// Framing only: closes a batch, and no projection sees it.
  case logCommitted

  public var wireName: String {
    switch self {
    case .purchaseRecorded: "purchase.recorded"
    case .receiptStated: "receipt.stated"
    case .priceObserved: "price.observed"
    case .expirationRecorded: "expiration.recorded"
    case .stockConsumed: "stock.consumed"
    case .stockWasted: "stock.wasted"
    case .stockOpened: "stock.opened"
    case .stockMoved: "stock.moved"
    case .budgetSet: "budget.set"
    case .budgetClosed: "budget.closed"
    case .productDescribed: "product.described"
    case .storeDescribed: "store.described"
    case .rateObserved: "rate.observed"
    case .eventRetracted: "event.retracted"
    case .listDefined: "list.defined"
    case .listItemAdded: "list.item_added"
    case .listItemChanged: "list.item_changed"
    case .listItemMarked: "list.item_marked"
    case .unitDefined: "unit.defined"
    case .aislePlaced: "aisle.placed"
    case .itemShelved: "item.shelved"
    case .tripLogged: "trip.logged"
    case .reviewPosted: "review.posted"
    case .reviewAnswered: "review.answered"
    case .logCommitted: "log.committed"
    }
  }

  /// The payload version that this program writes, and the newest that it reads.
  public var version: UInt8 {
    switch self {
    case .aislePlaced: 2
    default: 1
    }
  }

  /// True if such an event changes how others are read, so that readers must know it beforehand.
  public var isLate: Bool {
    switch self {
    case .eventRetracted, .productDescribed, .storeDescribed, .unitDefined, .rateObserved,
      .budgetSet, .budgetClosed:
      true
    default: false
    }
  }

  /// The type of that wire name, or nil.
  public init?(wireName: some StringProtocol) {
    guard let type = Self.allCases.first(where: { $0.wireName == wireName }) else { return nil }
    self = type
  }
}
