import SeededRandom
import GroceryModel
import Testing

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    "0", "5", "-5", "2.50", "0.242", "0.05", "-0.01", "123456789012345678", "0.000000000001",
    "-123456.789012345678", "100", "10.0",
  ])
  func `a number is written as it was read`(text: String) throws {
    #expect(try #require(ExactDecimal(text)).description == text)
  }

  @Test(arguments: [
    "", "-", ".", "-.", ".5", "-.5", "5.", "+1", "--1", "1-", " 1", "1 ", "1 000", "1,000", "3,50",
    "12abc", "1e5", "1E5", "0x1F", "1.2.3", "1..2", "NaN", "inf", "١", "１", "1\u{301}", "1\n",
    "1\0", "−1", "1_000", "1'000",
  ])
  func `anything but plain digits is refused whole`(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test func `a short number is read as it is behind so many zeros that it is a long one`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<20_000 {
      let symbols = Array(random.pick(["0123456789", "0159.", "0159.-", "19.-/:+ \0a\u{FF}"]).utf8)
      let short = (0..<random.pick(0...8)).map { _ in random.pick(symbols) }
      let sign = short.first == UInt8(ascii: "-") ? 1 : 0
      let long = short[..<sign] + Array("000000000".utf8) + short[sign...]
      // A number may not begin with its point, which zeros before it would hide.
      guard short.count > sign, short[sign] != UInt8(ascii: ".") else {
        #expect(Self.read(short) == nil)
        continue
      }
      #expect(
        Self.read(short) == Self.read(Array(long)), "\(String(decoding: short, as: UTF8.self))")
    }
  }

  private static func read(_ bytes: [UInt8]) -> ExactDecimal? {
    bytes.withUnsafeBufferPointer { ExactDecimal(parsing: $0) }
  }

  @Test func `more digits than fit are refused, never cut`() {
    #expect(ExactDecimal("999999999999999999")?.coefficient == 999_999_999_999_999_999)
    #expect(ExactDecimal("1000000000000000000") == nil)
    #expect(ExactDecimal("1.000000000000000000") == nil)
    #expect(ExactDecimal("1234567.123456789012") == nil)
    #expect(ExactDecimal("0.0000000000001") == nil)
    #expect(ExactDecimal("0.0000000000000") == nil)
    #expect(ExactDecimal(String(repeating: "9", count: 400)) == nil)
    #expect(ExactDecimal(coefficient: 1, scale: 13) == nil)
    #expect(ExactDecimal(coefficient: 1_000_000_000_000_000_000, scale: 0) == nil)
    #expect(ExactDecimal(coefficient: .min, scale: 0) == nil)
  }

  @Test func `leading zeros count for nothing`() {
    #expect(ExactDecimal("007.50") == ExactDecimal("7.50"))
    #expect(ExactDecimal("0000000000000000000001") == ExactDecimal("1"))
  }

  @Test func `zero has no sign`() {
    #expect(ExactDecimal("-0")?.description == "0")
    #expect(ExactDecimal("-0.00")?.description == "0.00")
    #expect(ExactDecimal("-0.00")?.isNegative == false)
    #expect(ExactDecimal("-0.00")?.isZero == true)
  }

  @Test func `canonical numbers drop only zeros after the point`() {
    let canonical = ["2.50", "2.5", "100", "10.0", "-0.0", "0.10", "-3.000"].map {
      ExactDecimal($0)?.canonical.description
    }
    #expect(canonical == ["2.5", "2.5", "100", "10", "0", "0.1", "-3"])
  }

  @Test func `written digits tell numbers apart, their amounts do not`() {
    #expect(ExactDecimal("2.5") != ExactDecimal("2.50"))
    #expect(ExactDecimal("2.5")?.amount == ExactDecimal("2.50")?.amount)
  }

  @Test func `bytes read as text does`() {
    for text in ["12.34", "-7", "1,2", ""] {
      let parsed = Array(text.utf8).withUnsafeBufferPointer { ExactDecimal(parsing: $0) }
      #expect(parsed == ExactDecimal(text))
    }
  }

  @Test func `any number survives writing, negation and its canonical form`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let bound = Int64.random(in: 1...999_999_999_999_999_999, using: &random)
      let number = try #require(
        ExactDecimal(
          coefficient: Int64.random(in: -bound...bound, using: &random),
          scale: UInt8.random(in: 0...12, using: &random)))
      let canonical = number.canonical
      guard ExactDecimal(number.description) == number, number.negated.negated == number,
        number.negated.amount == -number.amount, canonical.amount == number.amount,
        canonical.canonical == canonical, canonical.description == number.amount.description
      else {
        Issue.record("\(number) is not kept")
        return
      }
    }
  }
}
