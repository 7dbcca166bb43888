import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// All prices, paid and seen, as flat columns of numbers.
///
/// A price is a purchase line of an ordinary kind with a positive total, or a `price.observed`.
/// Refunds, deposits, discounts, fees and taxes are none, nor is a receipt known only by its total.
/// A discount `of` a line lowers what was paid for it; those are kept apart until ``PriceBook``
/// settles them.
public struct PriceFold: Projection {
  /// What is kept of each observation beside the price.
  public struct Details: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The event's id: 16 bytes more.
    public static let event = Details(rawValue: 1)
    /// Who recorded it.
    public static let recorder = Details(rawValue: 2)
  }

  /// What a discount takes off a line.
  struct Discount: Sendable {
    let line: EventIdentifier
    /// In 10⁻¹² units, negative.
    let amount: Int128

    /// Nil unless the purchase line is a discount of another line.
    init?(_ event: borrowing RecordedEvent) throws(LineFault) {
      guard event.purchaseKind == .discount,
        let line = EventIdentifier(hex: event.fields[PurchaseKey.of]),
        let total = try event.decimal(PurchaseKey.total)
      else { return nil }
      self.line = line
      amount = total.amount.units
    }
  }

  private(set) var items: ItemFold
  var tables = PriceTables()
  var observations: [PriceObservation] = []
  /// The places of observations whose items' numbers are not known yet.
  private var waiting = PrefetchQueue<Int>()
  /// One for each observation if they are asked for.
  var events: [EventIdentifier] = []
  var discounts: [Discount] = []
  private let period: Period?
  let details: Details
  /// The only lines to be looked at, if there are such.
  private let wanted: Set<EventIdentifier>?

  /// - Parameters:
  ///   - period: Prices of other days are skipped.
  ///   - details: The details to keep beside the price.
  ///   - itemDetails: The facts about items to keep besides their names.
  ///   - descriptions: The descriptions.
  ///   - rules: The rules for lines without a category.
  public init(
    in period: Period? = nil, keeping details: Details = [],
    itemDetails: Set<ItemFold.Detail> = [], descriptions: Descriptions,
    rules: CategoryRules = CategoryRules()
  ) {
    self.period = period
    self.details = details
    items = ItemFold(itemDetails, descriptions: descriptions, rules: rules)
    wanted = nil
  }

  /// A fold of prices that were read elsewhere.
  ///
  /// - Parameters:
  ///   - items: What their items, shops and currencies are.
  ///   - tables: What their other numbers are.
  ///   - observations: The prices.
  ///   - events: Their ids, or none.
  ///   - discounts: What is taken off lines.
  init(
    of items: ItemFold, _ tables: PriceTables, _ observations: [PriceObservation],
    events: [EventIdentifier], discounts: [Discount]
  ) {
    self.items = items
    self.tables = tables
    self.observations = observations
    self.events = events
    self.discounts = discounts
    details = events.isEmpty ? [] : .event
    period = nil
    wanted = nil
  }

  /// A fold like another one of some lines only, with their ids.
  init(of wanted: Set<EventIdentifier>, like other: PriceFold, descriptions: Descriptions) {
    period = other.period
    details = other.details.union(.event)
    items = ItemFold(descriptions: descriptions)
    self.wanted = wanted
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if let wanted, !wanted.contains(event.identifier) { return }
    if event.type == .purchaseRecorded {
      try applyPurchase(event)
    } else if event.type == .priceObserved {
      try applyObserved(event)
    }
  }

  @inline(__always)
  private mutating func applyPurchase(_ event: borrowing RecordedEvent) throws(LineFault) {
    // What is looked at a second time has been counted already.
    let isNew = wanted == nil
    let store = items.store(event.fields[PurchaseKey.store], isPurchase: isNew)
    var price = try price(ofPurchase: event, at: store)
    let name = event.fields[PurchaseKey.item]
    if let price, isNew, items.countsNamesOnly, PrefetchQueue<Int>.takes(name) {
      waiting.next.value = observations.count
      append(event, price)
      if waiting.append(name) { nameWaiting(all: false) }
      return
    }
    let item = isNew ? items.item(ofPurchase: event) : items.item(name)
    price?.item = item
    if let price { append(event, price) }
  }

  /// Returns the price of a purchase line, without its item; nil if the line states none.
  @inline(__always)
  private mutating func price(
    ofPurchase event: borrowing RecordedEvent, at store: UInt32
  ) throws(LineFault) -> PriceObservation? {
    guard event.purchaseKind == .item else {
      if let discount = try Discount(event) { discounts.append(discount) }
      return nil
    }
    if let period, !period.contains(event.date) { return nil }
    guard let paid = try tables.paid(event), paid.statesPrice else { return nil }
    let terms = try tables.terms(
      ofPurchase: event, paid, currency: items.currency(event.fields[PurchaseKey.currency]),
      recorder: recorder(event, .purchase))
    return PriceObservation(
      item: LineKeys.none, store: store, day: event.date.ordinal, total: paid.total,
      quantity: paid.quantity, terms: terms)
  }

  public mutating func finish() { nameWaiting(all: true) }

  private mutating func nameWaiting(all: Bool) {
    var observations: [PriceObservation] = []
    swap(&observations, &self.observations)
    items.advance(&waiting, all: all) { batch in
      for index in 0..<batch.count { observations[batch.row(index)].item = batch.id(index) }
    }
    swap(&observations, &self.observations)
  }

  private mutating func applyObserved(_ event: borrowing RecordedEvent) throws(LineFault) {
    let item = items.item(event.fields[PriceKey.item])
    let store = items.store(event.fields[PriceKey.store], isPurchase: false)
    if let period, !period.contains(event.date) { return }
    guard let seen = try tables.seen(event) else { return }
    let terms = tables.terms(
      ofObservation: event, currency: items.currency(event.fields[PriceKey.currency]),
      recorder: recorder(event, PriceOrigin(event.fields[PriceKey.origin])))
    append(
      event,
      PriceObservation(
        item: item, store: store, day: event.date.ordinal, total: seen.total,
        quantity: seen.quantity, terms: terms))
  }

  @inline(__always)
  private mutating func append(
    _ event: borrowing RecordedEvent, _ observation: PriceObservation
  ) {
    observations.makeRoom()
    observations.append(observation)
    if details.contains(.event) { events.append(event.identifier) }
  }

  /// Who recorded an event: the person named, else the file without the place in it, else how the
  /// price came to be known.
  @inline(__always)
  private mutating func recorder(
    _ event: borrowing RecordedEvent, _ origin: PriceOrigin
  ) -> UInt32 {
    guard details.contains(.recorder) else { return LineKeys.none }
    if !event.fields.by.isEmpty { return UInt32(tables.recorders.number(of: event.fields.by)) }
    let source = event.fields.source
    let digits = source.reversed().prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    let colon = source.count - digits - 1
    let isPlace = digits > 0 && colon > 0 && source[colon] == UInt8(ascii: ":")
    let file = isPlace ? Bytes(rebasing: source[..<colon]) : source
    if !file.isEmpty { return UInt32(tables.recorders.number(of: file)) }
    return UInt32(tables.recorders.number(of: origin.name))
  }

  public mutating func merge(_ other: PriceFold) {
    let names = items.merge(remapping: other.items)
    let remap = mergeTables(
      of: other, items: names.numbers(.item), stores: names.numbers(.store),
      currencies: names.numbers(.currency))
    observations = Self.joined(observations, other.observations, remap)
    events += other.events
    discounts += other.discounts
  }

  /// Observations and those of another fold behind them, with the numbers that these have here.
  private static func joined(
    _ own: [PriceObservation], _ others: [PriceObservation], _ remap: PriceRemap
  ) -> [PriceObservation] {
    let count = own.count + others.count
    return Array(unsafeUninitializedCapacity: count) { joined, filled in
      joined.useLargePages()
      nonisolated(unsafe) let joined = joined
      Workers.share(count, least: Self.leastShared) { places in
        for place in places {
          joined.initializeElement(
            at: place,
            to: place < own.count ? own[place] : remap.remapped(others[place - own.count]))
        }
      }
      filled = count
    }
  }

  /// Below so many observations a second thread costs more than it saves.
  private static let leastShared = 4096

  /// Merges another fold's tables, but not how often its items were counted.
  mutating func mergeTables(of other: PriceFold) -> PriceRemap {
    mergeTables(
      of: other, items: items.mergeNames(.item, of: other.items),
      stores: items.mergeNames(.store, of: other.items),
      currencies: items.mergeNames(.currency, of: other.items))
  }

  private mutating func mergeTables(
    of other: PriceFold, items: IDRemap, stores: IDRemap, currencies: IDRemap
  ) -> PriceRemap {
    let (decimals, terms) = tables.merge(other.tables, currencies: currencies)
    return PriceRemap(items: items, stores: stores, decimals: decimals, terms: terms)
  }
}
