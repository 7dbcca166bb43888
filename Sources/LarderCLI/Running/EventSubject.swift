import EventSourcing

/// What an event is about, in a few words.
struct EventSubject {
  var what = ""
  var store = ""
  var amount = ""
  var currency = ""
  var quantity = ""
  var unit = ""

  init(_ event: borrowing RecordedEvent) {
    let schema = PayloadSchema.of(event.type)
    var texts: [String: String] = [:]
    for (place, key) in schema.keys.enumerated() where event.fields[place].baseAddress != nil {
      texts[key.name] = String(decoding: event.fields[place], as: UTF8.self)
    }
    store = texts["store"] ?? ""
    currency = texts["currency"] ?? texts["to"] ?? ""
    quantity = texts["quantity"] ?? ""
    unit = texts["unit"] ?? ""
    for key in ["total", "price", "amount", "rate"] where amount.isEmpty {
      amount = texts[key] ?? ""
    }
    for key in ["item", "budget", "from", "event", "batch", "store", "receipt"] where what.isEmpty {
      what = texts[key] ?? ""
    }
    for key in ["kind", "expires", "reason", "storage", "alias_of", "category"] {
      if let text = texts[key] { what += " (\(key.replacing("_", with: " ")) \(text))" }
    }
  }
}
