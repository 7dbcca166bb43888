import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ConvertedAnswersTests {
  private static let today = Day.on("2026-12-31")

  private static func rate(_ from: String, _ to: String, _ rate: String, on day: Day) -> Fact {
    Fact(.rateObserved, day, ["from": from, "to": to, "rate": rate])
  }

  private static func euros() throws -> Currency { try #require(Currency("EUR")) }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `each line counts by its own day's rate, whatever it is summed by`(seed: UInt64) throws {
    var household = RandomHousehold(seed: seed)
    let lines = household.facts(purchases: 30, descriptions: 0)
    var rates: [Fact] = []
    for currency in ["CHF", "JPY", "KWD"] {
      for offset in [-1, 20, 55] {
        let rate = household.random.pick(["1.0731", "0.0061", "2.9"])
        rates.append(
          Self.rate(currency, "EUR", rate, on: household.firstDay + offset))
      }
    }
    let larder = try TemporaryLarder(
      household.random.split((lines + rates).shuffled(using: &household.random), into: 3))
    defer { withExtendedLifetime(larder) {} }
    let replay = try larder.replay(today: Self.today)
    // Rates and amounts have four digits each, so that eight are enough.
    func converted(_ line: Fact) throws -> Int128 {
      let cents = line.amount("total").units / 100_000_000
      guard let currency = line["currency"], currency != "EUR" else { return cents * 10_000 }
      let rate = rates.filter { $0["from"] == currency && $0.date <= line.date }
        .max { $0.date < $1.date }
      return cents * (try #require(rate).amount("rate").units / 100_000_000)
    }
    for key in [SpendKey.month, .day, .year, .weekday, .store] {
      let answer = try SpendQuestion(by: [key], currency: try Self.euros()).answer(from: replay)
      #expect(Set(answer.rows.map(\.currency)).isSubset(of: ["EUR"]))
      guard key != .store else {
        #expect(answer.rows.reduce(0) { $0 + $1.lines } == lines.count)
        continue
      }
      for row in answer.rows {
        let own = lines.filter { line in
          key == .weekday
            ? weekdayNames[line.date.weekday - 1] == row.keys[0]
            : key.step?.key(of: line.date) == row.keys[0]
        }
        let sum = try own.reduce(Int128(0)) { $0 + (try converted($1)) }
        #expect(row.spent.units == divideHalfEven(sum, by: 1_000_000) * 10_000_000_000)
        #expect(row.lines == own.count)
      }
    }
  }

  @Test func `stock and waste count by the rate of the day of the purchase`() throws {
    let day = Day.on("2026-10-03")
    let francs = ["currency": "CHF", "quantity": "2", "unit": "l"]
    let facts: [Fact] = [
      Self.rate("CHF", "EUR", "1.1", on: day + -9), Self.rate("CHF", "EUR", "2", on: day + 1),
      .purchase("Milk", "3.33", on: day, francs),
      .purchase("Milk", "1", on: day, ["quantity": "1"]),
      .purchase("Milk", "3", on: day + 1, francs),
      Fact(.stockWasted, day + 2, ["item": "Milk", "quantity": "3", "unit": "l"]),
    ]
    let larder = try TemporaryLarder(facts)
    defer { withExtendedLifetime(larder) {} }
    let replay = try larder.replay(today: day + 5)
    let waste = try WasteQuestion(by: [], currency: try Self.euros()).answer(from: replay)
    // 3.33 · 1.1 = 3.663, and half of 3 · 2.
    #expect(waste.rows.map { "\($0.currency) \($0.wasted) \($0.bought)" } == ["EUR 6.66 10.66"])
    #expect(waste.rates == ["1 CHF in EUR: 1.1 of 2026-09-24, 2 of 2026-10-04"])
    var question = StockQuestion()
    question.showsAll = true
    question.currency = try Self.euros()
    let stock = try question.answer(from: replay)
    #expect(
      stock.rows.map { "\($0.currency) \($0.value ?? .zero)" }.sorted() == ["EUR 1", "EUR 3"])
    question.currency = Currency("USD")
    #expect(throws: CurrencyConversion.MissingRate.self) { try question.answer(from: replay) }
  }

  @Test func `the first day without a rate is stated, and of one day the first currency`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Milk", "1", on: day + 2, ["currency": "USD"]),
      .purchase("Bread", "1", on: day, ["currency": "JPY"]),
      .purchase("Eggs", "1", on: day, ["currency": "CHF"]),
      .purchase("Tea", "1", on: day + -9),
      Self.rate("CHF", "EUR", "1.1", on: day + 1),
    ]
    let larder = try TemporaryLarder(facts)
    defer { withExtendedLifetime(larder) {} }
    let replay = try larder.replay(today: Self.today)
    let missing = CurrencyConversion.MissingRate(currency: "CHF", target: "EUR", day: day)
    let currency = try Self.euros()
    #expect(throws: missing) {
      try SpendQuestion(by: [.item], currency: currency).answer(from: replay)
    }
    #expect(throws: missing) { try PriceQuestion(currency: currency).summaries(from: replay) }
    #expect(throws: missing) { try IndexQuestion(currency: currency).levels(from: replay) }
    // What nobody asks about needs no rate.
    let filters = [NameFilter(.item, "Tea")]
    let spent = try SpendQuestion(by: [.item], filters: filters, currency: currency)
      .answer(from: replay)
    #expect(spent.rows.map(\.spent) == [Amount(1)])
    let prices = try PriceQuestion(filters: filters, currency: currency).summaries(from: replay)
    #expect(prices.rows.map(\.lastPrice) == ["1.0000"])
  }

  @Test func `prices of several currencies are one series, and the rates are stated`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Milk", "1.20", on: day),
      .purchase("Milk", "1.40", on: day + 1, ["currency": "CHF"]),
      .purchase("Milk", "3.00", on: day + 2, ["currency": "USD"]),
      Self.rate("CHF", "EUR", "1.05", on: day), Self.rate("EUR", "USD", "1.5", on: day),
    ]
    let larder = try TemporaryLarder(facts)
    defer { withExtendedLifetime(larder) {} }
    let replay = try larder.replay(today: Self.today)
    let answer = try PriceQuestion(currency: try Self.euros()).summaries(from: replay)
    #expect(answer.rows.map(\.currency) == ["EUR"])
    #expect(answer.rows.map(\.median) == ["1.4700"])
    #expect(answer.rows.map(\.maximum) == ["2.0000"])
    #expect(
      answer.rates == [
        "1 CHF in EUR: 1.05 of 2026-10-03",
        "1 USD in EUR: 0.666666666667 of 2026-10-03 (inverse of the recorded rate)",
      ])
    let history = try PriceQuestion(currency: try Self.euros()).history(from: replay)
    #expect(history.rows.map { $0.total.text() } == ["1.2", "1.47", "2"])
  }
}
