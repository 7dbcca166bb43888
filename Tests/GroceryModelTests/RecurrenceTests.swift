import SeededRandom
import GroceryModel
import Testing

@Suite struct RecurrenceTests {
  @Test func `months are clamped to their last day without drifting`() throws {
    let starts = try starts(.month, from: "2026-01-31", count: 5)
    #expect(starts == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"])
  }

  @Test func `each rhythm counts from its own first day`() throws {
    #expect(
      try starts(.week, from: "2026-12-30", count: 3) == ["2026-12-30", "2027-01-06", "2027-01-13"])
    #expect(
      try starts(.twoWeeks, from: "2026-10-03", count: 3) == [
        "2026-10-03", "2026-10-17", "2026-10-31",
      ])
    #expect(
      try starts(.quarter, from: "2025-11-30", count: 3) == [
        "2025-11-30", "2026-02-28", "2026-05-30",
      ])
    #expect(
      try starts(.year, from: "2028-02-29", count: 5) == [
        "2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29",
      ])
  }

  @Test func `a period ends where the next one starts`() throws {
    let rhythm = Recurrence(every: .month, from: try #require(Day("2026-01-31")))
    #expect(
      try rhythm.period(0)
        == Period(#require(Day("2026-01-31")), through: #require(Day("2026-02-27"))))
    #expect(
      try rhythm.period(1)
        == Period(#require(Day("2026-02-28")), through: #require(Day("2026-03-30"))))
    #expect(rhythm.index(containing: try #require(Day("2026-02-27"))) == 0)
    #expect(rhythm.index(containing: try #require(Day("2026-02-28"))) == 1)
    #expect(rhythm.index(containing: try #require(Day("2026-01-30"))) == nil)
  }

  @Test(arguments: Recurrence.Every.allCases)
  func `any day lies in the one period of its number`(every: Recurrence.Every) {
    var random = SplitMix64(seed: 9)
    for _ in 0..<1500 {
      let from = Day(ordinal: Int32.random(in: 0...40_000, using: &random))
      let day = from + Int.random(in: 0...3000, using: &random)
      let rhythm = Recurrence(every: every, from: from)
      guard let index = rhythm.index(containing: day), index >= 0,
        rhythm.start(ofPeriod: index) <= day, day < rhythm.start(ofPeriod: index + 1),
        rhythm.index(containing: rhythm.start(ofPeriod: index)) == index,
        rhythm.index(containing: from + -1) == nil
      else {
        Issue.record("\(day) in every \(every.rawValue) from \(from)")
        return
      }
    }
  }

  @Test(arguments: Recurrence.Every.allCases)
  func `starts go on and never stand still`(every: Recurrence.Every) throws {
    for from in ["2024-02-29", "2026-01-31", "2026-01-30", "2026-01-29", "2025-12-31"] {
      let rhythm = Recurrence(every: every, from: try #require(Day(from)))
      let starts = (0...60).map { rhythm.start(ofPeriod: $0) }
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `rhythms are named as events write them`() {
    #expect(
      Recurrence.Every.allCases.map(\.rawValue) == ["week", "2 weeks", "month", "quarter", "year"])
    #expect(Recurrence.Every(rawValue: "2 weeks") == .twoWeeks)
  }

  private func starts(_ every: Recurrence.Every, from: String, count: Int) throws -> [String] {
    let rhythm = Recurrence(every: every, from: try #require(Day(from)))
    return (0..<count).map { rhythm.start(ofPeriod: $0).description }
  }
}
