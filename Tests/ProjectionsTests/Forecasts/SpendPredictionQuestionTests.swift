import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct SpendPredictionQuestionTests {
  private func months(
    _ larder: TemporaryLarder, today: Day, in asked: Period? = nil, filters: [NameFilter] = []
  ) throws -> [SpendPrediction] {
    try SpendPredictionQuestion(of: .months(filters), on: today)
      .predictions(
        in: asked ?? Period(today, through: today), from: larder.replay(today: today)
      ).rows
  }

  private func months(_ facts: [Fact], today: Day) throws -> [SpendPrediction] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) { try months(larder, today: today) }
  }

  @Test(arguments: 1...6)
  func `the order of arrival does not matter, and what is dated later is not seen`(
    seed: UInt64
  ) throws {
    var year = ShoppingYear(seed: seed)
    let facts = year.facts(150)
    let together = try TemporaryLarder(facts)
    let apart = try TemporaryLarder(year.split(facts, into: 3))
    for days in [5, 100, 200, 333, 420] {
      let today = year.firstDay + days
      let expected = try months(facts.filter { $0.date <= today }, today: today)
      #expect(expected.count == 1)
      #expect(try months(together, today: today) == expected)
      #expect(try months(apart, today: today) == expected)
    }
  }

  @Test(arguments: 1...4)
  func `a later receipt changes no forecast of an earlier day`(seed: UInt64) throws {
    var year = ShoppingYear(seed: seed)
    let facts = year.facts(200)
    let larder = try TemporaryLarder(facts)
    let today = Day.on("2026-09-30")
    let question = SpendPredictionQuestion(of: .months([]), on: today)
    let before = try question.backtests(horizons: [20, 4], from: larder.replay(today: today)).rows
    // Later months, and today's: no month that is over has another day.
    try larder.append([
      .purchase("Feast", "999", on: today, ["store": "Coop"]),
      .purchase("Feast", "777", on: .on("2026-10-02"), ["store": "Coop"]),
    ])
    #expect(
      try question.backtests(horizons: [20, 4], from: larder.replay(today: today)).rows == before)
    #expect(before.map(\.windows) == [10, 10, 10, 10])
  }

  @Test func `a budget's projection and its forecast are one`() throws {
    let facts: [Fact] = [
      .budget(
        "Food", "400", every: "month", from: .on("2026-07-15"),
        ["categories": #"{"Dairy":"40"}"#]),
      .purchase("Rice", "5", on: .on("2026-07-15")),
      .purchase("Milk", "30", on: .on("2026-08-02"), ["category": "Dairy"]),
      .purchase("Bread", "300", on: .on("2026-09-12")),
      .purchase("Milk", "12", on: .on("2026-09-18"), ["category": "Dairy"]),
    ]
    let larder = try TemporaryLarder(facts)
    let today = Day.on("2026-09-20")
    let asked = Period(start: .on("2026-08-20"), end: .on("2026-11-01"))
    let budgets = try BudgetBook(larder.replay(today: today))
      .rows(from: asked.start, through: asked.lastDay, today: today)
    let rows = try SpendPredictionQuestion(of: .budgets([]), on: today)
      .predictions(in: asked, from: larder.replay(today: today)).rows
    #expect(rows.map(\.period) == budgets.map(\.period))
    #expect(rows.map(\.spent) == budgets.map(\.spent))
    #expect(rows.map(\.budget) == budgets.map(\.budget))
    #expect(rows.map(\.category) == budgets.map(\.category))
    for (row, budget) in zip(rows, budgets) {
      #expect((row.method == .ended) == (budget.projected == nil))
      let expected = budget.projected ?? budget.spent
      #expect(row.forecast?.predicted == expected.text(in: budget.currency))
    }
    let only = try SpendPredictionQuestion(of: .budgets([NameFilter(.category, "dai")]), on: today)
      .predictions(in: Period(today, through: today), from: larder.replay(today: today)).rows
    #expect(only.map(\.category) == ["Dairy"])
  }

  private static let summer: [Fact] =
    // Of different items: one item a month for the same amount would be a bill.
    [
      ("Bread", "2026-05-20"), ("Cheese", "2026-06-03"), ("Rice", "2026-07-03"),
      ("Flour", "2026-08-03"),
    ].map { .purchase($0.0, "310", on: .on($0.1)) }

  @Test func `months count from the first whole one`() throws {
    let larder = try TemporaryLarder(Self.summer)
    let rows = try months(
      larder, today: .on("2026-08-10"),
      in: Period(start: .on("2026-01-01"), end: .on("2026-11-01")))
    #expect(
      rows.map {
        "\($0.period.start.month) \($0.spent) \($0.periods) \($0.method?.rawValue ?? "-")"
      }
        == [
          "2026-05 310 0 ended", "2026-06 310 0 ended", "2026-07 310 1 ended",
          "2026-08 310 2 smoothed-rate", "2026-09 0 2 smoothed-rate", "2026-10 0 2 smoothed-rate",
        ])
    // 0.97 of 30 days at 310 in 30 days, three tenths of the way to 310 in 31.
    let september = try #require(rows[4].forecast)
    #expect(september.predicted == "297.79")
    let ended = try #require(rows[2].forecast)
    #expect(ended == PrintedForecast(certain: "310.00"))
  }

  private static let threeDays: [Fact] = [
    .purchase("Bread", "4", on: .on("2026-09-02")),
    .purchase("Bread", "4", on: .on("2026-09-03")),
    .purchase("Bread", "2", on: .on("2026-09-05")),
  ]

  @Test func `with spending on two days, or in the first days, nothing is foreseen`() throws {
    let early = try #require(months(Self.threeDays, today: .on("2026-09-06")).first)
    #expect(early.method == nil && early.forecast == nil && early.spent.text() == "10")
    let seventh = try #require(months(Self.threeDays, today: .on("2026-09-07")).first)
    #expect(seventh.method == .proRata)
    let few = try #require(
      months(Array(Self.threeDays.dropLast()), today: .on("2026-09-20")).first)
    #expect(few.method == nil && few.forecast == nil)
    let next = try #require(
      months(Array(Self.threeDays.dropLast()), today: .on("2026-10-20")).first)
    #expect(next.method == nil && next.periods == 1)
    let third = try #require(
      months(Array(Self.threeDays.dropLast()), today: .on("2026-11-20")).first)
    #expect(third.method == .smoothedRate && third.periods == 2)
  }

  @Test func `the first month carries its rate on, and says that it is a guess`() throws {
    let row = try #require(months(Self.threeDays, today: .on("2026-09-10")).first)
    #expect(row.method == .proRata)
    #expect(row.periods == 0)
    #expect(row.forecast?.predicted == "30.00")
    #expect(row.skillPercent == nil)
  }

  @Test func `with nothing before it a month to come is not foreseen`() throws {
    let larder = try TemporaryLarder([.purchase("Bread", "10", on: .on("2026-09-02"))])
    let rows = try months(
      larder, today: .on("2026-09-10"),
      in: Period(start: .on("2026-10-01"), end: .on("2026-11-01")))
    #expect(rows.map(\.method) == [nil])
    #expect(rows.map(\.forecast) == [nil])
  }

  @Test func `each currency stands by itself, and filters by name keep what they say`() throws {
    let facts =
      Self.summer + [
        .purchase("Rösti", "31", on: .on("2026-07-04"), ["currency": "CHF"]),
        .purchase("Milk", "20", on: .on("2026-08-05"), ["store": "Coop"]),
      ]
    let larder = try TemporaryLarder(facts)
    #expect(
      try months(larder, today: .on("2026-08-10")).map { "\($0.currency) \($0.spent)" }
        == ["CHF 0", "EUR 330"])
    #expect(
      try months(larder, today: .on("2026-08-10"), filters: [NameFilter(.store, "Coop")])
        .map { "\($0.currency) \($0.spent) \($0.periods)" } == ["EUR 20 0"])
  }

  @Test func `a purchase of a mistyped year changes no forecast, and is stated in its month`()
    throws
  {
    var year = ShoppingYear(seed: 9)
    let facts = year.facts(150).filter { $0.type == .purchaseRecorded }
    let today = try #require(facts.map(\.date).max())
    let plain = try months(facts, today: today)
    let currency = try #require(facts.last?["currency"])
    let far = Fact.purchase("Milk", "7", on: .on("0001-03-04"), ["currency": currency])
    #expect(try months(facts + [far], today: today) == plain)
    let larder = try TemporaryLarder(facts + [far])
    let all = Period(start: .on("0001-01-01"), end: today + 1)
    let rows = try months(larder, today: today, in: all)
    #expect(rows.count < 40)
    #expect(rows.contains { $0.spent == Amount(7) && $0.period.start == .on("0001-03-01") })
  }

  @Test func `skill is that of a backtest as many days before the ends`() throws {
    let facts = (0..<14).map { month in
      Fact.purchase(
        "Bread", "\(200 + 37 * (month * 5 % 7))",
        on: Month(ordinal: Month(year: 2025, month: 8).ordinal + Int32(month)).firstDay)
    }
    let larder = try TemporaryLarder(facts)
    let today = Day.on("2026-10-20")
    let row = try #require(months(larder, today: today).first)
    let measured = try SpendPredictionQuestion(of: .months([]), on: today)
      .backtests(horizons: [11], latest: 8, from: larder.replay(today: today)).rows
    #expect(measured.map(\.series) == ["*", "months"])
    #expect(measured.map(\.windows) == [8, 8])
    #expect(row.skillPercent != nil)
    #expect(row.skillPercent == measured[1].skillPercent)
  }
}
