#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The level at the end of a run by simple exponential smoothing.
///
/// `l₁ = y₁, lₜ = lₜ₋₁ + α (yₜ − lₜ₋₁)`, with the least `α` among those of a grid whose one-step
/// errors have the least sum of squares (Brown 1956; Hyndman et al., Forecasting with Exponential
/// Smoothing, 2008). There must be a value.
func smoothedLevel(of values: [Double]) -> Double {
  var best = (error: Double.infinity, level: values[0])
  for alpha in [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] {
    var level = values[0]
    var error = 0.0
    for value in values.dropFirst() {
      let miss = value - level
      error += miss * miss
      level += alpha * miss
    }
    if error < best.error { best = (error, level) }
  }
  return best.level
}

/// Where a value will be some steps on if it returns to the mean of all by a constant share.
///
/// A direct autoregression over `h` steps, without intercept after the mean `µ` is taken off and
/// shrunk towards `0.85ʰ` with the weight of `λ = 4` values of mean square:
/// `φ = (Σ x y + λ 0.85ʰ) / (Σ x² + λ)`, kept within 0 and 1. There must be a value.
func meanReversion(of values: [Double], steps: Int) -> Double {
  let last = values[values.count - 1]
  guard values.count > steps else { return last }
  let mean = values.reduce(0, +) / Double(values.count)
  let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  let weight = 4 * squares / Double(values.count) + 1e-9
  var products = weight * pow(0.85, Double(steps))
  var ownSquares = weight
  for index in 0..<(values.count - steps) {
    let deviation = values[index] - mean
    products += deviation * (values[index + steps] - mean)
    ownSquares += deviation * deviation
  }
  return mean + min(1, max(0, products / ownSquares)) * (last - mean)
}
