import GroceryModel
import SeededRandom
import Testing

@testable import Projections

@Suite struct QuotientSumTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a sum of fractions is rounded as the exact one, whatever the order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // All of these divide 5040.
    let denominators = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15]
    let digits = random.pick([0, 2, 3])
    let unit = Amount.unitsPerLastDigit(ofScale: UInt8(digits))
    var parts: [(amount: Amount, top: Int, bottom: Int)] = []
    var exact: Int128 = 0
    for _ in 0..<random.pick(1...12) {
      let amount = Amount(units: unit * Int128(random.pick(-3...20)))
      let (top, bottom) = (random.pick(1...9), random.pick(denominators))
      parts.append((amount, top, bottom))
      exact += amount.units * Int128(top) * Int128(5040 / bottom)
    }
    func rounded(_ parts: [(amount: Amount, top: Int, bottom: Int)]) -> Amount {
      var sum = QuotientSum()
      for part in parts {
        sum.add(
          part.amount, times: ExactRatio(Int128(part.top), 100),
          over: ExactRatio(Int128(part.bottom), 100))
      }
      return sum.rounded(toFractionDigits: digits)
    }
    let expected = Amount(units: divideHalfEven(exact, by: unit * 5040) * unit)
    #expect(rounded(parts) == expected)
    #expect(rounded(parts.shuffled(using: &random)) == expected)
  }

  @Test func `denominators without a common one still make a half`() {
    var sum = QuotientSum()
    for prime in [1_000_003, 1_000_033, 1_000_037, 1_000_039, 1_000_081, 1_000_099, 1_000_117] {
      let bottom = ExactRatio(Int128(prime), 1)
      sum.add(Amount(1), times: .one, over: bottom)
      sum.add(Amount(1), times: ExactRatio(Int128(prime - 1), 1), over: bottom)
    }
    #expect(sum.rounded(toFractionDigits: 0) == Amount(7))
    sum.add(Amount(1), times: .one, over: ExactRatio(2, 1))
    #expect(sum.rounded(toFractionDigits: 0) == Amount(8))
  }
}
