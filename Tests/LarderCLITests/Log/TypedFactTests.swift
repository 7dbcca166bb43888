import EventSourcing
import GroceryModel
import Testing

@testable import LarderCLI

@Suite struct TypedFactTests {
  @Test func `values come in the order of the payload, the last said of each`() {
    var fact = TypedFact(.rateObserved, on: Day(ordinal: 0))
    fact.set("rate", "0.9")
    fact.set("from", "USD")
    fact.set("rate", "0.92")
    #expect(fact.values.map(\.key.name) == ["from", "rate"])
    #expect(fact.values.map(\.text) == ["USD", "0.92"])
    #expect(fact.text("to") == nil)
  }

  @Test func `fields hold the values`() {
    var fact = TypedFact(.rateObserved, on: Day(ordinal: 7))
    fact.set("from", "USD")
    fact.set("to", "")
    fact.withFields { fields in
      let date = fields.date
      #expect(date == Day(ordinal: 7))
      let from = Array(fields[RateKey.from])
      #expect(from == Array("USD".utf8))
      let has = (to: fields.has(RateKey.to), rate: fields.has(RateKey.rate))
      #expect(has == (to: true, rate: false))
    }
  }
}
