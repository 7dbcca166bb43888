import ByteTools
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct DayTextTests {
  @Test func `days are written as their descriptions, also when they repeat`() {
    var text = DayText()
    for ordinal in [-719_162, -1, 0, 0, 19_000, 20_729, 20_729, 2_932_896].map(Int32.init) {
      let day = Day(ordinal: ordinal)
      var output = OutputBuffer()
      output.put(day, &text)
      #expect(String(decoding: output.bytes, as: UTF8.self) == day.description)
    }
  }
}
