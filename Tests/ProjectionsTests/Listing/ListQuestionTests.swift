import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ListQuestionTests {
  private static let day = Day.on("2026-10-03")

  @Test(arguments: 1...20)
  func `the names of any order of recording are the same, and every line is counted`(
    _ seed: Int
  ) throws {
    var household = RandomHousehold(
      seed: UInt64(seed), firstDay: Self.day, dayCount: 30)
    let facts = household.facts(purchases: 25, descriptions: 3)
    let lines = facts.filter { $0.type == .purchaseRecorded }
    for names in ListedNames.allCases {
      let rows = try Self.rows(names, [facts])
      let shuffled = facts.shuffled(using: &household.random)
      #expect(try Self.rows(names, household.random.split(shuffled, into: 2)) == rows)
      guard names != .tags else { continue }
      let counted = names == .stores ? lines.filter { $0["store"] != nil } : lines
      #expect(rows.reduce(0) { $0 + $1.use.lines } == counted.count)
      #expect(rows.compactMap(\.use.first).min() == counted.map(\.date).min())
      #expect(rows.compactMap(\.use.last).max() == counted.map(\.date).max())
    }
  }

  @Test(arguments: 1...20)
  func `a category has as many lines as spend counts for it`(_ seed: Int) throws {
    var household = RandomHousehold(seed: UInt64(seed), firstDay: Self.day, dayCount: 30)
    let larder = try TemporaryLarder(household.facts(purchases: 25, descriptions: 3))
    let replay = try larder.replay(today: .on("2026-12-31"))
    var spent: [String: Int] = [:]
    for row in try SpendQuestion(by: [.category]).answer(from: replay).rows {
      spent[row.keys[0], default: 0] += row.lines
    }
    let listed = try ListQuestion(.categories).answer(from: replay).rows
      .filter { $0.use.lines > 0 }
    #expect(Dictionary(uniqueKeysWithValues: listed.map { ($0.name, $0.use.lines) }) == spent)
  }

  private static func rows(
    _ names: ListedNames, _ batches: [[Fact]]
  ) throws -> [ListQuestion.Row] {
    let larder = try TemporaryLarder(batches)
    return try withExtendedLifetime(larder) {
      try ListQuestion(names).answer(from: try larder.replay(today: .on("2026-12-31"))).rows
    }
  }

  @Test func `a word picks the names that hold it, in any case`() throws {
    let larder = try TemporaryLarder([
      .purchase("Whole Milk", "1", on: Self.day), .purchase("Bread", "1", on: Self.day),
      Fact(
        .priceObserved, Self.day + 1,
        ["item": "Oat Milk", "price": "2", "currency": "EUR", "origin": "shelf"]),
    ])
    let answer = try ListQuestion(.items, word: "MILK")
      .answer(from: try larder.replay(today: .on("2026-12-31")))
    withExtendedLifetime(larder) {}
    #expect(answer.rows.map(\.name) == ["Oat Milk", "Whole Milk"])
    #expect(answer.rows.map(\.use.lines) == [0, 1])
    #expect(answer.rows.map(\.use.last) == [Self.day + 1, Self.day])
  }
}
