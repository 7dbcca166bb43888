import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct StockPartsTests {
  @Test func `packed decimals keep their digits`() {
    for text in ["0", "1.50", "999999999999999999", "0.000000000001", "12.345678901234"] {
      guard let number = ExactDecimal(text) else { continue }
      #expect(PackedDecimal(number).amount == number.amount)
      #expect(PackedDecimal(number.negated).amount == number.amount)
    }
    #expect(PackedDecimal(nil).isNone && PackedDecimal.none.amount == .zero)
    #expect(!PackedDecimal(.zero).isNone)
    #expect(MemoryLayout<BoughtLine>.stride == 56)
  }

  @Test func `every unit is a whole number of quanta, and converts as quantities do`() throws {
    for unit in Unit.all {
      let size = UnitSize(unit)
      let base = UnitSize(unit.dimension.base)
      #expect(size.kind == base.kind && size.quanta > 0)
      let left = Int128(unit.numerator) * base.quanta
      #expect(left == size.quanta * Int128(unit.denominator))
    }
    #expect(UnitSize(.kilogram).quanta(of: Amount(10_000_000)) != nil)
    #expect(UnitSize(.kilogram).quanta(of: Amount(10_000_001)) == nil)
  }

  @Test func `shares are rounded half-even and never too great`() {
    #expect(share(1, 1, of: 2) == 0)
    #expect(share(3, 1, of: 2) == 2)
    #expect(share(10, 2, of: 3) == 7)
    #expect(share(.max, .max, of: 1) == .max)
    #expect(share(.max, 3, of: 3) == .max)
  }

  @Test func `the queue gives keys in order`() {
    var random = SplitMix64(seed: 7)
    var queue = ExpiryQueue()
    let keys = (0..<200).map { number in
      ExpiryQueue.Key(
        lastGoodDay: Int32(random.pick(0...9)), state: random.pick([.opened, .moved, .untouched]),
        lot: random.pick(0...20), parcel: number)
    }
    for key in keys { queue.push(key) }
    var popped: [ExpiryQueue.Key] = []
    while let key = queue.pop() { popped.append(key) }
    #expect(popped == keys.sorted())
  }

  @Test func `predictions hold where labels do not, and open things keep less long`() {
    let day = Day.on("2026-10-01")
    var asked = 0
    // Yogurt keeps 10 days, opened 3, and in the freezer 43.
    var life = ProductLife(described: nil) {
      asked += 1
      return ProductLives(
        product: 0,
        own: LearntLives.Product(
          prior: ProductPrior(name: "Yogurt", category: "Dairy"), category: "dairy"),
        learnt: LearntLives([], of: [:]))
    }
    var parcel = Parcel(lot: 0, remaining: 1)
    #expect(life.lastGoodDay(of: parcel, bought: day) == (day + 10, .predicted))
    parcel.expires = day + 9
    #expect(life.lastGoodDay(of: parcel, bought: day) == (day + 9, .label))
    parcel.opened = day + 2
    #expect(life.lastGoodDay(of: parcel, bought: day) == (day + 5, .predicted))
    parcel.opened = day + 8
    #expect(life.lastGoodDay(of: parcel, bought: day) == (day + 9, .label))
    parcel.opened = nil
    (parcel.storage, parcel.moved, parcel.wasFrozen) = (.freezer, day + 1, true)
    #expect(life.lastGoodDay(of: parcel, bought: day) == (day + 44, .predicted))
    #expect(asked == 1)
    var unknown = ProductLife(described: nil) { nil }
    #expect(unknown.lastGoodDay(of: Parcel(lot: 0, remaining: 1), bought: day).day == nil)
    var described = ProductLife(described: 30) { nil }
    #expect(
      described.lastGoodDay(of: Parcel(lot: 0, remaining: 1), bought: day)
        == (day + 30, .predicted))
  }

  @Test func `the day itself is a good one`() {
    #expect(
      [nil, -1, 0, 2, 3, 5, 6].map { StockStatus(daysLeft: $0).rawValue } == [
        "undated", "expired", "use-soon", "use-soon", "soon", "soon", "fresh",
      ])
  }
}
