import EventSourcing
import GroceryModel
import Testing

@testable import Reporting

@Suite struct RecordedTextTests {
  private static func sentence(
    _ type: EventType, _ values: [String: String], _ language: Language = .english,
    isTrial: Bool = false
  ) -> String {
    let keys = PayloadSchema.of(type).keys.filter { values[$0.name] != nil }
    return RecordedText(language).sentence(
      type, on: Day("2026-10-03") ?? .unstated, keys.map { ($0, values[$0.name] ?? "") },
      isTrial: isTrial)
  }

  @Test func `a purchase is said with its amount, store and day`() {
    let milk = [
      "item": "Milk", "quantity": "2", "unit": "l", "total": "2.5", "currency": "EUR",
      "store": "Migros", "entered": "1",
    ]
    #expect(
      Self.sentence(.purchaseRecorded, milk)
        == "Recorded: 2 l Milk, 2.50 EUR at Migros, 2026-10-03")
    #expect(
      Self.sentence(.purchaseRecorded, milk, .german)
        == "Erfasst: 2 l Milk, 2,50 EUR bei Migros, 03.10.2026")
    #expect(Self.sentence(.purchaseRecorded, milk, isTrial: true).hasPrefix("Would record: "))
  }

  @Test func `one piece is not counted, and amounts have the digits of their currency`() {
    #expect(
      Self.sentence(
        .purchaseRecorded,
        ["item": "Rice", "quantity": "1", "unit": "each", "total": "300", "currency": "JPY"])
        == "Recorded: Rice, 300 JPY, 2026-10-03")
  }

  @Test func `control characters of a name do not reach the terminal`() {
    #expect(
      !Self.sentence(.purchaseRecorded, ["item": "a\u{1B}[31m", "total": "1", "currency": "EUR"])
        .contains("\u{1B}"))
  }
}
