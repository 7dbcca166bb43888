import SeededRandom
import GroceryModel
import Testing

@Suite struct DayTests {
  @Test func `every day of 1583 to 2400 counts on from the one before`() throws {
    let first = try #require(Day("1583-01-01"))
    var (year, month, day) = (1583, 1, 1)
    var ordinal: Int32 = -141_349
    var weekday = 6
    #expect(first.ordinal == ordinal)
    while year <= 2400 {
      let found = Day(ordinal: ordinal)
      guard found.components == (year, month, day), found.weekday == weekday,
        Day(year: year, month: month, day: day) == found
      else {
        Issue.record("\(year)-\(month)-\(day) is told as \(found)")
        return
      }
      ordinal += 1
      weekday = weekday == 7 ? 1 : weekday + 1
      day += 1
      if day > length(ofMonth: month, year: year) {
        #expect(Day(year: year, month: month, day: day) == nil)
        (month, day) = (month + 1, 1)
      }
      if month == 13 { (year, month) = (year + 1, 1) }
    }
    #expect(Day(ordinal: ordinal - 1).description == "2400-12-31")
  }

  @Test func `text is read as it is written`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      let day = Day(ordinal: Int32.random(in: -719_162...2_932_896, using: &random))
      guard Day(day.description) == day, day.description.utf8.count == 10 else {
        Issue.record("\(day) is not read back")
        return
      }
    }
    #expect(Day("0001-01-01")?.ordinal == -719_162)
    #expect(Day("9999-12-31")?.ordinal == 2_932_896)
    #expect(Day("1970-01-01")?.ordinal == 0)
  }

  @Test(arguments: [
    "", "2026-10-3", "2026-1-03", "26-10-03", "2026/10/03", "20261003", "2026-10-03 ",
    " 2026-10-03", "2026-02-29", "1900-02-29", "2026-04-31", "2026-00-10", "2026-13-01",
    "2026-10-00", "2026-10-32", "0000-01-01", "-026-10-03", "2026-1a-03", "2026-10-03T00:00",
    "２026-10-3", "+026-10-03",
  ])
  func `what is no day is refused`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `parts that are no day are refused`() {
    #expect(Day(year: 10_000, month: 1, day: 1) == nil)
    #expect(Day(year: 0, month: 12, day: 31) == nil)
    #expect(Day(year: 2026, month: 1, day: -1) == nil)
    #expect(Day(year: 2000, month: 2, day: 29)?.description == "2000-02-29")
  }

  /// Day, ISO year, week and weekday as Python's `date.isocalendar` gives them.
  @Test(arguments: [
    ("2004-12-31", 2004, 53, 5), ("2005-01-01", 2004, 53, 6), ("2005-01-02", 2004, 53, 7),
    ("2005-01-03", 2005, 1, 1), ("2008-12-29", 2009, 1, 1), ("2008-12-31", 2009, 1, 3),
    ("2010-01-03", 2009, 53, 7), ("2010-01-04", 2010, 1, 1), ("2015-12-31", 2015, 53, 4),
    ("2016-01-03", 2015, 53, 7), ("2020-12-31", 2020, 53, 4), ("2021-01-01", 2020, 53, 5),
    ("2021-01-03", 2020, 53, 7), ("2021-01-04", 2021, 1, 1), ("2026-01-01", 2026, 1, 4),
    ("2026-10-03", 2026, 40, 6), ("2026-12-31", 2026, 53, 4), ("2027-01-03", 2026, 53, 7),
    ("2027-01-04", 2027, 1, 1), ("1999-12-31", 1999, 52, 5), ("2000-01-01", 1999, 52, 6),
    ("1600-02-29", 1600, 9, 2), ("1583-01-01", 1582, 52, 6), ("2400-12-31", 2400, 52, 7),
    ("2100-02-28", 2100, 8, 7), ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 52, 5),
  ])
  func `weeks are those of ISO 8601`(text: String, year: Int, week: Int, weekday: Int) throws {
    let day = try #require(Day(text))
    #expect(day.week == (year, week))
    #expect(day.weekday == weekday)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"),
    ("2026-01-31", 2, "2026-03-31"), ("2026-03-31", -1, "2026-02-28"),
    ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
    ("2028-02-29", 12, "2029-02-28"), ("2028-02-29", 48, "2032-02-29"),
    ("2026-10-31", 0, "2026-10-31"), ("2026-10-31", -24, "2024-10-31"),
  ])
  func `months on is the same day or the month's last`(from: String, months: Int, to: String) throws
  {
    #expect(try #require(Day(from)).adding(months: months) == Day(to))
  }

  @Test func `days before the first year are still days`() throws {
    let day = try #require(Day("0001-01-01")) + -367
    #expect(day.components == (-1, 12, 31))
    #expect(day.month.lastDay == day)
    #expect(day.month.year == -1 && day.month.month == 12)
  }

  @Test func `a difference of days undoes their addition`() throws {
    let day = try #require(Day("2026-02-27"))
    #expect((day + 2).description == "2026-03-01")
    #expect((day + 2) - day == 2)
    #expect(day + -58 < day)
  }

  /// The Gregorian rule, written apart from the one under test.
  private func length(ofMonth month: Int, year: Int) -> Int {
    let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
