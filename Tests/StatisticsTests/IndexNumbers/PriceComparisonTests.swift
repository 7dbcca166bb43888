import Statistics
import Testing

@Suite struct PriceComparisonTests {
  /// Printed in the manuals to four decimals, fixed base.
  @Test func `the manuals' indices are reached to the last printed digit`() {
    let published: [(KeyPath<PriceComparison, Double?>, [Double])] = [
      (\.laspeyres, [1, 1.42, 1.345, 1.355, 1.44]),
      (\.paasche, [1, 1.3824, 1.2031, 1.0209, 0.7968]),
      (\.fisher, [1, 1.4011, 1.2721, 1.1762, 1.0712]),
      (\.tornqvist, [1, 1.4052, 1.289, 1.2268, 1.2477]),
      (\.walsh, [1, 1.4017, 1.285, 1.2193, 1.185]),
    ]
    for (index, values) in published {
      for (period, value) in values.enumerated() {
        let found = ManualExample.matrix.comparison(of: period, to: 0)[keyPath: index]
        #expect(found.map { abs($0 - value) <= 0.000_05 } == true)
      }
    }
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"))
  func `the study's indices are reached to twelve digits`() throws {
    let file = try IndexReference.file()
    for reference in [file.ppi_cpi_manual_6x5, file.ces_sigma2_12x4] {
      let matrix = PriceMatrix(prices: reference.prices, quantities: reference.quantities)
      for period in 0..<matrix.periods {
        let pair = matrix.comparison(of: period, to: 0)
        #expect(isNear(pair.laspeyres, reference.fixed("laspeyres", period)))
        #expect(isNear(pair.paasche, reference.fixed("paasche", period)))
        #expect(isNear(pair.fisher, reference.fixed("fisher", period)))
        #expect(isNear(pair.tornqvist, reference.fixed("tornqvist", period)))
        #expect(isNear(pair.walsh, reference.fixed("walsh", period)))
      }
    }
  }

  @Test func `prices that all change alike are the index`() throws {
    var comparison = PriceComparison()
    for (price, before, now) in [(2.0, 3.0, 1.0), (0.5, 10, 30), (7, 0, 2), (4, 2, 0)] {
      comparison.add(
        base: try #require(PriceAndQuantity(price: price, quantity: before)),
        current: try #require(PriceAndQuantity(price: 1.25 * price, quantity: now)))
    }
    #expect(comparison.items == 4)
    for value in [
      comparison.laspeyres, comparison.paasche, comparison.fisher, comparison.tornqvist,
      comparison.walsh,
    ] { #expect(isNear(value, 1.25)) }
  }

  @Test func `without common items there is no index`() {
    let nothing = PriceComparison()
    #expect(nothing.items == 0)
    #expect(nothing.laspeyres == nil && nothing.paasche == nil && nothing.fisher == nil)
    #expect(nothing.tornqvist == nil && nothing.walsh == nil)
  }

  @Test func `a basket of nothing has no index, the other period's has`() throws {
    var comparison = PriceComparison()
    comparison.add(
      base: try #require(PriceAndQuantity(price: 1, quantity: 0)),
      current: try #require(PriceAndQuantity(price: 2, quantity: 5)))
    #expect(comparison.laspeyres == nil && comparison.paasche == 2)
    #expect(comparison.fisher == nil && comparison.tornqvist == nil && comparison.walsh == nil)
  }

  @Test(arguments: [(0, 1), (-1, 1), (1, -1), (.nan, 1), (1, .infinity)])
  func `what is no price or no quantity is refused`(price: Double, quantity: Double) {
    #expect(PriceAndQuantity(price: price, quantity: quantity) == nil)
  }

  @Test func `an item bought in one period only is not compared`() {
    var matrix = ManualExample.matrix
    matrix[1, 2] = nil
    matrix[0, 4] = nil
    #expect(matrix.comparison(of: 1, to: 0).items == 4)
  }
}
