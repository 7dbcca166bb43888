import Foundation
import Statistics
import Testing

@Suite struct GEKSIndexTests {
  static let comparisons: [GEKSIndex.Comparison] = [.fisher, .tornqvist, .walsh]

  @Test(arguments: comparisons)
  func `of a full matrix it is the geometric mean over all bridges`(
    comparison: GEKSIndex.Comparison
  ) throws {
    let matrix = ManualExample.matrix
    func direct(_ base: Int, _ period: Int) throws -> Double {
      let pair = matrix.comparison(of: period, to: base)
      return switch comparison {
      case .fisher: try #require(pair.fisher)
      case .tornqvist: try #require(pair.tornqvist)
      case .walsh: try #require(pair.walsh)
      }
    }
    let levels = GEKSIndex(of: matrix, comparison: comparison).levels
    for period in 0..<5 {
      let product = try (0..<5).reduce(1) { try $0 * direct(0, $1) * direct($1, period) }
      #expect(isNear(levels[period], pow(product, 0.2)))
    }
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"))
  func `the study's values are reached to twelve digits`() throws {
    let file = try IndexReference.file()
    for reference in [file.ppi_cpi_manual_6x5, file.ces_sigma2_12x4] {
      let matrix = PriceMatrix(prices: reference.prices, quantities: reference.quantities)
      for (comparison, name) in zip(Self.comparisons, ["fisher", "tornqvist", "walsh"]) {
        let levels = GEKSIndex(of: matrix, comparison: comparison).levels
        let expected = try #require(reference.indices[name]?.geks)
        #expect(levels.count == expected.count)
        for (level, value) in zip(levels, expected) { #expect(isNear(level, value)) }
      }
    }
  }

  /// Prices 1 to 65 and quantities 65 to 1 of five products in thirteen periods, as in the example
  /// of the R package gpindex, which prints these values.
  @Test(.enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"))
  func `the values published for five products in thirteen periods are reached`() throws {
    var matrix = PriceMatrix(periods: 13, items: 5)
    for cell in 0..<65 {
      matrix[cell % 13, cell / 13] = PriceAndQuantity(
        price: Double(cell + 1), quantity: Double(65 - cell))
    }
    let published = try IndexReference.file().gpindex_geks_13x5
    let tornqvist = GEKSIndex(of: matrix, comparison: .tornqvist).levels
    for (level, value) in zip(tornqvist, published.geks_tornqvist_published) {
      #expect(isNear(level, value, within: 1e-6))
    }
    let fisher = GEKSIndex(of: matrix, comparison: .fisher).levels
    for (level, value) in zip(fisher, published.geks_fisher) { #expect(isNear(level, value)) }
  }

  @Test(arguments: comparisons)
  func `levels with gaps agree whatever period is the base`(
    comparison: GEKSIndex.Comparison
  ) throws {
    var matrix = ManualExample.matrix
    for gap in [(0, 1), (0, 4), (1, 2), (2, 0), (2, 3), (3, 5), (4, 1)] {
      matrix[gap.0, gap.1] = nil
    }
    let first = GEKSIndex(of: matrix, comparison: comparison).levels
    let third = GEKSIndex(of: matrix, base: 2, comparison: comparison).levels
    let shift = try #require(third[0])
    for (level, other) in zip(first, third) {
      #expect(isNear(other, try #require(level) * shift))
    }
  }

  @Test func `periods that share no item are bridged by a third`() throws {
    var matrix = PriceMatrix(periods: 3, items: 2)
    matrix[0, 0] = PriceAndQuantity(price: 2, quantity: 1)
    matrix[1, 0] = PriceAndQuantity(price: 3, quantity: 4)
    matrix[1, 1] = PriceAndQuantity(price: 10, quantity: 1)
    matrix[2, 1] = PriceAndQuantity(price: 12, quantity: 2)
    let levels = GEKSIndex(of: matrix, comparison: .fisher).levels
    #expect(isNear(levels[1], 1.5))
    #expect(isNear(levels[2], 1.8))
  }

  @Test func `a period with no way to the base has no level`() {
    var matrix = PriceMatrix(periods: 4, items: 2)
    matrix[0, 0] = PriceAndQuantity(price: 2, quantity: 1)
    matrix[2, 0] = PriceAndQuantity(price: 1, quantity: 1)
    matrix[1, 1] = PriceAndQuantity(price: 9, quantity: 1)
    matrix[3, 1] = PriceAndQuantity(price: 7, quantity: 1)
    let levels = GEKSIndex(of: matrix, comparison: .tornqvist).levels
    #expect(levels[0] == 1 && isNear(levels[2], 0.5))
    #expect(levels[1] == nil && levels[3] == nil)
  }

  @Test func `prices that return to where they were leave no drift`() throws {
    let prices: [[Double]] = [[1, 1], [0.5, 1], [1, 1], [0.5, 1], [1, 1]]
    let quantities: [[Double]] = [[10, 10], [90, 8], [2, 11], [95, 8], [10, 10]]
    let matrix = PriceMatrix(prices: prices, quantities: quantities)
    let last = try #require(GEKSIndex(of: matrix, comparison: .tornqvist).levels[4])
    #expect(abs(last - 1) < 1e-12)
  }

  @Test func `one period is its own level, none has none`() {
    let one = PriceMatrix(periods: 1, items: 3)
    #expect(GEKSIndex(of: one, comparison: .walsh).levels == [1])
    #expect(GEKSIndex(of: PriceMatrix(periods: 0, items: 0), comparison: .walsh).levels == [])
  }
}
