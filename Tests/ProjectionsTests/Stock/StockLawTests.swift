import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct StockLawTests {
  private static let firstDay = Day.on("2026-03-01")
  private static let today = Day.on("2026-05-01")

  private static func facts(_ seed: UInt64) -> [Fact] {
    var pantry = RandomPantry(seed: seed, firstDay: firstDay)
    return pantry.facts(pantry.random.pick(1...25))
  }

  private static func fold(_ larder: TemporaryLarder) throws -> StockFold {
    let replay = try larder.replay(today: today)
    return try replay.fold(StockFold([.category], descriptions: replay.late.descriptions))
  }

  private static func ledgers(_ larder: TemporaryLarder) throws -> [LotLedger] {
    let book = try StockBook(try fold(larder), from: try larder.replay(today: today))
    var all: [LotLedger] = []
    book.forEachProduct { all.append($1) }
    return withExtendedLifetime(larder) { all }
  }

  private static func rows(_ larder: TemporaryLarder) throws -> [StockQuestion.Row] {
    var question = StockQuestion()
    question.showsAll = true
    // The larder goes with the last mention of it.
    return try withExtendedLifetime(larder) {
      try question.answer(from: try larder.replay(today: today)).rows
    }
  }

  @Test(arguments: 1...50)
  func `bought is consumed, wasted, refunded and on hand, in quantity and in money`(
    _ seed: Int
  ) throws {
    let facts = Self.facts(UInt64(seed))
    let ledgers = try Self.ledgers(try TemporaryLarder(facts))
    for ledger in ledgers {
      for (number, lot) in ledger.lots.enumerated() {
        let portions = ledger.portions.filter { $0.lot == number }
        let rest = ledger.parcels.filter { $0.lot == number }
        let taken = portions.reduce(0) { $0 + $1.quanta }
        #expect(taken + rest.reduce(0) { $0 + $1.remaining } == lot.quantity)
        #expect(lot.quantity > 0)
        #expect(rest.allSatisfy { $0.remaining >= 0 } && portions.allSatisfy { $0.quanta > 0 })
        let gone = portions.reduce(Amount.zero) { $0 + $1.value }
        #expect(gone + lot.remainingValue == lot.value)
        if rest.allSatisfy({ $0.remaining == 0 }) { #expect(lot.remainingValue == .zero) }
      }
    }
    // Every line that is a thing is a lot, at what was paid for it.
    let lines = facts.filter { $0.type == .purchaseRecorded && $0["kind"] == nil }
    let lots = ledgers.flatMap(\.lots).filter(\.isBought)
    #expect(Set(lots.map(\.identifier)) == Set(lines.map(\.identifier)))
    let paid = lines.reduce(Amount.zero) { $0 + $1.amount("total") }
    #expect(lots.reduce(Amount.zero) { $0 + $1.paid } == paid)
  }

  @Test(arguments: 1...50)
  func `what is on hand is shown to the last gram and cent`(_ seed: Int) throws {
    let larder = try TemporaryLarder(Self.facts(UInt64(seed)))
    let rows = try Self.rows(larder)
    let ledgers = try Self.ledgers(larder)
    let parcels = ledgers.flatMap { $0.parcels.filter { $0.remaining > 0 } }
    #expect(rows.count == parcels.count)
    let value = ledgers.flatMap(\.lots).reduce(Amount.zero) { $0 + $1.remainingValue }
    #expect(rows.reduce(Amount.zero) { $0 + ($1.value ?? .zero) } == value)
  }

  @Test(arguments: 1...50)
  func `an event takes what it states, or what is missing is named`(_ seed: Int) throws {
    let facts = Self.facts(UInt64(seed))
    let larder = try TemporaryLarder(facts)
    let ledgers = try Self.ledgers(larder)
    for fact in facts where fact.type == .stockConsumed || fact.type == .stockWasted {
      let portions = ledgers.flatMap { ledger in
        ledger.portions.filter { $0.event == fact.identifier }
          .map { (portion: $0, lot: ledger.lots[$0.lot]) }
      }
      let found = ledgers.flatMap(\.discrepancies).filter { $0.event == fact.identifier }
      #expect(found.count <= 1)
      guard let quantity = fact["quantity"].flatMap({ ExactDecimal($0) }) else {
        #expect(portions.isEmpty == (found.count == 1))
        continue
      }
      guard let unit = fact["unit"].flatMap({ Unit($0) }), unit.dimension != .count else {
        continue
      }
      let size = UnitSize(unit)
      let taken = portions.reduce(0) { $0 + $1.portion.quanta }
      let missing = found.first?.missing.flatMap { size.quanta(of: $0) } ?? 0
      // What is missing is told in the event's unit, to twelve digits.
      let stated = try #require(size.quanta(of: quantity.amount))
      #expect((taken + missing - stated).magnitude <= size.quanta.magnitude)
    }
  }

  @Test(arguments: 1...25)
  func `the order of recording does not matter`(_ seed: Int) throws {
    let facts = Self.facts(UInt64(seed))
    var random = SplitMix64(seed: UInt64(seed))
    let shuffled = random.split(facts.shuffled(using: &random), into: 3)
    #expect(
      try Self.rows(try TemporaryLarder(facts)) == Self.rows(try TemporaryLarder(shuffled)))
  }

  @Test(arguments: 1...25)
  func `two parts folded apart and merged are the whole`(_ seed: Int) throws {
    let facts = Self.facts(UInt64(seed))
    let half = facts.count / 2
    let whole = try TemporaryLarder(facts)
    let parts = [
      try TemporaryLarder(Array(facts[..<half])), try TemporaryLarder(Array(facts[half...])),
    ]
    var merged = try Self.fold(parts[0])
    merged.merge(try Self.fold(parts[1]))
    func specified(_ fold: StockFold) throws -> [String] {
      let book = try StockBook(fold, from: try whole.replay(today: Self.today))
      var specified: [String] = []
      book.forEachProduct { product, ledger in
        let name = book.catalog.name(of: product)
        specified += ledger.lots.map {
          "\(name) \($0.identifier) \($0.remaining) \($0.remainingValue)"
        }
      }
      return specified.sorted()
    }
    #expect(try specified(merged) == specified(try Self.fold(whole)))
    withExtendedLifetime((whole, parts)) {}
  }

  @Test(arguments: 1...25)
  func `a retracted fact counts as never made`(_ seed: Int) throws {
    let facts = Self.facts(UInt64(seed))
    var random = SplitMix64(seed: UInt64(seed))
    let undone = facts.filter { _ in random.chance(1, in: 4) }
    let larder = try TemporaryLarder(facts)
    try larder.append(
      undone.map { .retraction(of: $0.identifier, on: Self.today, entered: "\($0.identifier)") })
    let kept = facts.filter { !undone.contains($0) }
    #expect(try Self.rows(larder) == Self.rows(try TemporaryLarder(kept)))
  }
}
