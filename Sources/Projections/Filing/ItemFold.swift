import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// The items and stores in events, as numbers, with the facts that decide their categories and
/// tags.
///
/// A projection by item holds one, asks it for the number of each event's item, and turns it into
/// an ``ItemCatalog`` at the end.
public struct ItemFold: Sendable {
  /// The facts about items that are kept besides their names.
  public enum Detail: Sendable {
    case category, tags
  }

  private(set) var spending: SpendingFold
  private let tellsCategories: Bool
  private let tellsTags: Bool

  /// - Parameters:
  ///   - details: What the catalog will be asked for; each costs a look-up a line.
  ///   - descriptions: What is described.
  ///   - rules: What files lines that do not say their category.
  public init(
    _ details: Set<Detail> = [], descriptions: Descriptions, rules: CategoryRules = CategoryRules()
  ) {
    tellsCategories = details.contains(.category)
    tellsTags = details.contains(.tags)
    var groupings: [SpendingFold.Grouping] = []
    if tellsCategories { groupings.append(.init([.category, .item])) }
    if tellsTags { groupings.append(.init([.tags, .item])) }
    spending = SpendingFold(groupings, descriptions: descriptions, rules: rules)
  }

  /// Creates a fold of items that were numbered elsewhere; it keeps only their names.
  init(named names: LineNames, descriptions: Descriptions) {
    self.init(descriptions: descriptions)
    spending.names = names
  }

  /// The details that filters ask for.
  public static func details(for filters: [NameFilter]) -> Set<Detail> {
    var details: Set<Detail> = []
    if filters.contains(where: { $0.field == .category }) { details.insert(.category) }
    if filters.contains(where: { $0.field == .tag }) { details.insert(.tags) }
    return details
  }

  /// The number of a purchase line's item; the line counts for how the item is written and filed.
  public mutating func item(ofPurchase event: borrowing RecordedEvent) -> UInt32 {
    let item = spending.names.number(.item, event.fields[PurchaseKey.item])
    guard tellsCategories || tellsTags else { return item }
    guard event.countsForCategory else {
      file(item)
      return item
    }
    var keys = LineKeys()
    keys[.item] = item
    if tellsCategories { spending.file(event, &keys) }
    if tellsTags {
      keys[.tags] = spending.names.number(.tags, event.fields[PurchaseKey.tags])
    }
    spending.add(&keys, .zero, lines: 1)
    return item
  }

  /// True if a purchase line's item is counted under its name and nowhere else.
  var countsNamesOnly: Bool { !tellsCategories && !tellsTags }

  /// Finds the items of purchase lines that have waited; see ``PrefetchQueue/advance(all:in:_:)``.
  mutating func advance<Line>(
    _ waiting: inout PrefetchQueue<Line>, all: Bool,
    _ body: (PrefetchQueue<Line>.Resolved) -> Void
  ) {
    waiting.advance(all: all, in: &spending.names.tables[LineKey.item.rawValue], body)
  }

  /// The number of an item that something else than a purchase names.
  public mutating func item(_ name: Bytes) -> UInt32 {
    let item = spending.names.number(.item, name, counting: 0)
    if tellsCategories || tellsTags { file(item) }
    return item
  }

  /// Adds a cell without lines, so that an item without purchases gets a category too.
  private mutating func file(_ item: UInt32) {
    var keys = LineKeys()
    keys[.item] = item
    if tellsCategories {
      keys[.category] = spending.fileByItem(item, Bytes(start: nil, count: 0))
    }
    spending.add(&keys, .zero, lines: 0)
  }

  /// The number of a shop, or `UInt32.max` where the event names none.
  public mutating func store(_ name: Bytes, isPurchase: Bool) -> UInt32 {
    spending.names.number(.store, name, counting: isPurchase ? 1 : 0)
  }

  /// The number of a currency.
  @inline(__always)
  public mutating func currency(_ name: Bytes) -> UInt32 {
    spending.currency(name, counting: 0)
  }

  /// How many items have a number.
  var itemCount: Int { spending.names.tables[LineKey.item.rawValue].count }

  /// How many ways of writing a shop's name have a number.
  var storeCount: Int { spending.names.tables[LineKey.store.rawValue].count }

  /// How many currencies have a number.
  var currencyCount: Int { spending.names.tables[LineKey.currency.rawValue].count }

  /// A currency as events write it.
  func currencyText(_ number: UInt32) -> String { spending.names.text(.currency, number) }

  /// Merges the names that another fold has under a key without counting them.
  mutating func mergeNames(_ key: LineKey, of other: ItemFold) -> IDRemap {
    spending.names.tables[key.rawValue].merge(other.spending.names.tables[key.rawValue])
  }

  public mutating func merge(_ other: ItemFold) { _ = merge(remapping: other) }

  /// Merges another fold's names and returns the ids that they have here.
  mutating func merge(remapping other: ItemFold) -> LineRemap {
    spending.merge(remapping: other.spending)
  }
}

extension ItemFold {
  func write(configurationTo writer: inout StateWriter) {
    spending.write(configurationTo: &writer)
  }

  func write(stateTo writer: inout StateWriter) { spending.write(stateTo: &writer) }

  mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    try spending.read(stateFrom: &reader)
  }
}
