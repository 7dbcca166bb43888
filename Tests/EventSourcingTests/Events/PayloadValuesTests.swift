import ByteTools
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct PayloadValuesTests {
  static func read<Value>(_ json: String, _ body: (Bytes) -> Value) -> Value {
    Array(json.utf8).withUnsafeBufferPointer(body)
  }

  @Test func `a list of texts is read with its escapes undone`() {
    #expect(Self.read(#"[ "a\"" , "\u00f6" ]"#, PayloadValues.texts) == ["a\"", "ö"])
    #expect(Self.read("[]", PayloadValues.texts) == [])
    for bad in ["", "{}", "[1]", "[\"a\"", "[\"a\"]x", "[\"\"]", "[\" \"]"] {
      #expect(Self.read(bad, PayloadValues.texts) == nil, "\(bad)")
    }
  }

  @Test func `amounts by name keep their order`() {
    let amounts = Self.read(#"{"Dairy":"50.00","A\\B":"-1"}"#, PayloadValues.amounts)
    #expect(amounts?.map(\.name) == ["Dairy", "A\\B"])
    #expect(amounts?.map(\.amount.description) == ["50.00", "-1"])
    for bad in ["[]", #"{"a":1}"#, #"{"a":"x"}"#, #"{"":"1"}"#, #"{"a":"1","a":"1"}"#] {
      #expect(Self.read(bad, PayloadValues.amounts) == nil, "\(bad)")
    }
  }

  @Test func `a period is two days, or a rhythm and a day`() throws {
    let first = try #require(Day("2026-10-01"))
    let last = try #require(Day("2026-10-31"))
    #expect(
      Self.read(#"{"start":"2026-10-01","end":"2026-10-31"}"#, PayloadValues.period)
        == .once(Period(first, through: last)))
    #expect(
      Self.read(#"{"from":"2026-10-01","every":"2 weeks"}"#, PayloadValues.period)
        == .repeating(Recurrence(every: .twoWeeks, from: first)))
    let bad = [
      "{}", #"{"start":"2026-10-01"}"#, #"{"start":"2026-10-02","end":"2026-10-01"}"#,
      #"{"every":"month","end":"2026-10-01"}"#, #"{"every":"day","from":"2026-10-01"}"#,
      #"{"start":"2026-10-01","end":"2026-10-31","every":"month"}"#,
    ]
    for json in bad { #expect(Self.read(json, PayloadValues.period) == nil, "\(json)") }
  }
}
