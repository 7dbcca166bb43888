import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// Sums of payments by any number of groupings at once.
///
/// Sums are kept by names as written. Products, stores, categories and unfiled lines are resolved
/// after the fold (``SpendingBook``). Two kinds of lines are kept separate until then: lines `of`
/// another line, and discounts on a whole receipt.
public struct SpendingFold: Projection {
  /// One table of sums: its keys and its days.
  public struct Grouping: Hashable, Sendable {
    /// The keys of a cell, in the order in which the table holds them.
    public var keys: [LineKey]
    /// Lines of other days are left out; nil for none.
    public var period: Period?
    /// True if the name of a line's receipt starts with the 32 digits of its event's id.
    var namesEvents = false
    /// True if each line that is a whole payment has a receipt of its own.
    var namesPayments = false

    public init(_ keys: [LineKey], in period: Period? = nil, namesEvents: Bool = false) {
      self.keys = keys
      self.period = period
      self.namesEvents = namesEvents
    }
  }

  /// A line whose names depend on other lines.
  struct Dependent: Sendable {
    enum On: Hashable, Sendable {
      /// A line's category, and its item if the dependent changes what that cost.
      case line(EventIdentifier, lendsItem: Bool)
      case receipt(UInt128)
    }

    var keys: LineKeys
    let amount: Amount
    let on: On
  }

  let groupings: [Grouping]
  /// The names behind the ids in ``tables``.
  public internal(set) var names = LineNames()
  /// One table a grouping: sums and numbers of lines by the grouping's keys.
  public internal(set) var tables: [GroupByTable]
  var dependents: [Dependent] = []
  /// Lines whose items' numbers are not known yet.
  private var waiting = PrefetchQueue<WaitingLine>()
  /// One bit for each key that lines are numbered by.
  private let wanted: UInt32
  private let plans: [CellPlan]
  let describedItems: Set<String>
  let rules: CategoryRules
  private let asksForLines: Bool
  private let namesEvents: Bool
  private let namesPayments: Bool
  /// What lines are filed by where rules ask for more than items; else items do alone.
  var unfiled = UnfiledLines()
  /// For each shop's number the place of the first rule that names it; filled as shops turn up.
  private var storeRules: [UInt32] = []
  private var texts = StringInterner()
  private var textRules: [UInt32] = []
  /// What stores are called, where rules ask for them.
  private let descriptions: Descriptions?
  /// For each item's number, whether a description gives its category; filled as items turn up.
  private var isDescribed: [Bool] = []
  /// The three letters of the line before's currency, or none, and its number.
  var lastCode = UInt32.max
  private var lastCurrency: UInt32 = 0
  private var lastDay = Day(ordinal: .min)
  private var lastMonth: UInt32 = 0
  /// The currency whose lines count for the first day of their month; nil for none.
  let monthlyCurrency: Currency?
  /// For each currency's number whether it is that one; filled as currencies turn up.
  private var isMonthly: [Bool] = []

  /// - Parameters:
  ///   - groupings: What to sum by.
  ///   - descriptions: What is described; products with a category there are filed by their item.
  ///   - rules: What files lines that do not say their category.
  ///   - monthlyCurrency: The currency whose lines count for the first day of their month, where only
  ///     those of others need their days.
  ///   - numbering: Keys that ``take(_:)`` returns numbers for, besides those of the groupings.
  public init(
    _ groupings: [Grouping], descriptions: Descriptions, rules: CategoryRules = CategoryRules(),
    monthlyCurrency: Currency? = nil, numbering: [LineKey] = []
  ) {
    self.groupings = groupings
    self.monthlyCurrency = monthlyCurrency
    tables = groupings.map { GroupByTable(width: $0.keys.count) }
    var wanted: UInt32 = 0
    for key in groupings.flatMap(\.keys) + numbering { wanted |= 1 << UInt32(key.rawValue) }
    self.wanted = wanted
    plans = groupings.map { CellPlan($0) }
    describedItems = descriptions.filedItems
    self.rules = rules
    asksForLines = rules.asksForLines
    namesEvents = groupings.contains(where: \.namesEvents)
    namesPayments = groupings.contains(where: \.namesPayments)
    self.descriptions = asksForLines ? descriptions : nil
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded else { return }
    guard let total = try event.decimal(PurchaseKey.total) else { return }
    let isItemWanted = isWanted(.item)
    if isItemWanted, canWait(event) {
      // Written where it waits: a copy would have to wait until all numbers are.
      let line = waiting.next
      number(event, &line.value.keys)
      if isWanted(.category) {
        line.value.keys[.category] = names.number(.category, event.fields[PurchaseKey.category])
      }
      date(&line.value.keys)
      line.value.day = event.date
      line.value.amount = total.amount
      if waiting.append(event.fields[PurchaseKey.item]) { addWaiting(all: false) }
      return
    }
    var keys = LineKeys()
    _ = takeNow(event, total, &keys)
  }

  /// Takes in a purchase line without waiting for others.
  ///
  /// - Returns: The numbers of the line, and whether it depends on other lines; nil where it has no
  ///   total. The n-th line that depends on others is the n-th of the `dependents`.
  /// - Throws: The fault of a total that is not a decimal.
  mutating func take(
    _ event: borrowing RecordedEvent
  ) throws(LineFault) -> (keys: LineKeys, isDependent: Bool)? {
    guard let total = try event.decimal(PurchaseKey.total) else { return nil }
    var keys = LineKeys()
    let isDependent = takeNow(event, total, &keys)
    return (keys, isDependent)
  }

  @inline(__always)
  private mutating func takeNow(
    _ event: borrowing RecordedEvent, _ total: ExactDecimal, _ keys: inout LineKeys
  ) -> Bool {
    number(event, &keys)
    let isItemWanted = isWanted(.item)
    if isItemWanted { keys[.item] = names.number(.item, event.fields[PurchaseKey.item]) }
    if isWanted(.category) { file(event, &keys) }
    if isWanted(.payee) { payItem(event, &keys) }
    if event.fields.has(PurchaseKey.kind) || event.fields.has(PurchaseKey.of),
      let on = dependence(of: event, isItemWanted)
    {
      dependents.append(Dependent(keys: keys, amount: total.amount, on: on))
      return true
    }
    add(&keys, total.amount, lines: 1)
    return false
  }

  /// Sets the numbers of a line but for its item and category, and no month yet.
  @inline(__always)
  private mutating func number(_ event: borrowing RecordedEvent, _ keys: inout LineKeys) {
    keys = LineKeys()
    keys[.day] = UInt32(bitPattern: event.date.ordinal)
    keys[.currency] = currency(event.fields[PurchaseKey.currency])
    if isWanted(.store) {
      keys[.store] = names.number(.store, event.fields[PurchaseKey.store])
    }
    if isWanted(.payee), Self.mayBePaidByBill(event) {
      // The store's name counts once a line.
      keys[.payee] =
        isWanted(.store)
        ? keys[.store] : names.number(.store, event.fields[PurchaseKey.store])
    }
    if isWanted(.brand) {
      keys[.brand] = names.number(.brand, event.fields[PurchaseKey.brand])
    }
    if isWanted(.tags) {
      keys[.tags] = names.number(.tags, event.fields[PurchaseKey.tags])
    }
    if isWanted(.receipt) {
      let isPayment = namesPayments && event.isWholePayment
      keys[.receipt] =
        namesEvents || isPayment
        ? names.number(ofEvent: event) : names.number(.receipt, event.fields[PurchaseKey.receipt])
    }
    if isWanted(.kind) {
      keys[.kind] = names.number(.kind, event.fields[PurchaseKey.kind])
    }
  }

  /// Returns true if the line may be the payment of a bill: goods of a till state their quantity, and a payee
  /// for each of them would make as many sums as lines.
  @inline(__always)
  private static func mayBePaidByBill(_ event: borrowing RecordedEvent) -> Bool {
    !event.fields.has(PurchaseKey.quantity)
  }

  /// Makes the item the payee of a line that names no store.
  ///
  /// A whole receipt without a store has no payee: all of them share one item.
  private mutating func payItem(_ event: borrowing RecordedEvent, _ keys: inout LineKeys) {
    guard keys[.payee] == LineKeys.none, !event.isWholeReceipt, Self.mayBePaidByBill(event) else {
      return
    }
    if keys[.item] == LineKeys.none {
      keys[.item] = names.number(.item, event.fields[PurchaseKey.item])
    }
    guard keys[.item] != LineKeys.none else { return }
    keys[.payee] = LineKeys.byItem | keys[.item]
  }

  /// The number of a line's currency: mostly that of the line before.
  @inline(__always)
  mutating func currency(_ text: Bytes, counting count: Int = 1) -> UInt32 {
    guard text.count == 3 else { return names.number(.currency, text, counting: count) }
    let code = UInt32(text[0]) << 16 | UInt32(text[1]) << 8 | UInt32(text[2])
    if code == lastCode {
      if count > 0 { names.recount(.currency, lastCurrency, by: count) }
    } else {
      lastCode = code
      lastCurrency = names.number(.currency, text, counting: count)
    }
    return lastCurrency
  }

  /// True if nothing of a line hangs on its item's number but the cell that it counts in.
  private func canWait(_ event: borrowing RecordedEvent) -> Bool {
    PrefetchQueue<WaitingLine>.takes(event.fields[PurchaseKey.item])
      && !event.fields.has(PurchaseKey.kind) && !event.fields.has(PurchaseKey.of)
      && (!isWanted(.payee) || event.fields.has(PurchaseKey.store)
        || !Self.mayBePaidByBill(event))
      && (!isWanted(.category)
        || describedItems.isEmpty && event.fields.has(PurchaseKey.category))
  }

  public mutating func finish() {
    addWaiting(all: true)
    for index in tables.indices { tables[index].finish() }
  }

  private mutating func addWaiting(all: Bool) {
    var tables: [GroupByTable] = []
    swap(&tables, &self.tables)
    waiting.advance(all: all, in: &names.tables[LineKey.item.rawValue]) { batch in
      for place in 0..<batch.count { batch.slot(place).value.keys[.item] = batch.id(place) }
      for index in plans.indices {
        tables[index].add(batch.count) { place, key in
          let line = batch.slot(place)
          guard plans[index].contains(line.value.day) else { return nil }
          plans[index].write(&line.value.keys, to: key)
          return (line.value.amount.units, 0, 1)
        }
      }
    }
    swap(&tables, &self.tables)
  }

  /// Finds the category's number: the line's own, or one that represents the item's category.
  mutating func file(_ event: borrowing RecordedEvent, _ keys: inout LineKeys) {
    let category = event.fields[PurchaseKey.category]
    if category.baseAddress != nil, describedItems.isEmpty {
      keys[.category] = names.number(.category, category)
      return
    }
    if keys[.item] == LineKeys.none {
      keys[.item] = names.number(.item, event.fields[PurchaseKey.item])
    }
    let item = Int(keys[.item])
    while isDescribed.count <= item {
      let name = names.tables[LineKey.item.rawValue].text(isDescribed.count)
      isDescribed.append(describedItems.contains(NameKey.matching(name)))
    }
    if category.baseAddress == nil || isDescribed[item] {
      let text =
        event.isWholeReceipt && asksForLines
        ? textRule(event.fields[PurchaseKey.text]) : nil
      keys[.category] = fileByItem(
        UInt32(item), event.fields[PurchaseKey.store], text ?? LineKeys.none)
    } else {
      keys[.category] = names.number(.category, category)
    }
  }

  /// Files a line by its item, and by its shop or the text of its payment if rules ask for them.
  ///
  /// - Parameters:
  ///   - item: The item's number.
  ///   - store: The shop's name; without an address if the line has none.
  ///   - textRule: The first rule that the text of a payment has, for which it has no item.
  /// - Returns: The category's number.
  mutating func fileByItem(
    _ item: UInt32, _ store: Bytes, _ textRule: UInt32 = LineKeys.none
  ) -> UInt32 {
    guard asksForLines else { return LineKeys.byItem | item }
    let ofStore =
      store.baseAddress == nil
      ? LineKeys.none : storeRule(names.number(.store, store, counting: 0))
    let rule = min(ofStore, textRule)
    return LineKeys.byItem | unfiled.number(of: UnfiledLines.Line(item: item, storeRule: rule))
  }

  /// The first rule that a text of a payment has by its item patterns.
  private mutating func textRule(_ text: Bytes) -> UInt32? {
    guard text.baseAddress != nil else { return nil }
    let number = texts.number(of: text)
    while textRules.count <= number {
      let place = rules.first(.item, [NameKey.matching(texts.text(textRules.count))])
      textRules.append(place.map { UInt32($0) } ?? LineKeys.none)
    }
    return textRules[number]
  }

  private mutating func storeRule(_ store: UInt32) -> UInt32 {
    while storeRules.count <= Int(store) {
      let key = NameKey.matching(names.text(.store, UInt32(storeRules.count)))
      let canonical = descriptions?.canonicalStore(of: key).map { NameKey.matching($0) }
      let place = rules.first(.store, [key] + (canonical.map { [$0] } ?? []))
      storeRules.append(place.map { UInt32($0) } ?? LineKeys.none)
    }
    return storeRules[Int(store)]
  }

  /// What a category's number is filed by that ``LineKeys/byItem`` is set in.
  func unfiledLine(_ number: UInt32) -> UnfiledLines.Line {
    let place = number & ~LineKeys.byItem
    return asksForLines
      ? unfiled.lines[Int(place)] : UnfiledLines.Line(item: place, storeRule: LineKeys.none)
  }

  /// How many different ones there can be.
  var unfiledCount: Int {
    asksForLines ? unfiled.lines.count : names.tables[LineKey.item.rawValue].count
  }

  private func dependence(
    of event: borrowing RecordedEvent, _ isItemWanted: Bool
  ) -> Dependent.On? {
    guard isWanted(.category) || isItemWanted else { return nil }
    if let line = event.filedAs {
      let lendsItem = isItemWanted && event.changesCost
      return isWanted(.category) || lendsItem ? .line(line, lendsItem: lendsItem) : nil
    }
    guard event.purchaseKind == .discount else { return nil }
    return .receipt(ReceiptIdentity.of(event.fields))
  }

  @inline(__always)
  mutating func add(_ keys: inout LineKeys, _ amount: Amount, lines: Int) {
    let day = Day(ordinal: Int32(bitPattern: keys[.day]))
    date(&keys)
    for index in plans.indices where plans[index].contains(day) {
      tables[index].add(amount.units, lines: lines) { plans[index].write(&keys, to: $0) }
    }
  }

  /// Sets the month of the keys' day; or moves the day to the first of its month, if only months count.
  ///
  /// In place: a copy of the keys would wait for them to be written.
  @inline(__always)
  private mutating func date(_ keys: inout LineKeys) {
    let day = Day(ordinal: Int32(bitPattern: keys[.day]))
    if isWanted(.month) {
      if day != lastDay {
        lastDay = day
        lastMonth = UInt32(bitPattern: day.month.ordinal)
      }
      keys[.month] = lastMonth
    }
    if monthlyCurrency != nil, isMonthly(keys[.currency]) {
      keys[.day] = UInt32(bitPattern: day.month.firstDay.ordinal)
    }
  }

  private mutating func isMonthly(_ currency: UInt32) -> Bool {
    guard currency != LineKeys.none else { return false }
    while isMonthly.count <= Int(currency) {
      isMonthly.append(
        Currency(names.text(.currency, UInt32(isMonthly.count))) == monthlyCurrency)
    }
    return isMonthly[Int(currency)]
  }

  private func isWanted(_ key: LineKey) -> Bool { wanted & 1 << UInt32(key.rawValue) != 0 }

  public mutating func merge(_ other: SpendingFold) { _ = merge(remapping: other) }

  /// Merges another fold and returns the ids that its names have here.
  mutating func merge(remapping other: SpendingFold) -> LineRemap {
    let remap = mergeNames(of: other)
    for index in groupings.indices {
      let (parts, table) = (groupings[index].keys, other.tables[index])
      tables[index].merge(table) { cell, key in
        for place in parts.indices {
          key[place] = remap.number(parts[place], table.key(cell, place))
        }
      }
    }
    for var dependent in other.dependents {
      for key in LineKey.allCases {
        dependent.keys[key] = remap.number(key, dependent.keys[key])
      }
      dependents.append(dependent)
    }
    return remap
  }

  private mutating func mergeNames(of other: SpendingFold) -> LineRemap {
    let names = names.merge(other.names)
    let items = names[LineKey.item.rawValue]
    guard asksForLines else { return LineRemap(names: names, unfiled: items) }
    return LineRemap(
      names: names,
      unfiled: IDRemap(
        other.unfiled.lines.map { line in
          unfiled.number(
            of: UnfiledLines.Line(item: items[line.item], storeRule: line.storeRule))
        }))
  }
}

/// A line whose item's number is not known yet.
private struct WaitingLine: BitwiseCopyable {
  var keys: LineKeys
  var day: Day
  var amount: Amount
}
