/// A linear regression on several regressors by least squares.
///
/// Solved by Householder's reflections, see ``HouseholderQR``, and checked against the certified
/// values of NIST's Statistical Reference Datasets.
struct LeastSquares: Hashable, Sendable {
  /// The constant first if there is one, then one for each regressor.
  let coefficients: [Double]
  /// In the order of the coefficients: `s √((XᵀX)⁻¹)ⱼⱼ`.
  let standardErrors: [Double]
  /// How many observations there are more than coefficients.
  let degreesOfFreedom: Int
  /// `s = √(Σ residual² ÷ degrees of freedom)`.
  let residualDeviation: Double
  /// The share of the response's squares that is explained; nil if there is nothing to explain.
  ///
  /// Squares are of distances from the mean if there is a constant, else from zero.
  let rSquared: Double?

  /// Fits the response to the regressors.
  ///
  /// Nil if lengths differ, if there are not more observations than coefficients, if a number is
  /// not finite, or if the regressors do not determine the coefficients.
  ///
  /// - Parameters:
  ///   - response: What is to be explained.
  ///   - regressors: Columns, each as long as `response`.
  ///   - constant: Whether there is a constant beside the regressors.
  init?(of response: [Double], on regressors: [[Double]], constant: Bool = true) {
    let observations = response.count
    let ones = constant ? [Array(repeating: 1.0, count: observations)] : []
    let columns = ones + regressors
    guard !columns.isEmpty, observations > columns.count,
      columns.allSatisfy({ $0.count == observations && $0.allSatisfy(\.isFinite) }),
      response.allSatisfy(\.isFinite),
      let factors = HouseholderQR(columns: columns, rows: observations)
    else { return nil }
    let rotated = factors.rotate(response)
    coefficients = factors.solveTriangle(rotated)
    degreesOfFreedom = observations - columns.count
    let residualSquares = sumOfSquares(rotated[columns.count...])
    let deviation = (residualSquares / Double(degreesOfFreedom)).squareRoot()
    residualDeviation = deviation
    standardErrors = factors.inverseDiagonal().map { deviation * $0.squareRoot() }
    let centre = constant ? response.reduce(0, +) / Double(observations) : 0
    let squares = sumOfSquares(response.map { $0 - centre })
    rSquared = squares > 0 ? 1 - residualSquares / squares : nil
  }
}

private func sumOfSquares(_ values: some Sequence<Double>) -> Double {
  values.reduce(0) { $0 + $1 * $1 }
}
