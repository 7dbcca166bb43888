import EventSourcing
import GroceryModel
import Importing
import Reporting

/// Larder's own CSV of one kind of facts (DESIGN 7.2): what `import` knows without asking.
struct ExportColumns {
  private(set) var table: Table
  private let kind: ImportKind
  private let columns: [String]

  init(_ kind: ImportKind) {
    self.kind = kind
    columns = Self.columns(of: kind)
    table = Table(name: kind.rawValue, columns: columns.map { Column($0) })
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
    }
  }

  private static func columns(of kind: ImportKind) -> [String] {
    switch kind {
    case .receipts:
      [
        "date", "time", "store", "receipt", "till", "item", "text", "quantity", "unit", "total",
        "list_total", "kind", "category", "brand", "package", "barcode", "tags", "currency",
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
        "rollover", "cap",
      ]
    case .products:
      ["date", "item", "category", "brand", "package", "barcode", "alias_of", "tags"]
    case .rates: ["date", "from", "to", "rate"]
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
    switch event.type {
    case .stockConsumed, .stockWasted, .stockOpened, .stockMoved:
      values["action"] = String(event.type.wireName.dropFirst("stock.".count))
    case .budgetSet: return addBudget(event, values)
    default: break
    }
    append(values)
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
    append(values)
    for (name, amount) in PayloadValues.amounts(event.fields[BudgetKey.categories]) ?? [] {
      values["category"] = name
      values["amount"] = amount.description
      append(values)
    }
  }

  private mutating func append(_ values: [String: String]) {
    table.append(
      columns.map { name in
        guard let value = values[name] else { return .missing }
        // Only texts can be taken for formulas; numbers keep their sign as it is.
        return ExactDecimal(value) == nil ? .text(value) : .figure(value)
      })
  }
}
