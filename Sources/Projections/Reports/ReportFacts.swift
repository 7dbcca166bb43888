import EventSourcing
import GroceryModel

/// What a report's prices, stock and index are made of.
struct ReportFacts: Projection {
  private(set) var prices: PriceFold
  private(set) var stock: StockFold
  private(set) var paid: PaidSums

  init(descriptions: Descriptions) {
    // The ids of lines let discounts be settled without another look at the log.
    prices = PriceFold(keeping: .event, descriptions: descriptions)
    stock = StockFold([], descriptions: descriptions)
    paid = PaidSums(
      in: nil, for: [], convertedTo: nil, descriptions: descriptions, rules: CategoryRules())
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    try prices.apply(event)
    try stock.apply(event)
    try paid.apply(event)
  }

  mutating func finish() {
    prices.finish()
    paid.finish()
  }

  mutating func merge(_ other: ReportFacts) {
    prices.merge(other.prices)
    stock.merge(other.stock)
    paid.merge(other.paid)
  }
}

/// The same facts, parted by the month that they are dated in: merged month after month they are what
/// each month's report sees, without another look at the log.
struct MonthlyFacts: Projection {
  private let today: Day
  private let none: ReportFacts
  private var places: [Month: Int] = [:]
  private var parts: [ReportFacts] = []
  private var lastDay = Day(ordinal: .min)
  private var lastPlace = 0

  /// - Parameters:
  ///   - descriptions: What is described.
  ///   - today: Nothing dated after it is taken in.
  init(descriptions: Descriptions, today: Day) {
    none = ReportFacts(descriptions: descriptions)
    self.today = today
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    // Labels are seen beforehand elsewhere; a report sees nothing of later days.
    guard event.type.isReported, event.date <= today else { return }
    if event.date != lastDay {
      lastDay = event.date
      lastPlace = place(of: event.date.month)
    }
    try parts[lastPlace].apply(event)
  }

  private mutating func place(of month: Month) -> Int {
    if let place = places[month] { return place }
    places[month] = parts.count
    parts.append(none)
    return parts.count - 1
  }

  mutating func finish() {
    for place in parts.indices { parts[place].finish() }
  }

  mutating func merge(_ other: MonthlyFacts) {
    for (month, otherPlace) in other.places {
      let place = place(of: month)
      parts[place].merge(other.parts[otherPlace])
    }
  }

  /// Gives each month all facts dated up to its end.
  ///
  /// - Parameters:
  ///   - months: Ascending.
  ///   - body: Is given each of them in turn.
  func forEach(
    of months: [Month], _ body: (_ month: Month, _ facts: ReportFacts) throws -> Void
  ) rethrows {
    var facts = none
    var rest = places.sorted { $0.key < $1.key }[...]
    for month in months {
      while let next = rest.first, next.key <= month {
        facts.merge(parts[next.value])
        rest = rest.dropFirst()
      }
      try body(month, facts)
    }
  }
}

extension EventType {
  fileprivate var isReported: Bool {
    switch self {
    case .purchaseRecorded, .priceObserved, .expirationRecorded, .stockConsumed, .stockWasted,
      .stockOpened, .stockMoved:
      true
    default: false
    }
  }
}
