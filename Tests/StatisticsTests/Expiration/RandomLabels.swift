import SeededRandom
import Foundation
import Statistics

/// Labels of a household by a seed, and the same regression by another way.
struct RandomLabels: RandomNumberGenerator {
  private var state: UInt64
  private(set) var raw: [(product: Int, days: Double)] = []

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Up to 40 labels of up to eight products in up to three categories; published lives of ten days.
  mutating func labelsAndCategories() -> ([ShelfLifeModel.Label], [Int]) {
    let products = Int.random(in: 1...8, using: &self)
    let categories = (0..<products).map { _ in Int.random(in: 0...2, using: &self) }
    raw = (0..<Int.random(in: 0...40, using: &self)).map { _ in
      let product = Int.random(in: 0..<products, using: &self)
      return (product, Double(Int.random(in: 3...30, using: &self)))
    }
    let labels = raw.compactMap {
      ShelfLifeModel.Label(product: $0.product, days: $0.days, priorDays: 10)
    }
    return (labels, categories)
  }

  /// Medians of the products' lives by a ridge regression on the household, categories and
  /// products, each label's row scaled by the root of its weight.
  func medians(categories: [Int]) -> [Double] {
    let logRatios = raw.map { log($0.days / 10) }
    let roots = raw.indices.map { row in
      let own = raw.indices.filter { raw[$0].product == raw[row].product }.map { logRatios[$0] }
      let distance = abs(logRatios[row] - (SortedSample(own)?.median ?? 0))
      return (min(1, 1.345 * 0.2 / max(distance, 1e-9)) / 0.04).squareRoot()
    }
    func column(_ holds: (Int) -> Bool) -> [Double] {
      raw.indices.map { holds(raw[$0].product) ? roots[$0] : 0 }
    }
    let columns =
      [column { _ in true }] + (0...2).map { category in column { categories[$0] == category } }
      + categories.indices.map { product in column { $0 == product } }
    let deviations =
      [0.15] + [0.25, 0.25, 0.25] + categories.map { _ in 0.4 }
    let fit = RidgeRegression(
      columns: columns, response: zip(logRatios, roots).map { $0 * $1 },
      penalties: deviations.map { 1 / ($0 * $0) }, prior: deviations.map { _ in 0 })
    guard let coefficients = fit?.coefficients else { return [] }
    return categories.indices.map { product in
      10 * exp(coefficients[0] + coefficients[1 + categories[product]] + coefficients[4 + product])
    }
  }
}
