import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct EventValidationTests {
  static func fault(_ draft: EventDraft) -> LineFault? {
    draft.withFields { fields in
      do throws(LineFault) {
        try EventValidation.check(fields)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test func `random events of every type are valid`() {
    var generator = SplitMix64(seed: 51)
    for _ in 0..<1000 {
      let draft = generator.event()
      #expect(Self.fault(draft) == nil, "\(String(decoding: draft.line(), as: UTF8.self))")
    }
  }

  static let decimal = "an exact decimal such as 2.50, with at most 18 digits"

  /// Type, key, a value without the key's form, and what was expected.
  static let refused: [(EventType, String, String, String)] = [
    (.purchaseRecorded, "item", " \u{A0}\t", "text"),
    (.purchaseRecorded, "store", "", "text"),
    (.purchaseRecorded, "package", " ", "text"),
    (.purchaseRecorded, "total", "3,50", decimal),
    (.purchaseRecorded, "total", "1e5", decimal),
    (.purchaseRecorded, "total", "", decimal),
    (.purchaseRecorded, "total", "1234567890123456789", decimal),
    (.purchaseRecorded, "quantity", "12abc", decimal),
    (.priceObserved, "price", "0", "a number above zero"),
    (.priceObserved, "price", "-1", "a number above zero"),
    (.stockWasted, "quantity", "0.0", "a number above zero"),
    (.expirationRecorded, "expires", "2026-02-30", "a day as YYYY-MM-DD"),
    (.expirationRecorded, "purchased", "3.10.2026", "a day as YYYY-MM-DD"),
    (.purchaseRecorded, "time", "24:00", "a time as HH:MM or HH:MM:SS"),
    (.purchaseRecorded, "time", "8:00", "a time as HH:MM or HH:MM:SS"),
    (.purchaseRecorded, "time", "08.00", "a time as HH:MM or HH:MM:SS"),
    (.purchaseRecorded, "time", "08:00:60", "a time as HH:MM or HH:MM:SS"),
    (.purchaseRecorded, "kind", "gift", "one of item, refund, deposit, discount, fee, tax"),
    (.priceObserved, "origin", "Shelf", "one of shelf, flyer, receipt, web, manual"),
    (.expirationRecorded, "storage", "cellar", "one of fridge, freezer, pantry"),
    (.budgetSet, "rollover", "all", "one of none, surplus, deficit, both"),
    (
      .purchaseRecorded, "of", "0123456789ABCDEF0123456789ABCDEF",
      "an id of 32 lower-case hex digits"
    ),
    (.eventRetracted, "event", "12", "an id of 32 lower-case hex digits"),
    (
      .eventRetracted, "batch", "2026-10-04 08:11:52.073114Z",
      "a moment as 2026-10-04T08:11:52.073114Z"
    ),
    (.rateObserved, "from", "two words", "a currency code such as EUR"),
    (.purchaseRecorded, "occurrence", "0", "a whole number above zero"),
    (.purchaseRecorded, "occurrence", "1.0", "a whole number above zero"),
    (.productDescribed, "shelf_life_days", "\"3\"", "a whole number above zero"),
    (.productDescribed, "favourite", "1", "true or false"),
    (.purchaseRecorded, "tags", "\"Bio\"", "a list of strings"),
    (.purchaseRecorded, "tags", "[1]", "a list of strings"),
    (.purchaseRecorded, "tags", #"["\u00a0"]"#, "a list of strings"),
    (
      .budgetSet, "period", #"{"start":"2026-10-31","end":"2026-10-01"}"#,
      #"{"start":DAY,"end":DAY} or {"every":"month","from":DAY}"#
    ),
    (
      .budgetSet, "period", #"{"every":"fortnight","from":"2026-10-01"}"#,
      #"{"start":DAY,"end":DAY} or {"every":"month","from":DAY}"#
    ),
    (.budgetSet, "categories", #"{"Dairy":50}"#, "an object of names and exact decimals"),
    (
      .budgetSet, "categories", #"{"Dairy":"5","Dairy":"6"}"#,
      "an object of names and exact decimals"
    ),
    (.budgetSet, "categories", #"{" ":"5"}"#, "an object of names and exact decimals"),
  ]

  @Test(arguments: refused)
  func `a value without its key's form is refused`(
    type: EventType, key: String, value: String, expected: String
  ) {
    var generator = SplitMix64(seed: 52)
    var draft = generator.event(of: [type])
    if type == .eventRetracted { draft.values = [:] }
    for (place, entry) in PayloadSchema.of(type).keys.enumerated() where entry.name == key {
      draft.values[place] = Array(value.utf8)
    }
    #expect(Self.fault(draft) == .badValue(key: key, found: value, expected: expected))
  }

  @Test(arguments: SplitMix64.types)
  func `a missing key that the type requires is named`(type: EventType) {
    var generator = SplitMix64(seed: 53)
    for (place, key) in PayloadSchema.of(type).keys.enumerated() where key.isRequired {
      var draft = generator.event(of: [type])
      draft.values[place] = nil
      #expect(Self.fault(draft) == .missing(key: key.name))
    }
  }

  @Test func `a retraction names either an event or a batch`() {
    #expect(
      Self.fault(EventDraft(.eventRetracted, "2026-10-03", [:]))
        == .missing(key: "event' or 'batch"))
    var both = EventDraft.retraction(ofBatch: Instant(microseconds: 0))
    both.values[RetractionKey.event.rawValue] = Array(
      EventIdentifier(high: 1, low: 2).description.utf8)
    #expect(
      Self.fault(both)
        == .badValue(
          key: "batch", found: "1970-01-01T00:00:00.000000Z",
          expected: "either 'event' or 'batch', not both"))
  }
}
