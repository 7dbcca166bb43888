import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct StockQuestionTests {
  @Test(arguments: 1...25)
  func `rows are in the order of last good day, name, purchase and event`(_ seed: Int) throws {
    let firstDay = Day.on("2026-03-01")
    var pantry = RandomPantry(seed: UInt64(seed), firstDay: firstDay)
    let larder = try TemporaryLarder(pantry.facts(pantry.random.pick(20...80)))
    var question = StockQuestion()
    question.showsAll = true
    for predicts in [false, true] {
      question.predictsLives = predicts
      let rows = try withExtendedLifetime(larder) {
        try question.answer(from: larder.replay(today: firstDay + 40)).rows
      }
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(!precedes(next, row))
      }
    }
  }

  private func precedes(_ left: StockQuestion.Row, _ right: StockQuestion.Row) -> Bool {
    let (first, second) = (left.expires ?? .on("9999-01-01"), right.expires ?? .on("9999-01-01"))
    if first != second { return first < second }
    if left.item != right.item {
      return left.item.utf8.lexicographicallyPrecedes(right.item.utf8)
    }
    let (bought, other) = (
      left.purchased ?? .on("0001-01-01"), right.purchased ?? .on("0001-01-01")
    )
    if bought != other { return bought < other }
    return (left.event, left.remaining) < (right.event, right.remaining)
  }

  private static let day = Day.on("2026-10-01")

  private static func label(_ item: String, _ more: [String: String], on day: Day = day) -> Fact {
    Fact(
      .expirationRecorded, day,
      ["item": item, "expires": Self.day.description].merging(more) { $1 })
  }

  private static func shown(_ facts: [Fact], after days: Int) throws -> [String] {
    var question = StockQuestion()
    question.presumedEaten = StockQuestion.usualPresumedEaten
    question.predictsLives = true
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try question.answer(from: larder.replay(today: day + days)).rows.map {
        "\($0.item) \($0.status.rawValue)"
      }
    }
  }

  @Test func `food in the freezer and the pantry is presumed eaten much later`() throws {
    let facts = [
      Self.label("Yogurt", ["storage": "fridge"]),
      Self.label("Fish Fingers", ["storage": "freezer"]),
      Self.label("Tinned Tomatoes", ["storage": "pantry", "kind": "best-before"]),
      Self.label("Dumplings", ["storage": "pantry", "kind": "use-by"]),
      Self.label("Bread", ["storage": "pantry"]),
    ]
    #expect(try Self.shown(facts, after: 7).count == 5)
    let stored = ["Fish Fingers expired", "Tinned Tomatoes expired"]
    #expect(try Self.shown(facts, after: 8) == stored)
    #expect(try Self.shown(facts, after: StockQuestion.presumedEatenOfStores) == stored)
    #expect(try Self.shown(facts, after: StockQuestion.presumedEatenOfStores + 1) == [])
  }

  @Test func `a label without a place counts as in the usual place of its product`() throws {
    #expect(try Self.shown([Self.label("Spaghetti", [:])], after: 30) == ["Spaghetti expired"])
    #expect(try Self.shown([Self.label("Yogurt", [:])], after: 30) == [])
  }

  @Test func `what was recorded, opened or moved after its date was in the house on that day`()
    throws
  {
    let late = Self.label("Yogurt", ["storage": "fridge"], on: Self.day + 30)
    #expect(try Self.shown([late], after: 37) == ["Yogurt expired"])
    #expect(try Self.shown([late], after: 38) == [])
    let opened = Fact(.stockOpened, Self.day + 10, ["item": "Yogurt"])
    let label = Self.label("Yogurt", ["storage": "fridge"])
    #expect(try Self.shown([label, opened], after: 17) == ["Yogurt expired"])
    #expect(try Self.shown([label, opened], after: 18) == [])
  }

  @Test(arguments: [nil, "2026-10-03"])
  func `freezing after the last good day gives no new life`(_ label: String?) throws {
    let bought = Fact.purchase("Minced Beef", "5.90", on: Self.day, ["currency": "EUR"])
    var facts = [bought]
    if let label {
      facts.append(
        Fact(.expirationRecorded, Self.day, ["item": "Minced Beef", "expires": label]))
    }
    func frozen(after days: Int) -> Fact {
      Fact(.stockMoved, Self.day + days, ["item": "Minced Beef", "storage": "freezer"])
    }
    #expect(try Self.shown(facts + [frozen(after: 1)], after: 20) == ["Minced Beef fresh"])
    #expect(try Self.shown(facts + [frozen(after: 13)], after: 20) == ["Minced Beef expired"])
    // Thawed in time it is good for days, and frozen again later it is not.
    let thawed = Fact(.stockMoved, Self.day + 10, ["item": "Minced Beef", "storage": "fridge"])
    #expect(
      try Self.shown(facts + [frozen(after: 1), thawed, frozen(after: 19)], after: 20)
        == ["Minced Beef expired"])
  }
}
