import EventSourcing
import GroceryModel

/// The settled fold of what was bought when: the distinct days of each product.
struct RestockBook {
  let catalog: ItemCatalog
  let choice: ItemChoice
  private let fold: RestockFold
  private let units: StockUnits
  /// The days on which anything was bought, in their order.
  private let tripDays: [Int32]

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  init(
    in period: Period?, filters: [NameFilter], from replay: Replay, rules: CategoryRules
  ) throws {
    let fold = try replay.fold(
      RestockFold(
        in: period, ItemFold.details(for: filters).union([.category]),
        descriptions: replay.late.descriptions, rules: rules))
    try self.init(fold, try ItemCatalog(fold.items, from: replay), filters: filters)
  }

  /// - Throws: `NameAmbiguity` where a filter's name fits several things.
  init(
    _ fold: RestockFold, _ catalog: ItemCatalog, filters: [NameFilter] = []
  ) throws(NameAmbiguity) {
    self.fold = fold
    self.catalog = catalog
    choice = try catalog.choice(filters)
    units = StockUnits(fold.units, NameTable())
    tripDays = fold.tripDays.sorted()
  }

  /// How many days of shopping there were in the `days` days up to one of them, or ever.
  func trips(in days: Int32 = .max, upTo today: Day) -> Int {
    tripDays.count { $0 <= today.ordinal && Int64($0) > Int64(today.ordinal) - Int64(days) }
  }

  /// Gives the purchases of each chosen product that was bought at all.
  func forEachProduct(_ body: (_ product: Int, _ history: RestockHistory) -> Void) {
    guard choice.kinds.contains("item") else { return }
    let groups = ProductGroups(
      fold.lines.lazy.map { catalog.product(of: $0.item) }, of: catalog.productCount)
    var lines: [RestockFold.Line] = []
    for product in 0..<catalog.productCount where choice.products[product] {
      lines.removeAll(keepingCapacity: true)
      for place in groups[product] {
        let line = fold.lines[Int(place)]
        if choice.contains(store: catalog.store(of: line.store)) { lines.append(line) }
      }
      guard !lines.isEmpty else { continue }
      body(product, RestockHistory(&lines, units))
    }
  }
}
