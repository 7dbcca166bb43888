/// The change of a log price `h` steps on, by how far it is from its recent levels.
///
/// Without an intercept, and shrunk towards coefficients `b₀` usual elsewhere, the more so the
/// further ahead (`m` origins, `X` their gaps, `Y` the changes that followed):
///
///     b = b₀ + (XᵀX + 20 h diag(mean x² + 10⁻⁸))⁻¹ Xᵀ(Y − X b₀)
struct LevelRegression {
  private static let penalty = 20.0

  let coefficients: LevelGaps
  /// What the regression missed at the origins it was fitted on, and before.
  let errors: WeightedErrors

  init(_ levels: PriceLevels, steps: Int, prior: PriceForecastPrior) {
    let origins = max(0, levels.count - steps)
    let firstFitted = min(8, levels.count / 2)
    var coefficients = prior.closing
    if origins > firstFitted + 3 {
      let gaps = levels.gaps[firstFitted..<origins]
      let columns = [gaps.map(\.smoothed), gaps.map(\.mean), gaps.map(\.median)]
      let penalties = columns.map { column in
        let square = column.reduce(0) { $0 + $1 * $1 } / Double(column.count)
        return Self.penalty * Double(steps) * (square + 1e-8)
      }
      let changes = (firstFitted..<origins).map { levels.change(from: $0, steps: steps) }
      let ridge = RidgeRegression(
        columns: columns, response: changes, penalties: penalties,
        prior: [coefficients.smoothed, coefficients.mean, coefficients.median])
      if let fitted = ridge?.coefficients {
        coefficients = LevelGaps(smoothed: fitted[0], mean: fitted[1], median: fitted[2])
      }
    }

    let first = max(min(4, max(0, origins - 1)), origins - WeightedErrors.mostOrigins)
    var errors = WeightedErrors(capacity: max(0, origins - first))
    for origin in first..<origins {
      let foreseen = coefficients.dot(levels.gaps[origin])
      errors.append(levels.change(from: origin, steps: steps) - foreseen, weight: 1)
    }
    self.coefficients = coefficients
    self.errors = errors
  }

  func change(after gaps: LevelGaps) -> Double { coefficients.dot(gaps) }
}
