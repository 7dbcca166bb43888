import SeededRandom
import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct LotLedgerTests {
  private static let day = Day.on("2026-10-01")

  private static func specified(_ facts: [Fact], today: Day = day + 20) throws -> [String] {
    var question = StockQuestion()
    question.showsAll = true
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let answer = try question.answer(from: try larder.replay(today: today))
      return answer.rows.map { row in
        let parts = [
          row.item, "\(row.remaining)/\(row.quantity)", row.unit, row.expires?.description ?? "-",
          row.storage.name, row.opened == nil ? "" : "open", row.value?.description ?? "-",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
      }
        + answer.discrepancies.map {
          "\($0.action) \($0.item): \($0.missing?.description ?? "all") \($0.unit) missing"
        }
    }
  }

  private static func milk(
    _ quantity: String?, _ unit: String? = "l", on day: Day, _ total: String = "1.20",
    _ more: [String: String] = [:]
  ) -> Fact {
    var values = more
    values["quantity"] = quantity
    values["unit"] = unit
    return .purchase("Milk", total, on: day, values)
  }

  private static func label(_ lot: Fact, _ expires: Day, _ more: [String: String] = [:]) -> Fact {
    Fact(
      .expirationRecorded, lot.date,
      ["item": "Milk", "expires": expires.description, "purchase": lot.identifier.description]
        .merging(more) { $1 })
  }

  private static func event(
    _ type: EventType, _ quantity: String? = nil, _ unit: String? = nil, on day: Day,
    _ more: [String: String] = [:]
  ) -> Fact {
    var values = more
    values["item"] = "Milk"
    values["quantity"] = quantity
    values["unit"] = unit
    return Fact(type, day, values)
  }

  @Test(arguments: 1...80)
  func `every event takes what expires first of what was there`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var facts: [Fact] = []
    for number in 0..<random.pick(1...12) {
      let lot = Self.milk(
        "\(random.pick(1...5))", random.pick(["l", "ml"]), on: Self.day + random.pick(0...9), "1",
        ["entered": "\(number)"])
      facts.append(lot)
      if random.chance(1, in: 2) { facts.append(Self.label(lot, lot.date + random.pick(0...9))) }
    }
    for number in 0..<random.pick(0...10) {
      let quantity = random.chance(1, in: 4) ? nil : "\(random.pick(1...9))"
      facts.append(
        Self.event(
          random.pick([.stockConsumed, .stockWasted]), quantity, random.pick(["l", "ml"]),
          on: Self.day + random.pick(0...12), ["entered": "\(number)"]))
    }
    let reference = ReferenceStock(facts)
    let larder = try TemporaryLarder(facts)
    let book = try StockBook(from: try larder.replay(today: Self.day + 30))
    var left: [EventIdentifier: Int128] = [:]
    var missing: [EventIdentifier: Amount?] = [:]
    book.forEachProduct { _, ledger in
      for lot in ledger.lots { left[lot.identifier] = lot.remaining }
      for found in ledger.discrepancies { missing[found.event] = .some(found.missing) }
    }
    withExtendedLifetime(larder) {}
    let millilitre = try #require(Unit("ml").flatMap { UnitSize($0).quanta(of: Amount(1)) })
    for lot in reference.lots {
      #expect(left[lot.identifier] == Int128(lot.millilitres) * millilitre)
    }
    #expect(Set(missing.keys) == Set(reference.missing.keys))
    for (event, open) in reference.missing {
      let unit = facts.first { $0.identifier == event }?["unit"]
      let amount = missing[event].flatMap { $0 }
      #expect(
        amount.map { Int($0.units / (unit == "l" ? 1_000_000_000 : Amount.unitsPerOne)) }
          == (open < 0 ? nil : open))
    }
  }

  @Test func `an event that names a purchase takes from it, however late it expires`() throws {
    let early = Self.milk("1", on: Self.day)
    let late = Self.milk("2", on: Self.day + 1)
    let named = Self.event(
      .stockConsumed, "500", "ml", on: Self.day + 3,
      ["purchase": late.identifier.description])
    #expect(
      try Self.specified([early, late, Self.label(early, Self.day + 5), named]) == [
        "Milk 1/1 l 2026-10-06 1.2", "Milk 1.5/2 l - 0.9",
      ])
  }

  @Test func `what a later event states of a lot that it names is left to it`() throws {
    let early = Self.milk("1", on: Self.day)
    let late = Self.milk("1", on: Self.day + 1)
    let facts = [
      early, late, Self.event(.stockConsumed, "1", "l", on: Self.day + 2),
      Self.event(
        .stockWasted, "1", "l", on: Self.day + 9, ["purchase": early.identifier.description]),
    ]
    #expect(try Self.specified(facts) == [])
  }

  /// What `add` enters at a second of the day.
  private static func typed(_ second: Int) -> [String: String] {
    let start = Instant(startOf: day + 30).microseconds
    return ["entered": "\(Instant(microseconds: start + Int64(second) * 1_000_000))/1"]
  }

  @Test func `what is typed for one day happens in the order of typing`() throws {
    let old = Self.milk("1", on: Self.day)
    let new = Self.milk("1", on: Self.day + 4)
    let facts = [
      old, Self.label(old, Self.day + 3), new, Self.label(new, Self.day + 14),
      Self.event(.stockWasted, on: Self.day + 4, Self.typed(1)),
      Self.event(.stockConsumed, "0.25", "l", on: Self.day + 4, Self.typed(2)),
    ]
    #expect(try Self.specified(facts) == ["Milk 0.75/1 l 2026-10-15 0.9"])
    #expect(try Self.specified(facts.reversed()) == ["Milk 0.75/1 l 2026-10-15 0.9"])
    for second in 1...8 {
      func moved(_ storage: String, _ second: Int) -> Fact {
        Self.event(
          .stockMoved, on: Self.day + 1, Self.typed(second).merging(["storage": storage]) { $1 })
      }
      let there = [old, moved("freezer", second), moved("pantry", second + 1)]
      #expect(try Self.specified(there).map { $0.contains("pantry") } == [true])
      #expect(try Self.specified(there.reversed()).map { $0.contains("pantry") } == [true])
    }
  }

  @Test func `what files tell of a day happens before what is typed for it, by what was done`()
    throws
  {
    let facts = [
      Self.milk("1", on: Self.day), Self.event(.stockWasted, on: Self.day),
      Self.event(.stockConsumed, "0.25", "l", on: Self.day),
      Self.event(.stockConsumed, "0.5", "l", on: Self.day, Self.typed(1)),
    ]
    #expect(try Self.specified(facts) == ["consumed Milk: 0.5 l missing"])
  }

  @Test func `of labels of one day the one typed last holds`() throws {
    let lot = Self.milk("1", on: Self.day)
    for second in 1...8 {
      let labels = [
        Self.label(lot, Self.day + 9, Self.typed(second)),
        Self.label(lot, Self.day + 5, Self.typed(second + 1)),
      ]
      #expect(try Self.specified([lot] + labels) == ["Milk 1/1 l 2026-10-06 1.2"])
      #expect(try Self.specified(labels.reversed() + [lot]) == ["Milk 1/1 l 2026-10-06 1.2"])
    }
  }

  @Test(arguments: [
    "", "fact 7", "2026-10-01T00:00:00.000000Z", "2026-10-01 00:00:00.000000Z/1",
    "2026-13-01T00:00:00.000000Z/1",
  ])
  func `what is no moment was never typed`(entered: String) {
    var text = entered
    #expect(text.withUTF8 { TypedMoment($0) } == .never)
  }

  @Test func `moments are in the order of time`() {
    let texts = [
      "1969-12-31T23:59:59.999999Z/1", "1970-01-01T00:00:00.000000Z/1",
      "2026-10-01T09:59:59.999999Z/9", "2026-10-01T10:00:00.000000Z/1",
      "2026-10-02T00:00:00.000000Z/1",
    ]
    let moments = texts.map { text in
      var text = text
      return text.withUTF8 { TypedMoment($0) }
    }
    #expect(moments == moments.sorted() && Set(moments).count == moments.count)
    #expect(moments.allSatisfy { $0 > .never })
  }

  @Test func `without a quantity the whole of what is left goes`() throws {
    let facts = [
      Self.milk("2", on: Self.day), Self.milk("3", on: Self.day + 1),
      Self.event(.stockConsumed, "0.5", "l", on: Self.day + 2),
      Self.event(.stockWasted, on: Self.day + 3),
    ]
    #expect(try Self.specified(facts) == ["Milk 3/3 l - 1.2"])
  }

  @Test func `a label for a part of a lot parts it`() throws {
    let lot = Self.milk("3", "each", on: Self.day, "2.00")
    let facts = [
      lot, Self.label(lot, Self.day + 4, ["quantity": "2"]), Self.label(lot, Self.day + 9),
    ]
    #expect(
      try Self.specified(facts) == [
        "Milk 2/3 each 2026-10-05 1.33", "Milk 1/3 each 2026-10-10 0.67",
      ])
  }

  @Test func `a label without a purchase is for the newest lot that has none`() throws {
    let loose = Fact(
      .expirationRecorded, Self.day + 3, ["item": "milk", "expires": "2026-10-20"])
    let other = Fact(
      .expirationRecorded, Self.day + 4, ["item": "milk", "expires": "2026-10-12"])
    #expect(
      try Self.specified([
        Self.milk("1", on: Self.day), Self.milk("2", on: Self.day + 2), loose, other,
      ])
        == ["Milk 1/1 l 2026-10-12 1.2", "Milk 2/2 l 2026-10-20 1.2"])
  }

  @Test func `what is frozen in time keeps longer than its label`() throws {
    let lot = Self.milk("1", on: Self.day)
    func frozen(on day: Day) throws -> [String] {
      try Self.specified([
        lot, Self.label(lot, Self.day + 4),
        Self.event(.stockMoved, on: day, ["storage": "freezer"]),
      ])
    }
    #expect(try frozen(on: Self.day + 4) == ["Milk 1/1 l - freezer 1.2"])
    #expect(try frozen(on: Self.day + 5) == ["Milk 1/1 l 2026-10-05 freezer 1.2"])
  }

  @Test func `packages are measured by what they hold, in pieces or in grams`() throws {
    let facts = [
      Self.milk("2", "each", on: Self.day, "3.00", ["package": "300 ml"]),
      Self.event(.stockConsumed, "100", "ml", on: Self.day + 1),
      Self.event(.stockConsumed, "1", "each", on: Self.day + 2),
      Self.event(.stockConsumed, "0.2", "l", on: Self.day + 3),
    ]
    #expect(try Self.specified(facts) == [])
    #expect(try Self.specified(Array(facts[..<2])) == ["Milk 1.666666666667/2 each - 2.5"])
  }

  @Test func `a unit of another dimension takes nothing, and is named`() throws {
    #expect(
      try Self.specified([
        Self.milk("2", on: Self.day), Self.event(.stockConsumed, "1", "kg", on: Self.day),
      ]) == ["Milk 2/2 l - 1.2", "consumed Milk: 1 kg missing"])
  }

  @Test func `a discount lowers the value, deposits and receipts without lines are no lots`() throws
  {
    let lot = Self.milk("2", on: Self.day, "3.00")
    func line(_ kind: String, _ total: String) -> Fact {
      .purchase(
        "Milk", total, on: Self.day, ["kind": kind, "of": lot.identifier.description])
    }
    #expect(
      try Self.specified([
        lot, line("discount", "-0.50"), line("deposit", "0.25"), line("tax", "0.10"),
        .purchase("Milk", "-1", on: Self.day, ["kind": "discount"]),
        .purchase("(receipt)", "40", on: Self.day),
      ]) == ["Milk 2/2 l - 2.5"])
  }

  @Test func `a refund takes back what it states, or what its money buys`() throws {
    let lot = Self.milk("3", "each", on: Self.day, "3.00")
    func refunded(_ total: String, _ more: [String: String] = [:]) throws -> [String] {
      let values = ["kind": "refund", "currency": "EUR"].merging(more) { $1 }
      return try Self.specified([lot, .purchase("milk", total, on: Self.day + 1, values)])
    }
    let named = ["of": lot.identifier.description]
    #expect(try refunded("-3.00") == [])
    #expect(try refunded("-2.00") == ["Milk 1/3 each - 1"])
    #expect(try refunded("-1.00", named) == ["Milk 2/3 each - 2"])
    #expect(try refunded("-1.00", ["quantity": "2"]) == ["Milk 1/3 each - 1"])
    #expect(try refunded("-0.30", named) == ["Milk 3/3 each - 2.7"])
    #expect(try refunded("-3.00", ["currency": "CHF"]) == ["Milk 3/3 each - 3"])
    #expect(
      try refunded("-3.00", ["of": String(repeating: "0", count: 32)]) == [
        "Milk 3/3 each - 3"
      ])
  }

  @Test func `what is open is taken first of what expires on one day`() throws {
    let facts = [
      Self.milk("1", on: Self.day, "1"), Self.milk("1", on: Self.day + 1, "2"),
      Self.event(
        .stockOpened, on: Self.day + 2,
        ["purchase": Self.milk("1", on: Self.day + 1, "2").identifier.description]),
      Self.event(.stockConsumed, on: Self.day + 3),
    ]
    #expect(try Self.specified(facts) == ["Milk 1/1 l - 1"])
  }

  @Test func `to say twice where something is lacks nothing, of nothing it does`() throws {
    let moved = Self.event(.stockMoved, on: Self.day + 1, ["storage": "fridge"])
    let again = Self.event(.stockMoved, on: Self.day + 2, ["storage": "fridge"])
    let opened = Self.event(.stockOpened, "1", "l", on: Self.day + 2)
    #expect(
      try Self.specified([Self.milk("1", on: Self.day), moved, again, opened]) == [
        "Milk 1/1 l - fridge open 1.2"
      ])
    #expect(
      try Self.specified([moved, opened]) == [
        "moved Milk: all  missing", "opened Milk: 1 l missing",
      ])
  }

  @Test func `quantities beyond measure are one piece and break nothing`() throws {
    let huge = String(repeating: "9", count: 18)
    let facts = [
      Self.milk(huge, "kg", on: Self.day, huge), Self.milk(huge, "each", on: Self.day, huge),
      Self.event(.stockConsumed, huge, "gal", on: Self.day),
      Self.event(.stockWasted, huge, "each", on: Self.day),
    ]
    #expect(try Self.specified(facts).contains { $0.hasPrefix("consumed Milk") })
  }
}
