import EventSourcing
import GroceryModel

/// What `larder waste` can group by.
public enum WasteKey: String, CaseIterable, Sendable {
  case category, item, reason, store, day, week, month, quarter, year, event

  /// The calendar step that the key is, if it is one.
  var step: CalendarStep? { CalendarStep(rawValue: rawValue) }

  /// True if a purchase has it too, and not only what was thrown away.
  var isOfPurchases: Bool { self != .reason && self != .event }
}

/// What was thrown away, what it had cost, and what of it could have been avoided.
///
/// Avoidable is what was bought for the bin: thrown away as expired, forgotten or bought too much of,
/// and what was spoiled or thrown away without a reason after its last good day. That day is the one
/// that ``StockQuestion`` shows, and what is taken first is the lot that is taken there.
public struct WasteQuestion: Sendable {
  /// The columns that rows are grouped by, in their order.
  public let keys: [WasteKey]
  /// The days that count; nil for the whole log.
  public let period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]
  /// What money is converted to, by the rate of the day of each purchase; nil where none is.
  public let currency: Currency?

  public init(
    by keys: [WasteKey], in period: Period? = nil, filters: [NameFilter] = [],
    currency: Currency? = nil
  ) {
    self.keys = keys
    self.period = period
    self.filters = filters
    self.currency = currency
  }

  public struct Row: Hashable, Sendable {
    /// One text for each key asked for.
    public let keys: [String]
    /// The currency; empty if the cost is unknown.
    public let currency: String
    /// What was thrown away, at what it had cost.
    public fileprivate(set) var wasted = Amount.zero
    /// In ``unit``; nil where there are several units, or something that has none.
    public fileprivate(set) var quantity: Amount?
    public fileprivate(set) var unit = ""
    /// The number of events that record waste.
    public fileprivate(set) var events = 0
    /// The part of the cost that was thrown away for an avoidable reason.
    public fileprivate(set) var avoidable = Amount.zero
    /// What was bought under the same keys, whatever became of it.
    public fileprivate(set) var bought = Amount.zero
  }

  public struct Answer: Sendable {
    /// Sorted by their keys in byte order.
    public let rows: [Row]
    /// Events that state more than was there: their rest had no price.
    public let discrepancies: [StockDiscrepancy]
    /// Filters whose name matches nothing in the log.
    public let unmatched: [NameFilter]
    /// Similar names, as suggestions for the unmatched filters.
    public let candidates: [String]
    /// Which rates money was converted by, a sentence a currency.
    public let rates: [String]
  }

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things, `CurrencyConversion.MissingRate`.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    try answer(
      of: try StockBook(from: replay, filters: filters, rules: rules).predictingLastDays(),
      conversion: currency.map { CurrencyConversion(to: $0, by: replay.late.rates) })
  }

  /// Returns the answer of a book with predicted last good days, optionally limited to some
  /// products.
  func answer(
    of book: StockBook, products: [Int]? = nil, conversion: CurrencyConversion? = nil
  ) throws -> Answer {
    let choice = try book.catalog.choice(filters)
    var sums = WasteSums(self, book, choice, conversion)
    var discrepancies: [StockDiscrepancy] = []
    book.forEachProduct(of: products) { product, ledger in
      guard choice.products[product] else { return }
      sums.add(product, ledger)
      discrepancies += book.discrepancies(product, ledger).filter { found in
        found.action == .wasted && (period?.contains(found.day) ?? true)
      }
    }
    try sums.conversion?.check()
    return Answer(
      rows: sums.rows,
      discrepancies: discrepancies.inOrder,
      unmatched: choice.unmatched, candidates: choice.candidates,
      rates: sums.conversion?.remarks ?? [])
  }
}

/// Adds up what products wasted, and what was bought under the same keys.
private struct WasteSums {
  private let question: WasteQuestion
  private let book: StockBook
  private let choice: ItemChoice
  private var wasted: [[String]: Sum] = [:]
  private var bought: [[String]: MoneySum] = [:]
  private(set) var conversion: CurrencyConversion?
  /// The places of the keys that a purchase has as well.
  private let shared: [Int]

  private struct Sum {
    var row: WasteQuestion.Row
    var wasted = MoneySum()
    var avoidable = MoneySum()
    /// In quanta.
    var quantity: Int128 = 0
    var kind: MeasureKind?
    var isMixed = false
    var events: Set<EventIdentifier> = []

    init(_ keys: [String]) {
      row = WasteQuestion.Row(keys: keys.dropLast(), currency: keys.last ?? "")
    }

    mutating func add(_ quanta: Int128, _ other: MeasureKind) {
      isMixed = isMixed || (kind.map { $0 != other } ?? false) || quanta == 0
      kind = other
      if !isMixed { quantity += quanta }
    }
  }

  init(
    _ question: WasteQuestion, _ book: StockBook, _ choice: ItemChoice,
    _ conversion: CurrencyConversion?
  ) {
    self.conversion = conversion
    self.question = question
    self.book = book
    self.choice = choice
    shared = question.keys.indices.filter { question.keys[$0].isOfPurchases }
  }

  mutating func add(_ product: Int, _ ledger: LotLedger) {
    addBought(product, ledger)
    for portion in ledger.portions where portion.action == .wasted && isAsked(portion.day) {
      let lot = ledger.lots[portion.lot]
      guard isChosen(lot) else { continue }
      add(portion, lot, to: keys(product, lot, portion.day, (portion.event, portion.reason)))
    }
    for found in ledger.discrepancies
    where found.action == .wasted && found.isWhole && isAsked(found.day)
      && choice.hasLinesWithoutStore
    { add(found, to: keys(product, nil, found.day, (found.event, found.reason))) }
  }

  /// Adds what was bought, with one look at the keys for lots in a row that share them.
  private mutating func addBought(_ product: Int, _ ledger: LotLedger) {
    var (first, sum): (Lot?, MoneySum) = (nil, MoneySum())
    var days = Period(start: Day(ordinal: 0), end: Day(ordinal: 0))
    func flush(_ sums: inout WasteSums) {
      guard let first else { return }
      sums.bought[sums.keys(product, first, first.day), default: MoneySum()] += sum
    }
    for lot in ledger.lots where lot.isBought && isChosen(lot) && isAsked(lot.day) {
      if let first, first.currency == lot.currency, days.contains(lot.day),
        !hasStore || first.store == lot.store
      {
        sum += money(lot.value, of: lot)
      } else {
        flush(&self)
        (first, sum, days) = (lot, money(lot.value, of: lot), daysOfOneKey(around: lot.day))
      }
    }
    flush(&self)
  }

  private var hasStore: Bool { question.keys.contains(.store) }

  /// The days that have the same keys as a day.
  private func daysOfOneKey(around day: Day) -> Period {
    question.keys.compactMap(\.step).map { $0.period(containing: day) }
      .reduce(Period(start: Day(ordinal: .min), end: Day(ordinal: .max))) { days, step in
        Period(start: max(days.start, step.start), end: min(days.end, step.end))
      }
  }

  /// Counts waste without a known purchase; it has no price.
  private mutating func add(_ found: LotLedger.Discrepancy, to keys: [String]) {
    var sum = wasted[keys] ?? Sum(keys)
    sum.events.insert(found.event)
    let size = book.units.size(found.unit)
    sum.add(found.missing.flatMap { size.quanta(of: $0) } ?? 0, size.kind)
    wasted[keys] = sum
  }

  private mutating func add(_ portion: Portion, _ lot: Lot, to keys: [String]) {
    var sum = wasted[keys] ?? Sum(keys)
    let value = money(portion.value, of: lot)
    sum.wasted += value
    if portion.isAvoidable { sum.avoidable += value }
    sum.events.insert(portion.event)
    sum.add(portion.quanta, lot.kind)
    wasted[keys] = sum
  }

  /// A part of what a lot cost, converted where that is asked for.
  private mutating func money(_ amount: Amount, of lot: Lot) -> MoneySum {
    guard conversion != nil, lot.isBought else { return MoneySum(amount) }
    let code = book.catalog.currencyCode(of: lot.currency)
    return conversion?.convert(amount, of: code, on: lot.day) ?? MoneySum()
  }

  /// Returns a sum as printed: exact, but rounded to the currency's digits if it was converted.
  private func reported(_ sum: MoneySum) -> Amount {
    conversion.map { sum.rounded(toFractionDigits: $0.target.fractionDigits) } ?? sum.amount
  }

  private func isChosen(_ lot: Lot) -> Bool {
    choice.contains(store: book.catalog.store(of: lot.store))
  }

  private func isAsked(_ day: Day) -> Bool { question.period?.contains(day) ?? true }

  /// The texts of the keys, then the currency; without a waste those that a purchase has.
  private func keys(
    _ product: Int, _ lot: Lot?, _ day: Day,
    _ waste: (event: EventIdentifier, reason: WasteReason)? = nil
  ) -> [String] {
    var texts: [String] = []
    for key in question.keys where waste != nil || key.isOfPurchases {
      switch key {
      case .category: texts.append(book.catalog.category(of: product))
      case .item: texts.append(book.catalog.name(of: product))
      case .reason: texts.append(waste?.reason.name ?? "")
      case .event: texts.append(waste?.event.description ?? "")
      case .store:
        let store = lot.flatMap { book.catalog.store(of: $0.store) }
        texts.append(store.map { book.catalog.name(ofStore: $0) } ?? "")
      case .day, .week, .month, .quarter, .year: texts.append(key.step?.key(of: day) ?? "")
      }
    }
    guard let lot, lot.isBought else { return texts + [""] }
    return texts + [conversion?.target.code ?? book.catalog.currencyCode(of: lot.currency)]
  }

  var rows: [WasteQuestion.Row] {
    wasted.sorted { $0.key.precedes($1.key) }.map { key, sum in
      var row = sum.row
      row.events = sum.events.count
      row.wasted = reported(sum.wasted)
      row.avoidable = reported(sum.avoidable)
      row.bought = reported(bought[shared.map { row.keys[$0] } + [row.currency]] ?? MoneySum())
      if !sum.isMixed, let kind = sum.kind, let unit = kind.base {
        row.quantity = Amount(units: share(sum.quantity, 1, of: UnitSize(unit).quanta))
        row.unit = unit.symbol
      }
      return row
    }
  }
}

extension Portion {
  /// True if better planning would have kept it from the bin.
  fileprivate var isAvoidable: Bool {
    switch reason {
    case .expired, .forgotten, .overPurchased: true
    case .unstated, .spoiled: isLate
    case .disliked, .other: false
    }
  }
}
