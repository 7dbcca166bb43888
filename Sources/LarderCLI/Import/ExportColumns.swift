import EventSourcing
import GroceryModel
import Importing
import Reporting

/// Larder's own CSV of one kind of facts (DESIGN 7.2): what `import` knows without asking.
struct ExportColumns {
  private let kind: ImportKind
  private let columns: [String]
  private var rows:
    [(identifier: EventIdentifier, of: EventIdentifier?, values: [String: String])] =
      []

  init(_ kind: ImportKind) {
    self.kind = kind
    columns = Self.columns(of: kind)
  }

  /// The types of events that are of a kind.
  static func types(of kind: ImportKind) -> [EventType] {
    switch kind {
    case .receipts: [.purchaseRecorded]
    case .prices: [.priceObserved]
    case .expirations: [.expirationRecorded]
    case .stock: [.stockConsumed, .stockWasted, .stockOpened, .stockMoved]
    case .budgets: [.budgetSet]
    case .products: [.productDescribed]
    case .rates: [.rateObserved]
    case .totals: [.receiptStated]
    case .stores: [.storeDescribed]
    case .closings: [.budgetClosed]
    }
  }

  private static func columns(of kind: ImportKind) -> [String] {
    switch kind {
    case .receipts:
      [
        "date", "time", "store", "receipt", "till", "item", "text", "quantity", "unit", "total",
        "list_total", "kind", "category", "brand", "package", "barcode", "tags", "currency", "line",
        "of",
      ]
    case .prices:
      [
        "date", "item", "store", "price", "quantity", "unit", "package", "on_sale", "origin",
        "currency", "barcode",
      ]
    case .expirations:
      ["date", "item", "expires", "kind", "purchased", "storage", "quantity", "unit"]
    case .stock: ["date", "item", "action", "quantity", "unit", "reason", "storage"]
    case .budgets:
      [
        "date", "budget", "category", "amount", "currency", "every", "from", "start", "end",
        "rollover", "cap", "scope",
      ]
    case .products:
      [
        "date", "item", "category", "brand", "package", "barcode", "alias_of", "tags", "favourite",
        "shelf_life_days", "variant_of", "detail", "unit", "note", "rating", "retired",
      ]
    case .rates: ["date", "from", "to", "rate"]
    case .totals: ["date", "store", "receipt", "till", "time", "total", "currency"]
    case .stores:
      [
        "date", "store", "alias_of", "address", "city", "default", "favourite", "state", "postcode",
        "country", "note", "retired",
      ]
    case .closings: ["date", "budget"]
    }
  }

  mutating func add(_ event: borrowing RecordedEvent) {
    var values = event.date == .unstated ? [:] : ["date": event.date.description]
    for (place, key) in PayloadSchema.of(event.type).keys.enumerated()
    where event.fields[place].baseAddress != nil {
      values[key.name] = String(decoding: event.fields[place], as: UTF8.self)
    }
    if let tags = values["tags"].map({ Array($0.utf8) }) {
      values["tags"] = tags.withUnsafeBufferPointer { PayloadValues.texts($0) ?? [] }
        .joined(separator: ";")
    }
    if event.type == .budgetSet { return addBudget(event, values) }
    if event.type.isOfLot {
      values["action"] = String(event.type.wireName.dropFirst("stock.".count))
    }
    var parent: EventIdentifier?
    if event.type == .purchaseRecorded {
      parent = values.removeValue(forKey: "of").flatMap { EventIdentifier($0) }
    }
    rows.append((event.identifier, parent, values))
  }

  /// One row for the whole budget, and one for each category's amount.
  private mutating func addBudget(_ event: borrowing RecordedEvent, _ values: [String: String]) {
    var values = values
    switch PayloadValues.period(event.fields[BudgetKey.period]) {
    case .once(let period):
      values["start"] = period.start.description
      values["end"] = period.lastDay.description
    case .repeating(let recurrence):
      values["every"] = recurrence.every.rawValue
      values["from"] = recurrence.from.description
    case nil: break
    }
    values["category"] = "*"
    rows.append((event.identifier, nil, values))
    for (name, amount) in PayloadValues.amounts(event.fields[BudgetKey.categories]) ?? [] {
      values["category"] = name
      values["amount"] = amount.description
      rows.append((event.identifier, nil, values))
    }
  }

  /// The rows, lines that belong to another one below it: a line that has some is called by its number.
  var table: Table {
    var table = Table(name: kind.rawValue, columns: columns.map { Column($0) })
    let places = Dictionary(
      rows.indices.map { (rows[$0].identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var children: [Int: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      if let parent = row.of.flatMap({ places[$0] }) { children[parent, default: []].append(place) }
    }
    var isWritten = Array(repeating: false, count: rows.count)
    func append(_ place: Int, of parent: String?) {
      guard !isWritten[place] else { return }
      isWritten[place] = true
      var values = rows[place].values
      values["of"] = parent
      let below = children[place] ?? []
      if !below.isEmpty { values["line"] = String(table.rows.count + 1) }
      table.append(columns.map { Self.cell(values[$0]) })
      for child in below { append(child, of: values["line"]) }
    }
    for place in rows.indices where rows[place].of.flatMap({ places[$0] }) == nil {
      append(place, of: nil)
    }
    // Lines that belong to each other in a circle; a table of lines has none.
    for place in rows.indices { append(place, of: nil) }
    return table
  }

  private static func cell(_ value: String?) -> Cell {
    guard let value else { return .missing }
    // Only texts can be taken for formulas; numbers keep their sign as it is.
    return ExactDecimal(value) == nil ? .text(value) : .figure(value)
  }
}
