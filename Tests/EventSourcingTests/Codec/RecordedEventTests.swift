import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct RecordedEventTests {
  @Test func `an id is 32 lower-case hex digits and orders as they do`() {
    let text = "0123456789abcdeffedcba9876543210"
    let identifier = EventIdentifier(text)
    #expect(
      identifier == EventIdentifier(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210))
    #expect(identifier?.description == text)
    for bad in [
      "", "0", text + "0", String(text.dropLast()), text.uppercased(), "g" + text.dropFirst(),
    ] {
      #expect(EventIdentifier(bad) == nil, "\(bad)")
    }
    var generator = SplitMix64(seed: 61)
    for _ in 0..<200 {
      let pair = (generator.identifier(), generator.identifier())
      #expect((pair.0 < pair.1) == (pair.0.description < pair.1.description))
      #expect(EventIdentifier(pair.0.description) == pair.0)
    }
  }

  @Test func `a decimal that is absent is nil and one without the form is named`() throws {
    var event = RecordedEvent()
    let none = try event.decimal(PurchaseKey.quantity)
    #expect(none == nil)
    Array("12abc".utf8).withUnsafeBufferPointer { bytes in
      event.fields[PurchaseKey.total] = bytes
      #expect(
        throws: LineFault.badValue(key: "total", found: "12abc", expected: "an exact decimal")
      ) { try event.decimal(PurchaseKey.total) }
    }
    try Array("-2.50".utf8).withUnsafeBufferPointer { bytes in
      event.fields[PurchaseKey.total] = bytes
      let total = try event.decimal(PurchaseKey.total)
      #expect(total == ExactDecimal("-2.50"))
      #expect(event.text(PurchaseKey.total) == "-2.50")
    }
    #expect(event.text(PurchaseKey.item) == nil)
  }
}
