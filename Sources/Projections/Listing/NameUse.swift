import ColumnStore
import EventSourcing
import GroceryModel

/// How often, and from when to when, something was named.
public struct NameUse: Hashable, Sendable {
  /// Purchase lines.
  public private(set) var lines = 0
  /// Those of them that are of an item or its refund; the others are discounts, deposits, fees and taxes.
  public private(set) var itemLines = 0
  /// The days of the first and of the last purchase line; nil without any.
  public private(set) var bought: ClosedRange<Day>?
  /// True if anything but descriptions names it.
  public private(set) var isNamed = false
  /// Of anything that names it and has a day of its own; nil without any.
  public private(set) var first: Day?
  public private(set) var last: Day?

  /// True if no line buys or returns it: it is the name of a discount, a deposit, a fee or a tax.
  public var isOfNoItem: Bool { lines > 0 && itemLines == 0 }

  init() {}

  init(lines: Int, on day: Day) {
    (self.lines, itemLines) = (lines, lines)
    (bought, first, last, isNamed) = (day...day, day, day, true)
  }

  /// Notes what names it without saying on which day.
  mutating func noteUndated() { isNamed = true }

  mutating func note(_ day: Day, isLine: Bool, isItem: Bool = true) {
    if isLine {
      lines += 1
      itemLines += isItem ? 1 : 0
      bought = min(bought?.lowerBound ?? day, day)...max(bought?.upperBound ?? day, day)
    }
    isNamed = true
    first = min(first ?? day, day)
    last = max(last ?? day, day)
  }

  mutating func add(_ other: NameUse) {
    lines += other.lines
    itemLines += other.itemLines
    isNamed = isNamed || other.isNamed
    if let days = other.bought {
      let own = bought ?? days
      bought =
        min(own.lowerBound, days.lowerBound)...max(own.upperBound, days.upperBound)
    }
    if let day = other.first { first = min(first ?? day, day) }
    if let day = other.last { last = max(last ?? day, day) }
  }
}

/// Which items and shops events name, and when.
struct NameUseFold: Projection {
  private(set) var items: ItemFold
  /// By the items' numbers.
  private(set) var itemUses: [NameUse] = []
  /// By the shops' numbers.
  private(set) var storeUses: [NameUse] = []
  private let period: Period?

  init(in period: Period?, descriptions: Descriptions, rules: CategoryRules) {
    items = ItemFold([.category, .tags], descriptions: descriptions, rules: rules)
    self.period = period
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    switch event.type {
    case .purchaseRecorded:
      Self.note(
        items.item(ofPurchase: event), event.date, isLine: true,
        isItem: event.purchaseKind == .item || event.purchaseKind == .refund, within: period,
        in: &itemUses)
      let store = items.store(event.fields[PurchaseKey.store], isPurchase: true)
      Self.note(store, event.date, isLine: true, within: period, in: &storeUses)
    case .priceObserved:
      Self.note(items.item(event.fields[PriceKey.item]), event.date, within: period, in: &itemUses)
      let store = items.store(event.fields[PriceKey.store], isPurchase: false)
      Self.note(store, event.date, within: period, in: &storeUses)
    case .expirationRecorded:
      // A label without a day is dated by its last good day, on which nothing happens.
      Self.note(
        items.item(event.fields[ExpirationKey.item]), event.date,
        isDated: !event.isSeenBeforehand, within: period, in: &itemUses)
    case .stockConsumed, .stockWasted, .stockOpened, .stockMoved:
      Self.note(items.item(event.fields[StockKey.item]), event.date, within: period, in: &itemUses)
    case .receiptStated, .budgetSet, .budgetClosed, .productDescribed, .storeDescribed,
      .rateObserved, .eventRetracted, .listDefined, .listItemAdded, .listItemChanged,
      .listItemMarked, .unitDefined, .aislePlaced, .itemShelved, .tripLogged, .reviewPosted,
      .reviewAnswered, .logCommitted:
      break
    }
  }

  /// Counts a use.
  ///
  /// As a method of the value, it would copy the fold with its arrays for each event.
  private static func note(
    _ number: UInt32, _ day: Day, isLine: Bool = false, isItem: Bool = true, isDated: Bool = true,
    within period: Period?, in uses: inout [NameUse]
  ) {
    // What lies outside the period still counts for how things are named and filed.
    guard number != LineKeys.none, period?.contains(day) != false else { return }
    grow(&uses, to: number)
    if isDated {
      uses[Int(number)].note(day, isLine: isLine, isItem: isItem)
    } else {
      uses[Int(number)].noteUndated()
    }
  }

  private static func grow(_ uses: inout [NameUse], to number: UInt32) {
    while uses.count <= Int(number) { uses.append(NameUse()) }
  }

  mutating func merge(_ other: NameUseFold) {
    let names = items.merge(remapping: other.items)
    Self.add(other.itemUses, names.numbers(.item), to: &itemUses)
    Self.add(other.storeUses, names.numbers(.store), to: &storeUses)
  }

  private static func add(_ uses: [NameUse], _ ids: IDRemap, to own: inout [NameUse]) {
    for (number, use) in uses.enumerated() {
      let id = ids[UInt32(number)]
      grow(&own, to: id)
      own[Int(id)].add(use)
    }
  }
}
