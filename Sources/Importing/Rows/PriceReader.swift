import EventSourcing
import GroceryModel

/// Reads price lists: one price per record, or one per store column.
struct PriceReader {
  /// The store columns.
  private let shops: [(column: Int, store: KeptBytes)]
  private let origins = ["shelf", "flyer", "receipt", "web", "manual"].map { KeptBytes($0) }
  private let yes = KeptBytes("true")
  private let no = KeptBytes("false")
  private let one = KeptBytes("1")

  /// Cell values that mean "no price known".
  private static let unknownPrices: Set<String> = [
    "", "?", "??", "x", "none", "n.a.", "oos", "out of stock", "sold out", "ausverk.",
  ]
  private static let longestUnknownPrice = 12

  init(_ plan: ImportPlan) {
    shops = plan.shops.map { ($0.column, KeptBytes($0.store)) }
  }

  /// Reads a row; each filled store column is a price.
  func read(
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    var filled: [(column: Int, store: KeptBytes?)] = [(row.plan.column(.price), nil)]
    if !shops.isEmpty {
      filled = shops.filter { !isWithoutPrice($0.column, &row) }.map { ($0.column, $0.store) }
      for shop in filled {
        if case .value = row.number(shop.column) { continue }
        row.outcome.verdict = row.rejection(shop.column, "a price above zero")
        return try body(&row.outcome)
      }
    }
    row.outcome.verdict = .ignored(.notice)
    if filled.isEmpty { return try body(&row.outcome) }
    for (place, shop) in filled.enumerated() {
      row.outcome.fields.removeAll()
      let verdict = price(in: shop.column, at: shop.store, &row)
      row.outcome.verdict = verdict == .fact && place > 0 ? .further : verdict
      try body(&row.outcome)
      guard verdict == .fact else { return }
    }
  }

  /// Returns true if the cell is empty or means that no price is known.
  private func isWithoutPrice(_ column: Int, _ row: inout RecordCells) -> Bool {
    let bytes = row.optionalCell(column)
    return bytes.count <= Self.longestUnknownPrice
      && Self.unknownPrices.contains(trimmedText(bytes).lowercased())
  }

  /// Reads the price in one column, with the fields that all stores share.
  private func price(
    in column: Int, at shop: KeptBytes?, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .priceObserved
    if let refusal = row.readDate(.date) { return refusal }
    var item = row.name(.item)
    if item.isEmpty { item = row.codeForName(row.plan.column(.barcode)) }
    if item.isEmpty { return row.rejection(.item, "an item's name") }
    let reduced = row.number(.reducedPrice)
    var isReduced = false
    if case .value(let (price, _)) = reduced { isReduced = !price.isZero && !price.isNegative }
    guard case .value(let (price, priceText)) = isReduced ? reduced : row.number(column),
      !price.isNegative, !price.isZero
    else { return row.rejection(column, "a price above zero") }
    if isReduced { row.put(PriceKey.onSale, yes.bytes) }
    guard case .value(let currency) = row.currency(.currency) else {
      return row.rejection(.currency, "a currency")
    }
    let origin = row.text(.origin)
    guard let origin = origins.first(where: { origin.isEmpty || $0.bytes.elementsEqual(origin) })
    else { return row.rejection(.origin, "one of shelf, flyer, receipt, web, manual") }
    if let refusal = row.readQuantity(PriceKey.quantity, PriceKey.unit) { return refusal }
    if !row.plan.isOwn { row.dropRepeatedCount(PriceKey.quantity, .unit, in: item) }
    if row.plan.pricesAreOfUnits, row.outcome.fields.has(PriceKey.unit) {
      row.put(PriceKey.quantity, one.bytes)
    }
    let sale = row.text(.onSale)
    if !sale.isEmpty {
      guard let isOnSale = FlagWord.value(sale) else { return row.rejection(.onSale, "yes or no") }
      row.put(PriceKey.onSale, isOnSale ? yes.bytes : no.bytes)
    }
    let store = shop?.bytes ?? row.text(.store)
    row.put(PriceKey.item, item)
    row.put(PriceKey.store, store.isEmpty ? row.defaultStore?.bytes ?? store : store)
    row.put(PriceKey.price, priceText)
    row.put(PriceKey.currency, currency)
    row.put(PriceKey.origin, origin.bytes)
    row.put(PriceKey.package, row.package(row.plan.column(.package)))
    row.put(PriceKey.barcode, row.text(.barcode))
    return .fact
  }
}
