import ColumnStore
import EventSourcing
import GroceryModel

/// What remarks on typed lines need of the log, in one read: the prices of some items, the names of all
/// items and stores, and the dearest lines.
public struct EntrySurvey: Projection {
  /// A purchase line and what was paid for it.
  public struct Line: Hashable, Sendable {
    public let event: EventIdentifier
    public let total: Amount
  }

  /// A name with the number of lines that have it.
  public struct Use: Hashable, Sendable {
    public let name: String
    public let lines: Int
  }

  public private(set) var prices: NamedPrices
  private var itemNames = StringInterner()
  private var storeNames = StringInterner()
  private var currencies = StringInterner()
  /// The dearest lines of each currency, by the currency's number; the dearest first.
  private var dearest: [[Line]] = []

  /// Lines beyond these are never the dearest of what was there before.
  private static let kept = 4

  /// - Parameter names: The items whose prices are read.
  public init(of names: [String]) { prices = NamedPrices(of: names) }

  /// The items that purchases and prices name, in the order of their first mention.
  public var items: [Use] { Self.uses(itemNames) }

  /// The stores that purchases and prices name, in the order of their first mention.
  public var stores: [Use] { Self.uses(storeNames) }

  /// The currency of all purchased items; nil if they have several or there are none.
  public var onlyCurrency: String? { currencies.count == 1 ? currencies.text(0) : nil }

  /// Returns the dearest line of a currency without those of some events; nil without any.
  public func dearestLine(in currency: String, without events: Set<EventIdentifier>) -> Line? {
    guard let place = (0..<currencies.count).first(where: { currencies.text($0) == currency })
    else { return nil }
    return dearest[place].first { !events.contains($0.event) }
  }

  private static func uses(_ names: StringInterner) -> [Use] {
    names.counts.enumerated().compactMap { number, lines in
      let name = names.text(number)
      return name.isEmpty ? nil : Use(name: name, lines: lines)
    }
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    try prices.apply(event)
    if event.type == .purchaseRecorded {
      _ = storeNames.number(of: event.fields[PurchaseKey.store], counting: 1)
      guard event.purchaseKind == .item else { return }
      _ = itemNames.number(of: event.fields[PurchaseKey.item], counting: 1)
      guard let total = try event.decimal(PurchaseKey.total) else { return }
      let currency = currencies.number(of: event.fields[PurchaseKey.currency])
      note(Line(event: event.identifier, total: total.amount), in: currency)
    } else if event.type == .priceObserved {
      _ = storeNames.number(of: event.fields[PriceKey.store], counting: 1)
      _ = itemNames.number(of: event.fields[PriceKey.item], counting: 1)
    }
  }

  private mutating func note(_ line: Line, in currency: Int) {
    while dearest.count <= currency { dearest.append([]) }
    if dearest[currency].count == Self.kept, let last = dearest[currency].last,
      last.total >= line.total
    {
      return
    }
    let place = dearest[currency].firstIndex { $0.total < line.total } ?? dearest[currency].count
    dearest[currency].insert(line, at: place)
    if dearest[currency].count > Self.kept { dearest[currency].removeLast() }
  }

  public mutating func merge(_ other: EntrySurvey) {
    prices.merge(other.prices)
    _ = itemNames.merge(other.itemNames, addingCounts: true)
    _ = storeNames.merge(other.storeNames, addingCounts: true)
    for (place, lines) in other.dearest.enumerated() {
      let currency = currencies.number(of: other.currencies.text(place))
      for line in lines { note(line, in: currency) }
    }
  }
}
