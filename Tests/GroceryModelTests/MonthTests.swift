import GroceryModel
import Testing

@Suite struct MonthTests {
  @Test func `a month runs from its first to its last day`() throws {
    let february = try #require(Month("2028-02"))
    #expect(february.firstDay == Day("2028-02-01"))
    #expect(february.lastDay == Day("2028-02-29"))
    #expect(february.dayCount == 29)
    #expect(february.period == Period(start: february.firstDay, end: february.lastDay + 1))
  }

  @Test(arguments: [("1900-02", 28), ("2000-02", 29), ("2026-04", 30), ("2026-12", 31)])
  func `a month has the calendar's days`(text: String, days: Int) throws {
    #expect(try #require(Month(text)).dayCount == days)
  }

  @Test func `months follow each other over the years`() throws {
    let december = try #require(Month("2026-12"))
    #expect((december + 1).description == "2027-01")
    #expect((december + -12).description == "2025-12")
    #expect(december - Month(year: 2025, month: 1) == 23)
    #expect(december < december + 1)
  }

  @Test func `every month ends the day before the next one starts`() {
    for ordinal in Int32(-30)...30_000 {
      let month = Month(ordinal: ordinal)
      guard month.lastDay + 1 == (month + 1).firstDay, month.firstDay.month == month,
        month.lastDay.month == month, Month(year: month.year, month: month.month) == month,
        (1...12).contains(month.month)
      else {
        Issue.record("month \(ordinal) is told as \(month)")
        return
      }
    }
  }

  @Test(arguments: [
    "", "2026", "2026-1", "2026-13", "2026-00", "2026-10-03", "2026-10 ", "0000-01",
  ])
  func `what is no month is refused`(text: String) {
    #expect(Month(text) == nil)
  }
}
