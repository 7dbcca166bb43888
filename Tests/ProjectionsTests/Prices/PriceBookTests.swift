import ColumnStore
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// A household of thousands of items, whose answers several threads make.
@Suite struct PriceBookTests {
  private static let today = Day.on("2026-12-31")

  private static func facts(_ count: Int) -> [Fact] {
    var random = SplitMix64(seed: 21)
    return (0..<count).map { number in
      .purchase(
        "item \(random.pick(0...5000))" + (number.isMultiple(of: 9) ? " 250 g" : ""),
        "\(random.pick(1...30)).\(random.pick(10...99))",
        on: .on("2026-01-01") + random.pick(0...150),
        ["store": random.pick(["Migros", "Coop"]), "quantity": "\(random.pick(1...3))"])
    }
  }

  private static func series(of book: PriceBook) -> RowParts<String> {
    book.rows(byStore: true) { product, points, _ in
      let prices = points.map { "\($0.day) \($0.value)" }.joined(separator: ", ")
      let first = book.fold.observations[Int(points[points.startIndex].index)]
      return "\(book.catalog.name(of: product)) \(book.storeName(of: first)): \(prices)"
    }
  }

  @Test func `halves of a log, joined and looked at by several threads, tell what the whole does`()
    throws
  {
    let facts = Self.facts(9000)
    let larder = try TemporaryLarder(facts)
    let replay = try larder.replay(today: Self.today)
    let blank = PriceFold(descriptions: replay.late.descriptions)
    let whole = try PriceBook(try replay.fold(blank), filters: [], from: replay)
    let halves = [Array(facts[..<4500]), Array(facts[4500...])]
    var folds = try halves.map { half in
      let larder = try TemporaryLarder(half)
      return try withExtendedLifetime(larder) { try larder.replay(today: Self.today).fold(blank) }
    }
    let last = folds.removeLast()
    folds[0].merge(last)
    let joined = try PriceBook(
      folds[0], filters: [], from: larder.replay(today: Self.today, workers: 3))
    #expect(Self.series(of: joined) == Self.series(of: whole))
    #expect(joined.shrinkages() == whole.shrinkages())
  }

  @Test func `the number of threads changes no answer`() throws {
    let larder = try TemporaryLarder(Self.facts(9000))
    let alone = try larder.replay(today: Self.today)
    let together = try larder.replay(today: Self.today, workers: 3)
    let prices = PriceQuestion(byStore: true)
    #expect(try prices.summaries(from: alone) == prices.summaries(from: together))
    let index = IndexQuestion()
    #expect(try index.levels(from: alone).rows == index.levels(from: together).rows)
    let spend = SpendQuestion(by: [.item, .month])
    #expect(try spend.answer(from: alone) == spend.answer(from: together))
  }
}
