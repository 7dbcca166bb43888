import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BudgetPlanTests {
  /// Each span as `FIRST..LAST AMOUNT`.
  private static func spans(_ facts: [Fact], before end: String) throws -> [String] {
    let plans = try BudgetBook(facts, today: .on("2026-12-31")).plans
    #expect(plans.count == 1)
    return plans[0].spans(startingBefore: .on(end)).map {
      "\($0.period.start)..\($0.period.lastDay) \($0.terms.amount)"
    }
  }

  @Test(arguments: [
    (
      "month", "2026-01-31",
      ["2026-01-31..2026-02-27", "2026-02-28..2026-03-30", "2026-03-31..2026-04-29"]
    ),
    (
      "month", "2024-01-30",
      ["2024-01-30..2024-02-28", "2024-02-29..2024-03-29", "2024-03-30..2024-04-29"]
    ),
    (
      "week", "2026-10-07",
      ["2026-10-07..2026-10-13", "2026-10-14..2026-10-20", "2026-10-21..2026-10-27"]
    ),
    (
      "2 weeks", "2026-12-28",
      ["2026-12-28..2027-01-10", "2027-01-11..2027-01-24", "2027-01-25..2027-02-07"]
    ),
    (
      "quarter", "2026-11-30",
      ["2026-11-30..2027-02-27", "2027-02-28..2027-05-29", "2027-05-30..2027-08-29"]
    ),
    (
      "year", "2024-02-29",
      ["2024-02-29..2025-02-27", "2025-02-28..2026-02-27", "2026-02-28..2027-02-27"]
    ),
  ])
  func `periods are counted from any day and clamped to a month's last`(
    every: String, from: String, expected: [String]
  ) throws {
    let facts: [Fact] = [.budget("Food", "1", every: every, from: .on(from))]
    #expect(
      try Array(Self.spans(facts, before: "2028-01-01").prefix(3)) == expected.map { $0 + " 1" })
  }

  @Test func `a later version holds from the period in which its date falls`() throws {
    let first = Fact.budget("Food", "1", every: "month", from: .on("2026-01-15"))
    let second = Fact.budget(
      "FOOD", "2", every: "month", from: .on("2026-01-15"), on: .on("2026-03-14"))
    #expect(
      try Self.spans([second, first], before: "2026-04-15") == [
        "2026-01-15..2026-02-14 1", "2026-02-15..2026-03-14 2", "2026-03-15..2026-04-14 2",
      ])
  }

  @Test func `the first version holds from its first period, though dated later`() throws {
    let facts: [Fact] = [
      .budget("Food", "1", every: "month", from: .on("2026-01-01"), on: .on("2026-03-05"))
    ]
    #expect(
      try Self.spans(facts, before: "2026-02-02") == [
        "2026-01-01..2026-01-31 1", "2026-02-01..2026-02-28 1",
      ])
  }

  @Test func `after a closing no period starts until the budget is set again`() throws {
    let facts: [Fact] = [
      .budget("Food", "1", every: "month", from: .on("2026-01-01")),
      .closing(of: "food", on: .on("2026-02-10")),
      .budget("Food", "2", every: "month", from: .on("2026-01-01"), on: .on("2026-05-20")),
    ]
    #expect(
      try Self.spans(facts, before: "2026-06-30") == [
        "2026-01-01..2026-01-31 1", "2026-02-01..2026-02-28 1", "2026-05-01..2026-05-31 2",
        "2026-06-01..2026-06-30 2",
      ])
  }

  @Test func `a single period set again has the later terms, another stands beside it`() throws {
    func party(_ amount: String, _ first: String, _ last: String, on date: String) -> Fact {
      .budget("Party", amount, from: .on(first), through: .on(last), on: .on(date))
    }
    let facts: [Fact] = [
      party("1", "2026-05-01", "2026-05-03", on: "2026-04-01"),
      party("2", "2026-05-01", "2026-05-03", on: "2026-04-02"),
      party("3", "2026-08-01", "2026-08-02", on: "2026-04-03"),
    ]
    #expect(
      try Self.spans(facts, before: "2026-12-31") == [
        "2026-05-01..2026-05-03 2", "2026-08-01..2026-08-02 3",
      ])
  }

  @Test func `a period into which another begins ends the day before, with its whole amount`()
    throws
  {
    let facts: [Fact] = [
      .budget("Food", "1", every: "month", from: .on("2026-01-01")),
      .budget("Food", "2", every: "month", from: .on("2026-01-15"), on: .on("2026-03-20")),
      .budget("Food", "3", every: "month", from: .on("2026-06-01"), on: .on("2026-04-01")),
    ]
    #expect(
      try Self.spans(facts, before: "2026-06-02") == [
        "2026-01-01..2026-01-31 1", "2026-02-01..2026-02-28 1", "2026-03-01..2026-03-14 1",
        "2026-03-15..2026-04-14 2", "2026-04-15..2026-05-14 2", "2026-05-15..2026-05-31 2",
        "2026-06-01..2026-06-30 3",
      ])
  }

  @Test func `a single period takes its days out of others, and replaces one of the same start`()
    throws
  {
    let facts: [Fact] = [
      .budget("Food", "1", every: "month", from: .on("2026-01-01")),
      .budget(
        "Food", "2", from: .on("2026-01-20"), through: .on("2026-03-04"), on: .on("2026-01-02")),
      .budget(
        "Food", "3", from: .on("2026-05-01"), through: .on("2026-05-10"), on: .on("2026-01-03")),
    ]
    #expect(
      try Self.spans(facts, before: "2026-07-01") == [
        "2026-01-01..2026-01-19 1", "2026-01-20..2026-03-04 2", "2026-03-05..2026-03-31 1",
        "2026-04-01..2026-04-30 1", "2026-05-01..2026-05-10 3", "2026-06-01..2026-06-30 1",
      ])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `no day is in two periods, whatever was set`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var facts: [Fact] = []
    for _ in 0..<random.pick(2...6) {
      let first = Day.on("2026-01-01") + random.pick(0...120)
      let date = Day.on("2026-01-01") + random.pick(0...150)
      facts.append(
        random.pick([
          .budget(
            "Food", "\(facts.count)", every: random.pick(["week", "2 weeks", "month"]), from: first,
            on: date),
          .budget(
            "Food", "\(facts.count)", from: first, through: first + random.pick(0...70), on: date),
          .closing(of: "Food", on: date),
        ]))
    }
    let plans = try BudgetBook(facts, today: .on("2026-12-31")).plans
    let long = plans[0].spans(startingBefore: .on("2026-12-01"))
    for (span, next) in zip(long, long.dropFirst()) {
      #expect(span.period.end <= next.period.start)
    }
    for span in long {
      #expect(!span.period.isEmpty)
      #expect(span.planned.start <= span.period.start && span.period.end <= span.planned.end)
    }
    // What comes later decides nothing of the periods before it.
    for end in ["2026-03-01", "2026-05-17"].map({ Day.on($0) }) {
      #expect(
        plans[0].spans(startingBefore: end) == long.filter { $0.period.start < end })
    }
  }

  @Test func `what is dated later changes no period that has begun`() throws {
    let facts: [Fact] = [
      .budget("Food", "1", every: "month", from: .on("2026-01-01")),
      .budget("FOOD", "2", every: "month", from: .on("2026-01-01"), on: .on("2026-02-10")),
    ]
    let plan = try BudgetBook(facts, today: .on("2026-12-31")).plans[0]
    func amounts(_ day: String) -> [Amount] {
      plan.spans(startingBefore: .on("2026-03-31"), seenFrom: .on(day)).map(\.terms.amount)
    }
    #expect(amounts("2026-02-09") == [Amount(1), Amount(1), Amount(2)])
    #expect(amounts("2026-02-10") == [Amount(1), Amount(2), Amount(2)])
    #expect(amounts("2026-01-31") == [Amount(1), Amount(2), Amount(2)])
    #expect(plan.name(seenFrom: .on("2026-02-09")) == "Food")
    #expect(plan.name(seenFrom: .on("2026-02-10")) == "FOOD")
  }
}
