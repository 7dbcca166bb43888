import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BudgetStatementTests {
  @Test(arguments: 0..<4)
  func `random budgets stand as a reckoning day by day says`(part: UInt64) throws {
    for seed in part * 12..<part * 12 + 12 {
      var household = RandomHousehold(seed: seed)
      let facts =
        household.facts(
          purchases: household.random.pick(0...30), descriptions: household.random.pick(0...2))
        + household.budget("Food") + household.budgetOfSinglePeriods("Party")
      let today = household.firstDay + household.random.pick(-10...120)
      let larder = try TemporaryLarder(
        household.random.split(facts.shuffled(using: &household.random), into: 2))
      let book = try BudgetBook(larder.replay(today: today))
      let reference = ReferenceBudgets(facts, today: today)
      for _ in 0..<4 {
        let first = household.random.chance(1, in: 2) ? today : household.day()
        let last = first + household.random.pick(0...60)
        let rows = book.rows(from: first, through: last, today: today)
        let expected = reference.rows(from: first, through: last, today: today).map(\.text)
        #expect(rows.map(\.text) == expected, "seed \(seed), today \(today)")
        if rows.map(\.text) != expected { return }
        #expect(rows.allSatisfy { $0.allotted + $0.carried - $0.spent == $0.remaining })
      }
    }
  }

  private static let september: [Fact] = [
    .budget("Food", "400", every: "month", from: .on("2026-09-01")),
    .purchase("Bread", "100", on: .on("2026-09-03")),
    .purchase("Bread", "100", on: .on("2026-09-07")),
    .purchase("Bread", "100", on: .on("2026-09-12")),
  ]

  @Test func `what was bought after the day looked from is not spent yet`() throws {
    let facts: [Fact] = [
      .budget("Week", "80", every: "week", from: .on("2026-09-28")),
      .purchase("Bread", "5", on: .on("2026-09-30")),
      .purchase("Milk", "7", on: .on("2026-10-01")),
    ]
    let book = try BudgetBook(facts, today: .on("2026-10-31"))
    let end = Day.on("2026-09-30")
    #expect(
      book.rows(from: end, through: end, today: end).map(\.text) == [
        "Week | * | EUR | 2026-09-28 | 2026-10-04 | 80 | 0 | 5 | 75 | 6.2 | 5 | 15 | running | ok"
      ])
  }

  @Test func `only periods that are over tell what the next will come to`() throws {
    let book = try BudgetBook(Self.september, today: .on("2026-10-10"))
    let rows = book.rows(
      from: .on("2026-09-01"), through: .on("2026-11-30"), today: .on("2026-10-10"))
    // 0.97 of 31 days, and of 30, at 10 a day; in October 10 of 130 parts of a rate of nothing.
    #expect(rows.map { $0.projected?.text(in: $0.currency) } == [nil, "188.03", "291.00"])
    let first = book.rows(
      from: .on("2026-09-10"), through: .on("2026-09-10"), today: .on("2026-09-15"))
    #expect(first.map { $0.projected?.text(in: $0.currency) } == ["600.00"])
    let before = book.rows(
      from: .on("2026-09-10"), through: .on("2026-09-10"), today: .on("2026-08-15"))
    #expect(before.map(\.projected) == [nil])
  }

  @Test func `periods before the first purchase tell nothing of what is to come`() throws {
    let purchases: [Fact] = (10...20).map {
      .purchase("Bread", "10", on: .on("2026-09-\($0)"))
    }
    let rows = try ["2026-01-01", "2026-09-01"].map { from in
      try BudgetBook(
        purchases + [.budget("Food", "400", every: "month", from: .on(from))],
        today: .on("2026-09-20")
      ).rows(from: .on("2026-09-20"), through: .on("2026-09-20"), today: .on("2026-09-20"))
    }
    #expect(rows[0].map(\.projected) == rows[1].map(\.projected))
    #expect(rows[0].map(\.projected) != [nil])
  }

  @Test func `spending in another currency tells nothing of what is to come`() throws {
    let facts =
      Self.september + [
        .budget(
          "Food", "400", every: "month", from: .on("2026-09-01"), on: .on("2026-10-02"),
          ["currency": "CHF"])
      ]
    let book = try BudgetBook(facts, today: .on("2026-09-30"))
    let rows = book.rows(
      from: .on("2026-10-01"), through: .on("2026-10-31"), today: .on("2026-09-30"))
    #expect(rows.map(\.currency.code) == ["CHF"])
    #expect(rows.map(\.projected) == [nil])
  }

  @Test func `a refund gives money back on its own day`() throws {
    let facts =
      Self.september + [
        .purchase("Bread", "-120.50", on: .on("2026-10-03"), ["kind": "refund"])
      ]
    let book = try BudgetBook(facts, today: .on("2026-10-10"))
    let rows = book.rows(
      from: .on("2026-09-01"), through: .on("2026-10-31"), today: .on("2026-10-10"))
    #expect(
      rows.map(\.text) == [
        "Food | * | EUR | 2026-09-01 | 2026-09-30 | 400 | 0 | 300 | 100 | 75.0 | 0 | - | ended | ended",
        "Food | * | EUR | 2026-10-01 | 2026-10-31 | 400 | 0 | -120.5 | 520.5 | -30.1 | 22 | 23.65 "
          + "| running | ok",
      ])
  }

  @Test func `a late receipt corrects every later period`() throws {
    let budget = Fact.budget(
      "Food", "100", every: "month", from: .on("2026-01-01"), ["rollover": "both"])
    let larder = try TemporaryLarder([budget])
    func carried() throws -> [String] {
      try BudgetBook(larder.replay(today: .on("2026-04-30")))
        .rows(from: .on("2026-01-01"), through: .on("2026-04-30"), today: .on("2026-04-30"))
        .map { "\($0.carried)" }
    }
    #expect(try carried() == ["0", "100", "200", "300"])
    try larder.append([.purchase("Bread", "30", on: .on("2026-02-28"))])
    #expect(try carried() == ["0", "100", "170", "270"])
    try larder.append([.purchase("Cake", "250", on: .on("2026-01-31"))])
    #expect(try carried() == ["0", "-150", "-80", "20"])
  }

  @Test(arguments: [
    ("none", "20", [0, 0, 0]), ("surplus", "20", [0, 80, 60]), ("deficit", "20", [0, 0, -20]),
    ("both", "20", [0, 80, 60]), ("surplus", "190", [0, 0, 0]), ("both", "190", [0, -90, -110]),
  ])
  func `rollover carries what it says`(
    policy: String, first: String, expected: [Int]
  ) throws {
    let facts: [Fact] = [
      .budget("Food", "100", every: "month", from: .on("2026-01-31"), ["rollover": policy]),
      .purchase("Bread", first, on: .on("2026-02-27")),
      .purchase("Bread", "120", on: .on("2026-02-28")),
    ]
    let book = try BudgetBook(facts, today: .on("2026-03-31"))
    let rows = book.rows(
      from: .on("2026-01-31"), through: .on("2026-03-31"), today: .on("2026-03-31"))
    #expect(rows.map { "\($0.period.start)" } == ["2026-01-31", "2026-02-28", "2026-03-31"])
    #expect(rows.map(\.carried) == expected.map { Amount($0) })
  }

  @Test func `a cap bounds a carried surplus, not a deficit`() throws {
    let budget = Fact.budget(
      "Food", "100", every: "month", from: .on("2026-01-01"), ["rollover": "both", "cap": "30"])
    let facts = [budget, .purchase("Feast", "500", on: .on("2026-03-01"))]
    let book = try BudgetBook(facts, today: .on("2026-04-30"))
    let rows = book.rows(
      from: .on("2026-01-01"), through: .on("2026-04-30"), today: .on("2026-04-30"))
    #expect(rows.map(\.carried) == [0, 30, 30, -370].map { Amount($0) })
  }

  @Test func `a currency written in small letters is the same`() throws {
    let facts: [Fact] = [
      .budget("Food", "100", every: "month", from: .on("2026-01-01"), ["currency": "eur"]),
      .purchase("Bread", "3", on: .on("2026-01-05")),
      .purchase("Milk", "2", on: .on("2026-01-06"), ["currency": "Eur"]),
    ]
    let book = try BudgetBook(facts, today: .on("2026-01-31"))
    let day = Day.on("2026-01-31")
    #expect(
      book.rows(from: day, through: day, today: day).map(\.text) == [
        "Food | * | EUR | 2026-01-01 | 2026-01-31 | 100 | 0 | 5 | 95 | 5.0 | 1 | 95 | running | ok"
      ])
  }

  @Test(arguments: [
    ("79.99", "ok", "80.0"), ("80", "watch", "80.0"), ("100", "watch", "100.0"),
    ("100.01", "over", "100.0"), ("-5", "ok", "-5.0"), ("0", "ok", "0.0"),
  ])
  func `a budget is watched from four fifths and over below zero`(
    spent: String, status: String, used: String
  ) throws {
    let facts: [Fact] = [
      .budget("Food", "100", every: "month", from: .on("2026-01-01")),
      .purchase("Bread", spent, on: .on("2026-01-05")),
    ]
    let larder = try TemporaryLarder(facts)
    let book = try BudgetBook(larder.replay(today: .on("2026-02-28")))
    let day = Day.on("2026-01-31")
    let row = try #require(book.rows(from: day, through: day, today: day).first)
    #expect(row.status.rawValue == status)
    #expect(row.usedPercent == used)
    let after = try #require(book.rows(from: day, through: day, today: day + 1).first)
    #expect(after.status == .ended)
    #expect(after.perDayLeft == nil && after.projected == nil && after.daysLeft == 0)
  }

  @Test func `where nothing is allotted no share is used`() throws {
    let facts: [Fact] = [
      .budget("Food", "0", every: "month", from: .on("2026-01-01")),
      .purchase("Bread", "3", on: .on("2026-01-05")),
    ]
    let book = try BudgetBook(facts, today: .on("2026-01-31"))
    let day = Day.on("2026-01-20")
    let row = try #require(book.rows(from: day, through: day, today: day).first)
    #expect(row.usedPercent == "")
    #expect(row.status == .over)
    #expect(row.perDayLeft == .zero)
  }

  @Test(arguments: [("EUR", "100", "3.22"), ("JPY", "100", "3"), ("KWD", "100", "3.225")])
  func `what is left for each day is rounded down to the currency's digits`(
    currency: String, amount: String, expected: String
  ) throws {
    let facts: [Fact] = [
      .budget("Food", amount, every: "month", from: .on("2026-01-01"), ["currency": currency])
    ]
    let book = try BudgetBook(facts, today: .on("2026-01-01"))
    let day = Day.on("2026-01-01")
    let row = try #require(book.rows(from: day, through: day, today: day).first)
    #expect(row.perDayLeft?.text() == expected)
  }

  @Test func `a category that a version leaves out starts again from nothing`() throws {
    let first = #"{"Dairy":"10"}"#
    let facts: [Fact] = [
      .budget(
        "Food", "100", every: "month", from: .on("2026-01-01"),
        ["rollover": "surplus", "categories": first]),
      .budget(
        "Food", "100", every: "month", from: .on("2026-01-01"), on: .on("2026-02-01"),
        ["rollover": "surplus"]),
      .budget(
        "Food", "100", every: "month", from: .on("2026-01-01"), on: .on("2026-03-01"),
        ["rollover": "surplus", "categories": first]),
    ]
    let book = try BudgetBook(facts, today: .on("2026-03-31"))
    let rows = book.rows(
      from: .on("2026-01-01"), through: .on("2026-03-31"), today: .on("2026-03-31"))
    #expect(
      rows.filter { $0.category == "Dairy" }.map { "\($0.period.start) \($0.carried)" } == [
        "2026-01-01 0", "2026-03-01 0",
      ])
    #expect(rows.filter { $0.category == "*" }.map(\.carried) == [0, 100, 200].map { Amount($0) })
  }
}
