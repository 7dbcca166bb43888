import ByteTools
import EventSourcing
import GroceryModel

/// One event as plain values: what tests append and what the reference models read.
struct Fact: Hashable {
  var type: EventType
  var date: Day
  /// The payload by key: strings as they are, other values as JSON.
  var values: [String: String]
  /// As the log writes it: `bank.csv:2`; empty for a typed fact.
  var source = ""

  init(_ type: EventType, _ date: Day, _ values: [String: String]) {
    self.type = type
    self.date = date
    self.values = values
  }

  subscript(key: String) -> String? { values[key] }

  /// The strings of a JSON array whose strings need no escapes.
  func list(_ key: String) -> [String] {
    guard let text = values[key]?.dropFirst().dropLast(), !text.isEmpty else { return [] }
    return text.split(separator: ",").map { String($0.dropFirst().dropLast()) }
  }

  /// The members of a JSON object whose strings hold neither escapes, commas nor colons.
  func members(_ key: String) -> [(key: String, value: String)] {
    guard let text = values[key]?.dropFirst().dropLast(), !text.isEmpty else { return [] }
    return text.split(separator: ",").map { member in
      let parts = member.split(separator: ":").map { String($0.dropFirst().dropLast()) }
      return (parts[0], parts[1])
    }
  }

  /// The decimal at a key; zero where there is none.
  func amount(_ key: String) -> Amount {
    values[key].flatMap { ExactDecimal($0) }?.amount ?? .zero
  }

  var identifier: EventIdentifier {
    var encoder = EventEncoder()
    return withFields { encoder.identifier(of: $0) }
  }

  /// Runs `body` with the event as fields over bytes that live as long as the call.
  func withFields<Result>(_ body: (borrowing EventFields) throws -> Result) rethrows -> Result {
    let schema = PayloadSchema.of(type)
    var bytes: [UInt8] = []
    var places: [(place: Int, range: Range<Int>)] = []
    for (key, value) in values {
      guard let place = schema.index(of: key) else {
        preconditionFailure("\(type.wireName) has no key '\(key)'")
      }
      places.append((place, bytes.count..<bytes.count + value.utf8.count))
      bytes += value.utf8
    }
    let texts = bytes.count
    bytes += source.utf8
    bytes.append(0)
    return try bytes.withUnsafeBufferPointer { buffer in
      var fields = EventFields(type: type, date: date)
      for (place, range) in places { fields[place] = Bytes(rebasing: buffer[range]) }
      fields.source = Bytes(rebasing: buffer[texts..<texts + source.utf8.count])
      return try body(fields)
    }
  }
}

extension Fact {
  /// The same fact as a file's row states it.
  func from(_ source: String) -> Fact {
    var fact = self
    fact.source = source
    return fact
  }

  static func purchase(
    _ item: String, _ total: String, on date: Day, _ more: [String: String] = [:]
  ) -> Fact {
    Fact(
      .purchaseRecorded, date,
      ["item": item, "total": total, "currency": "EUR"].merging(more) { $1 })
  }

  static func product(_ item: String, on date: Day, _ values: [String: String]) -> Fact {
    Fact(.productDescribed, date, values.merging(["item": item]) { $1 })
  }

  static func store(_ store: String, on date: Day, _ values: [String: String]) -> Fact {
    Fact(.storeDescribed, date, values.merging(["store": store]) { $1 })
  }

  static func budget(
    _ name: String, _ amount: String, every: String, from: Day, on date: Day? = nil,
    _ more: [String: String] = [:]
  ) -> Fact {
    Fact(
      .budgetSet, date ?? from,
      [
        "budget": name, "amount": amount, "currency": "EUR",
        "period": #"{"every":"\#(every)","from":"\#(from)"}"#,
      ].merging(more) { $1 })
  }

  static func budget(
    _ name: String, _ amount: String, from start: Day, through end: Day, on date: Day? = nil,
    _ more: [String: String] = [:]
  ) -> Fact {
    Fact(
      .budgetSet, date ?? start,
      [
        "budget": name, "amount": amount, "currency": "EUR",
        "period": #"{"start":"\#(start)","end":"\#(end)"}"#,
      ].merging(more) { $1 })
  }

  static func closing(of name: String, on date: Day) -> Fact {
    Fact(.budgetClosed, date, ["budget": name])
  }

  static func retraction(of event: EventIdentifier, on date: Day, entered: String) -> Fact {
    Fact(.eventRetracted, date, ["event": event.description, "entered": entered])
  }

  static func retraction(of batch: Instant, on date: Day, entered: String) -> Fact {
    Fact(.eventRetracted, date, ["batch": batch.description, "entered": entered])
  }
}

extension Day {
  /// A day that a test writes out.
  static func on(_ text: String) -> Day {
    guard let day = Day(text) else { preconditionFailure("'\(text)' is not a day") }
    return day
  }
}
