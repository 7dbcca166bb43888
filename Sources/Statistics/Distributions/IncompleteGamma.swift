#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The regularised incomplete gamma functions: the chances that a gamma variable of shape `a` is
/// below `x`, and above.
///
/// Below `a + 1` by the series 8.11.4 of the NIST Digital Library of Mathematical Functions, above
/// by the continued fraction 8.9.2; the other one is the difference to 1.
///
/// - Parameters:
///   - x: Not below 0.
///   - a: Above 0.
/// - Returns: Two chances whose sum is 1.
func incompleteGamma(_ x: Double, a: Double) -> (below: Double, above: Double) {
  guard x > 0 else { return (0, 1) }
  guard x < .infinity else { return (1, 0) }
  let front = gammaFront(x, a: a)
  if x < a + 1 {
    var (term, sum, divisor) = (1.0, 1.0, a)
    repeat {
      divisor += 1
      term *= x / divisor
      sum += term
    } while term > 0.25 * .ulpOfOne * sum
    return (front * sum, 1 - front * sum)
  }
  let fraction = continuedFraction(first: x + 1 - a) { term in
    let n = Double(term)
    return (n * (a - n), x + 1 - a + 2 * n)
  }
  let above = front * a / fraction
  return (1 - above, above)
}

/// `xᵃ e⁻ˣ ÷ Γ(a + 1)`.
///
/// For a large shape as in Loader, Fast and Accurate Computation of Binomial Probabilities (2000):
/// what Stirling's formula and the power have in common is never formed.
private func gammaFront(_ x: Double, a: Double) -> Double {
  guard a >= 10 else { return exp(a * log(x) - x - logGamma(a + 1)) }
  let distance = (x - a) / a
  let logarithm = abs(distance) < 0.5 ? log1p(distance) : log(x / a)
  return exp(a * (logarithm - distance) - stirlingRemainder(a))
    / (2 * .pi * a).squareRoot()
}
