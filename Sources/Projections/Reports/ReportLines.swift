import EventSourcing
import GroceryModel

/// The resolved facts of all reports, ordered so that everything dated up to a month's end forms a
/// prefix.
struct ReportLines: Sendable {
  /// The places of a month's lines.
  struct MonthPlaces: Sendable {
    let month: Month
    let prices: Range<Int>
    let unpriced: Range<Int>
  }

  /// What a line that something names is.
  private struct NamedLine: Sendable {
    let item: UInt32
    let day: Day
  }

  let tables: PriceTables
  /// What the numbers of items, shops and currencies are.
  let items: ItemFold
  /// By month.
  let prices: [PriceObservation]
  private let events: [EventIdentifier]
  let unpriced: [PriceObservation]
  private let discounts: [ReportFacts.Discount]
  private let stock: StockFold
  /// Of each month that has lines, ascending.
  let months: [MonthPlaces]
  /// The lines that labels, events or other lines name.
  private let named: [EventIdentifier: NamedLine]

  /// - Parameters:
  ///   - folded: The recorded facts.
  ///   - names: The names behind the numbers of prices and other facts.
  ///   - descriptions: The descriptions.
  init(_ folded: consuming ReportFacts, names: LineNames, descriptions: Descriptions) {
    items = ItemFold(named: names, descriptions: descriptions)
    var stock = StockFold(
      of: items, units: folded.tables.units, packages: folded.tables.packages)
    stock.merge(folded.stock)
    // No line counts more often for being looked at here.
    stock.items = items
    self.stock = stock
    tables = folded.tables
    discounts = folded.discounts
    var prices: [PriceObservation] = []
    var events: [EventIdentifier] = []
    var unpriced: [PriceObservation] = []
    prices.reserveCapacity(folded.parts.reduce(0) { $0 + $1.prices.count })
    events.reserveCapacity(prices.capacity)
    var months: [MonthPlaces] = []
    for month in folded.places.keys.sorted() {
      let part = folded.take(month)
      let (first, firstUnpriced) = (prices.count, unpriced.count)
      prices += part.prices
      events += part.events
      unpriced += part.unpriced
      months.append(
        MonthPlaces(
          month: month, prices: first..<prices.count, unpriced: firstUnpriced..<unpriced.count))
    }
    self.prices = prices
    self.events = events
    self.unpriced = unpriced
    self.months = months
    named = Self.named(stock, prices, events)
  }

  private static func named(
    _ stock: StockFold, _ prices: [PriceObservation], _ events: [EventIdentifier]
  ) -> [EventIdentifier: NamedLine] {
    var wanted = Set(stock.labels.compactMap(\.purchase))
    wanted.formUnion(stock.happenings.compactMap(\.purchase))
    wanted.formUnion(stock.changes.compactMap(\.of))
    guard !wanted.isEmpty else { return [:] }
    var named: [EventIdentifier: NamedLine] = [:]
    for (place, event) in events.enumerated() where wanted.contains(event) {
      named[event] = NamedLine(item: prices[place].item, day: Day(ordinal: prices[place].day))
    }
    for line in stock.lines where wanted.contains(line.identifier) {
      named[line.identifier] = NamedLine(item: line.item, day: line.day)
    }
    return named
  }

  /// How many prices there are up to a month's end.
  private func count(upTo month: Month) -> Int {
    months.last { $0.month <= month }?.prices.upperBound ?? 0
  }

  /// True if a price was paid, and not only seen.
  func isPaid(_ line: PriceObservation) -> Bool { tables.terms[line.terms].origin == .purchase }

  /// Passes the items and stores named by facts other than purchases.
  func forEachMention(upTo day: Day, _ body: (_ item: UInt32, _ store: UInt32) -> Void) {
    for line in prices[..<count(upTo: day.month)] where !isPaid(line) {
      body(line.item, line.store)
    }
    let known = stock.known(on: day)
    for label in known.labels { body(label.item, LineKeys.none) }
    for happening in known.happenings { body(happening.item, LineKeys.none) }
  }

  /// The prices up to a month's end, paid and seen, before discounts on lines.
  func prices(upTo month: Month) -> PriceFold {
    let end = count(upTo: month)
    let discounts = discounts.filter { $0.day <= month.lastDay }.map(\.discount)
    func known<Element>(_ all: [Element]) -> [Element] {
      end == all.count ? all : Array(all[..<end])
    }
    return PriceFold(
      of: items, tables, known(prices), events: discounts.isEmpty ? [] : known(events),
      discounts: discounts)
  }

  /// Returns the stock facts up to a day, limited to lots with possible recent activity.
  ///
  /// For a product known only by purchases, only the last ones are kept.
  func stock(upTo day: Day, _ catalog: ItemCatalog) -> StockFold {
    var known = stock.known(on: day)
    var isSpecified = Array(repeating: false, count: catalog.productCount)
    func tell(_ purchase: EventIdentifier?, _ item: UInt32) {
      let line = purchase.flatMap { named[$0] }.flatMap { $0.day <= day ? $0.item : nil }
      isSpecified[catalog.product(of: line ?? item)] = true
    }
    for label in known.labels { tell(label.purchase, label.item) }
    for happening in known.happenings { tell(happening.purchase, happening.item) }
    for change in known.changes { tell(change.of, change.item) }
    for product in catalog.productsWithDescribedLife { isSpecified[product] = true }
    let end = count(upTo: day.month)
    for place in 0..<end {
      let line = prices[place]
      let age = Int(day.ordinal) - Int(line.day)
      guard age < StockQuestion.usualRecentDays || isSpecified[catalog.product(of: line.item)],
        isPaid(line)
      else { continue }
      known.lines.append(BoughtLine(line, events[place], tables))
    }
    return known
  }

  /// What was bought when up to a day, of products that were bought on more than one.
  func purchases(upTo day: Day, _ catalog: ItemCatalog) -> RestockFold {
    let paid = prices[..<count(upTo: day.month)]
    let rest = stock.lines.filter { $0.day <= day }
    var tripDays: Set<Int32> = []
    var lastTrip = Int32.min
    var firstDays = Array(repeating: Int32.min, count: catalog.productCount)
    var isRepeated = Array(repeating: false, count: catalog.productCount)
    var count = 0
    func note(_ item: UInt32, _ day: Int32) {
      if day != lastTrip {
        tripDays.insert(day)
        lastTrip = day
      }
      let product = catalog.product(of: item)
      if firstDays[product] == .min {
        firstDays[product] = day
      } else if firstDays[product] != day {
        isRepeated[product] = true
      }
      count += 1
    }
    for line in paid where isPaid(line) { note(line.item, line.day) }
    for line in rest { note(line.item, line.day.ordinal) }
    var lines: [RestockFold.Line] = []
    lines.reserveCapacity(count)
    for line in paid where isRepeated[catalog.product(of: line.item)] && isPaid(line) {
      lines.append(
        RestockFold.Line(
          quantity: tables.packed(line.quantity), item: line.item, store: line.store,
          unit: tables.terms[line.terms].unit, day: line.day))
    }
    for line in rest where isRepeated[catalog.product(of: line.item)] {
      lines.append(
        RestockFold.Line(
          quantity: line.quantity, item: line.item, store: line.store, unit: line.unit,
          day: line.day.ordinal))
    }
    return RestockFold(of: items, units: stock.units, lines, tripDays: tripDays)
  }
}

extension BoughtLine {
  /// What a price was paid for.
  fileprivate init(_ line: PriceObservation, _ event: EventIdentifier, _ tables: PriceTables) {
    let terms = tables.terms[line.terms]
    self.init(
      identifier: event, quantity: tables.packed(line.quantity), total: tables.packed(line.total),
      day: Day(ordinal: line.day), item: line.item, store: line.store, currency: terms.currency,
      unit: terms.unit, package: terms.package)
  }
}

extension PriceTables {
  /// A decimal by its number.
  fileprivate func packed(_ number: UInt32) -> PackedDecimal {
    number == LineKeys.none ? .none : PackedDecimal(decimals[number])
  }
}

extension ItemCatalog {
  /// The products with a described shelf life.
  fileprivate var productsWithDescribedLife: [Int] {
    let keys = descriptions.products.filter { $0.value.shelfLifeDays != nil }.map(\.key)
    return keys.flatMap { key in
      [key, descriptions.canonicalProduct(of: key).map { NameKey.matching($0) }]
        .compactMap { $0.flatMap { product(ofKey: $0) } }
    }
  }
}
