import ColumnStore
import EventSourcing
import GroceryModel

/// Payments and quantities by month: two exact sums for each written form of item, currency and
/// unit.
///
/// Refunds, deposits, discounts, fees and taxes are left out. Discounts `of` a line are kept
/// separate until ``settlingDiscounts(_:)``.
struct PriceIndexFold: Projection {
  /// What a sum is of.
  struct Key: BitwiseCopyable, Hashable, Sendable {
    var item: UInt32
    /// The store; also ``LineKeys/none`` if stores are not needed.
    var store: UInt32
    var currency: UInt32
    /// As written; ``unknownAmount`` where the log does not say how much was bought.
    var unit: UInt32
    /// As written.
    var package: UInt32
    /// The first day of the month; the day itself where money is to be converted, and in months in
    /// which a product's package changed.
    var day: Int32

    /// Writes the numbers in the order of the fields.
    @inline(__always)
    func write(to key: GroupKeyWriter) { key.write(self) }
  }

  /// Unit id used when the quantity is unknown.
  static let unknownAmount = UInt32.max - 1

  var items: ItemFold
  var units = StringInterner()
  var packages = StringInterner()
  /// What was paid and how much was bought, by ``Key``.
  var sums = GroupByTable(width: Self.width, sums: 2)
  /// The sums of merged folds; some of their keys may be in ``sums`` too.
  var adopted = MergedSums()
  /// Lines whose items' numbers are not known yet.
  private var waiting = PrefetchQueue<WaitingLine>()
  var discounts: [PriceFold.Discount] = []
  let period: Period?
  let byStore: Bool
  let target: Currency?
  /// For each currency's number whether it is the target; filled as currencies turn up.
  private var isTarget: [Bool] = []
  /// For each unit's number whether it counts pieces; filled as units turn up.
  private var isCounted: [Bool] = []
  /// The months in which a product's package was described to change, by their first days.
  private let changing: Set<Int32>
  private var leftOut: LeftOutLines?
  private var lastDay = Day(ordinal: .min)
  /// The key for that day if money is not converted.
  private var lastKept: Int32 = 0

  private static let width = MemoryLayout<Key>.size / 4

  /// - Parameters:
  ///   - period: What was paid on other days is passed over.
  ///   - filters: What the sums will be asked for.
  ///   - target: The currency that money will be converted to; nil where it stays as it is.
  ///   - descriptions: What is described.
  ///   - rules: What files lines that do not say their category.
  init(
    in period: Period?, for filters: [NameFilter], convertedTo target: Currency?,
    descriptions: Descriptions, rules: CategoryRules
  ) {
    self.period = period
    self.target = target
    leftOut = LeftOutLines(rules, descriptions)
    changing = Set(
      descriptions.products.values.lazy.flatMap(\.packages.changes).map {
        $0.month.firstDay.ordinal
      })
    byStore = filters.contains { $0.field == .store }
    items = ItemFold(
      ItemFold.details(for: filters), descriptions: descriptions, rules: rules)
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded else { return }
    let store =
      byStore ? items.store(event.fields[PurchaseKey.store], isPurchase: true) : LineKeys.none
    guard event.purchaseKind == .item else {
      _ = items.item(ofPurchase: event)
      if let discount = try PriceFold.Discount(event) { discounts.append(discount) }
      return
    }
    guard period?.contains(event.date) != false, let total = try event.decimal(PurchaseKey.total),
      total.coefficient > 0, leftOut?.has(event) != true
    else {
      _ = items.item(ofPurchase: event)
      return
    }
    let quantity = try event.decimal(PurchaseKey.quantity)
    var unit = units.optionalNumber(of: event.fields[PurchaseKey.unit])
    if !event.statesPrice(ofQuantity: quantity) || quantity == nil && !counts(unit) {
      unit = Self.unknownAmount
    }
    let currency = items.currency(event.fields[PurchaseKey.currency])
    let name = event.fields[PurchaseKey.item]
    let canWait = items.countsNamesOnly && PrefetchQueue<WaitingLine>.takes(name)
    let line = WaitingLine(
      key: Key(
        item: canWait ? LineKeys.none : items.item(ofPurchase: event),
        store: store, currency: currency, unit: unit,
        package: packages.optionalNumber(of: event.fields[PurchaseKey.package]),
        day: day(event.date, currency)),
      paid: total.amount, quantity: quantity?.amount ?? Amount(1))
    if canWait {
      waiting.next.value = line
      if waiting.append(name) { addWaiting(all: false) }
    } else {
      add(line.paid, line.quantity, lines: 1, to: line.key)
    }
  }

  mutating func finish() {
    addWaiting(all: true)
    sums.finish()
  }

  private mutating func addWaiting(all: Bool) {
    Self.add(&waiting, all: all, of: &items, to: &sums)
  }

  /// Adds lines whose items are found; apart from the rest, so that sums change in place.
  @inline(__always)
  private static func add(
    _ waiting: inout PrefetchQueue<WaitingLine>, all: Bool, of items: inout ItemFold,
    to sums: inout GroupByTable
  ) {
    items.advance(&waiting, all: all) { batch in
      sums.add(batch.count) { place, key in
        var line = batch.row(place)
        line.key.item = batch.id(place)
        line.key.write(to: key)
        return (line.paid.units, line.quantity.units, 1)
      }
    }
  }

  /// What was bought without a quantity is one piece, where pieces are counted.
  mutating func counts(_ unit: UInt32) -> Bool {
    guard unit != LineKeys.none else { return true }
    while isCounted.count <= Int(unit) {
      isCounted.append(QuantityMeasures.isCounted(units.text(isCounted.count)))
    }
    return isCounted[Int(unit)]
  }

  mutating func day(_ day: Day, _ currency: UInt32) -> Int32 {
    if let target {
      while isTarget.count <= Int(currency) {
        isTarget.append(Currency(items.currencyText(UInt32(isTarget.count))) == target)
      }
      if !isTarget[Int(currency)] { return day.ordinal }
    }
    if day != lastDay {
      lastDay = day
      lastKept = day.month.firstDay.ordinal
      if changing.contains(lastKept) { lastKept = day.ordinal }
    }
    return lastKept
  }

  @inline(__always)
  mutating func add(_ paid: Amount, _ quantity: Amount, lines: Int, to key: Key) {
    sums.add(paid.units, quantity.units, lines: lines) { key.write(to: $0) }
  }

  mutating func merge(_ other: PriceIndexFold) {
    let names = items.merge(remapping: other.items)
    let (units, packages) = (units.merge(other.units), packages.merge(other.packages))
    adopted.append(other) { theirs in
      Key(
        item: names.number(.item, theirs.item), store: names.number(.store, theirs.store),
        currency: names.number(.currency, theirs.currency), unit: units[theirs.unit],
        package: packages[theirs.package], day: theirs.day)
    }
    discounts += other.discounts
  }
}

/// A line whose item's number is not known yet.
private struct WaitingLine: BitwiseCopyable {
  var key: PriceIndexFold.Key
  let paid: Amount
  let quantity: Amount
}
