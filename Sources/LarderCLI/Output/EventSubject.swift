import EventSourcing

/// The subject of an event in a few words.
struct EventSubject {
  /// With remarks, such as its kind.
  var what = ""
  let name: String
  let store: String
  let amount: String
  let currency: String
  let quantity: String
  let unit: String

  /// - Parameters:
  ///   - event: The event.
  ///   - label: Returns what the name of a key is shown as.
  ///   - value: Returns what a value that is one of a few fixed words is shown as.
  init(
    _ event: borrowing RecordedEvent, label: (String) -> String = { $0 },
    value: (String) -> String = { $0 }
  ) {
    let keys = SubjectKeys.all[Int(event.type.rawValue)]
    store = Self.first(keys.store, of: event)
    currency = Self.first(keys.currency, of: event)
    quantity = Self.first(keys.quantity, of: event)
    unit = Self.first(keys.unit, of: event)
    amount = Self.first(keys.amount, of: event)
    let first = Self.first(keys.what, of: event)
    // A payment without items is about its payee.
    name =
      first == PurchaseKind.wholeReceiptItem.description && !store.isEmpty ? store : first
    what = name
    for (name, place, isWord) in keys.remarks where event.fields[place].baseAddress != nil {
      let text = String(decoding: event.fields[place], as: UTF8.self)
      what += " (\(label(name)) \(isWord ? value(text) : text))"
    }
  }

  /// Returns the first text that is not empty; empty if all are.
  private static func first(_ places: [Int], of event: borrowing RecordedEvent) -> String {
    for place in places where !event.fields[place].isEmpty {
      return String(decoding: event.fields[place], as: UTF8.self)
    }
    return ""
  }
}

/// The places of the keys in an event type's payload that say what it is about.
private struct SubjectKeys {
  let store: [Int]
  let currency: [Int]
  let quantity: [Int]
  let unit: [Int]
  let amount: [Int]
  let what: [Int]
  /// With whether the value is one of a few fixed words.
  let remarks: [(name: String, place: Int, isWord: Bool)]

  static let all = EventType.allCases.map { SubjectKeys($0) }

  init(_ type: EventType) {
    let schema = PayloadSchema.of(type)
    func places(_ names: String...) -> [Int] { names.compactMap { schema.index(of: $0) } }
    store = places("store")
    currency = places("currency", "to")
    quantity = places("quantity")
    unit = places("unit")
    amount = places("total", "price", "amount", "rate")
    what =
      places("item", "budget", "from", "event", "batch", "store", "receipt")
      + (schema.subject.map { [$0] } ?? [])
    remarks = ["kind", "expires", "reason", "storage", "alias_of", "category"].compactMap { name in
      schema.index(of: name).map { place in
        if case .word = schema.keys[place].form {
          return (name.replacing("_", with: " "), place, true)
        }
        return (name.replacing("_", with: " "), place, false)
      }
    }
  }
}
