import SeededRandom
import GroceryModel
import Testing

@Suite struct AmountTests {
  @Test func `a sum of cents is exact`() throws {
    let cent = try amount("0.01")
    let total = (0..<1000).reduce(Amount.zero) { sum, _ in sum + cent }
    #expect(total == Amount(10))
    #expect(try amount("0.1") + amount("0.2") == amount("0.3"))
  }

  @Test func `the largest numbers add up without overflow`() throws {
    let largest = try amount("999999999999999999")
    #expect(Amount(units: largest.units * 100_000_000).text() == "99999999999999999900000000")
  }

  @Test func `text has at least the digits asked for and all that the number has`() throws {
    #expect(try amount("2.50").text() == "2.5")
    #expect(try amount("2.50").text(minimumFractionDigits: 2) == "2.50")
    #expect(try amount("2.505").text(minimumFractionDigits: 2) == "2.505")
    #expect(Amount.zero.text(minimumFractionDigits: 2) == "0.00")
    #expect(try amount("-0.05").description == "-0.05")
    #expect(Amount(units: 1).description == "0.000000000001")
    #expect(Amount(100).description == "100")
  }

  @Test func `the digits asked for are met, and zeros beyond them left out`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let digits = random.pick(0...24)
      let size = (0..<digits).reduce(Int128(1)) { size, _ in size * 10 }
      let unit = Amount.unitsPerLastDigit(ofScale: UInt8(random.pick(0...12)))
      let units = Int128(Int64.random(in: -999...999, using: &random)) * size / unit * unit
      let minimum = random.pick(0...12)
      let text = Amount(units: units).text(minimumFractionDigits: minimum)
      let parts = text.split(separator: ".")
      let fraction = parts.count == 2 ? parts[1] : ""
      let written = Int128(parts[0] + fraction).map {
        $0 * Amount.unitsPerLastDigit(ofScale: UInt8(fraction.count))
      }
      guard written == units, fraction.count >= minimum,
        fraction.count == minimum || fraction.last != "0"
      else {
        Issue.record("\(units) units are written as \(text) with \(minimum) digits asked for")
        return
      }
    }
  }

  @Test(arguments: [
    ("0.125", "0.12"), ("0.135", "0.14"), ("-0.125", "-0.12"), ("-0.135", "-0.14"),
    ("0.125000000001", "0.13"), ("0.124999999999", "0.12"), ("0.005", "0.00"), ("-0.005", "0.00"),
    ("-0.0051", "-0.01"), ("9.995", "10.00"), ("7", "7.00"),
  ])
  func `a tie rounds to the even digit`(text: String, rounded: String) throws {
    #expect(try amount(text).text(fractionDigits: 2) == rounded)
    #expect(try amount(text).rounded(toFractionDigits: 2) == amount(rounded))
  }

  @Test func `rounding down goes towards negative infinity`() throws {
    #expect(try amount("1.239").roundedDown(toFractionDigits: 2) == amount("1.23"))
    #expect(try amount("-1.231").roundedDown(toFractionDigits: 2) == amount("-1.24"))
    #expect(try amount("-1.23").roundedDown(toFractionDigits: 2) == amount("-1.23"))
    #expect(try amount("7.9").roundedDown(toFractionDigits: 0) == Amount(7))
  }

  @Test func `signs are stated`() throws {
    #expect(try amount("-0.01").isNegative && !amount("-0.01").isZero)
    #expect(!Amount.zero.isNegative && Amount.zero.isZero)
    #expect(try amount("-2") < amount("-1.99"))
  }

  @Test func `any two amounts add, subtract and order as their units do`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let left = Amount(units: Int128(Int64.random(in: .min ... .max, using: &random)) * 977)
      let right = Amount(units: Int128(Int64.random(in: .min ... .max, using: &random)) * 991)
      guard left + right == right + left, left + right - right == left, -(-left) == left,
        (left < right) == (right - left > .zero),
        ExactDecimal(left.description).map({ $0.amount == left }) ?? true,
        abs(left.approximation - (Double(left.description) ?? .nan)) <= left.approximation.ulp
      else {
        Issue.record("\(left) and \(right)")
        return
      }
    }
  }

  private func amount(_ text: String) throws -> Amount {
    try #require(ExactDecimal(text)).amount
  }
}
