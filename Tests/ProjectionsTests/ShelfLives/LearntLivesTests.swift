import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct LearntLivesTests {
  private static let day = Day.on("2026-02-01")

  private static func label(
    _ product: Int, _ days: Double, in storage: Storage = .unstated
  ) -> LifeLabel {
    LifeLabel(product: product, storage: storage, bought: day, day: day, days: days)
  }

  private static func product(_ name: String, _ category: String) -> LearntLives.Product {
    LearntLives.Product(
      prior: ProductPrior(name: name, category: category), category: category)
  }

  private static let products = [
    0: product("Yogurt", "dairy"), 1: product("Kefir", "dairy"), 2: product("Bread", "bakery"),
    3: product("Gizmo", "other"),
  ]

  private static func median(
    _ learnt: LearntLives, of product: Int, in storage: Storage, _ category: String,
    prior: Double?
  ) -> Double? {
    learnt.life(of: product, in: storage, category: category, priorDays: prior)?.days.median
  }

  @Test func `labels that are twice as long lengthen their own product most, then its category`()
    throws
  {
    let learnt = LearntLives((0..<8).map { _ in Self.label(0, 20) }, of: Self.products)
    func ratio(_ product: Int, _ category: String) throws -> Double {
      try #require(
        Self.median(learnt, of: product, in: .fridge, category, prior: 10)) / 10
    }
    let (own, sibling, stranger) = (
      try ratio(0, "dairy"), try ratio(9, "dairy"), try ratio(2, "bakery")
    )
    #expect(own > 1.8 && own < 2.1)
    #expect(own > sibling && sibling > stranger && stranger > 1)
  }

  @Test func `one or two labels move no other product`() {
    let nothing = LearntLives([], of: Self.products)
    for count in 1...2 {
      let learnt = LearntLives((0..<count).map { _ in Self.label(0, 200) }, of: Self.products)
      #expect(
        Self.median(learnt, of: 2, in: .pantry, "bakery", prior: 10)
          == Self.median(nothing, of: 2, in: .pantry, "bakery", prior: 10))
      #expect(
        Self.median(learnt, of: 0, in: .fridge, "dairy", prior: 10)
          != Self.median(nothing, of: 0, in: .fridge, "dairy", prior: 10))
    }
  }

  @Test func `a product kept elsewhere is another thing`() throws {
    let learnt = LearntLives(
      (0..<8).map { _ in Self.label(0, 20, in: .fridge) }, of: Self.products)
    let life = try #require(
      learnt.life(of: 0, in: .freezer, category: "dairy", priorDays: 40))
    #expect(life.labels == 0)
    // Where nobody said so it is in its usual place.
    let unsaid = LearntLives((0..<8).map { _ in Self.label(0, 20) }, of: Self.products)
    #expect(unsaid.life(of: 0, in: .fridge, category: "dairy", priorDays: 10)?.labels == 8)
  }

  @Test func `of what nothing is published the own labels alone tell`() throws {
    let learnt = LearntLives([5, 9, 6].map { Self.label(3, $0) }, of: Self.products)
    let median = try #require(
      Self.median(learnt, of: 3, in: .unstated, "other", prior: nil))
    #expect(median > 5.5 && median < 7)
    #expect(Self.median(learnt, of: 4, in: .unstated, "other", prior: nil) == nil)
    // They say nothing of others.
    let nothing = LearntLives([], of: Self.products)
    #expect(
      Self.median(learnt, of: 0, in: .fridge, "dairy", prior: 10)
        == Self.median(nothing, of: 0, in: .fridge, "dairy", prior: 10))
  }

  @Test(arguments: 1...20)
  func `the order of labels changes no digit`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let labels = (0..<30).map { _ in
      Self.label(
        random.pick(0...3), Double(random.pick(3...30)),
        in: random.pick([.unstated, .fridge, .freezer]))
    }
    let straight = LearntLives(labels, of: Self.products)
    let shuffled = LearntLives(labels.shuffled(using: &random), of: Self.products)
    for product in 0...4 {
      for storage in Storage.allCases {
        for prior in [nil, 12.5] {
          #expect(
            straight.life(of: product, in: storage, category: "dairy", priorDays: prior)
              == shuffled.life(of: product, in: storage, category: "dairy", priorDays: prior))
        }
      }
    }
  }
}
