import Foundation
import Statistics
import Testing

/// Expected values are computed with 40 digits by mpmath; rounded they are those printed in the
/// NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2.
@Suite struct StudentDistributionTests {
  @Test(
    arguments: [
      (2.5, [1.730_250_928_807_176_6, 3.574_654_842_003_683_2, 18.277_893_528_130_648]),
      (4, [1.533_206_274_058_943_9, 2.776_445_105_197_794_4, 8.610_301_581_379_275_1]),
      (5, [1.475_884_048_824_481_1, 2.570_581_835_636_315_5, 6.868_826_625_881_110_2]),
      (7, [1.414_923_927_650_508_5, 2.364_624_251_592_785_3, 5.407_882_520_861_725_2]),
      (10, [1.372_183_641_110_335_6, 2.228_138_851_986_274_7, 4.586_893_858_702_635_9]),
      (30, [1.310_415_025_391_395_6, 2.042_272_456_301_238_3, 3.645_958_635_042_021_8]),
      (100, [1.290_074_761_346_516, 1.983_971_518_523_552_3, 3.390_491_311_164_229_9]),
    ] as [(Double, [Double])])
  func `quantiles are precise to twelve digits, on both sides`(
    degrees: Double, expected: [Double]
  ) throws {
    let student = try #require(StudentDistribution(degreesOfFreedom: degrees))
    for (p, t) in zip([0.9, 0.975, 0.9995], expected) {
      #expect(isNear(student.quantile(p), t))
      #expect(isNear(student.quantile(1 - p), -t))
    }
  }

  /// `tan(π (p − ½))`, and `(2p − 1) ÷ √(2p (1 − p))`.
  @Test(arguments: [1e-12, 0.001, 0.02, 0.2, 0.4, 0.499, 0.51, 0.7, 0.95, 0.9999])
  func `for one degree and for two the closed forms are reached`(p: Double) throws {
    let one = try #require(StudentDistribution(degreesOfFreedom: 1))
    let two = try #require(StudentDistribution(degreesOfFreedom: 2))
    #expect(isNear(one.quantile(p), p < 0.25 ? -1 / tan(.pi * p) : tan(.pi * (p - 0.5))))
    #expect(isNear(two.quantile(p), (2 * p - 1) / (2 * p * (1 - p)).squareRoot()))
  }

  @Test(arguments: [
    (1, 1, 0.75), (3, 0.1, 0.536_673_825_599_597_09), (9, 1.5, 0.916_074_671_971_462_59),
    (50, 3, 0.997_899_148_406_465_88), (1000, 0.7, 0.757_954_943_003_698_83),
    (3.5, 12, 0.999_712_732_903_571_94),
  ])
  func `chances are precise, on both sides`(degrees: Double, t: Double, p: Double) throws {
    let student = try #require(StudentDistribution(degreesOfFreedom: degrees))
    #expect(isNear(student.cumulative(t), p))
    #expect(abs(student.cumulative(-t) - (1 - p)) < 1e-13)
  }

  @Test func `a quantile turns back into its chance`() throws {
    for degrees in [0.7, 1, 3, 8.5, 40, 2000, 900_000, 1_100_000, 1e9] {
      let student = try #require(StudentDistribution(degreesOfFreedom: degrees))
      for p in [1e-10, 1e-4, 0.05, 0.249, 0.251, 0.45, 0.5, 0.55, 0.8, 0.999] {
        #expect(isNear(student.cumulative(student.quantile(p)), p, within: 1e-9))
      }
    }
  }

  @Test func `with ever more degrees it becomes the normal distribution`() throws {
    let many = try #require(StudentDistribution(degreesOfFreedom: 1e12))
    let endless = try #require(StudentDistribution(degreesOfFreedom: .infinity))
    for p in [0.001, 0.3, 0.5, 0.9] {
      #expect(abs(many.quantile(p) - NormalDistribution.quantile(p)) < 1e-9)
      #expect(endless.quantile(p) == NormalDistribution.quantile(p))
    }
  }

  @Test func `at the ends quantiles are infinite, without degrees there is no distribution`() throws
  {
    let student = try #require(StudentDistribution(degreesOfFreedom: 3))
    #expect(student.quantile(0) == -.infinity && student.quantile(1) == .infinity)
    #expect(student.quantile(0.5) == 0 && student.cumulative(0) == 0.5)
    #expect(student.cumulative(.infinity) == 1 && student.cumulative(-.infinity) == 0)
    #expect(student.quantile(1.5).isNaN)
    #expect(StudentDistribution(degreesOfFreedom: 0) == nil)
    #expect(StudentDistribution(degreesOfFreedom: .nan) == nil)
  }
}
