import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct LeftOutLinesTests {
  private static let day = Day.on("2026-10-03")

  /// Sums the lines that rules leave out.
  private struct LeftOutFold: Projection {
    var leftOut: LeftOutLines?
    var sum = Amount.zero

    mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
      guard event.type == .purchaseRecorded, leftOut?.has(event) == true else { return }
      sum += try event.decimal(PurchaseKey.total)?.amount ?? .zero
    }

    mutating func merge(_ other: LeftOutFold) { sum += other.sum }
  }

  private static func line(_ random: inout SplitMix64) -> Fact {
    let item = random.pick(["Rent", "Miete", "Milk", "(receipt)"])
    var values: [String: String] = [:]
    values["store"] = random.pick(["Landlord", "Hausverwaltung", "Coop", nil])
    // Of one product all lines state their category or none does: what most have decides nothing here.
    if item == "Miete" { values["category"] = random.pick(["Housing", "Bills", "ignore"]) }
    if item == "(receipt)" { values["text"] = random.pick(["RENT OCTOBER", "COOP 12", nil]) }
    return .purchase(item, "\(random.pick(1...900)).\(random.pick(10...99))", on: day, values)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `what is left out line by line is what spending leaves out`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var facts = (0..<random.pick(1...30)).map { _ in Self.line(&random) }
    if random.pick(0...2) == 0 {
      facts.append(.product("Rent", on: Self.day, ["category": random.pick(["Bills", "ignore"])]))
    }
    if random.pick(0...2) == 0 {
      facts.append(.product("Milk", on: Self.day, ["alias_of": "Rent"]))
    }
    let texts = [
      "rent -> ignore", "store:landlord -> ignore", "category:Bills -> ignore", "milk -> Dairy",
      "store:Coop -> Groceries", "store:Hausverwaltung -> store:Landlord", "store:landlord -> Home",
    ]
    let text = texts.filter { _ in random.pick(0...1) == 0 }.shuffled(using: &random)
    let rules = try CategoryRules(parsing: Array(text.joined(separator: "\n").utf8))
    let larder = try TemporaryLarder(facts)
    try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: Self.day)
      let descriptions = replay.late.descriptions
      let folded = try replay.fold(LeftOutFold(leftOut: LeftOutLines(rules, descriptions)))
      let spent = try SpendQuestion(by: [.item]).answer(from: replay, rules: rules).rows
      let all = try SpendQuestion(by: [.item]).answer(from: replay).rows
      let kept = spent.map(\.spent).reduce(Amount.zero, +)
      #expect(all.map(\.spent).reduce(Amount.zero, +) - kept == folded.sum)
    }
  }
}
