import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct TripTests {
  private static let day = Day.on("2026-10-31")

  /// An action at so many minutes after ten, typed in the order of its number.
  private static func logged(
    _ number: Int, _ action: TripAction, minute: Int, _ more: [String: String] = [:]
  ) -> Fact {
    let at = Instant(
      microseconds: Instant(startOf: day).microseconds + Int64(600 + minute) * 60_000_000)
    let entered = Instant(
      microseconds: Instant(startOf: day).microseconds + Int64(number) * 1_000_000)
    return Fact(
      .tripLogged, day,
      [
        "trip": "Saturday", "action": action.rawValue, "at": at.description,
        "entered": "\(entered)/1",
      ].merging(more) { _, own in own })
  }

  private static func trips(_ facts: [Fact]) throws -> [Trip] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try larder.replay(today: day).fold(TripLog()).trips
    }
  }

  private static let now = Instant(startOf: day + 1)

  @Test func `pauses count apart, and a pause that lasts ends with the trip`() throws {
    let facts = [
      Self.logged(1, .start, minute: 0), Self.logged(2, .pause, minute: 20),
      Self.logged(3, .resume, minute: 35), Self.logged(4, .pause, minute: 50),
      Self.logged(5, .stop, minute: 65, ["receipt": "17"]),
    ]
    let trip = try #require(try Self.trips(facts).first)
    #expect(trip.state == .stopped)
    #expect(trip.receipt == "17")
    #expect(trip.totalSeconds(now: Self.now) == 65 * 60)
    #expect(trip.pausedSeconds(now: Self.now) == 30 * 60)
    #expect(trip.activeSeconds(now: Self.now) == 35 * 60)
  }

  @Test func `only a trip that has stopped is reset, and its name starts again`() throws {
    let running = [Self.logged(1, .start, minute: 0), Self.logged(2, .reset, minute: 5)]
    #expect(try Self.trips(running).map(\.state) == [.running])
    let reset = running + [Self.logged(3, .stop, minute: 9), Self.logged(4, .reset, minute: 10)]
    #expect(try Self.trips(reset).isEmpty)
    let again = try Self.trips(reset + [Self.logged(5, .start, minute: 30)])
    #expect(again.map { $0.totalSeconds(now: Self.now) } == [13 * 3600 + 30 * 60])
  }

  @Test func `what does not fit changes nothing`() throws {
    let facts = [
      Self.logged(1, .pause, minute: 0), Self.logged(2, .start, minute: 1),
      Self.logged(3, .start, minute: 5), Self.logged(4, .resume, minute: 6),
      Self.logged(5, .stop, minute: 11), Self.logged(6, .stop, minute: 20, ["store": "Coop"]),
    ]
    let trip = try #require(try Self.trips(facts).first)
    #expect(trip.activeSeconds(now: Self.now) == 10 * 60)
    #expect(trip.store == "Coop")
  }

  @Test func `any order of arrival gives the same trips`() throws {
    for seed in 0..<40 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let facts = (0..<random.pick(1...9)).map { number in
        Self.logged(
          number, random.pick(TripAction.allCases), minute: number * 3,
          ["trip": random.pick(["Saturday", "saturday ", "Market"])])
      }
      let expected = try Self.trips(facts)
      var shuffled = facts
      shuffled.shuffle(using: &random)
      #expect(try Self.trips(shuffled) == expected)
    }
  }
}
