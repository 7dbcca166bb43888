import EventSourcing
import GroceryModel

/// All lists with what their entries are expected to cost.
public struct ShoppingBook {
  public let state: ShoppingState
  public let fold: ShoppingFold
  /// The currency of lists that name none; nil where nothing decides it.
  public let currency: Currency?
  public let descriptions: Descriptions
  /// The names that purchases and prices use, for suggestions and for what is typed otherwise.
  public let names: ShoppingNames
  /// Nil where there is no log yet.
  let prices: EntryPricing?

  /// Lists and prices in one pass.
  private struct Folded: Projection {
    var lists = ShoppingFold()
    var prices: PriceFold

    mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
      try lists.apply(event)
      try prices.apply(event)
    }

    mutating func finish() { prices.finish() }

    mutating func merge(_ other: Folded) {
      lists.merge(other.lists)
      prices.merge(other.prices)
    }
  }

  /// Reads lists and prices.
  ///
  /// - Parameters:
  ///   - replay: The log.
  ///   - usual: The larder's own currency.
  ///   - names: Items that will be asked for beside those on lists.
  /// - Throws: `LogError` where the log cannot be read.
  public init(from replay: Replay, usual: Currency?, pricing names: [String] = []) throws {
    descriptions = replay.late.descriptions
    let folded = try replay.fold(Folded(prices: PriceFold(descriptions: descriptions)))
    let book = try PriceBook(folded.prices, filters: [], from: replay)
    fold = folded.lists
    let state = ShoppingState(fold, descriptions: descriptions)
    self.state = state
    let catalog = book.catalog
    self.names = ShoppingNames(catalog)
    let known = self.names
    prices = EntryPricing(
      book, of: state.lists.lazy.flatMap(\.entries),
      and: names.compactMap { known.product($0) ?? known.product(known.shown($0)) },
      today: replay.today)
    let codes = Set(
      (0..<book.fold.items.currencyCount).map { catalog.currencyCode(of: UInt32($0)) })
    currency = usual ?? (codes.count == 1 ? codes.first.flatMap { Currency($0) } : nil)
  }

  /// What a larder that is not made yet holds.
  public init(empty usual: Currency?) {
    (fold, descriptions, names, prices) = (ShoppingFold(), Descriptions(), ShoppingNames(nil), nil)
    state = ShoppingState(fold, descriptions: descriptions)
    currency = usual
  }

  private init(_ book: ShoppingBook, _ fold: ShoppingFold) {
    self.fold = fold
    state = ShoppingState(fold, descriptions: book.descriptions)
    (currency, descriptions, names) = (book.currency, book.descriptions, book.names)
    prices = book.prices?.pricing(state.lists.lazy.flatMap(\.entries))
  }

  /// The lists as they will be once a fold has taken in more.
  public func replacing(_ fold: ShoppingFold) -> ShoppingBook { ShoppingBook(self, fold) }

  /// The currency of a list.
  public func currency(of list: ShoppingList) -> Currency? { list.currency ?? currency }

  /// The entries of a list in the order in which they are shown.
  public func lines(of list: ShoppingList) -> [ShoppingLine] {
    unsorted(list).sorted { $0.isBefore($1) }
  }

  private func unsorted(_ list: ShoppingList) -> [ShoppingLine] {
    let (currency, usualStore) = (currency(of: list), descriptions.defaultStore)
    return list.entries.map { entry in
      let store = entry.store ?? list.store ?? usualStore
      return ShoppingLine(
        entry: entry, store: entry.store ?? list.store,
        aisle: store.flatMap { state.aisles.aisle(of: entry.item, at: $0) },
        estimate: currency.flatMap { estimate(entry, at: list.store, in: $0) },
        currency: currency)
    }
  }

  /// What an entry is expected to cost; nil where no price is known.
  func estimate(
    _ entry: ListEntry, at store: String?, in currency: Currency
  ) -> EntryEstimate? {
    guard let prices else {
      return entry.enteredTotal(digits: currency.fractionDigits).map {
        EntryEstimate(total: $0, perUnit: nil, day: nil)
      }
    }
    return prices.estimate(entry, at: store, in: currency)
  }

  /// What a list comes to.
  public func totals(of list: ShoppingList) -> ShoppingTotals {
    totals(of: list, unsorted(list))
  }

  /// The same where its entries are known already.
  public func totals(of list: ShoppingList, _ lines: [ShoppingLine]) -> ShoppingTotals {
    ShoppingTotals(lines, budget: list.budget?.amount)
  }
}
