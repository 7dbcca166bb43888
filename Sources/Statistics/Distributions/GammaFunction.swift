#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `ln Γ(x)` for `x > 0`, by Stirling's series from 10 up, and `Γ(x + 1) = x Γ(x)` below.
///
/// The C library's own function writes a global, which no two threads may do at once.
func logGamma(_ x: Double) -> Double {
  var (argument, product) = (x, 1.0)
  while argument < 10 {
    product *= argument
    argument += 1
  }
  return (argument - 0.5) * log(argument) - argument + 0.5 * log(2 * .pi)
    + stirlingRemainder(argument) - log(product)
}

/// `ln B(a, b) = ln Γ(a) + ln Γ(b) − ln Γ(a + b)` for positive arguments.
///
/// Where an argument is large, its logarithm and that of the sum are taken together, as they nearly
/// cancel. Source: Didonato and Morris, ACM algorithm 708 (1992).
func logBeta(_ a: Double, _ b: Double) -> Double {
  let (small, large) = (min(a, b), max(a, b))
  let sum = small + large
  guard large >= 10 else { return logGamma(small) + logGamma(large) - logGamma(sum) }
  let remainder = stirlingRemainder(large) - stirlingRemainder(sum)
  guard small >= 10 else {
    return logGamma(small) + remainder + small - small * log(sum)
      + (large - 0.5) * log1p(-small / sum)
  }
  return 0.5 * log(2 * .pi) - 0.5 * log(large) + stirlingRemainder(small) + remainder
    + (small - 0.5) * log(small / sum) + large * log1p(-small / sum)
}

/// What Stirling's formula lacks: `ln Γ(x) − (x − ½) ln x + x − ½ ln 2π`, for `x ≥ 10`.
///
/// Source: NIST Digital Library of Mathematical Functions, 5.11.1.
func stirlingRemainder(_ x: Double) -> Double {
  let coefficients: [Double] = [
    1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188, -691.0 / 360_360, 1.0 / 156,
  ]
  let square = 1 / (x * x)
  return coefficients.reversed().reduce(0) { $0 * square + $1 } / x
}
