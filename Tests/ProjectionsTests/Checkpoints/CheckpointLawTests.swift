import ByteTools
import SeededRandom
import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// Whatever is recorded between two questions, an answer from a kept state is the one from the whole
/// log.
@Suite struct CheckpointLawTests {
  /// Everything asked of a larder, as text.
  private static func answers(
    _ larder: TemporaryLarder, today: Day, rules: CategoryRules, _ checkpoints: CheckpointStore?
  ) throws -> [String] {
    func replay() throws -> Replay {
      try larder.replay(today: today, workers: 2, checkpoints: checkpoints)
    }
    let questions = [
      SpendQuestion(by: [.category, .month]),
      SpendQuestion(by: [.item, .tag, .brand]),
      SpendQuestion(
        by: [.store, .receipt], in: Period(.on("2026-02-01"), through: .on("2026-03-10"))),
    ]
    var answers = try questions.map {
      "\(Array(try $0.answer(from: try replay(), rules: rules).rows))"
    }
    let now = try replay()
    let fold = try now.fold(BudgetFold(descriptions: now.late.descriptions, rules: rules))
    let book = try SpendingBook(fold.spending, from: now)
    let statement = BudgetStatement(
      fold.plans, book, asked: Period(today, through: today), today: today)
    answers.append("\(statement.rows)")
    let levels = try IndexQuestion().levels(from: try replay(), rules: rules)
    let changes = try IndexQuestion(
      filters: [NameFilter(.category, "Other"), NameFilter(.store, "Aldi", isNegated: true)]
    ).changes(from: try replay(), rules: rules)
    answers.append("\(levels.rows) \(changes.rows)")
    let household = try HouseholdBook(from: try replay(), rules: rules)
    for month in household.months {
      answers.append(try household.summaries(of: [month]) { Self.text(of: $0) }[0])
    }
    return answers
  }

  /// Everything that a month's report says.
  static func text(of summary: MonthSummary) -> String {
    let categorised = summary.categorised.sorted { $0.key < $1.key }.map { "\($0)" }
    return "\(summary.month) \(summary.fingerprint.text) \(categorised) "
      + "\(summary.totals) \(summary.budgets) \(summary.categories) \(summary.items) "
      + "\(summary.stores) \(summary.picture) \(summary.spend)"
  }

  /// Records a batch of any kind.
  static func step(
    _ larder: TemporaryLarder, _ household: inout RandomHousehold, _ batches: inout [Instant],
    _ facts: inout [Fact], _ number: Int
  ) throws {
    let day = Day.on("2026-05-01")
    var batch: [Fact] = []
    switch household.random.pick(0...9) {
    case 0 where !batches.isEmpty:
      batch = [
        .retraction(of: household.random.pick(batches), on: day, entered: "\(number)")
      ]
    case 1 where !facts.isEmpty:
      let identifier = household.random.pick(facts).identifier
      batch = [.retraction(of: identifier, on: day, entered: "\(number)")]
    case 2: batch = household.facts(purchases: 0, descriptions: 1)
    case 3: batch = household.budget("Budget \(number)")
    case 4 where !facts.isEmpty:
      // The same lines once more, as an overlapping export has them.
      batch = Array(facts.suffix(household.random.pick(1...4)))
    case 5: batch = happenings(number, facts, &household)
    default: batch = household.facts(purchases: household.random.pick(1...12), descriptions: 0)
    }
    facts += batch.filter { $0.type == .purchaseRecorded && !facts.contains($0) }
    if let batch = try larder.append(batch) { batches.append(batch) }
  }

  /// What is told of things that were bought, and of one that never was.
  private static func happenings(
    _ number: Int, _ facts: [Fact], _ household: inout RandomHousehold
  ) -> [Fact] {
    let day = Day.on("2026-03-01") + household.random.pick(0...60)
    var batch: [Fact] = [
      Fact(.stockWasted, day, ["item": "Caviar", "entered": "\(number)"]),
      Fact(
        .priceObserved, day,
        [
          "item": "Caviar", "price": "9", "currency": "EUR", "origin": "web",
          "entered": "\(number)",
        ]),
    ]
    guard let line = facts.isEmpty ? nil : household.random.pick(facts) else { return batch }
    let item = line["item"] ?? ""
    let named = ["item": item, "purchase": "\(line.identifier)", "entered": "\(number)"]
    batch += [
      Fact(
        .expirationRecorded, day, named.merging(["expires": "\(day + 3)"]) { first, _ in first }),
      Fact(household.random.pick([.stockOpened, .stockConsumed, .stockWasted]), day + 1, named),
      .purchase(
        item, "-0.10", on: day,
        ["kind": "discount", "of": "\(line.identifier)", "entered": "\(number)"]),
    ]
    return batch
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `answers with and without kept states are the same`(seed: UInt64) throws {
    let larder = TemporaryLarder()
    try withExtendedLifetime(larder) {
      var household = RandomHousehold(seed: seed)
      var batches: [Instant] = []
      var facts: [Fact] = []
      for number in 0..<10 {
        try Self.step(larder, &household, &batches, &facts, number)
        guard FileSystem.exists(larder.layout.identity) else { continue }
        // Days before some of the events, so that states of an earlier today are asked for later.
        let today = household.random.pick([
          Day.on("2026-03-01"), .on("2026-04-01"), .on("2026-12-31"), .on("2026-12-31"),
        ])
        let rules = try household.random.pick([
          CategoryRules(), CategoryRules(parsing: Array("milk -> Dairy\nstore:Coop -> Fuel".utf8)),
        ])
        let store = CheckpointStore(
          larder.layout, build: "test", worthKeeping: household.random.pick([0, 0, 2_000]))
        if household.random.chance(1, in: 4) {
          try Self.damageSomeState(of: larder, &household.random)
        }
        let kept = try Self.answers(larder, today: today, rules: rules, store)
        let anew = try Self.answers(larder, today: today, rules: rules, nil)
        for (answer, expected) in zip(kept, anew) where answer != expected {
          Issue.record("step \(number): \(answer) is not \(expected)")
        }
      }
    }
  }

  private static func damageSomeState(
    of larder: TemporaryLarder, _ random: inout SplitMix64
  ) throws {
    guard let names = try? FileSystem.names(in: larder.layout.cache), !names.isEmpty else {
      return
    }
    let file = try PosixFile(writing: larder.layout.cache + "/" + random.pick(names))
    let size = try file.size()
    if random.chance(1, in: 3) { return try file.truncate(to: random.pick(0...size)) }
    guard size > 0 else { return }
    let place = random.pick(0...size - 1)
    let byte = try file.bytes(at: place, count: 1)[0] ^ UInt8(random.pick(1...255))
    try [byte].withUnsafeBufferPointer { try file.write($0, at: place) }
  }

  @Test func `a state is used once it is there, and only by the build that wrote it`() throws {
    let larder = try TemporaryLarder([.purchase("Milk", "1.10", on: .on("2026-10-03"))])
    try withExtendedLifetime(larder) {
      func spent(build: String) throws -> [String] {
        let store = CheckpointStore(larder.layout, build: build, worthKeeping: 0)
        let replay = try larder.replay(today: .on("2026-12-31"), checkpoints: store)
        return try SpendQuestion(by: [.item]).answer(from: replay).rows.map { "\($0.spent)" }
      }
      #expect(try spent(build: "1") == ["1.1"])
      // The state stands for the log up to it, which is not read again: a damage there goes unnoticed.
      let log = try PosixFile(writing: larder.layout.segment(1))
      let bytes = try log.bytes(at: 0, count: try log.size())
      let text = String(decoding: bytes, as: UTF8.self)
      let changed = Array(text.replacing(#""total":"1.10""#, with: #""total":"7.10""#).utf8)
      try changed.withUnsafeBufferPointer { try log.write($0, at: 0) }
      #expect(try spent(build: "1") == ["1.1"])
      #expect(throws: LogError.self) { try spent(build: "2") }
      try FileSystem.names(in: larder.layout.cache).forEach {
        FileSystem.remove(larder.layout.cache + "/" + $0)
      }
      #expect(throws: LogError.self) { try spent(build: "1") }
    }
  }
}
