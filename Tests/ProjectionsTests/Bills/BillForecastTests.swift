import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// A household that pays 890.00 on the 1st of each month and shops for 45.00 each week.
@Suite struct BillForecastTests {
  private static let rent = ["store": "Landlord", "category": "Rent"]

  private static func facts(rentUntil last: Day = .on("2026-11-01")) -> [Fact] {
    let weeks = (0..<4).flatMap { month in
      [3, 10, 17, 24].map { day in
        Fact.purchase(
          "Groceries", "45", on: Month(year: 2026, month: 7 + month).firstDay + (day - 1),
          ["store": "Market", "category": "Food"])
      }
    }
    let rents = (7...11).map { Month(year: 2026, month: $0).firstDay }.filter { $0 <= last }
      .map { Fact.purchase("Rent", "890", on: $0, rent) }
    return weeks + rents
      + [.purchase("Groceries", "45", on: .on("2026-11-03"), ["store": "Market"])]
  }

  private func month(
    _ facts: [Fact], today: String, of month: String, filters: [NameFilter] = []
  ) throws -> SpendPrediction {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let asked = try #require(Month(month)).period
      let rows = try SpendPredictionQuestion(of: .months(filters), on: .on(today))
        .predictions(in: asked, from: larder.replay(today: .on(today))).rows
      return try #require(rows.first)
    }
  }

  @Test func `before its day a bill is still to come`() throws {
    let row = try month(Self.facts(), today: "2026-10-31", of: "2026-11")
    #expect(
      row.bills
        == [
          BillPayment(
            payee: "Landlord", day: .on("2026-11-01"), amount: Amount(890), isPaid: false)
        ])
    // 0.97 times four weeks of 45.00, 31 days' rate for 30 days.
    let predicted = try #require(row.forecast.flatMap { Double($0.predicted) })
    #expect(abs(predicted - (890 + 0.97 * 180 / 31 * 30)) < 2)
  }

  @Test func `what states its quantity is goods, and no bill`() throws {
    let facts = (7...11).map {
      Fact.purchase(
        "Coffee 1 kg", "14", on: Month(year: 2026, month: $0).firstDay,
        ["store": "Roaster", "quantity": "1"])
    }
    #expect(try month(facts, today: "2026-11-10", of: "2026-11").bills.isEmpty)
  }

  @Test func `after its day a bill adds nothing`() throws {
    let row = try month(Self.facts(), today: "2026-11-10", of: "2026-11")
    #expect(row.bills.map(\.isPaid) == [true])
    let predicted = try #require(row.forecast.flatMap { Double($0.predicted) })
    #expect((1030...1080).contains(predicted))
  }

  @Test func `a category with nothing but a paid bill is known to the cent`() throws {
    let row = try month(
      Self.facts(), today: "2026-11-10", of: "2026-11", filters: [NameFilter(.category, "rent")])
    #expect(row.forecast == PrintedForecast(certain: "890.00"))
  }

  @Test func `a cancelled bill is not expected after ten days, and has no rate`() throws {
    let facts = Self.facts(rentUntil: .on("2026-10-01"))
    #expect(try month(facts, today: "2026-11-11", of: "2026-11").bills.map(\.isPaid) == [false])
    let row = try month(facts, today: "2026-11-12", of: "2026-11")
    #expect(row.bills.isEmpty)
    let predicted = try #require(row.forecast.flatMap { Double($0.predicted) })
    #expect((100...200).contains(predicted))
  }

  @Test func `an item without a store can be a bill`() throws {
    let facts = (7...10).map { month in
      Fact.purchase("Streaming", "9.99", on: Month(year: 2026, month: month).firstDay + 11)
    }
    let row = try month(facts, today: "2026-11-02", of: "2026-11")
    #expect(row.bills.map(\.payee) == ["Streaming"])
    #expect(row.bills.map(\.day) == [.on("2026-11-12")])
    #expect(row.forecast == PrintedForecast(certain: "9.99"))
  }

  @Test func `a budget is watched for what bills leave of it`() throws {
    let today = Day.on("2026-11-10")
    func status(_ amount: String) throws -> BudgetStatement.Status? {
      let facts =
        Self.facts() + [
          .budget("Home", amount, every: "month", from: .on("2026-07-01"))
        ]
      return try BudgetBook(facts, today: today)
        .rows(from: today, through: today, today: today).first?.status
    }
    // Of 935.00 spent, 890.00 is the rent.
    #expect(try status("1100") == .ok)
    #expect(try status("947") == .ok)
    #expect(try status("946") == .watch)
    #expect(try status("934") == .over)
  }

  @Test func `a budget of paid bills is ok and projected as spent`() throws {
    let today = Day.on("2026-11-10")
    let facts =
      Self.facts() + [
        .budget(
          "Home", "1200", every: "month", from: .on("2026-07-01"),
          ["categories": #"{"Food":"300","Rent":"890"}"#])
      ]
    let rows = try BudgetBook(facts, today: today).rows(from: today, through: today, today: today)
    let rent = try #require(rows.first { $0.category == "Rent" })
    #expect(rent.projected == rent.spent)
    #expect(rent.status == .ok)
    #expect(rent.excess == nil)
    let whole = try #require(rows.first { $0.category == "*" })
    #expect(whole.excess == nil)
  }

  @Test func `past forecasts see only the payments of their time`() throws {
    let larder = try TemporaryLarder(Self.facts())
    try withExtendedLifetime(larder) {
      let today = Day.on("2026-11-10")
      let rows = try SpendPredictionQuestion(of: .months([]), on: today)
        .backtests(horizons: [20], from: larder.replay(today: today)).rows
      // Of four whole months the last two are forecast; the first of them knows three payments.
      #expect(rows.map(\.windows).allSatisfy { $0 <= 2 })
    }
  }
}
