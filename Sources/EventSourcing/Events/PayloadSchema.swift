/// What a payload value must look like.
public enum PayloadForm: Hashable, Sendable {
  /// Any text that is not blank.
  case text
  /// A string holding an exact decimal; `positive` also asks for a value above zero.
  case decimal(positive: Bool)
  /// `YYYY-MM-DD`.
  case day
  /// `HH:MM` or `HH:MM:SS`.
  case time
  /// One of a few fixed words.
  case word([String])
  /// An event's id: 32 lower-case hex digits.
  case identifier
  /// A batch's name: 27 characters, UTC.
  case instant
  /// A currency code or symbol.
  case currency
  /// `6 x 330 ml`: read where it can be, kept as text where it cannot.
  case package
  /// A JSON whole number above zero.
  case count
  /// A JSON whole number in a range.
  case whole(ClosedRange<Int>)
  /// JSON `true` or `false`.
  case flag
  /// A JSON array of strings.
  case texts
  /// A budget's period: `{"start":…,"end":…}` or `{"every":…,"from":…}`.
  case period
  /// A JSON object of names and exact decimals.
  case amounts

  /// True if the log holds the value as bare JSON instead of a JSON string.
  public var isRawJSON: Bool {
    switch self {
    case .count, .whole, .flag, .texts, .period, .amounts: true
    default: false
    }
  }
}

/// One key of a payload.
public struct PayloadKey: Sendable {
  public let name: String
  public let form: PayloadForm
  public let isRequired: Bool

  init(_ name: String, _ form: PayloadForm, required: Bool = false) {
    self.name = name
    self.form = form
    isRequired = required
  }
}

/// The keys of one event type's payload, in the order in which they are written.
public struct PayloadSchema: Sendable {
  public let keys: [PayloadKey]
  /// One bit a place: whether the key has to be there.
  let required: UInt32

  private init(keys: [PayloadKey]) {
    self.keys = keys
    required = keys.enumerated().reduce(0) { bits, key in
      key.element.isRequired ? bits | 1 << UInt32(key.offset) : bits
    }
  }

  /// The most keys any type has; decoders size their tables by it.
  public static let maximumKeyCount = 24

  public static func of(_ type: EventType) -> PayloadSchema { all[Int(type.rawValue)] }

  private static let all: [PayloadSchema] = EventType.allCases.map { type in
    PayloadSchema(keys: keys(of: type))
  }

  /// The place of a key, or nil.
  public func index(of name: String) -> Int? { keys.firstIndex { $0.name == name } }

  private static func keys(of type: EventType) -> [PayloadKey] {
    switch type {
    case .purchaseRecorded:
      PurchaseKey.allCases.map(\.key)
    case .receiptStated:
      ReceiptKey.allCases.map(\.key)
    case .priceObserved:
      PriceKey.allCases.map(\.key)
    case .expirationRecorded:
      ExpirationKey.allCases.map(\.key)
    case .stockConsumed, .stockWasted, .stockOpened, .stockMoved:
      StockKey.allCases.map(\.key)
    case .budgetSet:
      BudgetKey.allCases.map(\.key)
    case .budgetClosed:
      [PayloadKey("budget", .text, required: true)] + entryKeys
    case .productDescribed:
      ProductKey.allCases.map(\.key)
    case .storeDescribed:
      StoreKey.allCases.map(\.key)
    case .rateObserved:
      RateKey.allCases.map(\.key)
    case .eventRetracted:
      RetractionKey.allCases.map(\.key)
    case .listDefined:
      ListKey.allCases.map(\.key)
    case .listItemAdded:
      ListItemKey.allCases.map(\.key)
    case .listItemChanged:
      ListChangeKey.allCases.map(\.key)
    case .listItemMarked:
      ListMarkKey.allCases.map(\.key)
    case .unitDefined:
      UnitKey.allCases.map(\.key)
    case .aislePlaced:
      AisleKey.allCases.map(\.key)
    case .itemShelved:
      ShelfKey.allCases.map(\.key)
    case .tripLogged:
      TripKey.allCases.map(\.key)
    case .reviewPosted:
      ReviewKey.allCases.map(\.key)
    case .reviewAnswered:
      AnswerKey.allCases.map(\.key)
    case .logCommitted:
      []
    }
  }

  /// The keys that set equal facts apart: the second of two equal rows of one file, and the moment
  /// and number under which a fact was typed by hand.
  private static let entryKeys = [
    PayloadKey("occurrence", .count), PayloadKey("entered", .text),
  ]
}
