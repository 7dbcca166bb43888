#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The standard normal distribution.
public enum NormalDistribution {
  /// The density at `z`: `exp(−z²/2) ÷ √(2π)`.
  public static func density(_ z: Double) -> Double {
    exp(-0.5 * z * z) / (2 * Double.pi).squareRoot()
  }

  /// The chance of a value up to `z`: `½ erfc(−z/√2)`, precise in both tails.
  public static func cumulative(_ z: Double) -> Double {
    0.5 * erfc(-z / 2.0.squareRoot())
  }

  /// The mean of the values beyond `z`, also called the hazard: `density(z) ÷ (1 − cumulative(z))`.
  ///
  /// Beyond 30, where both vanish, by Laplace's continued fraction `z + 1/(z + 2/(z + 3/(z + …)))`.
  public static func meanBeyond(_ z: Double) -> Double {
    guard z >= 30 else { return density(z) / cumulative(-z) }
    return continuedFraction(first: z) { (Double($0), z) }
  }

  /// The value that is exceeded with the chance `1 − p`; infinite at 0 and 1, not a number outside.
  ///
  /// Algorithm AS 241, PPND16, of Wichura, The Percentage Points of the Normal Distribution
  /// (Applied Statistics 37, 1988): about 16 digits.
  public static func quantile(_ p: Double) -> Double {
    guard p >= 0, p <= 1 else { return .nan }
    let centred = p - 0.5
    if abs(centred) <= 0.425 {
      return centred * ratio(central, at: 0.180625 - centred * centred)
    }
    let tail = min(p, 1 - p)
    guard tail > 0 else { return centred < 0 ? -.infinity : .infinity }
    let root = (-log(tail)).squareRoot()
    let size = root <= 5 ? ratio(middle, at: root - 1.6) : ratio(far, at: root - 5)
    return centred < 0 ? -size : size
  }

  private typealias Rational = (numerator: [Double], denominator: [Double])

  private static func ratio(_ rational: Rational, at x: Double) -> Double {
    func value(_ coefficients: [Double]) -> Double {
      coefficients.reversed().reduce(0) { $0 * x + $1 }
    }
    return value(rational.numerator) / value(rational.denominator)
  }

  private static let central: Rational = (
    [
      3.387_132_872_796_366_608_0, 1.331_416_678_917_843_774_5e2, 1.971_590_950_306_551_442_7e3,
      1.373_169_376_550_946_112_5e4, 4.592_195_393_154_987_145_7e4, 6.726_577_092_700_870_085_3e4,
      3.343_057_558_358_812_810_5e4, 2.509_080_928_730_122_672_7e3,
    ],
    [
      1, 4.231_333_070_160_091_125_2e1, 6.871_870_074_920_579_083_0e2,
      5.394_196_021_424_751_107_7e3,
      2.121_379_430_158_659_586_7e4, 3.930_789_580_009_271_061_0e4, 2.872_908_573_572_194_267_4e4,
      5.226_495_278_852_854_561_0e3,
    ]
  )

  private static let middle: Rational = (
    [
      1.423_437_110_749_683_577_34, 4.630_337_846_156_545_295_90, 5.769_497_221_460_691_405_50,
      3.647_848_324_763_204_605_04, 1.270_458_252_452_368_382_58, 2.417_807_251_774_506_117_70e-1,
      2.272_384_498_926_918_458_33e-2, 7.745_450_142_783_414_076_40e-4,
    ],
    [
      1, 2.053_191_626_637_758_821_87, 1.676_384_830_183_803_849_40,
      6.897_673_349_851_000_045_50e-1,
      1.481_039_764_274_800_745_90e-1, 1.519_866_656_361_645_719_66e-2,
      5.475_938_084_995_344_946_00e-4, 1.050_750_071_644_416_843_24e-9,
    ]
  )

  private static let far: Rational = (
    [
      6.657_904_643_501_103_777_20, 5.463_784_911_164_114_369_90, 1.784_826_539_917_291_335_80,
      2.965_605_718_285_048_912_30e-1, 2.653_218_952_657_612_309_30e-2,
      1.242_660_947_388_078_438_60e-3, 2.711_555_568_743_487_578_15e-5,
      2.010_334_399_292_288_132_65e-7,
    ],
    [
      1, 5.998_322_065_558_879_376_90e-1, 1.369_298_809_227_358_053_10e-1,
      1.487_536_129_085_061_485_25e-2, 7.868_691_311_456_132_591_00e-4,
      1.846_318_317_510_054_681_80e-5, 1.421_511_758_316_445_888_70e-7,
      2.044_263_103_389_939_785_64e-15,
    ]
  )
}
