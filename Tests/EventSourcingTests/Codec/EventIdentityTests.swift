import ByteTools
import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct EventIdentityTests {
  /// The ids were computed with Python's hashlib from the documented bytes.
  static let vectors: [(EventDraft, String)] = [
    (
      .purchase("Milk", "1.29"), "f16d02248da46cc3813952feed4699ef"
    ),
    (
      .purchase(
        "Whole milk", "1.30", on: "2026-10-03",
        [
          "time": "08:15:59", "receipt": "4711", "till": "3", "store": "Migros",
          "text": "MILCH UHT", "currency": "CHF", "occurrence": "2",
        ]), "78fa270a841062ea39fc8d8c32228d8a"
    ),
    (
      .purchase(
        "Cre\u{300}me \n bru\u{302}le\u{301}e ", "-0.50", on: "2026-10-03",
        [
          "store": "  Café\u{A0}\t O\u{308}l"
        ]), "32398a963a5766e6e2f7a1a78c1c59bb"
    ),
    (
      .purchase("Milk", "1.29", on: "2026-10-03", ["entered": "2026-10-03T08:00:00.000000Z/1"]),
      "bef2df8a2ca004f0331f1a983b5188b4"
    ),
    (
      EventDraft(
        .budgetSet, "2026-10-01",
        [
          "budget": "food", "amount": "400.00", "currency": "EUR",
          "period": #"{ "every":"month", "from":"2026-01-31"}"#, "categories": #"{"Dairy":"50"}"#,
        ]), "28f6e7de5e1a8ba605de770583671037"
    ),
    (
      EventDraft(
        .eventRetracted, "2026-10-03",
        ["batch": "2026-10-04T08:11:52.073114Z", "reason": #"wrong "shop""#]),
      "43a8252c327165102debdfdc176932d2"
    ),
    (
      EventDraft(
        .priceObserved, "2026-10-03",
        ["item": "Öl", "price": "3.99", "currency": "EUR", "origin": "shelf", "on_sale": "true"]),
      "a3be25643d8dd13b752eb062357521d0"
    ),
  ]

  @Test(arguments: vectors)
  func `an id is the digest of the documented bytes`(draft: EventDraft, identifier: String) {
    #expect(draft.identifier.description == identifier)
    #expect(String(decoding: draft.line(), as: UTF8.self).hasPrefix(#"{"id":"\#(identifier)""#))
  }

  @Test func `the id computed of a decoded line is the one it was written with`() throws {
    var generator = SplitMix64(seed: 31)
    var decoder = EventDecoder()
    var identity = EventIdentity()
    for _ in 0..<1500 {
      let draft = generator.event()
      try withPadding(draft.line()) { line in
        try decoder.decode(line)
        let message = UnsafeRawBufferPointer(identity.message(of: decoder.event))
        let (high, low) = SHA256.first128(of: message)
        #expect(EventIdentifier(high: high, low: low) == decoder.event.identifier)
      }
    }
  }

  @Test func `nothing inferred is part of a purchase's id`() {
    var generator = SplitMix64(seed: 32)
    let inferred = [
      "kind", "of", "quantity", "unit", "package", "list_total", "category", "brand", "barcode",
      "tags",
    ]
    for _ in 0..<300 {
      let draft = generator.event(of: [.purchaseRecorded])
      var other = draft
      for name in inferred {
        guard let place = PayloadSchema.of(.purchaseRecorded).index(of: name) else { continue }
        other.values[place] = generator.chance(1, in: 2) ? nil : Array("other".utf8)
      }
      other.by = "someone else"
      other.source = "elsewhere:1"
      if draft["text"] != nil { other.values[PurchaseKey.item.rawValue] = Array("Name".utf8) }
      #expect(other.identifier == draft.identifier)
    }
  }

  @Test func `every printed fact is part of a purchase's id`() {
    let base = EventDraft.purchase("Milk", "1.29")
    var identifiers: Set<EventIdentifier> = [base.identifier]
    let changes: [String: String] = [
      "time": "08:00", "receipt": "1", "till": "1", "store": "1", "text": "1", "total": "1.28",
      "currency": "CHF", "occurrence": "2", "entered": "1", "item": "1",
    ]
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) where name != "item" {
      let other = EventDraft.purchase("Milk", "1.29", on: "2026-10-03", [name: value])
      #expect(identifiers.insert(other.identifier).inserted, "\(name)")
    }
    #expect(identifiers.insert(EventDraft.purchase("Mild", "1.29").identifier).inserted)
    let tomorrow = EventDraft.purchase("Milk", "1.29", on: "2026-10-04")
    #expect(identifiers.insert(tomorrow.identifier).inserted)
  }

  @Test func `the first of equal lines needs no number, and any number can be asked for`() {
    let first = EventDraft.purchase("Milk", "1.29", on: "2026-10-03", ["occurrence": "1"])
    let third = EventDraft.purchase("Milk", "1.29", on: "2026-10-03", ["occurrence": "3"])
    #expect(first.identifier == EventDraft.purchase("Milk", "1.29").identifier)
    var encoder = EventEncoder()
    let asked = first.withFields { encoder.identifier(ofPurchase: $0, occurrence: 3) }
    #expect(asked == third.identifier)
  }
}
