#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
