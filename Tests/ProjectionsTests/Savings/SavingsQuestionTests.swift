import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct SavingsQuestionTests {
  private static let first = Day.on("2026-01-01")
  private static let year = Period(start: first, end: first + 365)

  private static func milk(_ total: String, _ store: String, day: Int) -> Fact {
    .purchase(
      "Milk", total, on: first + day, ["store": store, "quantity": "1", "unit": "l"])
  }

  private static func savings(_ facts: [Fact], _ kind: Saving.Kind) throws -> [Saving] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try SavingsQuestion([kind], in: year).answer(from: larder.replay(today: first + 364)).rows
    }
  }

  @Test func `what was paid elsewhere above the cheapest store's usual price is a saving`() throws {
    let facts =
      (0..<3).map { Self.milk("1.00", "Coop", day: $0) }
      + (3..<6).map { Self.milk("1.50", "Migros", day: $0) }
    #expect(try Self.savings(facts, .store).map { $0.saved } == [Amount(units: 1_500_000_000_000)])
  }

  @Test func `two prices are no usual price, and two purchases no saving`() throws {
    let thin =
      (0..<2).map { Self.milk("1.00", "Coop", day: $0) }
      + (3..<6).map { Self.milk("1.50", "Migros", day: $0) }
    #expect(try Self.savings(thin, .store).isEmpty)
    let few =
      (0..<3).map { Self.milk("1.00", "Coop", day: $0) }
      + (3..<5).map { Self.milk("1.50", "Migros", day: $0) }
    #expect(try Self.savings(few, .store).isEmpty)
  }

  @Test func `the dearest of four months is held against their median`() throws {
    let months = [(0, "1.00"), (31, "1.00"), (59, "1.20"), (90, "2.00")]
    let facts = months.flatMap { day, price in
      (0..<3).map { Self.milk(price, "Coop", day: day + $0) }
    }
    let found = try Self.savings(facts, .timing)
    // The median of 1.00, 1.00, 1.20 and 2.00 is 1.10: three litres cost 6.00 instead of 3.30.
    #expect(found.map { $0.saved.text() } == ["2.7"])
    #expect(try Self.savings(facts.filter { $0.date < Self.first + 90 }, .timing).isEmpty)
  }

  @Test func `a season is cheaper only if it was so in each of two years`() throws {
    func season(_ year: Int, _ quarter: Int, _ price: String) -> [Fact] {
      (0..<3).map { Self.milk(price, "Coop", day: year * 365 + quarter * 91 + 10 + $0) }
    }
    let both =
      season(-1, 0, "1.00") + season(-1, 2, "2.00") + season(0, 0, "1.00")
      + season(0, 2, "2.00")
    #expect(try Self.savings(both, .season).map(\.saved) == [Amount(3)])
    let once = season(0, 0, "1.00") + season(0, 2, "2.00")
    #expect(try Self.savings(once, .season).isEmpty)
    let turned =
      both.filter { $0.date >= Self.first } + season(-1, 0, "2.00") + season(-1, 2, "1.00")
    #expect(try Self.savings(turned, .season).isEmpty)
  }

  @Test func `any order of arrival gives the same savings`() throws {
    for seed in 0..<10 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let facts = (0..<40).map { number in
        Self.milk(
          "\(random.pick(1...3)).\(random.pick(10...99))", random.pick(["Coop", "Migros"]),
          day: number * 7)
      }
      var shuffled = facts
      shuffled.shuffle(using: &random)
      for kind in Saving.Kind.allCases {
        #expect(try Self.savings(facts, kind) == Self.savings(shuffled, kind))
      }
    }
  }
}
