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

  /// The name in the log.
  public var wireName: String { Self.table[Int(rawValue)].wireName }

  /// The payload version that this program writes, and the newest that it reads.
  public var version: UInt8 { Self.table[Int(rawValue)].version }

  /// True if such an event changes how others are read, so that readers must know it beforehand.
  public var isLate: Bool { Self.table[Int(rawValue)].isLate }

  /// True for facts about a lot of the stock: its use, its waste, its opening and its storage place.
  public var isOfLot: Bool {
    [.stockConsumed, .stockWasted, .stockOpened, .stockMoved].contains(self)
  }

  /// The type of that wire name, or nil.
  public init?(wireName: some StringProtocol) {
    guard let type = Self.allCases.first(where: { $0.wireName == wireName }) else { return nil }
    self = type
  }

  var traits: EventTraits { Self.table[Int(rawValue)] }

  private static let table = allCases.map(\.row)

  /// The one place that describes a type: its name, payload and version, and how it is read.
  private var row: EventTraits {
    switch self {
    case .purchaseRecorded: EventTraits("purchase.recorded", keys: PurchaseKey.allCases.map(\.key))
    case .receiptStated: EventTraits("receipt.stated", keys: ReceiptKey.allCases.map(\.key))
    case .priceObserved: EventTraits("price.observed", keys: PriceKey.allCases.map(\.key))
    case .expirationRecorded:
      EventTraits("expiration.recorded", keys: ExpirationKey.allCases.map(\.key))
    case .stockConsumed: EventTraits("stock.consumed", keys: StockKey.allCases.map(\.key))
    case .stockWasted: EventTraits("stock.wasted", keys: StockKey.allCases.map(\.key))
    case .stockOpened: EventTraits("stock.opened", keys: StockKey.allCases.map(\.key))
    case .stockMoved: EventTraits("stock.moved", keys: StockKey.allCases.map(\.key))
    case .budgetSet: EventTraits("budget.set", keys: BudgetKey.allCases.map(\.key), isLate: true)
    case .budgetClosed:
      EventTraits(
        "budget.closed", keys: [PayloadKey("budget", .text, required: true)] + Self.entryKeys,
        isLate: true)
    case .productDescribed:
      EventTraits("product.described", keys: ProductKey.allCases.map(\.key), isLate: true)
    case .storeDescribed:
      EventTraits("store.described", keys: StoreKey.allCases.map(\.key), isLate: true)
    case .rateObserved:
      EventTraits("rate.observed", keys: RateKey.allCases.map(\.key), isLate: true)
    case .eventRetracted:
      EventTraits("event.retracted", keys: RetractionKey.allCases.map(\.key), isLate: true)
    case .listDefined: EventTraits("list.defined", keys: ListKey.allCases.map(\.key))
    case .listItemAdded: EventTraits("list.item_added", keys: ListItemKey.allCases.map(\.key))
    case .listItemChanged: EventTraits("list.item_changed", keys: ListChangeKey.allCases.map(\.key))
    case .listItemMarked: EventTraits("list.item_marked", keys: ListMarkKey.allCases.map(\.key))
    case .unitDefined: EventTraits("unit.defined", keys: UnitKey.allCases.map(\.key), isLate: true)
    case .aislePlaced: EventTraits("aisle.placed", keys: AisleKey.allCases.map(\.key), version: 2)
    case .itemShelved: EventTraits("item.shelved", keys: ShelfKey.allCases.map(\.key))
    case .tripLogged: EventTraits("trip.logged", keys: TripKey.allCases.map(\.key))
    case .reviewPosted: EventTraits("review.posted", keys: ReviewKey.allCases.map(\.key))
    case .reviewAnswered: EventTraits("review.answered", keys: AnswerKey.allCases.map(\.key))
    case .logCommitted: EventTraits("log.committed", keys: [])
    }
  }

  /// The keys that set equal facts apart: the second of two equal rows of one file, and the moment
  /// and number under which a fact was typed by hand.
  private static let entryKeys = [
    PayloadKey("occurrence", .count), PayloadKey("entered", .text),
  ]
}

/// What the log knows of an event type.
struct EventTraits: Sendable {
  let wireName: String
  let schema: PayloadSchema
  let version: UInt8
  let isLate: Bool

  /// - Parameters:
  ///   - wireName: The name in the log; it never changes.
  ///   - keys: The keys of the payload, in the order in which they are written; at most 24.
  ///   - version: The payload version that is written. Older ones need a ``PayloadUpcast``.
  ///   - isLate: True if such an event changes how others are read.
  init(_ wireName: String, keys: [PayloadKey], version: UInt8 = 1, isLate: Bool = false) {
    self.wireName = wireName
    schema = PayloadSchema(keys: keys)
    self.version = version
    self.isLate = isLate
  }
}
