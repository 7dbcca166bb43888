import Statistics
import Testing

@Suite struct LeastSquaresTests {
  @Test(arguments: NISTDataSets.all)
  func `certified results are reached`(set: CertifiedRegression) throws {
    try check(set)
  }

  @Test(
    .enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"),
    arguments: CertifiedFile.expectedDigits.keys.sorted())
  func `all of the study's certified results are reached`(name: String) throws {
    try check(CertifiedFile.regression(name))
  }

  private func check(_ set: CertifiedRegression) throws {
    let fit = try #require(set.fit())
    for (value, certified) in zip(fit.coefficients, set.coefficients) {
      #expect(digits(value, certified: certified) >= set.digits)
    }
    for (value, certified) in zip(fit.standardErrors, set.standardErrors) {
      #expect(digits(value, certified: certified) >= min(set.digits, 8))
    }
    #expect(digits(fit.residualDeviation, certified: set.residualDeviation) >= min(set.digits, 8))
    #expect(digits(try #require(fit.rSquared), certified: set.rSquared) >= 8)
    #expect(fit.coefficients.count == set.coefficients.count)
    #expect(fit.degreesOfFreedom == set.response.count - set.coefficients.count)
  }

  @Test func `regressors that do not determine the coefficients are refused`() {
    let x: [Double] = [1, 2, 3, 4, 5]
    let y: [Double] = [2, 4, 5, 4, 6]
    #expect(LeastSquares(of: y, on: [x, x.map { 2 * $0 - 7 }]) == nil)
    #expect(
      LeastSquares(of: y, on: [x.map { $0.squareRoot() }, x.map { 0.3 - $0.squareRoot() }]) == nil)
    #expect(LeastSquares(of: y, on: [x.map { _ in 3 }]) == nil)
    #expect(LeastSquares(of: y, on: [x.map { _ in 0 }], constant: false) == nil)
  }

  @Test func `what is no regression is refused`() {
    #expect(LeastSquares(of: [1, 2], on: [[1, 2]]) == nil)
    #expect(LeastSquares(of: [1, 2, 3], on: [[1, 2]]) == nil)
    #expect(LeastSquares(of: [1, 2, .nan], on: [[1, 2, 4]]) == nil)
    #expect(LeastSquares(of: [1, 2, 3], on: [[1, .infinity, 4]]) == nil)
    #expect(LeastSquares(of: [1, 2, 3], on: [], constant: false) == nil)
  }

  @Test func `a constant alone is the mean`() throws {
    let fit = try #require(LeastSquares(of: [2, 4, 9], on: []))
    #expect(abs(fit.coefficients[0] - 5) < 1e-14)
    #expect(abs(fit.residualDeviation - 13.0.squareRoot()) < 1e-14)
    #expect(abs(fit.standardErrors[0] - (13.0 / 3).squareRoot()) < 1e-14)
    #expect(abs(try #require(fit.rSquared)) < 1e-14)
  }

  @Test func `where the response is the same everywhere there is nothing to explain`() throws {
    let fit = try #require(LeastSquares(of: [3, 3, 3, 3], on: [[1, 2, 3, 5]]))
    #expect(fit.rSquared == nil)
  }
}

/// The certified values in the study's own form.
private struct CertifiedFile: Decodable {
  let intercept: Bool
  let kind: String
  let beta: [String]
  let se: [String]
  let residual_sd: String
  let r2: String

  /// What Householder's reflections reach: the less, the worse the data is conditioned.
  static let expectedDigits: [String: Double] = [
    "Norris": 11, "Pontius": 11, "NoInt1": 11, "NoInt2": 11, "Longley": 11,
    "Wampler1": 9, "Wampler2": 9, "Wampler3": 9, "Wampler4": 7, "Wampler5": 5, "Filip": 7,
  ]

  static func regression(_ name: String) throws -> CertifiedRegression {
    let sets = try PredictionStudy.decode([String: Self].self, from: "nist/certified.json")
    let set = try #require(sets[name])
    let rows = try PredictionStudy.numbers(in: "nist/\(name).csv")
    let columns = rows[0].indices.map { column in rows.map { $0[column] } }
    let degree = set.kind.split(separator: "polynomial degree ").last.flatMap { Int($0) }
    return CertifiedRegression(
      name: name, response: columns[0],
      regressors: degree.map { powers(of: columns[1], upTo: $0) } ?? Array(columns.dropFirst()),
      constant: set.intercept,
      coefficients: try set.beta.map(PredictionStudy.number),
      standardErrors: try set.se.map(PredictionStudy.number),
      residualDeviation: try PredictionStudy.number(in: set.residual_sd),
      rSquared: try PredictionStudy.number(in: set.r2),
      digits: try #require(expectedDigits[name]))
  }
}
