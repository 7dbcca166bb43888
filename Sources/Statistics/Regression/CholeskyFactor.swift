/// A symmetric matrix; only its lower triangle is stored.
struct SymmetricMatrix {
  let order: Int
  private var lower: [Double]

  /// The matrix of zeros.
  init(order: Int) {
    self.order = order
    lower = Array(repeating: 0, count: order * (order + 1) / 2)
  }

  /// An element at or below the diagonal: `row ≥ column`.
  subscript(row: Int, column: Int) -> Double {
    get { lower[row * (row + 1) / 2 + column] }
    set { lower[row * (row + 1) / 2 + column] = newValue }
  }
}

/// The lower triangle `L` of a positive definite matrix `A = L Lᵀ`.
///
/// Source: Golub and Van Loan, Matrix Computations, 4th edition, section 4.2.
struct CholeskyFactor {
  private var factor: SymmetricMatrix

  /// Nil if the matrix is not positive definite to the precision of its own diagonal.
  init?(of matrix: SymmetricMatrix) {
    factor = matrix
    for column in 0..<factor.order {
      var pivot = matrix[column, column]
      for k in 0..<column { pivot -= factor[column, k] * factor[column, k] }
      guard pivot > Double(factor.order) * .ulpOfOne * abs(matrix[column, column]) else {
        return nil
      }
      let diagonal = pivot.squareRoot()
      factor[column, column] = diagonal
      for row in (column + 1)..<max(column + 1, factor.order) {
        var sum = matrix[row, column]
        for k in 0..<column { sum -= factor[row, k] * factor[column, k] }
        factor[row, column] = sum / diagonal
      }
    }
  }

  /// The `x` of `A x = right`.
  func solve(_ right: [Double]) -> [Double] {
    var x = right
    for row in 0..<factor.order {
      for k in 0..<row { x[row] -= factor[row, k] * x[k] }
      x[row] /= factor[row, row]
    }
    for row in (0..<factor.order).reversed() {
      for k in (row + 1)..<max(row + 1, factor.order) { x[row] -= factor[k, row] * x[k] }
      x[row] /= factor[row, row]
    }
    return x
  }
}
