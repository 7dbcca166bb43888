import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct FingerprintFoldTests {
  private static let october = Month(year: 2026, month: 10)

  private static func fingerprint(
    _ batches: [[Fact]], of month: Month = october, today: Day = .on("2026-12-31")
  ) throws -> Fingerprint {
    let larder = try TemporaryLarder(batches)
    return try withExtendedLifetime(larder) {
      try larder.replay(today: today).fold(FingerprintFold())
        .fingerprint(upTo: min(month.lastDay, today))
    }
  }

  private static let facts: [Fact] = [
    .purchase("Milk", "1.10", on: .on("2026-10-03"), ["category": "Dairy"]),
    .purchase("Bread", "2.10", on: .on("2026-10-31")),
    .purchase("Cake", "9", on: .on("2026-11-01")),
    .budget("Food", "100", every: "month", from: .on("2026-09-01")),
    .product("Milk", on: .on("2027-05-05"), ["category": "Dairy"]),
    Fact(.stockConsumed, .on("2026-10-05"), ["item": "Milk"]),
  ]

  @Test func `facts dated up to the month's end and all descriptions are counted`() throws {
    #expect(try Self.fingerprint([Self.facts]).events == 5)
    #expect(try Self.fingerprint([Self.facts], of: Self.october + -1).events == 2)
    #expect(try Self.fingerprint([Self.facts], of: Self.october + 1).events == 6)
    #expect(try Self.fingerprint([Self.facts], today: .on("2026-10-04")).events == 3)
  }

  @Test func `equal facts are equal in any order and any batches`() throws {
    let whole = try Self.fingerprint([Self.facts])
    #expect(try Self.fingerprint(Self.facts.reversed().map { [$0] }) == whole)
    #expect(try Self.fingerprint([Self.facts.filter { $0["item"] != "Cake" }]) == whole)
  }

  @Test func `one changed fact is another fingerprint`() throws {
    let whole = try Self.fingerprint([Self.facts])
    var seen: Set<UInt128> = [whole.sum.value]
    for index in Self.facts.indices where Self.facts[index]["item"] != "Cake" {
      var changes: [Fact] = []
      var later = Self.facts[index]
      later.date = later.date + -1
      changes.append(later)
      var renamed = Self.facts[index]
      for key in ["item", "budget"] where renamed[key] != nil { renamed.values[key] = "Changed" }
      changes.append(renamed)
      var refiled = Self.facts[index]
      if refiled["category"] != nil {
        refiled.values["category"] = "Drinks"
        changes.append(refiled)
      }
      for change in changes {
        var facts = Self.facts
        facts[index] = change
        let other = try Self.fingerprint([facts])
        #expect(other.events == whole.events)
        #expect(seen.insert(other.sum.value).inserted, "\(change)")
      }
    }
    #expect(try Self.fingerprint([Array(Self.facts.dropFirst())]) != whole)
  }

  @Test func `who recorded a fact, when and from where, is no part of it; nor is an undone one`()
    throws
  {
    let whole = try Self.fingerprint([Self.facts])
    let larder = try TemporaryLarder([[.purchase("Pen", "1", on: .on("2026-10-01"))]])
    let first = try #require(try larder.append(Self.facts))
    try larder.append([.retraction(of: first, on: .on("2026-10-01"), entered: "1")])
    try larder.append(Self.facts)
    try larder.append([
      .retraction(
        of: Fact.purchase("Pen", "1", on: .on("2026-10-01")).identifier, on: .on("2026-10-01"),
        entered: "2")
    ])
    let today = Day.on("2026-12-31")
    let fold = try larder.replay(today: today).fold(FingerprintFold())
    #expect(fold.fingerprint(upTo: Self.october.lastDay) == whole)
  }

  @Test func `parts of a log add up to the whole`() throws {
    let today = Day.on("2026-12-31")
    func fold(_ facts: ArraySlice<Fact>) throws -> FingerprintFold {
      let larder = try TemporaryLarder(Array(facts))
      return try withExtendedLifetime(larder) {
        try larder.replay(today: today).fold(FingerprintFold())
      }
    }
    for cut in 0...Self.facts.count {
      var merged = try fold(Self.facts[..<cut])
      merged.merge(try fold(Self.facts[cut...]))
      #expect(
        try merged.fingerprint(upTo: Self.october.lastDay) == Self.fingerprint([Self.facts]))
    }
  }

  @Test func `it is printed as a count and 32 digits`() {
    #expect(
      Fingerprint(events: 1234, sum: FactSum(0xABC)).text
        == "1234-00000000000000000000000000000abc")
  }
}
