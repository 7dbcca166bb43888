import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ReviewBookTests {
  private static let day = Day.on("2026-10-31")

  private static func review(_ number: Int, _ rating: Int, _ item: String = "Milk") -> Fact {
    Fact(
      .reviewPosted, day + number,
      ["about": "product", "item": item, "rating": String(rating), "text": "r\(number)"])
  }

  private static func book(_ facts: [Fact]) throws -> (ReviewBook, Descriptions) {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: day + 100)
      return (try replay.fold(ReviewBook()), replay.late.descriptions)
    }
  }

  @Test func `ratings of a product and of its aliases have one mean`() throws {
    let facts = [
      Self.review(0, 4), Self.review(1, 5, "milk"), Self.review(2, 2, "MLK"),
      Fact(.productDescribed, Self.day, ["item": "MLK", "alias_of": "Milk"]),
    ]
    let (book, descriptions) = try Self.book(facts)
    #expect(book.meanRatings(descriptions).map(\.rating.text) == ["3.7"])
    #expect(book.meanRatings(descriptions).map(\.rating.count) == [3])
  }

  @Test func `answers stand below what they answer, in any order of arrival`() throws {
    let first = Self.review(0, 3)
    let second = Self.review(1, 4)
    let answer = Fact(
      .reviewAnswered, Self.day + 2, ["to": first.identifier.description, "text": "a"])
    let reply = Fact(
      .reviewAnswered, Self.day + 3, ["to": answer.identifier.description, "text": "b"])
    let facts = [first, second, answer, reply]
    for seed in 0..<10 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var shuffled = facts
      shuffled.shuffle(using: &random)
      #expect(try Self.book(shuffled).0.threads.map(\.text) == ["r1", "r0", "a", "b"])
    }
  }

  @Test func `an answer to what was taken back stands by itself`() throws {
    let answer = Fact(
      .reviewAnswered, Self.day, ["to": Self.review(0, 3).identifier.description, "text": "a"])
    #expect(try Self.book([answer]).0.threads.map(\.text) == ["a"])
  }
}
