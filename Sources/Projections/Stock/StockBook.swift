import ColumnStore
import EventSourcing
import GroceryModel

/// The resolved lots of every product: purchases, the rest of each, and their use.
public struct StockBook: Sendable {
  let fold: StockFold
  public let catalog: ItemCatalog
  let units: StockUnits
  let today: Day
  /// Predicts lives without a label or description; nil if nothing is predicted.
  private var lives: HouseholdLives?
  /// What is published of products, as far as that has been looked up.
  var priors = ProductPriors()
  /// How soon the household uses up what it buys; learnt where lives are predicted.
  private(set) var pace = ConsumptionRate.unknown
  /// The line of each id that a label, an event or another line names.
  private let named: [EventIdentifier: Int]
  /// What is described of each product's shelf life, in days.
  private let describedLife: [Int: Int]
  private let fractionDigits: [Int]

  /// Settles a fold.
  ///
  /// - Parameters:
  ///   - fold: What was recorded.
  ///   - replay: The log that it was folded from.
  /// - Throws: `LogError` where the log cannot be read.
  public init(_ fold: StockFold, from replay: Replay) throws(LogError) {
    self.init(fold, try ItemCatalog(fold.items, from: replay), today: replay.today)
  }

  /// Creates the book of a resolved catalog as of a day; the fold has no later facts.
  init(_ fold: StockFold, _ catalog: ItemCatalog, today: Day) {
    self.fold = fold
    self.today = today
    self.catalog = catalog
    units = StockUnits(fold.units, fold.packages)
    named = Self.namedLines(fold)
    let table = fold.items.spending.names.tables
    fractionDigits = (0..<table[LineKey.currency.rawValue].count).map { number in
      Currency(catalog.currencyCode(of: UInt32(number)))?.fractionDigits ?? 2
    }
    var lives: [Int: Int] = [:]
    let described = catalog.descriptions.products
    if described.values.contains(where: { $0.shelfLifeDays != nil }) {
      for item in 0..<table[LineKey.item.rawValue].count {
        let product = catalog.product(of: UInt32(item))
        let own = NameKey.matching(catalog.written(UInt32(item)))
        // What is said of the product's own name goes before what is said of another one for it.
        let days = described[catalog.key(of: product)]?.shelfLifeDays
        if let days = days ?? described[own]?.shelfLifeDays {
          lives[product] = max(lives[product] ?? 0, days)
        }
      }
    }
    describedLife = lives
  }

  /// Folds and settles a log.
  ///
  /// - Parameters:
  ///   - replay: The log.
  ///   - filters: Filters that the catalog will be asked about.
  ///   - rules: What files lines that do not say their category.
  /// - Throws: `LogError` where the log cannot be read.
  public init(
    from replay: Replay, filters: [NameFilter] = [], rules: CategoryRules = CategoryRules()
  ) throws(LogError) {
    let fold = try replay.fold(
      StockFold(
        ItemFold.details(for: filters).union([.category]),
        descriptions: replay.late.descriptions, rules: rules))
    try self.init(fold, from: replay)
  }

  /// Returns the book with predicted lives, and with the household's rate of use.
  func predictingLives() -> StockBook {
    var book = predictingLastDays()
    book.pace = ConsumptionRate(book)
    return book
  }

  /// The book with lives predicted only: so what is taken first is one lot in all answers.
  public func predictingLastDays() -> StockBook {
    var book = self
    book.lives = HouseholdLives(self)
    return book
  }

  /// The products that have a label, in their order.
  var labelledProducts: [Int] {
    Set(fold.labels.map { product(of: $0.purchase, $0.item) }).sorted()
  }

  /// The products with a recorded use or waste, in order.
  var productsUsed: [Int] {
    Set(fold.happenings.map { product(of: $0.purchase, $0.item) }).sorted()
  }

  /// Returns the products that may have recent activity, in order.
  func productsHeardOf() -> [Int] {
    var products = Set(describedLife.keys)
    products.formUnion(fold.labels.lazy.map { product(of: $0.purchase, $0.item) })
    products.formUnion(fold.happenings.lazy.map { product(of: $0.purchase, $0.item) })
    products.formUnion(fold.changes.lazy.map { product(of: $0.of, $0.item) })
    for line in fold.lines where today - line.day < StockQuestion.usualRecentDays {
      products.insert(catalog.product(of: line.item))
    }
    return products.sorted()
  }

  /// Returns the products with waste in a period, in order.
  func productsWasted(in period: Period) -> [Int] {
    Set(
      fold.happenings.lazy.filter { $0.action == .wasted && period.contains($0.day) }
        .map { product(of: $0.purchase, $0.item) }
    ).sorted()
  }

  /// The product of what names a purchase, or else an item.
  private func product(of purchase: EventIdentifier?, _ item: UInt32) -> Int {
    catalog.product(of: purchase.flatMap { named[$0] }.map { fold.lines[$0].item } ?? item)
  }

  private static func namedLines(_ fold: StockFold) -> [EventIdentifier: Int] {
    var wanted = Set(fold.labels.compactMap(\.purchase))
    wanted.formUnion(fold.happenings.compactMap(\.purchase))
    wanted.formUnion(fold.changes.compactMap(\.of))
    guard !wanted.isEmpty else { return [:] }
    var named: [EventIdentifier: Int] = [:]
    for (place, line) in fold.lines.enumerated() where wanted.contains(line.identifier) {
      named[line.identifier] = place
    }
    return named
  }

  /// Settles product after product, so that no more than one is held at a time.
  ///
  /// - Parameters:
  ///   - only: The products that are asked about; all by default.
  ///   - body: Is given each product that has lots or discrepancies.
  func forEachProduct(
    of only: [Int]? = nil, _ body: (_ product: Int, _ ledger: LotLedger) -> Void
  ) {
    let count = catalog.productCount
    let lines = GroupedPositions(fold.lines.lazy.map { catalog.product(of: $0.item) }, of: count)
    let labels = GroupedPositions(
      fold.labels.lazy.map { product(of: $0.purchase, $0.item) }, of: count)
    let changes = GroupedPositions(fold.changes.lazy.map { product(of: $0.of, $0.item) }, of: count)
    let happenings = GroupedPositions(
      fold.happenings.lazy.map { product(of: $0.purchase, $0.item) }, of: count)
    var lots = LotMaking(self)
    var services = Services(catalog)
    for product in only ?? Array(0..<count) {
      // What is paid for at once and used up is no stock, unless something is recorded of its use.
      if labels[product].isEmpty, happenings[product].isEmpty, services.contain(product) {
        continue
      }
      let ledger = ledger(
        product, lines[product].map { Int($0) }, labels[product].map { fold.labels[Int($0)] },
        changes[product].map { fold.changes[Int($0)] },
        happenings[product].map { fold.happenings[Int($0)] }, &lots)
      if !ledger.lots.isEmpty || !ledger.discrepancies.isEmpty { body(product, ledger) }
    }
  }

  /// The first day on which a product was bought; nil if none is known.
  public func firstPurchase(of product: Int) -> Day? {
    fold.lines.lazy.filter { catalog.product(of: $0.item) == product }.map(\.day).min()
  }

  /// Tells products of ``ServiceCategories``, asking for each category once.
  private struct Services {
    private let catalog: ItemCatalog
    private var found: [String: Bool] = [:]

    init(_ catalog: ItemCatalog) { self.catalog = catalog }

    mutating func contain(_ product: Int) -> Bool {
      let category = catalog.category(of: product)
      if let known = found[category] { return known }
      let isService = ServiceCategories.contain(category)
      found[category] = isService
      return isService
    }
  }

  private func ledger(
    _ product: Int, _ lines: [Int], _ labels: [LabelFact], _ changes: [LineChange],
    _ happenings: [StockHappening], _ making: inout LotMaking
  ) -> LotLedger {
    // Labels are seen before their day, but not on what has not been bought yet. Those for a part
    // of a lot go before those for the rest of it; of others of one day the one typed last holds.
    let labels = labels.filter { $0.purchased.map { $0 <= today } ?? true }.sorted {
      ($0.day, $0.quantity.isNone ? 1 : 0, $0.typed, $0.identifier)
        < ($1.day, $1.quantity.isNone ? 1 : 0, $1.typed, $1.identifier)
    }
    let (lots, loose) = making.lots(lines, labels)
    var places: [EventIdentifier: Int] = [:]
    if !named.isEmpty || !loose.isEmpty {
      for (place, lot) in lots.enumerated() where !lot.isBought || named[lot.identifier] != nil {
        places[lot.identifier] = place
      }
    }
    func subject(_ purchase: EventIdentifier?) -> LotLedger.Subject {
      guard let purchase else { return .any }
      return places[purchase].map { .lot($0) } ?? .missing
    }
    var ledger = LotLedger(lots, units: units, life: life(of: product))
    for label in labels {
      let isLoose = loose.contains(label.identifier)
      ledger.put(label, on: subject(isLoose ? label.identifier : label.purchase))
    }
    for change in changes where !change.isRefund {
      if case .lot(let lot) = subject(change.of) { ledger.lower(lot, by: change.total) }
    }
    // A move that names no place changes nothing.
    let happenings = happenings.filter { $0.action != .moved || $0.storage != .unstated }
    var events = happenings.map { happening in
      LotLedger.Event(
        identifier: happening.identifier, day: happening.day, typed: happening.typed,
        action: happening.action, subject: subject(happening.purchase),
        quantity: happening.quantity, unit: happening.unit,
        reason: happening.reason, storage: happening.storage)
    }
    let refunds = changes.filter(\.isRefund).sorted {
      ($0.day, $0.identifier) < ($1.day, $1.identifier)
    }
    for refund in refunds {
      if let event = Self.event(of: refund, on: subject(refund.of), &ledger) {
        events.append(event)
      }
    }
    ledger.divideMoney { $0 == LineKeys.none ? 2 : fractionDigits[Int($0)] }
    ledger.apply(events.sorted(by: LotLedger.Event.precedes))
    return ledger
  }

  /// Returns the event by which a refund takes something out of a lot.
  ///
  /// A refund that states no quantity takes nothing out: it only lowers the lot's cost.
  private static func event(
    of refund: LineChange, on subject: LotLedger.Subject, _ ledger: inout LotLedger
  ) -> LotLedger.Event? {
    var found = subject == .any ? ledger.lot(refundedBy: refund) : nil
    if case .lot(let lot) = subject { found = lot }
    guard let lot = found else { return nil }
    guard let quanta = ledger.quanta(refundedBy: refund, of: ledger.lots[lot]) else {
      ledger.lower(lot, by: refund.total)
      return nil
    }
    return LotLedger.Event(
      identifier: refund.identifier, day: refund.day, typed: .never, action: .refunded,
      subject: .lot(lot), quantity: .none, unit: refund.unit, reason: .unstated,
      storage: .unstated, refunded: quanta)
  }

  private func life(of product: Int) -> ProductLife {
    ProductLife(described: describedLife[product]) { lives?.product(product, of: self) }
  }

  /// Returns the discrepancies of a ledger as rows of an answer.
  func discrepancies(_ product: Int, _ ledger: LotLedger) -> [StockDiscrepancy] {
    ledger.discrepancies.map { found in
      StockDiscrepancy(
        event: found.event, day: found.day, item: catalog.name(of: product), action: found.action,
        missing: found.missing, unit: found.unit == LineKeys.none ? "" : units.name(found.unit))
    }
  }
}
