import ByteTools
import Testing

@testable import EventSourcing

@Suite struct LineFaultTests {
  static let wordings: [(LineFault, String)] = [
    (
      .invalidUTF8(offset: 4),
      "byte 5 is not UTF-8 text, or a control character that must be escaped"
    ),
    (.notJSON(JSONFault(offset: 0, expected: "'{'")), "not JSON at byte 1; expected '{'"),
    (.missing(key: "item"), "the key 'item' is missing"),
    (.duplicate(key: "item"), "the key 'item' occurs twice"),
    (
      .unknownKey("buy"),
      "unknown key 'buy'; expected id, type, v, date, recorded, by, source or data"
    ),
    (.unknownType("aisle.named"), "unknown event type 'aisle.named'"),
    (
      .unknownVersion(type: "budget.set", version: "2"),
      "unknown version 2 of event type 'budget.set'; this program reads version 1"
    ),
    (
      .badValue(key: "total", found: "3,50", expected: "an exact decimal"),
      "'total' is '3,50'; expected an exact decimal"
    ),
    (
      .wrongIdentifier(found: "00", expected: "11"), "the id is 00, but its event's digest is 11"
    ),
  ]

  @Test(arguments: wordings)
  func `each fault says what was found and what was expected`(fault: LineFault, text: String) {
    #expect(fault.description == text)
  }
}
