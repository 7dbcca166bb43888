import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// A retracted event counts as never made, through every chain of undoing.
@Suite struct UndoneSpendingTests {
  @Test(arguments: 0..<4)
  func `random undoing leaves what the design says is live`(part: UInt64) throws {
    for seed in part * 12..<part * 12 + 12 {
      var household = RandomHousehold(seed: seed)
      let facts = household.facts(
        purchases: household.random.pick(2...14), descriptions: household.random.pick(0...3))
      var reference = ReferenceLiveness()
      let larder = TemporaryLarder()
      func append(_ facts: [Fact]) throws {
        if let name = try larder.append(facts) { reference.append(facts, name: name) }
      }
      for batch in household.random.split(facts, into: 3) { try append(batch) }
      for number in 0..<household.random.pick(1...7) {
        try append(household.undoing(reference, number: number))
      }
      let today = Day.on("2026-12-31")
      let answer = try SpendQuestion(by: [.item, .category, .tag, .store])
        .answer(from: larder.replay(today: today))
      let expected = ReferenceSpending(reference.live, today: today)
        .rows(by: [.item, .category, .tag, .store])
      #expect(Array(answer.rows) == expected, "seed \(seed)")
      if Array(answer.rows) != expected { return }
    }
  }

  @Test func `undo takes back, undo of the undo restores, a second import lives once`() throws {
    let larder = TemporaryLarder()
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [.purchase("Milk", "2", on: day), .purchase("Bread", "3", on: day)]
    func spent() throws -> [String] {
      try SpendQuestion(by: []).answer(from: larder.replay(today: day)).rows.map {
        "\($0.spent) in \($0.lines)"
      }
    }
    let first = try #require(try larder.append(facts))
    #expect(try spent() == ["5 in 2"])
    let undo = try #require(
      try larder.append([.retraction(of: first, on: day, entered: "1")]))
    #expect(try spent() == [])
    try larder.append(facts)
    #expect(try spent() == ["5 in 2"])
    try larder.append([.retraction(of: undo, on: day, entered: "2")])
    #expect(try spent() == ["5 in 2"])
    try larder.append([.retraction(of: facts[0].identifier, on: day, entered: "3")])
    #expect(try spent() == ["3 in 1"])
  }

  @Test func `undoing a correction brings back the one line that was corrected`() throws {
    let larder = TemporaryLarder()
    let day = Day.on("2026-10-03")
    let line = Fact.purchase("Milk", "2", on: day, ["category": "Diary"])
    var corrected = line
    corrected.values["category"] = "Dairy"
    let retraction = Fact.retraction(of: line.identifier, on: day, entered: "1")
    try larder.append([line])
    let batch = try #require(try larder.append([retraction, corrected]))
    func spent() throws -> [String] {
      try SpendQuestion(by: [.category]).answer(from: larder.replay(today: day)).rows.map {
        "\($0.keys[0]) \($0.spent) in \($0.lines)"
      }
    }
    #expect(try spent() == ["Dairy 2 in 1"])
    try larder.append([.retraction(of: batch, on: day, entered: "2")])
    #expect(try spent() == ["Diary 2 in 1"])
  }

  @Test func `bringing back a line that was corrected counts it once`() throws {
    let day = Day.on("2026-10-03")
    let line = Fact.purchase("Milk", "2", on: day, ["category": "Diary"])
    var corrected = line
    corrected.values["category"] = "Dairy"
    let retraction = Fact.retraction(of: line.identifier, on: day, entered: "1")
    let larder = try TemporaryLarder([[line], [retraction, corrected]])
    try larder.append([.retraction(of: retraction.identifier, on: day, entered: "2")])
    let answer = try SpendQuestion(by: [.category]).answer(from: larder.replay(today: day))
    #expect(answer.rows.map { "\($0.keys) \($0.spent)" } == [#"["Diary"] 2"#])
  }
}

extension RandomHousehold {
  /// One more batch: a retraction of anything there is, or something that was undone once more.
  mutating func undoing(_ log: ReferenceLiveness, number: Int) -> [Fact] {
    let undone = log.entries.filter {
      $0.fact.type != .eventRetracted && !log.isBatchLive($0.batch)
    }
    if !undone.isEmpty, random.chance(1, in: 4) {
      // Imported again: what lives is known, and what was retracted by itself stays so.
      let live = Set(log.live.map(\.identifier))
      let named = Set(log.entries.compactMap { $0.fact["event"] })
      let batch = random.pick(undone).batch
      return undone.filter { $0.batch == batch && !live.contains($0.identifier) }
        .map(\.fact).filter { !named.contains($0.identifier.description) }
    }
    if random.chance(1, in: 2) {
      return [.retraction(of: random.pick(log.names), on: firstDay, entered: "undo \(number)")]
    }
    return [
      .retraction(
        of: random.pick(log.entries).identifier, on: firstDay, entered: "undo \(number)")
    ]
  }
}
