import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// What a report's prices, stock and index are made of, as flat numbers: every line once, those of a
/// month together.
///
/// Items, shops and currencies of prices are numbers of the names that a ``BudgetFold`` keeps, so that
/// each name is kept once.
struct ReportFacts: Sendable {
  /// What was bought and seen in one month.
  struct Part: Sendable {
    /// Paid and seen.
    var prices: [PriceObservation] = []
    /// The event of each of them.
    var events: [EventIdentifier] = []
    /// Payments with an unknown quantity.
    var unpriced: [PriceObservation] = []
  }

  /// A discount and the day of it.
  struct Discount: Sendable {
    let day: Day
    let discount: PriceFold.Discount
  }

  private(set) var tables = PriceTables()
  private(set) var discounts: [Discount] = []
  /// What came into the house without a price, what was taken back, and what became of things.
  private(set) var stock: StockFold
  private(set) var places: [Month: Int] = [:]
  private(set) var parts: [Part] = []
  private var leftOut: LeftOutLines?
  private var lastDay = Day(ordinal: .min)
  private var lastPlace = 0

  /// - Parameters:
  ///   - descriptions: What is described.
  ///   - rules: What they leave out of spending has no price here.
  init(descriptions: Descriptions, rules: CategoryRules = CategoryRules()) {
    stock = StockFold([], descriptions: descriptions)
    leftOut = LeftOutLines(rules, descriptions)
  }

  /// Takes in an event whose names are numbered by a fold that has seen it.
  mutating func apply(
    _ event: borrowing RecordedEvent, named names: inout BudgetFold
  ) throws(LineFault) {
    if event.type == .purchaseRecorded { return try applyPurchase(event, &names) }
    if event.type == .priceObserved { return try applyObserved(event, &names) }
    try stock.apply(event)
  }

  private mutating func applyPurchase(
    _ event: borrowing RecordedEvent, _ names: inout BudgetFold
  ) throws(LineFault) {
    guard event.purchaseKind == .item else {
      if let discount = try PriceFold.Discount(event) {
        discounts.append(Discount(day: event.date, discount: discount))
      }
      return try stock.apply(event)
    }
    guard leftOut?.has(event) != true, let paid = try tables.paid(event) else { return }
    if !paid.statesPrice { try stock.apply(event) }
    guard paid.isPositive else { return }
    let terms = try tables.terms(
      ofPurchase: event, paid,
      currency: names.number(.currency, event.fields[PurchaseKey.currency]))
    append(
      event,
      PriceObservation(
        item: names.number(.item, event.fields[PurchaseKey.item]),
        store: names.number(.store, event.fields[PurchaseKey.store]),
        day: event.date.ordinal, total: paid.total, quantity: paid.quantity, terms: terms),
      hasPrice: paid.statesPrice)
  }

  private mutating func applyObserved(
    _ event: borrowing RecordedEvent, _ names: inout BudgetFold
  ) throws(LineFault) {
    guard let seen = try tables.seen(event) else { return }
    let terms = tables.terms(
      ofObservation: event, currency: names.number(.currency, event.fields[PriceKey.currency]))
    append(
      event,
      PriceObservation(
        item: names.number(.item, event.fields[PriceKey.item]),
        store: names.number(.store, event.fields[PriceKey.store]),
        day: event.date.ordinal, total: seen.total, quantity: seen.quantity, terms: terms),
      hasPrice: true)
  }

  @inline(__always)
  private mutating func append(
    _ event: borrowing RecordedEvent, _ line: PriceObservation, hasPrice: Bool
  ) {
    if event.date != lastDay {
      lastDay = event.date
      lastPlace = place(of: event.date.month)
    }
    if hasPrice {
      parts[lastPlace].prices.append(line)
      parts[lastPlace].events.append(event.identifier)
    } else {
      parts[lastPlace].unpriced.append(line)
    }
  }

  private mutating func place(of month: Month) -> Int {
    if let place = places[month] { return place }
    places[month] = parts.count
    parts.append(Part())
    return parts.count - 1
  }

  /// Takes in what another value holds whose names have other numbers.
  mutating func merge(
    _ other: ReportFacts, items: IDRemap, stores: IDRemap, currencies: IDRemap
  ) {
    let (decimals, terms) = tables.merge(other.tables, currencies: currencies)
    let remap = PriceRemap(items: items, stores: stores, decimals: decimals, terms: terms)
    for (month, otherPlace) in other.places {
      let place = place(of: month)
      let part = other.parts[otherPlace]
      parts[place].prices.reserveCapacity(parts[place].prices.count + part.prices.count)
      for line in part.prices { parts[place].prices.append(remap.remapped(line)) }
      parts[place].events += part.events
      for line in part.unpriced { parts[place].unpriced.append(remap.remapped(line)) }
    }
    discounts += other.discounts
    stock.merge(other.stock)
  }

  /// Lets go of one month's lines and gives them.
  mutating func take(_ month: Month) -> Part {
    guard let place = places[month] else { return Part() }
    let part = parts[place]
    parts[place] = Part()
    return part
  }

  /// Numbers what only other things than prices are called.
  func name(in names: inout BudgetFold) {
    for key in [LineKey.item, .store, .currency] {
      _ = names.merge(key, stock.items.spending.names.tables[key.rawValue])
    }
  }
}

extension ReportFacts {
  func write(to writer: inout StateWriter) {
    tables.write(to: &writer)
    let months = places.sorted { $0.key < $1.key }
    writer.write(months.map(\.key.ordinal))
    for (_, place) in months {
      writer.write(parts[place].prices)
      writer.write(parts[place].events.map(\.high))
      writer.write(parts[place].events.map(\.low))
      writer.write(parts[place].unpriced)
    }
    writer.write(discounts.map(\.day.ordinal))
    for one in discounts { one.discount.write(to: &writer) }
    stock.write(to: &writer)
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    try tables.read(from: &reader)
    let months: [Int32] = try reader.readArray()
    places = [:]
    parts = []
    lastDay = Day(ordinal: .min)
    for month in months {
      places[Month(ordinal: month)] = parts.count
      var part = Part(prices: try reader.readArray())
      let (high, low): ([UInt64], [UInt64]) = (try reader.readArray(), try reader.readArray())
      part.unpriced = try reader.readArray()
      guard high.count == low.count, high.count == part.prices.count else { throw UnusableState() }
      part.events = zip(high, low).map { EventIdentifier(high: $0, low: $1) }
      parts.append(part)
    }
    discounts = []
    for day in try reader.readArray(of: Int32.self) {
      discounts.append(
        Discount(day: Day(ordinal: day), discount: try PriceFold.Discount(from: &reader)))
    }
    try stock.read(from: &reader)
  }
}
