import Statistics
import Testing

@Suite struct SimpleRegressionTests {
  @Test func `NIST's certified line is reached`() throws {
    let norris = NISTDataSets.norris
    let line = try #require(SimpleRegression(x: norris.regressors[0], y: norris.response))
    #expect(digits(line.intercept, certified: norris.coefficients[0]) >= 11)
    #expect(digits(line.slope, certified: norris.coefficients[1]) >= 11)
    let error = try #require(line.slopeStandardError)
    #expect(digits(error, certified: norris.standardErrors[1]) >= 11)
    let deviation = try #require(line.residualDeviation)
    #expect(digits(deviation, certified: norris.residualDeviation) >= 11)
    #expect(digits(try #require(line.rSquared), certified: norris.rSquared) >= 11)
    #expect(line.degreesOfFreedom == 34)
  }

  @Test func `an origin far away costs no digits`() throws {
    let y = [2.5, 3.25, 2.75, 4.75, 9.5, 7.25]
    let near = try #require(SimpleRegression(x: [1, 2, 3, 4, 6, 9], y: y))
    let far = try #require(
      SimpleRegression(
        x: [1, 2, 3, 4, 6, 9].map { $0 + 67_108_864 }, y: y.map { $0 + 1_048_576 }))
    #expect(isNear(far.slope, near.slope))
    #expect(isNear(far.slopeStandardError, try #require(near.slopeStandardError)))
  }

  @Test func `two points have a line without an error`() throws {
    let line = try #require(SimpleRegression(x: [1, 3], y: [5, 9]))
    #expect(line.slope == 2 && line.intercept == 3 && line.rSquared == 1)
    #expect(line.slopeStandardError == nil && line.residualDeviation == nil)
  }

  @Test func `where y never varies the slope is zero and nothing is to be explained`() throws {
    let line = try #require(SimpleRegression(x: [1, 2, 5], y: [0.1, 0.1, 0.1]))
    #expect(line.slope == 0 && line.rSquared == nil)
  }

  @Test func `what has no line is refused`() {
    #expect(SimpleRegression(x: [], y: []) == nil)
    #expect(SimpleRegression(x: [1], y: [1]) == nil)
    #expect(SimpleRegression(x: [0.1, 0.1, 0.1], y: [1, 2, 3]) == nil)
    #expect(SimpleRegression(x: [1, 2], y: [1]) == nil)
    #expect(SimpleRegression(x: [1, 2, 3], y: [1, .infinity, 3]) == nil)
  }
}
