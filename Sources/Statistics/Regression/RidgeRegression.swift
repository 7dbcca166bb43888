/// Coefficients that are drawn towards what is known of them beforehand.
///
/// Minimises `Σ (y − x·b)² + Σ λⱼ (bⱼ − b₀ⱼ)²`: the mode of the posterior where errors have the
/// variance 1 and `bⱼ` is normal about `b₀ⱼ` with the variance `1/λⱼ`. Solved as
/// `b = b₀ + (XᵀX + Λ)⁻¹ Xᵀ(y − X b₀)` by Cholesky's factors, so it is for few columns of like
/// size. Source: Hoerl and Kennard, Ridge Regression (1970).
public struct RidgeRegression: Hashable, Sendable {
  /// One for each column.
  public let coefficients: [Double]

  /// Fits the coefficients of the columns; a constant is a column of ones.
  ///
  /// Nil if columns, penalties or prior differ in number or length, if a penalty is negative, or
  /// if columns without a penalty do not determine their coefficients.
  ///
  /// - Parameters:
  ///   - columns: The regressors, each as long as `response`.
  ///   - response: What is to be explained.
  ///   - penalties: `λ`, not negative; 0 leaves a coefficient free.
  ///   - prior: `b₀`, towards which coefficients are drawn.
  public init?(
    columns: [[Double]], response: [Double], penalties: [Double], prior: [Double]
  ) {
    guard columns.count == penalties.count, columns.count == prior.count,
      columns.allSatisfy({ $0.count == response.count }),
      penalties.allSatisfy({ $0 >= 0 })
    else { return nil }
    var remainder = response
    for (column, coefficient) in zip(columns, prior) where coefficient != 0 {
      for row in remainder.indices { remainder[row] -= coefficient * column[row] }
    }
    var normal = SymmetricMatrix(order: columns.count)
    for row in columns.indices {
      for column in 0...row { normal[row, column] = product(columns[row], columns[column]) }
      normal[row, row] += penalties[row]
    }
    guard let factor = CholeskyFactor(of: normal) else { return nil }
    let correction = factor.solve(columns.map { product($0, remainder) })
    coefficients = zip(prior, correction).map { $0 + $1 }
  }
}

private func product(_ left: [Double], _ right: [Double]) -> Double {
  var sum = 0.0
  for index in left.indices { sum += left[index] * right[index] }
  return sum
}
