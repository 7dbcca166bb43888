#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The regularised incomplete beta function, `I(x; a, b)`: the chance that a beta variable is below
/// `x`.
///
/// By the continued fraction 8.17.22 of the NIST Digital Library of Mathematical Functions, on the
/// side of the mean where it converges fast.
///
/// - Parameters:
///   - x: 0 to 1.
///   - complement: `1 − x`, given apart because a difference would lose digits.
///   - a: Above 0.
///   - b: Above 0.
/// - Returns: 0 to 1.
func incompleteBeta(_ x: Double, complement: Double, a: Double, b: Double) -> Double {
  guard x > 0 else { return 0 }
  guard complement > 0 else { return 1 }
  guard x <= (a + 1) / (a + b + 2) else {
    return 1 - incompleteBeta(complement, complement: x, a: b, b: a)
  }
  let logX = x > 0.5 ? log1p(-complement) : log(x)
  let logComplement = complement > 0.5 ? log1p(-x) : log(complement)
  let front = exp(a * logX + b * logComplement - logBeta(a, b)) / a
  return front
    / continuedFraction(first: 1) { term in
      let m = Double(term / 2)
      let numerator =
        term % 2 == 1
        ? -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        : m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      return (numerator, 1)
    }
}
