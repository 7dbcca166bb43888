/// Returns the value of `first + n₁ ÷ (d₁ + n₂ ÷ (d₂ + …))`, accurate to the last digit or two.
///
/// Source: the algorithm of Lentz, as modified by Thompson and Barnett, Coulomb and Bessel
/// functions of complex arguments and order (1986).
///
/// - Parameters:
///   - first: The value before the fractions, not 0.
///   - term: Returns the numerator and the denominator's first summand of a fraction, counted from
///     1.
/// - Returns: The value at the first term that changes it by no more than rounding would.
func continuedFraction(
  first: Double, term: (Int) -> (numerator: Double, denominator: Double)
) -> Double {
  /// Replaces a zero denominator.
  let tiny = 1e-300
  var value = first
  var (upper, lower) = (first, 0.0)
  for number in 1...100_000 {
    let (numerator, denominator) = term(number)
    lower = denominator + numerator * lower
    upper = denominator + numerator / upper
    if lower == 0 { lower = tiny }
    if upper == 0 { upper = tiny }
    lower = 1 / lower
    let change = upper * lower
    value *= change
    if abs(change - 1) <= 2 * .ulpOfOne { break }
  }
  return value
}
