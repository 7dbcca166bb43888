import ColumnStore
import EventSourcing
import GroceryModel

/// The dates and quantities of purchases as flat numbers; ``RestockBook`` resolves them.
///
/// Deposits, fees, discounts, taxes and returns do not count as purchases. A receipt known only by
/// its total is a shopping trip without purchases.
struct RestockFold: Projection {
  /// A line, in 24 bytes, for there are many.
  struct Line: Sendable {
    let quantity: PackedDecimal
    /// Numbers of the fold's names; `UInt32.max` for none.
    var item: UInt32
    var store: UInt32
    var unit: UInt32
    let day: Int32
  }

  private(set) var items: ItemFold
  private(set) var units = StringInterner()
  private(set) var lines: [Line] = []
  /// The days on which anything was bought.
  private(set) var tripDays: Set<Int32> = []
  private var lastTrip = Int32.min
  private let period: Period?

  init(
    in period: Period?, _ details: Set<ItemFold.Detail>, descriptions: Descriptions,
    rules: CategoryRules
  ) {
    self.period = period
    items = ItemFold(details, descriptions: descriptions, rules: rules)
  }

  /// Creates a fold from lines that were read elsewhere; these do not include receipts known only
  /// by their total.
  init(of items: ItemFold, units: StringInterner, _ lines: [Line], tripDays: Set<Int32>) {
    period = nil
    self.items = items
    self.units = units
    self.lines = lines
    self.tripDays = tripDays
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded else { return }
    // Refunds count for how a product is named and filed, as in every other catalog.
    let item = items.item(ofPurchase: event)
    let store = items.store(event.fields[PurchaseKey.store], isPurchase: true)
    guard event.purchaseKind == .item, let total = try event.decimal(PurchaseKey.total),
      !total.isNegative
    else { return }
    let quantity = try event.decimal(PurchaseKey.quantity)
    guard quantity?.isNegative != true else { return }
    let day = event.date.ordinal
    if day != lastTrip {
      tripDays.insert(day)
      lastTrip = day
    }
    guard !event.isWholeReceipt else { return }
    if let period, !period.contains(event.date) { return }
    lines.append(
      Line(
        quantity: quantity?.isZero == true ? .none : PackedDecimal(quantity), item: item,
        store: store, unit: units.optionalNumber(of: event.fields[PurchaseKey.unit]), day: day))
  }

  mutating func merge(_ other: RestockFold) {
    let names = items.merge(remapping: other.items)
    let (item, store) = (names.numbers(.item), names.numbers(.store))
    let unit = units.merge(other.units)
    lines.reserveCapacity(lines.count + other.lines.count)
    for var line in other.lines {
      line.item = item[line.item]
      line.store = store[line.store]
      line.unit = unit[line.unit]
      lines.append(line)
    }
    tripDays.formUnion(other.tripDays)
  }
}
