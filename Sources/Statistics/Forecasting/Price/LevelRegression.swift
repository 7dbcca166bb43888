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
      var equations = NormalEquations()
      for origin in firstFitted..<origins {
        let gaps = levels.gaps[origin]
        let change = levels.change(from: origin, steps: steps)
        equations.add(gaps, change - gaps.dot(prior.closing))
      }
      coefficients += equations.solution(penalty: Self.penalty * Double(steps))
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

/// The normal equations of three coefficients; of the symmetric matrix only the half is kept.
private struct NormalEquations {
  private var count = 0.0
  /// Rows and columns in the order of ``LevelGaps``.
  private var a00 = 0.0, a01 = 0.0, a02 = 0.0, a11 = 0.0, a12 = 0.0, a22 = 0.0
  private var b0 = 0.0, b1 = 0.0, b2 = 0.0

  mutating func add(_ gaps: LevelGaps, _ change: Double) {
    count += 1
    a00 += gaps.smoothed * gaps.smoothed
    a01 += gaps.smoothed * gaps.mean
    a02 += gaps.smoothed * gaps.median
    a11 += gaps.mean * gaps.mean
    a12 += gaps.mean * gaps.median
    a22 += gaps.median * gaps.median
    b0 += gaps.smoothed * change
    b1 += gaps.mean * change
    b2 += gaps.median * change
  }

  /// Solved by LDLᵀ, with so many times the mean square of each gap added to the diagonal.
  ///
  /// What is added keeps every pivot above zero, also where all gaps are.
  func solution(penalty: Double) -> LevelGaps {
    func penalised(_ square: Double) -> Double { square + penalty * (square / count + 1e-8) }
    let d0 = penalised(a00)
    let l1 = a01 / d0
    let l2 = a02 / d0
    let d1 = penalised(a11) - l1 * a01
    let rest = a12 - l1 * a02
    let l3 = rest / d1
    let d2 = penalised(a22) - l2 * a02 - l3 * rest
    let y1 = b1 - l1 * b0
    let median = (b2 - l2 * b0 - l3 * y1) / d2
    let mean = y1 / d1 - l3 * median
    return LevelGaps(
      smoothed: b0 / d0 - l1 * mean - l2 * median, mean: mean, median: median)
  }
}
