import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ExactRatioTests {
  @Test func `sums and products are those of fractions`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let (a, b, c, d) = (
        Int128(random.pick(-900...900)), Int128(random.pick(1...900)),
        Int128(random.pick(1...900)), Int128(random.pick(1...900))
      )
      let (left, right) = (ExactRatio(a, b), ExactRatio(c, d))
      func isEqual(_ ratio: ExactRatio?, _ top: Int128, _ bottom: Int128) -> Bool {
        guard let ratio else { return false }
        return ratio.numerator * bottom == top * ratio.denominator
      }
      #expect(isEqual(left.plus(right), a * d + c * b, b * d))
      #expect(isEqual(left.times(right), a * c, b * d))
      #expect(isEqual(left.over(right), a * d, b * c))
      #expect(isEqual(left.reduced, a, b))
      #expect(left.approximation == Double(a) / Double(b))
    }
  }

  @Test func `large parts are reduced before they are given up`() {
    let large = Int128(1) << 100
    #expect(ExactRatio(large, 3).times(ExactRatio(6, large))?.reduced == ExactRatio(2, 1))
    #expect(ExactRatio(large, 3).times(ExactRatio(large, 5)) == nil)
    #expect(ExactRatio(.max, 1).plus(.one) == nil)
    #expect(ExactRatio(large * 3, large).text(fractionDigits: 4) == "3.0000")
    #expect(abs(ExactRatio(large, 3).approximation / 4.2255021e29 - 1) < 1e-6)
  }

  @Test func `text is rounded half-even`() {
    #expect(ExactRatio(1, 80_000).text(fractionDigits: 4) == "0.0000")
    #expect(ExactRatio(3, 20_000).text(fractionDigits: 4) == "0.0002")
    #expect(ExactRatio(-1, 3).text(fractionDigits: 1) == "-0.3")
  }
}
