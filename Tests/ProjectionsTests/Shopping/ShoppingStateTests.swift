import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ShoppingStateTests {
  static let day = Day.on("2026-10-20")

  static func list(_ name: String, on date: Day = day, _ more: [String: String] = [:]) -> Fact {
    Fact(.listDefined, date, more.merging(["list": name]) { $1 })
  }

  static func entry(
    _ item: String, on list: String = "Week", entered: String, _ more: [String: String] = [:]
  ) -> Fact {
    Fact(
      .listItemAdded, day,
      more.merging(["list": list, "item": item, "entered": entered]) { $1 })
  }

  static func mark(_ entry: Fact, _ state: String, entered: String, on date: Day = day) -> Fact {
    Fact(
      .listItemMarked, date,
      ["entry": entry.identifier.description, "state": state, "entered": entered])
  }

  static func state(_ facts: [Fact]) throws -> ShoppingState {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: Day.on("2026-12-31"))
      return ShoppingState(
        try replay.fold(ShoppingFold()), descriptions: replay.late.descriptions)
    }
  }

  @Test func `definitions replace each other key by key, in the order in which they were typed`()
    throws
  {
    let state = try Self.state([
      Self.list("Week", ["budget": "30", "entered": "b", "store": "Coop"]),
      Self.list("week", ["currency": "CHF", "entered": "a", "budget": "20"]),
      Self.list("Usual", ["template": "true", "entered": "c"]),
    ])
    #expect(state.lists.map(\.name) == ["Usual", "week"])
    let week = try #require(state.list(named: "WEEK"))
    #expect(week.budget?.description == "30" && week.currency?.code == "CHF")
    #expect(week.store == "Coop" && !week.isTemplate && state.lists[0].isTemplate)
  }

  @Test func `an entry has its last state, and what was bought is forgotten when it opens again`()
    throws
  {
    let milk = Self.entry("Milk", entered: "1", ["quantity": "2", "unit": "l"])
    var checked = Self.mark(milk, "checked", entered: "3")
    checked.values["total"] = "2.58"
    let facts = [checked, milk, Self.mark(milk, "unavailable", entered: "2")]
    let entry = try #require(try Self.state(facts).list(named: "Week")?.entries.first)
    #expect(entry.state == .checked && entry.boughtTotal?.description == "2.58")
    let again = try Self.state(facts + [Self.mark(milk, "open", entered: "4")])
    let opened = try #require(again.list(named: "Week")?.entries.first)
    #expect(opened.state == .open && opened.boughtTotal == nil)
    let removed = try Self.state(facts + [Self.mark(milk, "removed", entered: "4")])
    #expect(removed.list(named: "Week")?.entries.isEmpty == true)
  }

  @Test func `a closed list that is opened again starts without what was on it`() throws {
    let old = Self.entry("Milk", entered: "1")
    let closing = Self.list("Week", ["closed": "true", "entered": "2"])
    let closed = try Self.state([old, closing])
    #expect(closed.list(named: "Week")?.entries.map(\.item) == ["Milk"])
    #expect(closed.list(named: "Week")?.isClosed == true)
    let next = try Self.state([
      old, closing, Self.list("Week", ["closed": "false", "entered": "3"]),
      Self.entry("Bread", entered: "4"),
    ])
    #expect(next.list(named: "Week")?.entries.map(\.item) == ["Bread"])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `any order of arrival gives the same lists`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let facts = Self.history(&random)
    let expected = try Self.state(facts)
    for _ in 0..<3 {
      let shuffled = try Self.state(facts.shuffled(using: &random))
      #expect(shuffled.lists == expected.lists)
    }
  }

  /// Lists, entries, changes and marks at random, some of one moment and some without one.
  static func history(_ random: inout SplitMix64) -> [Fact] {
    let names = ["Week", "Party", "Usual"]
    var facts: [Fact] = []
    var entries: [Fact] = []
    for number in 0..<30 {
      let date = day + Int.random(in: 0..<3, using: &random)
      let entered = "\(Int.random(in: 0..<8, using: &random))/\(number)"
      let name = names[Int.random(in: 0..<3, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        facts.append(
          list(
            name, on: date,
            ["entered": entered, "closed": Bool.random(using: &random) ? "true" : "false"]))
      case 1, 2:
        var added = entry(["Milk", "Bread", "Eggs"][number % 3], on: name, entered: entered)
        added.date = date
        entries.append(added)
        facts.append(added)
      case 3 where !entries.isEmpty:
        let target = entries[Int.random(in: 0..<entries.count, using: &random)]
        facts.append(
          Fact(
            .listItemChanged, date,
            [
              "entry": target.identifier.description, "quantity": "\(number + 1)",
              "entered": entered,
            ]))
      case _ where !entries.isEmpty:
        let target = entries[Int.random(in: 0..<entries.count, using: &random)]
        let states = ListEntry.State.allCases
        facts.append(
          mark(
            target, states[Int.random(in: 0..<states.count, using: &random)].rawValue,
            entered: entered, on: date))
      default: break
      }
    }
    return facts
  }
}
