import Foundation
import Statistics
import Testing

/// A regression whose results are known to many digits.
struct CertifiedRegression: CustomTestStringConvertible {
  let name: String
  let response: [Double]
  let regressors: [[Double]]
  let constant: Bool
  let coefficients: [Double]
  let standardErrors: [Double]
  let residualDeviation: Double
  let rSquared: Double
  /// How many digits of each coefficient a good solver reaches in double precision.
  let digits: Double

  var testDescription: String { name }

  func fit() -> LeastSquares? {
    LeastSquares(of: response, on: regressors, constant: constant)
  }
}

/// `x`, `x²` and so on.
func powers(of x: [Double], upTo degree: Int) -> [[Double]] {
  var powers = [x]
  for _ in 1..<degree { powers.append(zip(powers[powers.count - 1], x).map { $0 * $1 }) }
  return powers
}

/// How many digits a number shares with the certified one: `−log₁₀` of the relative error, or of
/// the absolute one where zero is certified; at most 15.
func digits(_ value: Double, certified: Double) -> Double {
  let error = abs(value - certified) / (certified == 0 ? 1 : abs(certified))
  return error == 0 ? 15 : min(15, -log10(error))
}
