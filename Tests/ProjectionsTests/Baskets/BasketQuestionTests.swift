import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BasketQuestionTests {
  private static let today = Day.on("2026-10-20")

  private static func paid(
    _ item: String, _ total: String, at store: String?, _ date: String = "2026-10-15",
    _ more: [String: String] = [:]
  ) -> Fact {
    .purchase(item, total, on: .on(date), (store.map { ["store": $0] } ?? [:]).merging(more) { $1 })
  }

  private static func seen(
    _ item: String, _ price: String, at store: String, _ date: String,
    _ more: [String: String] = [:]
  ) -> Fact {
    Fact(
      .priceObserved, .on(date),
      ["item": item, "price": price, "currency": "EUR", "origin": "shelf", "store": store]
        .merging(more) { $1 })
  }

  private static func answer(
    _ facts: [Fact], _ question: BasketQuestion
  ) throws -> BasketQuestion.Answer {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try question.answer(from: larder.replay(today: today))
    }
  }

  private static func ranking(_ facts: [Fact], _ question: BasketQuestion) throws -> [String] {
    try answer(facts, question).ranking.map {
      "\($0.store) \($0.currency) \($0.total) \($0.available) \($0.oldestDay?.description ?? "")"
    }
  }

  private static let basket = BasketQuestion([BasketEntry("Milk"), BasketEntry("Bread")])

  @Test func `shops stand by what the basket costs there by their latest prices`() throws {
    let facts = [
      Self.paid("Milk", "1", at: "Coop", "2026-10-08"), Self.paid("Milk", "2", at: "coop"),
      Self.paid("Bread", "3", at: "Coop"),
      Self.seen("Milk", "1.5", at: "Aldi", "2026-10-19"), Self.paid("Bread", "3.25", at: "Aldi"),
      Self.paid("Milk", "0.10", at: nil),
    ]
    #expect(
      try Self.ranking(facts, Self.basket) == [
        "Aldi EUR 4.75 2 2026-10-15", "Coop EUR 5 2 2026-10-15",
      ])
  }

  @Test func `of two prices of a day the lower one holds, and of equal totals the newer prices`()
    throws
  {
    let facts = [
      Self.paid("Milk", "2", at: "B"), Self.seen("Milk", "1", at: "B", "2026-10-15"),
      Self.paid("Milk", "1", at: "C", "2026-10-16"), Self.paid("Milk", "1", at: "A"),
    ]
    #expect(
      try Self.ranking(facts, BasketQuestion([BasketEntry("Milk")])).map { $0.prefix(1) }
        == ["C", "A", "B"])
  }

  @Test func `old prices, refunds, lines without a price and retracted ones do not count`() throws {
    let retracted = Self.paid("Milk", "0.5", at: "D")
    let facts = [
      Self.paid("Milk", "1", at: "A", "2026-10-05"), Self.paid("Milk", "2", at: "B", "2026-10-06"),
      Self.paid("Milk", "-3", at: "C", "2026-10-15", ["kind": "refund"]),
      Self.paid("Milk", "0", at: "C"), retracted,
      Fact.retraction(of: retracted.identifier, on: Self.today, entered: "1"),
    ]
    let larder = try TemporaryLarder([Array(facts.prefix(5)), [facts[5]]])
    try withExtendedLifetime(larder) {
      let answer = try BasketQuestion([BasketEntry("Milk")])
        .answer(from: larder.replay(today: Self.today))
      #expect(answer.shops.map(\.store) == ["B"])
      let older = try BasketQuestion([BasketEntry("Milk")], maximumAge: 15)
        .answer(from: larder.replay(today: Self.today))
      #expect(older.shops.map(\.store) == ["A", "B"])
    }
  }

  @Test func `a shop needs prices for 85 percent, and what is missing adds nothing`() throws {
    let items = (1...20).map { "Item \($0 + 100)" }
    let facts =
      items.map { Self.paid($0, "1", at: "Full") }
      + items.prefix(17).map { Self.paid($0, "1", at: "Edge") }
      + items.prefix(16).map { Self.paid($0, "1", at: "Short") }
    #expect(
      try Self.ranking(facts, BasketQuestion(items.map { BasketEntry($0) })).map { $0.prefix(11) }
        == ["Edge EUR 17", "Full EUR 20"])
  }

  @Test func `totals of different currencies stand apart`() throws {
    let facts = [
      Self.paid("Milk", "2", at: "A"),
      Self.paid("Milk", "1", at: "A", "2026-10-15", ["currency": "CHF"]),
      Self.paid("Milk", "1.5", at: "B"),
    ]
    #expect(
      try Self.ranking(facts, BasketQuestion([BasketEntry("Milk")])).map { $0.prefix(7) } == [
        "A CHF 1", "B EUR 1", "A EUR 2",
      ])
  }

  @Test func `a quantity is of pieces, or of what the thing is sold by, or of a unit`() throws {
    let facts = [
      Self.paid("Rice 500 g", "2", at: "A", "2026-10-15", ["quantity": "2"]),
      Self.paid("Pears", "1.50", at: "A", "2026-10-15", ["quantity": "0.5", "unit": "kg"]),
      Self.paid("Eggs", "4.80", at: "A", "2026-10-15", ["quantity": "1", "unit": "dozen"]),
    ]
    func cost(_ item: String, _ quantity: String, _ unit: Unit? = nil) throws -> String {
      let quantity = try #require(ExactDecimal(quantity))
      let answer = try Self.answer(
        facts, BasketQuestion([BasketEntry(item, quantity: quantity, unit: unit)]))
      return answer.shops.map { "\($0.total)" }.joined()
    }
    #expect(try cost("Rice 500 g", "3") == "3")
    #expect(try cost("Rice 500 g", "3", .kilogram) == "6")
    #expect(try cost("Rice 500 g", "250", Unit("g")) == "0.5")
    #expect(try cost("Pears", "0.25") == "0.75")
    #expect(try cost("Eggs", "6") == "2.4")
    #expect(try cost("Eggs", "1", Unit("dozen")) == "4.8")
  }

  @Test func `without a quantity packages that differ in size are compared by kg`() throws {
    let facts = [
      Self.seen("Cheddar", "2.79", at: "A", "2026-10-15", ["package": "400 g"]),
      Self.seen("Cheddar", "3.85", at: "B", "2026-10-15", ["package": "550 g"]),
    ]
    func totals(_ entry: BasketEntry, _ facts: [Fact]) throws -> [String] {
      try Self.answer(facts, BasketQuestion([entry])).shops.map { "\($0.store) \($0.total)" }
    }
    #expect(try totals(BasketEntry("Cheddar"), facts) == ["A 6.975", "B 7"])
    #expect(try totals(BasketEntry("Cheddar", quantity: .one), facts) == ["A 2.79", "B 3.85"])
    // A package of unknown size has a price per piece only.
    let unsized = facts + [Self.seen("Cheddar", "3", at: "C", "2026-10-15")]
    #expect(try totals(BasketEntry("Cheddar"), unsized) == ["A 2.79", "B 3.85", "C 3"])
    let alike =
      facts.prefix(1) + [Self.seen("Cheddar", "3", at: "C", "2026-10-15", ["package": "0.4 kg"])]
    #expect(try totals(BasketEntry("Cheddar"), Array(alike)) == ["A 2.79", "C 3"])
  }

  private static func faults(_ entries: [BasketEntry]) throws -> [String] {
    let facts = [
      Self.paid("Whole Milk", "1", at: "A"), Self.paid("Oat Milk", "1", at: "A"),
      Self.paid("Pears", "1.50", at: "A", "2026-10-15", ["quantity": "0.5", "unit": "kg"]),
    ]
    do {
      _ = try Self.answer(facts, BasketQuestion(entries))
      return []
    } catch let error as BasketError {
      return error.faults.map { fault in
        switch fault.reason {
        case .unknown(let names): "\(fault.place) unknown among \(names.count)"
        case .ambiguous(let names): "\(fault.place) one of \(names.candidates)"
        case .otherDimension(let item, let units): "\(fault.place) \(item) per \(units)"
        }
      }
    }
  }

  @Test func `unknown and ambiguous names and units of another dimension are refused, all at once`()
    throws
  {
    #expect(
      try Self.faults([
        BasketEntry("Milk"), BasketEntry("Pears", unit: .litre), BasketEntry("Pears"),
        BasketEntry("Tea"), BasketEntry("Pears", unit: .each), BasketEntry("oat"),
      ]) == [
        "0 one of [\"Oat Milk\", \"Whole Milk\"]", "1 Pears per [\"kg\"]", "3 unknown among 3",
        "4 Pears per [\"kg\"]",
      ])
  }

  @Test func `each price names who recorded it`() throws {
    let facts = [Self.paid("Milk", "1", at: "A"), Self.seen("Bread", "1", at: "A", "2026-10-15")]
    let answer = try Self.answer(facts, Self.basket)
    #expect(answer.shops.map(\.recorders) == [["purchase", "shelf"]])
  }

  @Test func `filters keep entries and shops`() throws {
    let facts = [
      Self.paid("Milk", "1", at: "A"),
      Self.paid("Bread", "2", at: "A", "2026-10-15", ["category": "Bakery"]),
      Self.paid("Bread", "3", at: "B"),
    ]
    let answer = try Self.answer(
      facts,
      BasketQuestion(
        Self.basket.entries,
        filters: [NameFilter(.category, "Bakery"), NameFilter(.store, "b", isNegated: true)]))
    #expect(answer.items == ["Bread"])
    #expect(answer.shops.map { "\($0.store) \($0.total)" } == ["A 2"])
  }

  @Test(arguments: 0..<20)
  func `the order in which facts arrive changes nothing`(seed: UInt64) throws {
    var prices = RandomPrices(seed: seed)
    let facts = prices.facts(80)
    let question = BasketQuestion(
      [BasketEntry("Crisps 200 g"), BasketEntry("Bananas"), BasketEntry("Oat Milk")],
      maximumAge: 400)
    func outcome(_ facts: [Fact]) -> String {
      do {
        return "\(try Self.answer(facts, question))"
      } catch {
        return "\(error)"
      }
    }
    #expect(outcome(facts) == outcome(facts.shuffled(using: &prices.random)))
  }
}
