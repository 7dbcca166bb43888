import SeededRandom
import GroceryModel
import Testing

@Suite struct PeriodExpressionTests {
  /// Seen from Saturday, 3 October 2026.
  @Test(arguments: [
    ("2026-10-03", "2026-10-03", "2026-10-03"), ("2026-10", "2026-10-01", "2026-10-31"),
    ("2026", "2026-01-01", "2026-12-31"), ("2026-Q3", "2026-07-01", "2026-09-30"),
    ("2026-q1", "2026-01-01", "2026-03-31"), ("2026-W40", "2026-09-28", "2026-10-04"),
    ("2026-w01", "2025-12-29", "2026-01-04"), ("2026-W53", "2026-12-28", "2027-01-03"),
    ("today", "2026-10-03", "2026-10-03"), ("Yesterday", "2026-10-02", "2026-10-02"),
    ("this day", "2026-10-03", "2026-10-03"), ("next day", "2026-10-04", "2026-10-04"),
    ("this week", "2026-09-28", "2026-10-04"), ("last week", "2026-09-21", "2026-09-27"),
    ("this month", "2026-10-01", "2026-10-31"), ("last month", "2026-09-01", "2026-09-30"),
    ("next month", "2026-11-01", "2026-11-30"), (" LAST \t Month ", "2026-09-01", "2026-09-30"),
    ("last quarter", "2026-07-01", "2026-09-30"), ("this year", "2026-01-01", "2026-12-31"),
    ("last year", "2025-01-01", "2025-12-31"), ("next year", "2027-01-01", "2027-12-31"),
    ("2026-09-15..2026-10-14", "2026-09-15", "2026-10-14"),
    ("2026-09-15 .. 2026-10-14", "2026-09-15", "2026-10-14"),
    ("2026-10-03..2026-10-03", "2026-10-03", "2026-10-03"),
    ("2026-02..2026-04", "2026-02-01", "2026-04-30"), ("2025..2026", "2025-01-01", "2026-12-31"),
    ("2026-W39..today", "2026-09-21", "2026-10-03"),
    ("last month..this month", "2026-09-01", "2026-10-31"),
    ("2026-10-02..2026-10", "2026-10-02", "2026-10-31"),
    ("tomorrow", "2026-10-04", "2026-10-04"), ("friday", "2026-10-02", "2026-10-02"),
    ("Sat", "2026-10-03", "2026-10-03"), ("last saturday", "2026-09-26", "2026-09-26"),
    ("this friday", "2026-10-02", "2026-10-02"), ("3.10.26", "2026-10-03", "2026-10-03"),
    ("next sat", "2026-10-10", "2026-10-10"), ("october", "2026-10-01", "2026-10-31"),
    ("Nov", "2025-11-01", "2025-11-30"), ("sept. 2026", "2026-09-01", "2026-09-30"),
    ("2026 oct", "2026-10-01", "2026-10-31"), ("3 october", "2026-10-03", "2026-10-03"),
    ("october 4", "2025-10-04", "2025-10-04"), ("Oct 4, 2026", "2026-10-04", "2026-10-04"),
    ("2026/10", "2026-10-01", "2026-10-31"), ("2026.10.3", "2026-10-03", "2026-10-03"),
    ("3.10.2026", "2026-10-03", "2026-10-03"), ("04.10.", "2025-10-04", "2025-10-04"),
    ("2026-9", "2026-09-01", "2026-09-30"), ("2026q3", "2026-07-01", "2026-09-30"),
    ("q3 2026", "2026-07-01", "2026-09-30"), ("q3", "2026-07-01", "2026-09-30"),
    ("Q4", "2026-10-01", "2026-12-31"), ("2026w40", "2026-09-28", "2026-10-04"),
    ("W41", "2025-10-06", "2025-10-12"), ("last 3 months", "2026-07-01", "2026-09-30"),
    ("past 2 weeks", "2026-09-14", "2026-09-27"), ("last 7 days", "2026-09-27", "2026-10-03"),
    ("day before yesterday", "2026-10-01", "2026-10-01"),
    ("next 2 months", "2026-11-01", "2026-12-31"), ("2 months ago", "2026-08-01", "2026-08-31"),
    ("10 days ago", "2026-09-23", "2026-09-23"), ("2026-09..", "2026-09-01", "2026-10-03"),
    ("2026-10..", "2026-10-01", "2026-10-31"), ("..2026-09", "0001-01-01", "2026-09-30"),
    ("from 2026-09 to 2026-10", "2026-09-01", "2026-10-31"),
    ("september to october", "2026-09-01", "2026-10-31"),
    ("since 1 september", "2026-09-01", "2026-10-03"),
    ("until yesterday", "0001-01-01", "2026-10-02"),
    ("between 2026-01-15 and 2026-02-14", "2026-01-15", "2026-02-14"),
    ("2025 to 2026", "2025-01-01", "2026-12-31"), ("10/2026", "2026-10-01", "2026-10-31"),
    ("03.2027", "2027-03-01", "2027-03-31"), ("week 40", "2026-09-28", "2026-10-04"),
    ("40. week 2025", "2025-09-29", "2025-10-05"), ("4th quarter", "2026-10-01", "2026-12-31"),
    ("4. quarter 2025", "2025-10-01", "2025-12-31"), ("quarter 1", "2026-01-01", "2026-03-31"),
    ("3º quarter 2026", "2026-07-01", "2026-09-30"),
  ])
  func `a period is read as people type it`(text: String, first: String, last: String) throws {
    let expected = Period(try #require(Day(first)), through: try #require(Day(last)))
    #expect(Period(expression: text, today: today) == expected)
  }

  @Test(arguments: [
    "", " ", "..", "2026-10-14..2026-09-15", "2026-10-04..2026-10-03",
    "2026-01..2026-02..2026-03", "2026-01...2026-02", "2026-10-03-2026-10-04", "26", "202", "20266",
    "2026-", "2026-13", "2026-111", "2026-10-3-4", "2026-Q0", "2026-Q5", "2026-Q", "2026-Q11",
    "2026-Q+",
    "2026-W00", "2026-W54", "2025-W53", "2026-W+5", "2026-W-5", "2026-W 5", "2026-02-29",
    "2026-10-32", "month", "last", "lastmonth", "next century", "last 0 months", "3 months",
    "this  ", "0000", "31 february", "oct nov", "oct 32", "from", "to", "-2026",
    "2026 10", "20 26", "Q5", "W54", "octob", "31.2.2026", "3.13.2026", "3.10",
    "between 2026-01", "２026", "2 week", "week 54", "13/2026", "quarter 5", "week",
  ])
  func `anything else is refused whole`(text: String) {
    #expect(Period(expression: text, today: today) == nil)
  }

  @Test func `every step's key is read as that step`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<200 {
      let day = Day(ordinal: Int32.random(in: -140_000...150_000, using: &random))
      for step in CalendarStep.allCases {
        #expect(
          Period(expression: step.key(of: day), today: today) == step.period(containing: day))
      }
    }
  }

  @Test(arguments: [
    ("friday", "2026-10-09"), ("4 oct", "2026-10-04"), ("3 oct", "2026-10-03"),
    ("2 oct", "2027-10-02"), ("yesterday", "2026-10-02"), ("2026-10-01", "2026-10-01"),
  ])
  func `a day to come is the next one of its name`(text: String, expected: String) {
    #expect(Day(expression: text, today: today, future: true) == Day(expected))
  }

  @Test(arguments: ["october", "2026", "last week", "2026-10-03..2026-10-04", "soon"])
  func `what is not one day is no day`(text: String) {
    #expect(Day(expression: text, today: today) == nil)
  }

  @Test func `last and next at the turn of a year`() throws {
    let newYear = try #require(Day("2027-01-01"))
    #expect(Period(expression: "last month", today: newYear) == Month("2026-12")?.period)
    #expect(Period(expression: "last week", today: newYear)?.start == Day("2026-12-21"))
    #expect(Period(expression: "last quarter", today: newYear)?.start == Day("2026-10-01"))
    #expect(Period(expression: "yesterday", today: newYear)?.start == Day("2026-12-31"))
  }

  private let today = Day(ordinal: 20_729)
}
