import ByteTools
import SeededRandom
import GroceryModel
import TestSupport
import Testing

@testable import EventSourcing

@Suite struct EventEncoderTests {
  @Test func `a line has the envelope's and the payload's keys in their order`() {
    var draft = EventDraft.purchase(
      "Milk", "1.29", on: "2026-10-03",
      ["tags": #"[ "a" , "b" ]"#, "store": "Migros \"City\"", "occurrence": "2"])
    draft.by = "ana\n"
    draft.source = "m.csv:17"
    draft.unknownMembers = #","x": {"y" : 1}"#
    #expect(
      String(decoding: draft.line(), as: UTF8.self)
        == #"{"id":"\#(draft.identifier)","type":"purchase.recorded","v":1,"#
        + #""date":"2026-10-03","recorded":"2026-10-04T08:11:52.073114Z","by":"ana\n","#
        + #""source":"m.csv:17","data":{"occurrence":2,"store":"Migros \"City\"","item":"Milk","#
        + #""total":"1.29","currency":"EUR","tags":["a","b"],"x":{"y":1}}}"#)
  }

  @Test func `a payload of nothing, or of unknown members alone, is still an object`() {
    var draft = EventDraft(.budgetClosed, "2026-10-03", [:])
    #expect(String(decoding: draft.line(), as: UTF8.self).hasSuffix(#""data":{}}"#))
    draft.unknownMembers = #","x":1"#
    #expect(String(decoding: draft.line(), as: UTF8.self).hasSuffix(#""data":{"x":1}}"#))
  }

  @Test func `asking for an id leaves the output as it was`() {
    var generator = SplitMix64(seed: 41)
    var encoder = EventEncoder()
    let recorded = Array("2026-10-04T08:11:52.073114Z".utf8)
    for _ in 0..<200 {
      let before = encoder.output.count
      let draft = generator.event()
      let asked = draft.withFields { encoder.identifier(of: $0) }
      #expect(encoder.output.count == before)
      let given = draft.withFields { fields in
        recorded.withUnsafeBufferPointer { encoder.append(fields, recorded: $0) }
      }
      #expect(given == asked)
    }
  }

  @Test func `every line is a JSON text that fits the general reader`() {
    var generator = SplitMix64(seed: 42)
    for _ in 0..<500 {
      let line = generator.event().line()
      #expect(JSONFault.of(line) == nil)
      #expect(LineChecks.firstInvalid(line) == nil)
    }
  }
}
