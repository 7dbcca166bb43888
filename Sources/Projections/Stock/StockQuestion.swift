import EventSourcing
import GroceryModel

/// How soon something has to be eaten.
public enum StockStatus: String, Sendable {
  case expired
  case useSoon = "use-soon"
  case soon, fresh, undated

  /// - Parameter daysLeft: From today to the last good day, which is one of them; nil if not known.
  init(daysLeft: Int?) {
    switch daysLeft {
    case nil: self = .undated
    case .some(..<0): self = .expired
    case .some(...2): self = .useSoon
    case .some(...5): self = .soon
    default: self = .fresh
    }
  }
}

/// What is in the house, and until when it is good.
public struct StockQuestion: Sendable {
  /// How many days before the last one food is said to spoil soon.
  static let daysAhead = 7
  /// The days of purchase that are looked at.
  public var period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public var filters: [NameFilter] = []
  /// True to include every lot that was never used up, even without recent activity.
  public var showsAll = false
  /// The number of days for which a purchase without other activity is shown.
  public var recentDays = Self.usualRecentDays
  /// Only what has to be eaten in so many days.
  public var within: Int?
  /// Only lots that are kept there; nil for all places.
  public var storage: Storage?
  /// True to predict lives without a label or description.
  public var predictsLives = false
  /// True to include used-up lots, whose history can be explained.
  public var showsUsedUp = false
  /// After how many days past its last good day something is presumed eaten; nil for never.
  public var presumedEaten: Int?
  /// What values are converted to, each by the rate of the day of its purchase; nil where none is.
  public var currency: Currency?

  /// The default of ``recentDays``.
  public static let usualRecentDays = 14
  /// The default of ``presumedEaten`` on the command line, in days.
  public static let usualPresumedEaten = 7
  /// The same, at least, in the freezer and for what keeps long in the pantry.
  public static let presumedEatenOfStores = 90

  public init() {}

  public struct Row: Hashable, Sendable {
    public let item: String
    public let category: String
    public let storage: Storage
    /// Nil if the day of purchase is unknown.
    public let purchased: Day?
    /// What was bought, in ``unit``.
    public let quantity: Amount
    /// What is left, in ``unit``; above zero.
    public let remaining: Amount
    public let unit: String
    /// The last good day.
    public let expires: Day?
    public let basis: ExpiryBasis
    /// Days from today to the last good day: negative if it is past, nil if it is unknown.
    public let daysLeft: Int?
    public let status: StockStatus
    /// The chance that it is not used up in time; nil where too little is known.
    public let wasteProbability: Double?
    /// The cost of the rest; nil if no purchase is recorded.
    public fileprivate(set) var value: Amount?
    /// The currency's code; the text of the event if that is not a known code.
    public fileprivate(set) var currency: String
    public let label: LabelKind
    /// The day of opening; nil if no opening is recorded.
    public let opened: Day?
    public let store: String
    /// The purchase, or the label if no purchase is recorded.
    public let event: EventIdentifier
  }

  public struct Answer: Sendable {
    /// What expires first before the others.
    public let rows: [Row]
    /// The number of further lots without recent activity.
    public let hidden: Int
    /// How many lots are presumed eaten, as their last good day is long over.
    public let presumedEaten: Int
    /// Events that take more out of a lot than it has.
    public let discrepancies: [StockDiscrepancy]
    /// Filters whose name matches nothing in the log.
    public let unmatched: [NameFilter]
    /// Similar names, as suggestions for the unmatched filters.
    public let candidates: [String]
    /// Which rates values were converted by, a sentence a currency.
    public let rates: [String]
  }

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things, `CurrencyConversion.MissingRate`.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let book = try StockBook(from: replay, filters: filters, rules: rules)
    return try answer(
      of: predictsLives ? book.predictingLives() : book,
      conversion: currency.map { CurrencyConversion(to: $0, by: replay.late.rates) })
  }

  /// Returns the answer of a book, optionally limited to some products.
  ///
  /// - Throws: `NameAmbiguity` if a filter's name matches several things,
  ///   `CurrencyConversion.MissingRate`.
  public func answer(
    of book: StockBook, products: [Int]? = nil, conversion given: CurrencyConversion? = nil
  ) throws -> Answer {
    let choice = try book.catalog.choice(filters)
    var conversion = given
    var found = FoundRows()
    var discrepancies: [StockDiscrepancy] = []
    book.forEachProduct(of: products) { product, ledger in
      guard choice.products[product] else { return }
      discrepancies += book.discrepancies(product, ledger)
      var shelf = Shelf(product: product, ledger: ledger, book: book)
      if predictsLives {
        shelf.finish = FinishTime(
          ledger, category: book.catalog.category(of: product), pace: book.pace,
          today: book.today)
      }
      for lot in ledger.lots.indices where choice.contains(store: shelf.store(of: lot)) {
        if let period, !period.contains(ledger.lots[lot].day) { continue }
        add(&shelf, lot, to: &found, &conversion)
      }
    }
    try conversion?.check()
    return Answer(
      rows: found.sorted(), hidden: found.hidden, presumedEaten: found.presumedEaten,
      discrepancies: discrepancies.inOrder,
      unmatched: choice.unmatched, candidates: choice.candidates,
      rates: conversion?.remarks ?? [])
  }

  private func add(
    _ shelf: inout Shelf, _ lot: Int, to found: inout FoundRows,
    _ conversion: inout CurrencyConversion?
  ) {
    var before: Int128 = 0
    var next = lot
    let isUsedUp = showsUsedUp && shelf.isUsedUp(lot)
    while next >= 0 {
      let parcel = next
      next = shelf.ledger.parcels[parcel].next
      let remaining = shelf.ledger.parcels[parcel].remaining
      guard remaining > 0 || isUsedUp && parcel == lot else { continue }
      defer { before += remaining }
      if let storage, shelf.storage(of: parcel) != storage { continue }
      guard showsAll || shelf.ledger.isHeardOf(parcel, within: recentDays, of: shelf.book.today)
      else {
        if within == nil { found.hidden += 1 }
        continue
      }
      if let presumedEaten, !showsAll,
        shelf.ledger.isPresumedEaten(parcel, after: presumedEaten, on: shelf.book.today)
      {
        found.presumedEaten += 1
        continue
      }
      var row = shelf.row(parcel, after: before)
      guard within.map({ limit in row.daysLeft.map { $0 <= limit } ?? false }) ?? true else {
        continue
      }
      if conversion != nil { row.convert(by: &conversion, on: shelf.ledger.lots[lot].day) }
      found.append(row)
    }
  }
}

extension StockQuestion.Row {
  /// Gives the value in another currency, rounded to its digits.
  fileprivate mutating func convert(by conversion: inout CurrencyConversion?, on day: Day) {
    guard let value, let target = conversion?.target, target.code != currency else { return }
    self.value = conversion?.convert(value, of: currency, on: day)
      .rounded(toFractionDigits: target.fractionDigits)
    currency = target.code
  }
}

/// One product's lots, as they are shown.
private struct Shelf {
  private let item: String
  private let category: String
  /// With what is predicted of the product, asked for once.
  var ledger: LotLedger
  let book: StockBook
  var finish: FinishTime?

  init(product: Int, ledger: LotLedger, book: StockBook) {
    item = book.catalog.name(of: product)
    category = book.catalog.category(of: product)
    self.ledger = ledger
    self.book = book
  }

  mutating func storage(of parcel: Int) -> Storage {
    ledger.life.storage(of: ledger.parcels[parcel])
  }

  func isUsedUp(_ lot: Int) -> Bool {
    ledger.parcels(of: lot).allSatisfy { ledger.parcels[$0].remaining <= 0 }
  }

  func store(of lot: Int) -> Int? { book.catalog.store(of: ledger.lots[lot].store) }

  /// - Parameters:
  ///   - parcel: What is shown.
  ///   - before: How much of the lot's rest has been shown.
  /// - Returns: The row.
  mutating func row(_ parcel: Int, after before: Int128) -> StockQuestion.Row {
    let state = ledger.parcels[parcel]
    let lot = ledger.lots[state.lot]
    let expiry = ledger.life.expiry(of: state, bought: lot.day)
    let daysLeft = expiry.day.map { $0 - book.today }
    // A label may say that something never expires: then there is no day to show.
    let expires = expiry.day.flatMap { $0.isNever ? nil : $0 }
    let start = lot.taken + before
    return StockQuestion.Row(
      item: item, category: category, storage: ledger.life.storage(of: state),
      purchased: lot.isDayStated ? lot.day : nil,
      quantity: lot.shown(lot.quantity), remaining: lot.shown(state.remaining),
      unit: book.units.name(lot.unit), expires: expires, basis: expiry.basis,
      daysLeft: expires.flatMap { _ in daysLeft },
      status: StockStatus(daysLeft: daysLeft),
      wasteProbability: finish?.wasteProbability(expiry, bought: lot.day, today: book.today),
      value: lot.isBought
        ? lot.value(ofFirst: start + state.remaining) - lot.value(ofFirst: start) : nil,
      currency: lot.isBought ? book.catalog.currencyCode(of: lot.currency) : "",
      label: state.label, opened: state.opened,
      store: store(of: state.lot).map { book.catalog.name(ofStore: $0) } ?? "",
      event: lot.identifier)
  }
}
