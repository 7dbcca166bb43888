import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// All purchases and their use as recorded; ``StockBook`` resolves them.
///
/// Deposits, fees, taxes, discounts on whole receipts and receipts known only by their total are
/// left out.
public struct StockFold: Projection {
  var items: ItemFold
  private(set) var units = StringInterner()
  private(set) var packages = StringInterner()
  var lines: [BoughtLine] = []
  private(set) var changes: [LineChange] = []
  private(set) var labels: [LabelFact] = []
  private(set) var happenings: [StockHappening] = []

  public init(
    _ details: Set<ItemFold.Detail>, descriptions: Descriptions,
    rules: CategoryRules = CategoryRules()
  ) {
    items = ItemFold(details, descriptions: descriptions, rules: rules)
  }

  /// A fold of nothing yet whose names are numbered elsewhere.
  init(of items: ItemFold, units: StringInterner, packages: StringInterner) {
    self.items = items
    self.units = units
    self.packages = packages
  }

  /// What of the fold is dated up to a day.
  func known(on day: Day) -> StockFold {
    var known = self
    known.lines.removeAll { $0.day > day }
    known.changes.removeAll { $0.day > day }
    known.labels.removeAll { $0.knownFrom > day }
    known.happenings.removeAll { $0.day > day }
    return known
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    switch event.type {
    case .purchaseRecorded: try takePurchase(event)
    case .expirationRecorded: try takeLabel(event)
    case .stockConsumed: try take(event, .consumed)
    case .stockWasted: try take(event, .wasted)
    case .stockOpened: try take(event, .opened)
    case .stockMoved: try take(event, .moved)
    case .receiptStated, .priceObserved, .budgetSet, .budgetClosed, .productDescribed,
      .storeDescribed, .rateObserved, .eventRetracted, .listDefined, .listItemAdded,
      .listItemChanged, .listItemMarked, .unitDefined, .aislePlaced, .itemShelved, .tripLogged,
      .reviewPosted, .reviewAnswered, .logCommitted:
      break
    }
  }

  private mutating func takePurchase(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard let total = try event.decimal(PurchaseKey.total),
      !event.isWholeReceipt
    else { return }
    let kind = event.purchaseKind
    let quantity = try event.decimal(PurchaseKey.quantity)
    if kind == .item, !total.isNegative, quantity?.isNegative != true {
      lines.append(
        BoughtLine(
          identifier: event.identifier,
          quantity: quantity?.isZero == true ? .none : PackedDecimal(quantity),
          total: PackedDecimal(total), day: event.date, item: items.item(ofPurchase: event),
          store: items.store(event.fields[PurchaseKey.store], isPurchase: true),
          currency: items.currency(event.fields[PurchaseKey.currency]),
          unit: units.optionalNumber(of: event.fields[PurchaseKey.unit]),
          package: packages.optionalNumber(of: event.fields[PurchaseKey.package])))
      return
    }
    let isRefund = kind == .item || kind == .refund
    let of = EventIdentifier(hex: event.fields[PurchaseKey.of])
    // A discount of no line is one on the whole receipt.
    guard isRefund || (of != nil && kind == .discount) else { return }
    changes.append(
      LineChange(
        identifier: event.identifier, of: of, isRefund: isRefund, day: event.date,
        item: items.item(ofPurchase: event),
        currency: items.currency(event.fields[PurchaseKey.currency]),
        quantity: PackedDecimal(quantity),
        unit: units.optionalNumber(of: event.fields[PurchaseKey.unit]),
        total: isRefund && !total.isNegative ? total.amount : -total.amount))
  }

  private mutating func takeLabel(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard let expires = Day(parsing: event.fields[ExpirationKey.expires]) else { return }
    let kind = event.fields[ExpirationKey.kind]
    labels.append(
      LabelFact(
        identifier: event.identifier,
        purchase: EventIdentifier(hex: event.fields[ExpirationKey.purchase]),
        purchased: Day(parsing: event.fields[ExpirationKey.purchased]), day: event.date,
        typed: TypedMoment(event.fields[ExpirationKey.entered]), expires: expires,
        kind: kind.elementsEqual("use-by".utf8)
          ? .useBy : kind.elementsEqual("best-before".utf8) ? .bestBefore : .unstated,
        storage: Storage(event.fields[ExpirationKey.storage]),
        item: items.item(event.fields[ExpirationKey.item]),
        quantity: PackedDecimal(try event.decimal(ExpirationKey.quantity)),
        unit: units.optionalNumber(of: event.fields[ExpirationKey.unit])))
  }

  private mutating func take(
    _ event: borrowing RecordedEvent, _ action: StockAction
  ) throws(LineFault) {
    happenings.append(
      StockHappening(
        identifier: event.identifier,
        purchase: EventIdentifier(hex: event.fields[StockKey.purchase]), day: event.date,
        typed: TypedMoment(event.fields[StockKey.entered]), action: action,
        reason: WasteReason(event.fields[StockKey.reason]),
        storage: Storage(event.fields[StockKey.storage]),
        item: items.item(event.fields[StockKey.item]),
        quantity: PackedDecimal(try event.decimal(StockKey.quantity)),
        unit: units.optionalNumber(of: event.fields[StockKey.unit])))
  }

  public mutating func merge(_ other: StockFold) {
    let names = items.merge(remapping: other.items)
    let (item, store) = (names.numbers(.item), names.numbers(.store))
    let currency = names.numbers(.currency)
    let unit = units.merge(other.units)
    let package = packages.merge(other.packages)
    for var line in other.lines {
      line.item = item[line.item]
      line.store = store[line.store]
      line.currency = currency[line.currency]
      line.unit = unit[line.unit]
      line.package = package[line.package]
      lines.append(line)
    }
    for var change in other.changes {
      change.item = item[change.item]
      change.currency = currency[change.currency]
      change.unit = unit[change.unit]
      changes.append(change)
    }
    for var label in other.labels {
      label.item = item[label.item]
      label.unit = unit[label.unit]
      labels.append(label)
    }
    for var happening in other.happenings {
      happening.item = item[happening.item]
      happening.unit = unit[happening.unit]
      happenings.append(happening)
    }
  }
}

extension StockFold {
  func write(to writer: inout StateWriter) {
    items.write(stateTo: &writer)
    units.write(to: &writer)
    packages.write(to: &writer)
    writer.write(lines)
    writer.write(changes)
    writer.write(labels)
    writer.write(happenings)
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    try items.read(stateFrom: &reader)
    try units.read(from: &reader)
    try packages.read(from: &reader)
    lines = try reader.readArray()
    changes = try reader.readArray()
    labels = try reader.readArray()
    happenings = try reader.readArray()
  }
}
