import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BudgetVersionTests {
  private static let day = Day.on("2026-10-03")

  private static func terms(_ values: [String: String]) throws -> BudgetVersion.Terms {
    let fact = Fact.budget("Food", "100.50", every: "2 weeks", from: day, values)
    let plan = try #require(try BudgetBook([fact], today: day).plans.first)
    return try #require(plan.spans(startingBefore: day + 1).first?.terms)
  }

  @Test func `a budget's terms are read from its event`() throws {
    let terms = try Self.terms([
      "categories": #"{" Dairy  X ":"10","Soap":"0.5"}"#, "rollover": "both", "cap": "25",
      "currency": "chf",
    ])
    #expect(terms.amount == ExactDecimal("100.5")?.amount)
    #expect(terms.currency == "CHF")
    #expect(terms.period == .repeating(Recurrence(every: .twoWeeks, from: Self.day)))
    #expect(terms.categories.map(\.name) == ["Dairy X", "Soap"])
    #expect(terms.categories.map(\.amount) == [Amount(10), Amount(units: 500_000_000_000)])
    #expect(terms.rollover == .both)
    #expect(terms.cap == Amount(25))
  }

  @Test func `nothing is carried, capped or set apart unless said`() throws {
    let terms = try Self.terms([:])
    #expect(terms.rollover == Rollover.none)
    #expect(terms.cap == nil)
    #expect(terms.categories == [])
  }

  @Test func `of versions of one day the one recorded later holds, then the greater id`() throws {
    func version(_ amount: String) -> Fact {
      .budget("Food", amount, every: "month", from: Self.day)
    }
    func amount(_ batches: [[Fact]]) throws -> String? {
      let larder = try TemporaryLarder(batches)
      return try withExtendedLifetime(larder) {
        try BudgetBook(larder.replay(today: Self.day)).plans[0]
          .spans(startingBefore: Self.day + 1).first.map { "\($0.terms.amount)" }
      }
    }
    #expect(try amount([[version("1")], [version("2")]]) == "2")
    #expect(try amount([[version("2")], [version("1")]]) == "1")
    let greater = version("1").identifier > version("2").identifier ? "1" : "2"
    #expect(try amount([[version("1"), version("2")]]) == greater)
    #expect(try amount([[version("2"), version("1")]]) == greater)
  }
}
