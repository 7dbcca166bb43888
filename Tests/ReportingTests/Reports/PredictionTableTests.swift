import GroceryModel
import Projections
import Testing

@testable import HouseholdFixtures
@testable import Reporting

/// Columns of forecasts and of their backtests, and what stands in them.
@Suite struct PredictionTableTests {
  private static let today = Day.on("2026-10-31")

  private static let milk: [Fact] = (0..<12).map { week in
    .purchase(
      "Milk", week % 4 == 3 ? "1.09" : "1.29", on: Day.on("2026-08-03") + 7 * week,
      ["package": "1 l", "store": "Coop"])
  }

  private static func prices(
    _ facts: [Fact], byStore: Bool = false
  ) throws -> [PricePrediction] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try PricePredictionQuestion(from: PriceQuestion(byStore: byStore))
        .predictions(at: .next(after: today), from: larder.replay(today: today)).rows
    }
  }

  private static func names(_ columns: [Column]) -> String {
    columns.map(\.name).joined(separator: ",")
  }

  @Test func `the columns that scripts rely on stand first`() {
    #expect(
      Self.names(Table.pricePredictionColumns).hasPrefix(
        "item,store,currency,unit,n,last_day,last_price,day,predicted,low80,high80,low95,high95,"
          + "method,skill_percent,"))
    #expect(
      Self.names(Table.spendPredictionColumns).hasPrefix(
        "period,currency,spent,predicted,low80,high80,low95,high95,n,method,"))
    #expect(
      Self.names(Table.backtestColumns).hasPrefix(
        "series,horizon,windows,mae,mase,naive_mase,skill_percent,coverage80,coverage95,"))
    let known = Set(Table.pricePredictionColumns.map(\.name))
    #expect(Table.pricePredictionColumnsForPrograms.isSubset(of: known))
    for ofBudgets in [false, true] {
      #expect(
        Table.spendPredictionColumnsForPrograms(ofBudgets: ofBudgets)
          .isSubset(of: Set(Table.spendPredictionColumns.map(\.name))))
    }
  }

  @Test func `a price has all its cells, and a shop where it stands by shop`() throws {
    let table = Table.pricePredictions(try Self.prices(Self.milk, byStore: true))
    let row = try #require(table.rows.first)
    func cell(_ name: String) -> Cell? {
      table.columns.firstIndex { $0.name == name }.map { row[$0] }
    }
    #expect(cell("store") == .text("Coop"))
    #expect(cell("n") == .count(12))
    #expect(cell("last_price") == .figure("1.0900"))
    #expect(cell("day") == .day("2026-10-31"))
    #expect(cell("state") == .text("on sale"))
    #expect(cell("step") == .text("week"))
    #expect(cell("package") == .text("1 l"))
    #expect(!row.contains(.missing))
    #expect(
      try Self.prices(Self.milk).map { Table.pricePredictions([$0]).rows[0][1] } == [.missing])
  }

  @Test func `without a forecast cells are empty, and the method says why`() throws {
    let rows = try Self.prices([.purchase("Salt", "0.49", on: .on("2026-10-01"))])
    let table = Table.pricePredictions(rows)
    let row = try #require(table.rows.first)
    #expect(row[8...12].allSatisfy { $0 == .missing })
    #expect(row[13] == .text("insufficient history (n=1)"))
    #expect(row[14] == .missing)
    #expect(rows[0].explanation.contains("too few prices"))
  }

  @Test func `an explanation says the state, the chance to stay and the skill in words`() throws {
    let row = try #require(Self.prices(Self.milk, byStore: true).first)
    let text = row.explanation
    #expect(text.hasPrefix("Milk at Coop, by week: "))
    #expect(text.contains(" EUR per l on 2026-10-31, "))
    #expect(text.contains("the last is lower than usual; chance that it stays: "))
    #expect(text.contains(" % less error than repeating the last price"))
  }

  @Test func `a month is named by its month and other periods by their days`() throws {
    let facts: [Fact] = [
      .budget("Food", "400", every: "month", from: .on("2026-10-15")),
      .purchase("Bread", "10", on: .on("2026-10-04"), ["currency": "JPY"]),
      .purchase("Bread", "10", on: .on("2026-10-09"), ["currency": "JPY"]),
      .purchase("Bread", "10", on: .on("2026-10-20"), ["currency": "JPY"]),
    ]
    let larder = try TemporaryLarder(facts)
    func first(_ subject: SpendPredictionQuestion.Subject) throws -> [Cell] {
      let rows = try SpendPredictionQuestion(of: subject, on: .on("2026-10-25")).predictions(
        in: Period(.on("2026-10-25"), through: .on("2026-10-25")),
        from: larder.replay(today: .on("2026-10-25"))
      ).rows
      return try #require(Table.spendPredictions(rows).rows.first)
    }
    let month = try first(.months([]))
    #expect(month[0...3] == [.text("2026-10"), .text("JPY"), .figure("30"), .figure("37")])
    #expect(month[9] == .text("pro-rata"))
    let budget = try first(.budgets([]))
    #expect(budget[0] == .text("2026-10-15..2026-11-14"))
    #expect(budget[11] == .text("Food") && budget[12] == .text("*"))
  }

  @Test func `a backtest without windows has empty figures`() throws {
    let larder = try TemporaryLarder([.purchase("Salt", "0.49", on: .on("2026-10-01"))])
    let rows = try PricePredictionQuestion(from: PriceQuestion())
      .backtests(horizons: [1], from: larder.replay(today: Self.today)).rows
    let table = Table.backtest(rows)
    #expect(table.rows.map { $0[0] } == [.text("*"), .text("Salt")])
    #expect(table.rows.allSatisfy { $0[2] == .count(0) })
    #expect(table.rows.allSatisfy { $0[3...8].allSatisfy { $0 == .missing } })
  }
}
