import Foundation
import Statistics
import Testing

/// Expected values are computed with 40 digits by mpmath; rounded they are those printed in the
/// NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.4.
@Suite struct ChiSquareDistributionTests {
  @Test(
    arguments: [
      (0.5, [8.437_150_840_525_982_1e-6, 0.087_347_604_705_746_821, 2.420_232_274_889_525_2]),
      (1, [0.003_932_140_000_019_522_7, 0.454_936_423_119_572_75, 3.841_458_820_694_126]),
      (3, [0.351_846_317_749_271_4, 2.365_973_884_375_338_3, 7.814_727_903_251_18]),
      (10, [3.940_299_136_119_06, 9.341_817_765_591_967_4, 18.307_038_053_275_147]),
      (29, [17.708_366_182_824_582, 28.336_126_866_584_45, 42.556_967_804_292_685]),
      (100, [77.929_465_165_017_259, 99.334_129_235_988_456, 124.342_113_404_004_08]),
    ] as [(Double, [Double])])
  func `quantiles are precise to twelve digits`(degrees: Double, expected: [Double]) throws {
    let chiSquare = try #require(ChiSquareDistribution(degreesOfFreedom: degrees))
    for (p, x) in zip([0.05, 0.5, 0.95], expected) { #expect(isNear(chiSquare.quantile(p), x)) }
  }

  /// `1 − exp(−x/2)`.
  @Test(arguments: [1e-9, 0.01, 0.8, 1.9, 2.1, 5, 30])
  func `for two degrees the closed form is reached`(x: Double) throws {
    let two = try #require(ChiSquareDistribution(degreesOfFreedom: 2))
    #expect(isNear(two.cumulative(x), -expm1(-x / 2)))
    #expect(isNear(two.quantile(-expm1(-x / 2)), x, within: 1e-9))
  }

  @Test func `a quantile turns back into its chance`() throws {
    for degrees in [0.1, 1, 2.5, 12, 400, 90_000, 1e7] {
      let chiSquare = try #require(ChiSquareDistribution(degreesOfFreedom: degrees))
      for p in [1e-8, 0.001, 0.1, 0.49, 0.5, 0.51, 0.9, 0.9999] {
        #expect(isNear(chiSquare.cumulative(chiSquare.quantile(p)), p, within: 1e-9))
      }
    }
  }

  @Test func `the ends are zero and infinity`() throws {
    let chiSquare = try #require(ChiSquareDistribution(degreesOfFreedom: 3))
    #expect(chiSquare.quantile(0) == 0 && chiSquare.quantile(1) == .infinity)
    let narrow = try #require(ChiSquareDistribution(degreesOfFreedom: 0.1))
    #expect(narrow.quantile(1e-20) == 0)
    #expect(chiSquare.quantile(-0.5).isNaN && chiSquare.quantile(2).isNaN)
    #expect(chiSquare.cumulative(0) == 0 && chiSquare.cumulative(-1) == 0)
    #expect(chiSquare.cumulative(.infinity) == 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 2e7])
  func `degrees out of range are refused`(degrees: Double) {
    #expect(ChiSquareDistribution(degreesOfFreedom: degrees) == nil)
  }
}
