import Statistics
import Testing

@Suite struct OpenedLifeTests {
  @Test(
    arguments: [
      (10, 2, 3, 5), (10, 2, nil, 5.5), (10, 9, 3, 10), (10, 0, 20, 10), (100, 50, nil, 85),
    ] as [(Double, Double, Double?, Double)])
  func `opened, it keeps for its opened life, but no longer than unopened`(
    life: Double, openedAfter: Double, openedLife: Double?, days: Double
  ) {
    #expect(
      isNear(
        OpenedLife.days(life: life, openedAfter: openedAfter, openedLife: openedLife), days))
  }
}
