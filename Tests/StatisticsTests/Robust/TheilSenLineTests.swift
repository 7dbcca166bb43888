import Statistics
import Testing

@Suite struct TheilSenLineTests {
  /// What SciPy's `theilslopes` finds; points of the same `x` have no slope between them.
  @Test(
    arguments: [
      ([1, 2, 3, 4, 6, 9], [2.5, 3.1, 2.9, 4.8, 9.5, 7.2], 0.716_666_666_666_666_8),
      ([0, 1, 1, 2, 5, 5, 6], [1, 4, 2, 8, 5, 7, 30], 3),
    ] as [([Double], [Double], Double)])
  func `the slope is the median of slopes between pairs`(x: [Double], y: [Double], slope: Double)
    throws
  {
    #expect(isNear(try #require(TheilSenLine(x: x, y: y)).slope, slope))
    #expect(TheilSenLine(x: x.reversed(), y: y.reversed()) == TheilSenLine(x: x, y: y))
  }

  @Test func `wild points do not move the line`() throws {
    let x = (0..<21).map(Double.init)
    var y = x.map { 3 - 0.5 * $0 }
    for wild in [2, 7, 11, 19] { y[wild] += 1000 }
    let line = try #require(TheilSenLine(x: x, y: y))
    #expect(line.slope == -0.5 && line.intercept == 3)
  }

  @Test(arguments: [TheilSenLine.pairedPoints, TheilSenLine.pairedPoints + 1, 4000])
  func `of many points it still finds the line`(count: Int) throws {
    let x = (0..<count).map { Double(($0 * 37) % count) }
    let y = x.map { 2 * $0 + 10 + ($0.truncatingRemainder(dividingBy: 7) == 0 ? 500 : 0) }
    let line = try #require(TheilSenLine(x: x, y: y))
    #expect(abs(line.slope - 2) < 1e-9)
    #expect(abs(line.intercept - 10) < 1e-6)
  }

  @Test func `what has no line is refused`() {
    #expect(TheilSenLine(x: [], y: []) == nil)
    #expect(TheilSenLine(x: [4], y: [1]) == nil)
    #expect(TheilSenLine(x: [4, 4], y: [1, 2]) == nil)
    #expect(TheilSenLine(x: [1, 2], y: [1]) == nil)
    #expect(TheilSenLine(x: [1, .nan], y: [1, 2]) == nil)
  }
}
