import SeededRandom
import GroceryModel
import Testing

@Suite struct PeriodTests {
  @Test func `the end is not part of a period`() throws {
    let period = Period(start: try day("2026-09-15"), end: try day("2026-10-15"))
    #expect(period == Period(try day("2026-09-15"), through: try day("2026-10-14")))
    #expect(period.lastDay == Day("2026-10-14"))
    #expect(period.dayCount == 30)
    #expect(try period.contains(day("2026-09-15")) && period.contains(day("2026-10-14")))
    #expect(try !period.contains(day("2026-09-14")) && !period.contains(day("2026-10-15")))
  }

  @Test func `an end before the start gives an empty period`() throws {
    let period = Period(try day("2026-10-02"), through: try day("2026-09-15"))
    #expect(period.isEmpty && period.dayCount == 0)
    #expect(try !period.contains(day("2026-10-02")))
  }

  @Test func `periods overlap where they share a day`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<500 {
      let (left, right) = (shortPeriod(using: &random), shortPeriod(using: &random))
      let shared = (0..<20).contains {
        left.contains(Day(ordinal: $0)) && right.contains(Day(ordinal: $0))
      }
      #expect(left.overlaps(right) == shared)
    }
  }

  @Test func `a day is named in every step`() throws {
    let day = try day("2026-10-03")
    let keys = CalendarStep.allCases.map { $0.key(of: day) }
    #expect(keys == ["2026-10-03", "2026-W40", "2026-10", "2026-Q4", "2026"])
    #expect(try CalendarStep.week.key(of: self.day("2027-01-03")) == "2026-W53")
    #expect(try CalendarStep.week.key(of: self.day("2008-12-29")) == "2009-W01")
    let quarters = (1...12).map {
      CalendarStep.quarter.key(of: Month(year: 2026, month: $0).firstDay)
    }
    #expect(
      quarters == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4].map { "2026-Q\($0)" })
  }

  @Test func `a step holds just the days of its name`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let day = Day(ordinal: Int32.random(in: -140_000...150_000, using: &random))
      for step in CalendarStep.allCases {
        let (period, key) = (step.period(containing: day), step.key(of: day))
        guard period.contains(day), step.key(of: period.start) == key,
          step.key(of: period.lastDay) == key, step.key(of: period.start + -1) < key,
          step.key(of: period.end) > key
        else {
          Issue.record("\(step) of \(day)")
          return
        }
      }
    }
  }

  @Test func `weekdays are named from Monday`() throws {
    #expect(weekdayNames[try day("2026-10-03").weekday - 1] == "Sat")
  }

  private func shortPeriod(using random: inout SplitMix64) -> Period {
    let start = Day(ordinal: Int32.random(in: 0..<15, using: &random))
    return Period(start: start, end: start + Int.random(in: 0..<5, using: &random))
  }

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }
}
