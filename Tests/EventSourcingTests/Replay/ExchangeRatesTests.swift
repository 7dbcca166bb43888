import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct ExchangeRatesTests {
  private static func rate(
    _ from: String, _ to: String, _ rate: String, _ date: String
  ) -> EventDraft {
    EventDraft(.rateObserved, date, ["from": from, "to": to, "rate": rate])
  }

  private static func rates(_ batches: [[EventDraft]]) throws -> ExchangeRates {
    let larder = TemporaryLarder()
    for batch in batches { try larder.append(batch) }
    return try ReplayContext(of: larder.snapshot()).rates
  }

  /// The rate as text with its day, `~` before it where it is one over the other direction's.
  private static func specified(
    _ rates: ExchangeRates, _ from: String, _ to: String, on day: String
  ) throws -> String? {
    rates.rate(from: from, to: to, on: try #require(Day(day))).map {
      ($0.isInverse ? "~" : "") + "\($0.value.text()) \($0.day)"
    }
  }

  @Test func `the last rate on or before the day holds`() throws {
    let rates = try Self.rates([
      [
        Self.rate("CHF", "EUR", "1.07", "2026-03-01"),
        Self.rate("CHF", "EUR", "1.04", "2026-01-01"),
      ]
    ])
    #expect(try Self.specified(rates, "CHF", "EUR", on: "2025-12-31") == nil)
    #expect(try Self.specified(rates, "CHF", "EUR", on: "2026-01-01") == "1.04 2026-01-01")
    #expect(try Self.specified(rates, "CHF", "EUR", on: "2026-02-28") == "1.04 2026-01-01")
    #expect(try Self.specified(rates, "CHF", "EUR", on: "2026-03-01") == "1.07 2026-03-01")
    #expect(try Self.specified(rates, "CHF", "EUR", on: "2030-01-01") == "1.07 2026-03-01")
    #expect(try Self.specified(rates, "USD", "EUR", on: "2030-01-01") == nil)
  }

  @Test func `of one day the later recording holds, then the greater id`() throws {
    let pair = ["1.1", "1.2"].map { Self.rate("CHF", "EUR", $0, "2026-01-01") }
      .sorted { $0.identifier < $1.identifier }
    let greater = try #require(pair[1]["rate"])
    for batch in [pair, pair.reversed()] {
      let found = try Self.specified(try Self.rates([batch]), "CHF", "EUR", on: "2026-01-01")
      #expect(found == "\(greater) 2026-01-01")
    }
    let lesser = try #require(pair[0]["rate"])
    let found = try Self.specified(
      try Self.rates([[pair[1]], [pair[0]]]), "CHF", "EUR", on: "2026-01-01")
    #expect(found == "\(lesser) 2026-01-01")
  }

  @Test func `the other direction serves where it is later, or the only one`() throws {
    let rates = try Self.rates([
      [
        Self.rate("EUR", "USD", "1.07", "2026-01-01"), Self.rate("USD", "EUR", "0.9", "2026-01-01"),
        Self.rate("EUR", "USD", "1.25", "2026-02-01"), Self.rate("EUR", "GBP", "3", "2026-01-01"),
      ]
    ])
    #expect(try Self.specified(rates, "USD", "EUR", on: "2026-01-31") == "0.9 2026-01-01")
    #expect(try Self.specified(rates, "USD", "EUR", on: "2026-02-01") == "~0.8 2026-02-01")
    #expect(
      try Self.specified(rates, "GBP", "EUR", on: "2026-02-01") == "~0.333333333333 2026-01-01")
    // Nothing is chained through a third currency.
    #expect(try Self.specified(rates, "USD", "GBP", on: "2026-02-01") == nil)
  }

  @Test func `a retracted rate is none, and codes are matched as currencies are`() throws {
    let larder = TemporaryLarder()
    let wrong = Self.rate("CHF", "EUR", "7", "2026-01-02")
    try larder.append([Self.rate("chf", "eur", "1.04", "2026-01-01"), wrong])
    try larder.append([
      EventDraft(.eventRetracted, "2026-01-03", ["event": wrong.identifier.description])
    ])
    let rates = try ReplayContext(of: larder.snapshot()).rates
    #expect(try Self.specified(rates, "CHF", "EUR", on: "2026-01-05") == "1.04 2026-01-01")
  }
}
