/// The deviation of each phase of a period from the trend: months of a year, on log prices.
///
/// A ridge regression of the values `z` on a constant, a line and one indicator for each phase of
/// the period. Only the indicators are penalised, with `λ = 3`. Given the line, a phase's indicator
/// is the shrunk mean of its residuals:
///
///     s(j) = Σ (z − a − b u) / (n(j) + λ)  over the phase j,  with u = (t − mean t) / n
///
/// Substituting it leaves two equations for the line `a + b u`.
struct SeasonalIndex {
  private static let penalty = 3.0
  /// A season is believed only if without it the values move less than this share of what they do.
  private static let mostMovementLeft = 0.92

  private let indices: [Double]
  private let count: Int

  /// Nil if there are fewer than four periods, or no season worth the name.
  init?(of values: [Double], period: Int) {
    guard values.count / 4 >= period else { return nil }
    let middle = Double(values.count - 1) / 2
    let scale = Double(values.count)
    var phases = Array(repeating: Phase(), count: period)
    var squares = 0.0
    var products = 0.0
    for (index, value) in values.enumerated() {
      let place = (Double(index) - middle) / scale
      phases[index % period].count += 1
      phases[index % period].places += place
      phases[index % period].values += value
      squares += place * place
      products += place * value
    }

    var left = Phase()
    for phase in phases {
      let shrinkage = 1 / (phase.count + Self.penalty)
      left.count += Self.penalty * shrinkage * phase.count
      left.places += Self.penalty * shrinkage * phase.places
      left.values += Self.penalty * shrinkage * phase.values
      squares -= shrinkage * phase.places * phase.places
      products -= shrinkage * phase.places * phase.values
    }
    let determinant = left.count * squares - left.places * left.places
    guard determinant > 0 else { return nil }
    let level = (left.values * squares - left.places * products) / determinant
    let slope = (left.count * products - left.places * left.values) / determinant
    indices = phases.map { phase in
      (phase.values - level * phase.count - slope * phase.places) / (phase.count + Self.penalty)
    }
    count = values.count
    guard movement(of: removed(from: values)) < Self.mostMovementLeft * movement(of: values) else {
      return nil
    }
  }

  /// The values without the season.
  func removed(from values: [Double]) -> [Double] {
    values.indices.map { values[$0] - indices[$0 % indices.count] }
  }

  func index(stepsAfterLast steps: Int) -> Double {
    indices[((count - 1) % indices.count + steps % indices.count) % indices.count]
  }

  /// Sums over the values of one phase.
  private struct Phase {
    var count = 0.0
    var places = 0.0
    var values = 0.0
  }
}
