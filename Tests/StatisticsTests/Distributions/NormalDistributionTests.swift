import Statistics
import Testing

/// Expected values are computed with 40 digits by mpmath; rounded they are those printed in
/// Abramowitz and Stegun, Handbook of Mathematical Functions, tables 26.1 and 26.5.
@Suite struct NormalDistributionTests {
  @Test(arguments: [
    (0.6, 0.253_347_103_135_799_8), (0.75, 0.674_489_750_196_081_74),
    (0.9, 1.281_551_565_544_600_5), (0.95, 1.644_853_626_951_472_7),
    (0.975, 1.959_963_984_540_054_2), (0.99, 2.326_347_874_040_841_1),
    (0.995, 2.575_829_303_548_900_8), (0.999, 3.090_232_306_167_813_5),
    (0.9999, 3.719_016_485_455_680_6), (0.999999, 4.753_424_308_822_898_9),
  ])
  func `quantiles are precise to fourteen digits, on both sides`(p: Double, z: Double) {
    #expect(isNear(NormalDistribution.quantile(p), z, within: 1e-10))
    #expect(isNear(NormalDistribution.quantile(1 - p), -z, within: 1e-10))
  }

  @Test(arguments: [
    (-8, 6.220_960_574_271_784_1e-16), (-3, 0.001_349_898_031_630_094_5),
    (-1.96, 0.024_997_895_148_220_434), (-1, 0.158_655_253_931_457_05),
    (-0.5, 0.308_537_538_725_986_9), (0, 0.5), (0.25, 0.598_706_325_682_923_72),
    (1, 0.841_344_746_068_542_95), (2, 0.977_249_868_051_820_79), (5, 0.999_999_713_348_428_12),
  ])
  func `chances are precise, in the tails too`(z: Double, p: Double) {
    #expect(isNear(NormalDistribution.cumulative(z), p, within: 2e-14))
  }

  @Test func `a quantile turns back into its chance`() {
    for power in 1...300 {
      let p = pow10(-power)
      let z = NormalDistribution.quantile(p)
      #expect(isNear(NormalDistribution.cumulative(z), p, within: 1e-12))
    }
  }

  @Test func `at the ends quantiles are infinite, beyond them there are none`() {
    #expect(NormalDistribution.quantile(0) == -.infinity)
    #expect(NormalDistribution.quantile(1) == .infinity)
    #expect(NormalDistribution.quantile(0.5) == 0)
    #expect(NormalDistribution.quantile(-0.1).isNaN && NormalDistribution.quantile(1.1).isNaN)
    #expect(NormalDistribution.quantile(.nan).isNaN)
  }

  /// 1/Mills' ratio, by mpmath.
  @Test(arguments: [
    (-3, 0.004_437_839_042_125_663_8), (0, 0.797_884_560_802_865_36),
    (1, 1.525_135_276_160_981_2), (9, 9.108_523_105_002_868_8),
    (29.99, 30.023_270_708_805_001), (30.01, 30.043_248_633_372_347), (100, 100.009_998_000_999_26),
  ])
  func `the mean beyond a value is precise up to where the tail vanishes`(
    z: Double, mean: Double
  ) {
    #expect(isNear(NormalDistribution.meanBeyond(z), mean, within: 1e-12))
  }

  private func pow10(_ power: Int) -> Double {
    (0..<abs(power)).reduce(1) { value, _ in power < 0 ? value / 10 : value * 10 }
  }
}
