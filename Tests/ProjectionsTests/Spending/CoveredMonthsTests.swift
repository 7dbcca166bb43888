import GroceryModel
import SeededRandom
import Testing

@testable import Projections

@Suite struct CoveredMonthsTests {
  private static func month(_ ordinal: Int) -> Month { Month(ordinal: Int32(ordinal)) }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `every month is covered, silent, or before or after all`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var held: [Int] = []
    var next = random.pick(0...40)
    for _ in 0..<random.pick(1...12) {
      held.append(next)
      next += random.pick([1, 2, 120, 121, 122, 500])
    }
    let covered = CoveredMonths(holding: held.map(Self.month))
    let months = Set(covered.months.map { Int($0.ordinal) })
    for ordinal in (held[0] - 3)...(held[held.count - 1] + 3) {
      let before = held.last { $0 <= ordinal }
      let after = held.first { $0 >= ordinal }
      let isBetween = before != nil && after != nil
      let pause = isBetween ? after! - before! - 1 : 0
      #expect(months.contains(ordinal) == (isBetween && pause <= 120))
      #expect(covered.isSilent(Self.month(ordinal)) == (isBetween && pause > 120))
    }
    #expect(covered.months == covered.months.sorted())
    #expect(covered.silences.count == max(0, covered.stretches.count - 1))
    #expect(covered.farStretches.count == max(0, covered.stretches.count - 1))
    let all = Self.month(held[0])...Self.month(held[held.count - 1])
    #expect(covered.reported(of: all) == covered.months)
  }

  @Test func `a stretch is looked back on until the next begins`() {
    let covered = CoveredMonths(holding: [2, 3, 300, 301, 305].map(Self.month))
    #expect(covered.start(upTo: Self.month(1)) == nil)
    #expect(covered.start(upTo: Self.month(3)) == Self.month(2))
    #expect(covered.start(upTo: Self.month(299)) == Self.month(2))
    #expect(covered.start(upTo: Self.month(900)) == Self.month(300))
    #expect(covered.farStretches == [Self.month(2)...Self.month(3)])
    #expect(covered.silences == [Self.month(4)...Self.month(299)])
  }

  @Test func `of nothing there is nothing`() {
    let covered = CoveredMonths(holding: [])
    #expect(covered.months == [] && covered.first == nil && covered.silences == [])
  }
}
