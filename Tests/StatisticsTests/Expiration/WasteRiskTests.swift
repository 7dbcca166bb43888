import Foundation
import Statistics
import Testing

@Suite struct WasteRiskTests {
  /// Life, its deviation, days gone by, and what the reference recipe (Python) made of them.
  @Test(arguments: [
    (7, 0.2, 0, 0.472_542_364_060_485_2), (7, 0.2, 3, 0.651_805_180_653_742_8),
    (7, 0.35, 6.9, 0.993_288_058_930_283_4), (40, 0.2, 20, 0.429_322_306_719_683_63),
    (2, 0.2, 1, 0.877_540_971_010_577_7),
  ])
  func `chances equal the reference`(life: Double, deviation: Double, elapsed: Double, p: Double)
    throws
  {
    let risk = try risk(life: life, deviation: deviation)
    #expect(isNear(risk.probability(unfinishedAfter: elapsed), p, within: 1e-9))
  }

  @Test func `the chance grows while the thing is kept, and is one at its end`() throws {
    let risk = try risk(life: 7, deviation: WasteRisk.labelDeviation)
    let chances = [-1, 0, 0.5, 1, 2, 4, 6, 6.99, 7, 8].map(risk.probability)
    #expect(chances == chances.sorted())
    #expect(chances[0] == chances[1] && chances[1] < chances[2])
    #expect(chances[8] == 1 && chances[9] == 1)
  }

  @Test func `the chance stays one at most where hardly anything lasts`() throws {
    let finish = try #require(LognormalTime(logMean: -3, logDeviation: 0.05))
    let life = try #require(LognormalTime(logMean: 3, logDeviation: 0.2))
    let risk = WasteRisk(finish: finish, life: life)
    for elapsed in [0, 0.01, 1, 5, 19] {
      #expect((0...1).contains(risk.probability(unfinishedAfter: elapsed)))
    }
    #expect(risk.probability(unfinishedAfter: 19) < 0.01)
    #expect(risk.probability(unfinishedAfter: life.median) == 1)
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"))
  func `all of the study's vectors are reached to nine digits`() throws {
    let cases = try ExpirationGolden.file().p_waste
    #expect(cases.count == 12)
    for golden in cases {
      let finish = try #require(LognormalTime(logMean: golden.mu_c, logDeviation: golden.s_c))
      let life = try #require(
        LognormalTime(logMean: log(golden.life), logDeviation: golden.s_life))
      let risk = WasteRisk(finish: finish, life: life)
      #expect(
        isNear(risk.probability(unfinishedAfter: golden.elapsed), golden.p, within: 1e-9))
    }
  }

  private func risk(life: Double, deviation: Double) throws -> WasteRisk {
    let finish = try #require(
      LognormalTime(logMean: 1.856_428_546_232_893_8, logDeviation: 1.267_919_662_271_666_4))
    let life = try #require(LognormalTime(logMean: log(life), logDeviation: deviation))
    return WasteRisk(finish: finish, life: life)
  }
}
