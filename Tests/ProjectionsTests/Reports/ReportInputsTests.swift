import ByteTools
import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ReportInputsTests {
  private static let days: [Day] = [
    .on("2026-03-01"), .on("2026-04-01"), .on("2026-04-17"), .on("2026-12-31"),
  ]

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `months with equal inputs have equal summaries, whatever was recorded meanwhile`(
    seed: UInt64
  ) throws {
    let larder = TemporaryLarder()
    try withExtendedLifetime(larder) {
      var household = RandomHousehold(seed: seed)
      var batches: [Instant] = []
      var facts: [Fact] = []
      // For each month the summaries that were made so far, by their inputs.
      var seen: [Month: [UInt128: String]] = [:]
      for number in 0..<12 {
        try CheckpointLawTests.step(larder, &household, &batches, &facts, number)
        guard FileSystem.exists(larder.layout.identity) else { continue }
        let today = household.random.pick(Self.days)
        let rules = try household.random.pick([
          CategoryRules(), CategoryRules(parsing: Array("milk -> Dairy\nstore:Coop -> Fuel".utf8)),
        ])
        let store = CheckpointStore(larder.layout, build: "test", worthKeeping: 0)
        let replay = try larder.replay(today: today, checkpoints: store)
        let inputs = try replay.fold(ReportInputs())
        let book = try HouseholdBook(from: replay, rules: rules)
        #expect(inputs.covered == book.covered)
        let sums = inputs.sums(of: book.months, today: today, rules: rules)
        let texts = try book.summaries(of: book.months) { CheckpointLawTests.text(of: $0) }
        for (place, month) in book.months.enumerated() {
          if let known = seen[month]?[sums[place]], known != texts[place] {
            Issue.record("step \(number), \(month): \(texts[place]) is not \(known)")
          }
          seen[month, default: [:]][sums[place]] = texts[place]
        }
      }
    }
  }

  private static func sums(_ larder: TemporaryLarder, today: Day) throws -> [String: UInt128] {
    let inputs = try larder.replay(today: today).fold(ReportInputs())
    let months = inputs.covered.months
    let sums = inputs.sums(of: months, today: today, rules: CategoryRules())
    return Dictionary(uniqueKeysWithValues: zip(months.map(\.description), sums))
  }

  private static let facts: [Fact] = [
    .purchase("Milk", "1.10", on: .on("2026-08-03")),
    .purchase("Bread", "2.10", on: .on("2026-09-30")),
    .purchase("Cake", "9", on: .on("2026-10-01")),
  ]

  /// The months whose inputs a batch changes.
  private func changed(by batch: [Fact]) throws -> [String] {
    let larder = try TemporaryLarder(Self.facts)
    return try withExtendedLifetime(larder) {
      let before = try Self.sums(larder, today: .on("2026-12-31"))
      try larder.append(batch)
      let after = try Self.sums(larder, today: .on("2026-12-31"))
      return after.filter { before[$0.key] != $0.value }.keys.sorted()
    }
  }

  @Test func `a fact changes the months from its day on, a description all of them`() throws {
    #expect(try changed(by: []) == [])
    #expect(
      try changed(by: [.purchase("Rice", "3", on: .on("2026-09-15"))]) == ["2026-09", "2026-10"])
    #expect(
      try changed(by: [.budget("Food", "9", every: "month", from: .on("2026-10-01"))])
        == ["2026-10"])
    #expect(
      try changed(by: [
        .retraction(of: Self.facts[1].identifier, on: .on("2026-12-01"), entered: "1")
      ])
        == ["2026-09", "2026-10"])
    #expect(
      try changed(by: [.product("Milk", on: .on("2026-10-05"), ["category": "Dairy"])])
        == ["2026-08", "2026-09", "2026-10"])
  }

  @Test func `of two budgets of one day it matters which was recorded later`() throws {
    let budgets: [Fact] = ["10", "20"].map {
      .budget("Food", $0, every: "month", from: .on("2026-09-01"))
    }
    let day = Day.on("2026-12-31")
    let larder = try TemporaryLarder([Self.facts, [budgets[0]], [budgets[1]]])
    try withExtendedLifetime(larder) {
      let before = try Self.sums(larder, today: day)
      let batches = try larder.replay(today: day)
      #expect(batches.late.retractions.isEmpty)
      let undone = try #require(try larder.append([budgets[0]]))
      try larder.append([.retraction(of: undone, on: day, entered: "1")])
      #expect(try Self.sums(larder, today: day) == before)
    }
    let other = try TemporaryLarder([Self.facts, [budgets[1]], [budgets[0]]])
    try withExtendedLifetime(other) {
      let larder = try TemporaryLarder([Self.facts, [budgets[0]], [budgets[1]]])
      #expect(try Self.sums(other, today: day) != Self.sums(larder, today: day))
    }
  }

  @Test func `only a month that is not over depends on the day of the run`() throws {
    let larder = try TemporaryLarder(Self.facts)
    try withExtendedLifetime(larder) {
      let first = try Self.sums(larder, today: .on("2026-10-10"))
      let second = try Self.sums(larder, today: .on("2026-10-11"))
      let changed = first.filter { second[$0.key] != $0.value }.keys.sorted()
      #expect(changed == ["2026-10"])
    }
  }
}
