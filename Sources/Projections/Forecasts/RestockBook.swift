import ColumnStore
import EventSourcing
import GroceryModel
import Statistics

/// The resolved fold of purchases: the distinct days of each product.
struct RestockBook {
  let catalog: ItemCatalog
  let choice: ItemChoice
  private let fold: RestockFold
  private let units: StockUnits
  private let groups: GroupedPositions
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
    units = StockUnits(fold.units, StringInterner())
    groups = GroupedPositions(
      fold.lines.lazy.map { catalog.product(of: $0.item) }, of: catalog.productCount)
    tripDays = fold.tripDays.sorted()
  }

  /// How often the household shopped in the last 28 days and ever, seen from a day.
  func trips(upTo today: Int) -> RestockProbability.Trips {
    let all = tripDays.partitioningIndex { Int($0) > today }
    let earlier = tripDays.partitioningIndex { Int($0) > today - 28 }
    return RestockProbability.Trips(recent: all - earlier, all: all)
  }

  /// Passes the purchases of each chosen product with enough purchases to `body`.
  func forEachProduct(
    of only: [Int]? = nil, withLines least: Int = 1,
    _ body: (_ product: Int, _ history: RestockHistory) -> Void
  ) {
    guard choice.keepsItems else { return }
    var lines: [RestockFold.Line] = []
    for product in only ?? Array(0..<catalog.productCount)
    where groups[product].count >= least && choice.products[product] {
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
