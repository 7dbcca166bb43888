import EventSourcing
import GroceryModel

/// The columns of a price seen, and the words that stand for absent ones.
struct PriceColumns {
  let item: Int
  let price: Int
  let reducedPrice: Int
  let origins: [KeptBytes]
  /// The shops that have columns of their own.
  let shops: [(column: Int, store: KeptBytes)]
  let yes = KeptBytes("true")
  let no = KeptBytes("false")
  let one = KeptBytes("1")

  init(_ plan: EmissionPlan) {
    item = plan.column(.item)
    price = plan.column(.price)
    reducedPrice = plan.column(.reducedPrice)
    shops = plan.shops.map { ($0.column, KeptBytes($0.store)) }
    origins = ["shelf", "flyer", "receipt", "web", "manual"].map { KeptBytes($0) }
  }
}

extension FactEmitter {
  /// Takes in a row of a list that has a column for each shop: each filled cell is a price.
  mutating func readShops(
    _ columns: PriceColumns, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    let filled = columns.shops.filter { !isWithoutPrice($0.column) }
    for shop in filled {
      if case .value = number(shop.column) { continue }
      outcome.verdict = rejection(shop.column, "a price above zero")
      return try body(&outcome)
    }
    outcome.verdict = .ignored(.notice)
    if filled.isEmpty { return try body(&outcome) }
    for (place, shop) in filled.enumerated() {
      outcome.fields.removeAll()
      let verdict = readPrice(columns, in: shop)
      outcome.verdict = verdict == .fact && place > 0 ? .further : verdict
      try body(&outcome)
      guard verdict == .fact else { return }
    }
  }

  /// Whether a shop's cell is empty, or says that no price is known there.
  private mutating func isWithoutPrice(_ column: Int) -> Bool {
    let bytes = optionalCell(column)
    guard bytes.count <= 12, !bytes.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) else {
      return false
    }
    let words = ["", "?", "??", "x", "none", "n.a.", "oos", "out of stock", "sold out", "ausverk."]
    return words.contains(trimmedText(bytes).lowercased())
  }

  /// Reads the price of a row, or the one in the column of a shop.
  mutating func readPrice(
    _ columns: PriceColumns, in shop: (column: Int, store: KeptBytes)? = nil
  ) -> RecordOutcome.Verdict {
    outcome.fields.type = .priceObserved
    if let refusal = readDate(.date) { return refusal }
    var item = name(columns.item)
    if item.isEmpty { item = codeForName(plan.column(.barcode)) }
    if item.isEmpty { return rejection(columns.item, "an item's name") }
    let reduced = number(columns.reducedPrice)
    var isReduced = false
    if case .value(let (price, _)) = reduced { isReduced = !price.isZero && !price.isNegative }
    let priceColumn = shop?.column ?? columns.price
    guard case .value(let (price, priceText)) = isReduced ? reduced : number(priceColumn),
      !price.isNegative, !price.isZero
    else { return rejection(priceColumn, "a price above zero") }
    if isReduced { put(PriceKey.onSale, columns.yes.bytes) }
    guard case .value(let currency) = currency(plan.column(.currency)) else {
      return rejection(plan.column(.currency), "a currency")
    }
    let origin = plan.column(.origin)
    let originText = text(origin)
    guard
      let origin = originText.isEmpty
        ? columns.origins.first
        : columns.origins.first(where: { $0.bytes.elementsEqual(originText) })
    else { return rejection(origin, "one of shelf, flyer, receipt, web, manual") }
    if let refusal = readQuantity(PriceKey.quantity, PriceKey.unit) { return refusal }
    if plan.pricesAreOfUnits, outcome.fields.has(PriceKey.unit) {
      put(PriceKey.quantity, columns.one.bytes)
    }
    let sale = text(plan.column(.onSale))
    if !sale.isEmpty {
      guard let isOnSale = FlagWord.value(sale) else {
        return rejection(plan.column(.onSale), "yes or no")
      }
      put(PriceKey.onSale, isOnSale ? columns.yes.bytes : columns.no.bytes)
    }
    let store = shop?.store.bytes ?? text(plan.column(.store))
    put(PriceKey.item, item)
    put(PriceKey.store, store.isEmpty ? defaultStore?.bytes ?? store : store)
    put(PriceKey.price, priceText)
    put(PriceKey.currency, currency)
    put(PriceKey.origin, origin.bytes)
    put(PriceKey.package, package(plan.column(.package)))
    put(PriceKey.barcode, text(plan.column(.barcode)))
    return .fact
  }
}

extension FactEmitter {
  /// Sets the record's day from a column, or the file's own day; a rejection if neither will do.
  mutating func readDate(_ role: Role) -> RecordOutcome.Verdict? {
    let column = plan.column(role)
    switch column < 0 ? .absent : date(column, plan.secondDateForms[role] ?? plan.dateForm) {
    case .value(let found): outcome.fields.date = found.day
    case .absent:
      guard let day = plan.date else { return rejection(column, "a date") }
      outcome.fields.date = day
    case .unreadable: return rejection(column, "a date (\(plan.dateForm.name))")
    }
    return nil
  }

  /// Sets quantity and unit where they stand there; a rejection if the quantity is none above zero.
  mutating func readQuantity<Key: RawRepresentable<Int>>(
    _ quantity: Key, _ unitKey: Key
  ) -> RecordOutcome.Verdict? {
    put(unitKey, unit(plan.column(.unit)))
    let column = plan.column(.quantity)
    switch column < 0 ? .absent : number(column) {
    case .absent: return nil
    case .value(let (number, text)) where !number.isNegative && !number.isZero:
      put(quantity, text)
      return nil
    case .value(let (number, _)) where !number.isZero && takesOut:
      putTakenOut(number, quantity)
      return nil
    default:
      if let (number, text, unit) = quantityWithUnit(column), !number.isZero,
        !number.isNegative || takesOut
      {
        put(quantity, text)
        if number.isNegative { putTakenOut(number, quantity) }
        put(unitKey, unit)
        return nil
      }
      return rejection(column, "a quantity above zero")
    }
  }

  /// Whether a minus only says that supplies went out, as journals write it.
  private var takesOut: Bool { mutating get { plan.kind == .stock && !plan.isOwn } }

  private mutating func putTakenOut<Key: RawRepresentable<Int>>(_ number: ReadNumber, _ key: Key) {
    put(key, write(ReadNumber(coefficient: abs(number.coefficient), scale: number.scale)))
  }

  /// Sets a word that must be one of a few, in any case of letters; a rejection if it is another.
  mutating func readWord<Key: RawRepresentable<Int>>(
    _ key: Key, _ role: Role, _ allowed: [String]
  ) -> RecordOutcome.Verdict? {
    let column = plan.column(role)
    let found = text(column)
    if found.isEmpty { return nil }
    let word = String(decoding: found, as: UTF8.self).lowercased()
    guard allowed.contains(word) else {
      return rejection(column, "one of " + allowed.joined(separator: ", "))
    }
    put(key, scanner.arena.copy(word))
    return nil
  }
}
