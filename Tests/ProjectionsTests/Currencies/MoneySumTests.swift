import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct MoneySumTests {
  private static func amount(_ text: String) throws -> Amount {
    try #require(ExactDecimal(text)).amount
  }

  private static func product(_ amount: String, _ rate: String) throws -> MoneySum {
    try #require(MoneySum(try Self.amount(amount), times: try Self.amount(rate)))
  }

  @Test func `sums of products are those of whole numbers`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      var sum = MoneySum()
      // In 10⁻¹⁶ units: amounts with eight digits after the point, rates with as many.
      var expected: Int128 = 0
      for _ in 0..<random.pick(1...20) {
        let amount = Int128(random.pick(-900_000_000_000...900_000_000_000))
        let rate = Int128(random.pick(1...900_000_000))
        expected += amount * rate
        let part = MoneySum(Amount(units: amount * 10_000), times: Amount(units: rate * 10_000))
        sum += try #require(part)
      }
      for (digits, unit) in [(0, 16), (2, 14), (3, 13), (11, 5)] {
        let divisor = (0..<unit).reduce(Int128(1)) { power, _ in power * 10 }
        let scale = (0..<(12 - digits)).reduce(Int128(1)) { power, _ in power * 10 }
        #expect(
          sum.rounded(toFractionDigits: digits).units
            == divideHalfEven(expected, by: divisor) * scale)
      }
    }
  }

  @Test func `what lies behind the twelfth digit decides a tie`() throws {
    #expect(try Self.product("0.125", "1").rounded(toFractionDigits: 2).text() == "0.12")
    #expect(
      try Self.product("0.125", "1.000000000001").rounded(toFractionDigits: 2).text() == "0.13")
    #expect(try Self.product("-0.125", "1").rounded(toFractionDigits: 2).text() == "-0.12")
    #expect(
      try Self.product("-0.125", "1.000000000001").rounded(toFractionDigits: 2).text() == "-0.13")
    #expect(
      try Self.product("-0.125", "0.999999999999").rounded(toFractionDigits: 2).text() == "-0.12")
    #expect(try Self.product("0.135", "1").rounded(toFractionDigits: 2).text() == "0.14")
  }

  @Test func `parts that cancel leave nothing`() throws {
    var sum = try Self.product("0.000000000001", "0.333333333333")
    #expect(sum != MoneySum())
    sum += try Self.product("-0.000000000001", "0.333333333333")
    #expect(sum == MoneySum())
  }

  @Test func `what has too many digits is none`() throws {
    let most = try Self.amount("999999999999999999")
    #expect(MoneySum(most, times: Amount(1)) != nil)
    #expect(MoneySum(most, times: Amount(2)) == nil)
    #expect(MoneySum(-most, times: most) == nil)
  }
}
