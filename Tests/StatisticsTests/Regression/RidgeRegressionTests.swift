import Statistics
import Testing

@Suite struct RidgeRegressionTests {
  let columns: [[Double]] = [[1, 1, 1, 1], [0, 1, 2, 4]]
  let response: [Double] = [1, 3, 4, 9]

  @Test func `without penalties it is least squares`() throws {
    let ridge = try #require(
      RidgeRegression(columns: columns, response: response, penalties: [0, 0], prior: [0, 0]))
    let plain = try #require(LeastSquares(of: response, on: columns, constant: false))
    for (value, expected) in zip(ridge.coefficients, plain.coefficients) {
      #expect(abs(value - expected) < 1e-13)
    }
  }

  /// One column: `b = b₀ + Σ x (y − b₀ x) ÷ (Σ x² + λ)` = 3 + (51 − 63) ÷ (21 + 3).
  @Test func `a penalty draws a coefficient towards the prior`() throws {
    let ridge = try #require(
      RidgeRegression(
        columns: [[1, 2, 4]], response: [3, 4, 10], penalties: [3], prior: [3]))
    #expect(abs(ridge.coefficients[0] - 2.5) < 1e-14)
  }

  @Test func `without observations the prior remains`() throws {
    let ridge = try #require(
      RidgeRegression(columns: [[], []], response: [], penalties: [1, 2], prior: [0.3, -4]))
    #expect(ridge.coefficients == [0.3, -4])
  }

  @Test func `columns that are alike need a penalty`() throws {
    let twice = [columns[1], columns[1]]
    #expect(
      RidgeRegression(columns: twice, response: response, penalties: [0, 0], prior: [0, 0]) == nil)
    let uneven = [0.1, 0.7, 0.3, 1.9]
    #expect(
      RidgeRegression(
        columns: [uneven, uneven.map { $0 / 3 }], response: response, penalties: [0, 0],
        prior: [0, 0]) == nil)
    let shared = try #require(
      RidgeRegression(columns: twice, response: response, penalties: [1, 1], prior: [0, 0]))
    #expect(abs(shared.coefficients[0] - shared.coefficients[1]) < 1e-14)
  }

  @Test func `lists of different lengths and negative penalties are refused`() {
    #expect(
      RidgeRegression(columns: columns, response: [1], penalties: [0, 0], prior: [0, 0]) == nil)
    #expect(
      RidgeRegression(columns: columns, response: response, penalties: [0], prior: [0, 0]) == nil)
    #expect(
      RidgeRegression(columns: columns, response: response, penalties: [0, 0], prior: [0]) == nil)
    #expect(
      RidgeRegression(columns: columns, response: response, penalties: [0, -1], prior: [0, 0])
        == nil)
  }
}
