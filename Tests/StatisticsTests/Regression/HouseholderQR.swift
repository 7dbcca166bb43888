/// A matrix of columns as the product of an orthogonal matrix and an upper triangle.
///
/// Householder's reflections lose no more than the matrix's condition number, where normal
/// equations lose its square. Source: Golub and Van Loan, Matrix Computations, 4th edition,
/// algorithm 5.2.1.
struct HouseholderQR {
  let rows: Int
  let columns: Int
  /// The columns' entries from the diagonal down hold the reflections' vectors, those above it the
  /// upper triangle without its diagonal.
  private var reflected: [[Double]]
  private var diagonal: [Double]

  /// Nil if there are fewer rows than columns, or if a column is a combination of those before it
  /// to the precision of numbers.
  init?(columns: [[Double]], rows: Int) {
    guard rows >= columns.count else { return nil }
    self.rows = rows
    self.columns = columns.count
    reflected = columns
    diagonal = []
    for column in columns.indices {
      let length = norm(columns[column], from: 0)
      let rest = norm(reflected[column], from: column)
      guard rest > 8 * .ulpOfOne * length else { return nil }
      let first = reflected[column][column]
      diagonal.append(first > 0 ? -rest : rest)
      reflected[column][column] = first - diagonal[column]
      for later in (column + 1)..<max(column + 1, columns.count) {
        reflect(&reflected[later], at: column)
      }
    }
  }

  /// Reflects a vector of `rows` numbers by one column's reflection.
  private func reflect(_ vector: inout [Double], at column: Int) {
    let mirror = reflected[column]
    var square = 0.0
    var product = 0.0
    for row in column..<rows {
      square += mirror[row] * mirror[row]
      product += mirror[row] * vector[row]
    }
    let share = 2 * product / square
    for row in column..<rows { vector[row] -= share * mirror[row] }
  }

  /// `Qᵀ y`, whose first numbers determine the solution, the others the residuals.
  func rotate(_ response: [Double]) -> [Double] {
    var rotated = response
    for column in 0..<columns { reflect(&rotated, at: column) }
    return rotated
  }

  /// Solves `R x = right`; only the first numbers of `right` are used.
  func solveTriangle(_ right: [Double]) -> [Double] {
    var x = Array(right.prefix(columns))
    for row in (0..<columns).reversed() {
      for column in (row + 1)..<max(row + 1, columns) {
        x[row] -= reflected[column][row] * x[column]
      }
      x[row] /= diagonal[row]
    }
    return x
  }

  /// The diagonal of `(RᵀR)⁻¹`, which is that of the inverse of the normal equations' matrix.
  func inverseDiagonal() -> [Double] {
    var sums = Array(repeating: 0.0, count: columns)
    for column in 0..<columns {
      var unit = Array(repeating: 0.0, count: columns)
      unit[column] = 1
      for (row, value) in solveTriangle(unit).enumerated() { sums[row] += value * value }
    }
    return sums
  }
}

private func norm(_ vector: [Double], from start: Int) -> Double {
  var sum = 0.0
  for row in start..<vector.count { sum += vector[row] * vector[row] }
  return sum.squareRoot()
}
