import SeededRandom
import GroceryModel
import Testing

@Suite struct RoundingTests {
  @Test func `a tie goes to the even quotient on both sides of zero`() {
    let rounded = (-7...7).map { divideHalfEven(Int128($0), by: 2) }
    #expect(rounded == [-4, -3, -2, -2, -2, -1, 0, 0, 0, 1, 2, 2, 2, 3, 4])
    #expect((-4...4).map { divideHalfEven(Int128($0), by: 3) } == [-1, -1, -1, 0, 0, 0, 1, 1, 1])
  }

  @Test func `the widest numbers divide without overflow`() {
    #expect(divideHalfEven(.max, by: 1) == .max)
    #expect(divideHalfEven(.min, by: 1) == .min)
    #expect(divideHalfEven(.max, by: .max) == 1)
    #expect(divideHalfEven(.max - 1, by: .max) == 1)
    #expect(divideHalfEven(.min, by: .max) == -1)
  }

  @Test func `a quotient is never further off than half, and even at just half`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let divisor = Int128(Int64.random(in: 1...1000, using: &random))
      let dividend = Int128(Int64.random(in: -100_000...100_000, using: &random))
      let quotient = divideHalfEven(dividend, by: divisor)
      let twice = (dividend - quotient * divisor).magnitude * 2
      guard
        twice < divisor.magnitude
          || (twice == divisor.magnitude && quotient.isMultiple(of: 2))
      else {
        Issue.record("\(dividend) ÷ \(divisor) gave \(quotient)")
        return
      }
    }
  }

  @Test func `a ratio is written with just the digits asked for`() {
    #expect(ratioText(1, over: 3, fractionDigits: 4) == "0.3333")
    #expect(ratioText(-2, over: 3, fractionDigits: 4) == "-0.6667")
    #expect(ratioText(1, over: 20_000, fractionDigits: 4) == "0.0000")
    #expect(ratioText(-1, over: 20_000, fractionDigits: 4) == "0.0000")
    #expect(ratioText(3, over: 20_000, fractionDigits: 4) == "0.0002")
    #expect(ratioText(5, over: 2, fractionDigits: 0) == "2")
    #expect(ratioText(100, over: 1, fractionDigits: 1) == "100.0")
  }

  @Test func `a ratio that cannot be written is nil`() {
    #expect(ratioText(1, over: 0, fractionDigits: 1) == nil)
    #expect(ratioText(1, over: -1, fractionDigits: 1) == nil)
    #expect(ratioText(.max, over: 3, fractionDigits: 1) == nil)
  }
}
