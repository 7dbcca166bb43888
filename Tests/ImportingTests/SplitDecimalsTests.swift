import Testing

@testable import Importing

@Suite struct SplitDecimalsTests {
  static func joined(_ lines: String...) -> [String] {
    SplitDecimals.joined(lines.map { Substring($0) }).map(String.init)
  }

  @Test func `a blank behind the mark of an amount goes, if several lines end with one`() {
    #expect(
      Self.joined("MILK 17, 95", "0, 330kg*69, 50kr/kg 22, 93 ", "TEA 11. 00", "Total, 3 pieces")
        == ["MILK 17,95", "0,330kg*69,50kr/kg 22,93 ", "TEA 11.00", "Total, 3 pieces"])
  }

  @Test func `one such line proves nothing`() {
    #expect(Self.joined("Route 1, 20", "Milk 1.29") == ["Route 1, 20", "Milk 1.29"])
  }
}
