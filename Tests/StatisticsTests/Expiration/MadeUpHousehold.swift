import Foundation
import Statistics

/// A household whose products keep and last as the study's simulation made it up: not the model's
/// own assumptions, but labels with wilder errors.
struct MadeUpHousehold {
  static let categories = (0..<24).map { $0 / 4 }
  /// The published lives of the products, in days.
  static let priors: [Double] = (0..<24).map { 5 + Double($0 * $0 % 17) }
  /// Eight rounds of purchases: of each product, the days to the label's date, whole as labels are.
  private(set) var rounds: [[Double]] = []

  init(seed: UInt64) {
    var random = NormalNumbers(seed: seed)
    let household = random.next(deviation: 0.10)
    let ofCategories = (0..<6).map { _ in random.next(deviation: 0.25) }
    let ofProducts = Self.categories.map { _ in
      random.next(deviation: 0.25) + random.next(deviation: 0.30)
    }
    for _ in 0..<8 {
      rounds.append(
        Self.priors.indices.map { product in
          let peculiar = household + ofCategories[Self.categories[product]] + ofProducts[product]
          let life = Self.priors[product] * exp(peculiar + 0.15 * random.nextOfFourDegrees())
          return max(1, life.rounded())
        })
    }
  }
}

/// Normal numbers by a seed.
struct NormalNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(mean: Double = 0, deviation: Double) -> Double {
    // Numerical Recipes' linear congruence; its upper bits are good enough for a simulation.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let uniform = (Double(state >> 11) + 0.5) / 9_007_199_254_740_992
    return mean + deviation * NormalDistribution.quantile(uniform)
  }

  /// Student's distribution with four degrees of freedom: a normal number over the root of the mean
  /// of four squares.
  mutating func nextOfFourDegrees() -> Double {
    let normal = next(deviation: 1)
    let squares = (0..<4).reduce(0.0) { sum, _ in
      let other = next(deviation: 1)
      return sum + other * other
    }
    return normal / (squares / 4).squareRoot()
  }
}
