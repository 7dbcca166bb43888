import Statistics
import Testing

@Suite struct KaplanMeierTests {
  @Test func `the published remissions are reached`() {
    let curve = KaplanMeier(FreireichTrial.times)
    #expect(curve.steps.map(\.time) == [6, 7, 10, 13, 16, 22, 23])
    #expect(curve.steps.map(\.atRisk) == [21, 17, 15, 12, 11, 7, 6])
    #expect(curve.steps.map(\.ended) == [3, 1, 1, 1, 1, 1, 1])
    let survival = [0.8571, 0.8067, 0.7529, 0.6902, 0.6275, 0.5378, 0.4482]
    let errors = [0.0764, 0.0869, 0.0963, 0.1068, 0.1141, 0.1282, 0.1346]
    for (step, expected) in zip(curve.steps, zip(survival, errors)) {
      #expect(abs(step.survival - expected.0) < 0.000_05)
      #expect(abs(step.standardError - expected.1) < 0.000_05)
    }
  }

  @Test func `the order of times does not matter`() {
    #expect(KaplanMeier(FreireichTrial.times.reversed()) == KaplanMeier(FreireichTrial.times))
  }

  @Test func `between steps the share stays, before the first all last`() {
    let curve = KaplanMeier(FreireichTrial.times)
    #expect(curve.survival(beyond: 5.9) == 1)
    #expect(curve.survival(beyond: 6) == curve.steps[0].survival)
    #expect(curve.survival(beyond: 9.5) == curve.steps[1].survival)
    #expect(curve.survival(beyond: 1000) == curve.steps[6].survival)
  }

  @Test func `a quantile is the first time that reaches it, if one does`() {
    let curve = KaplanMeier(FreireichTrial.times)
    #expect(curve.quantile(0.1) == 6)
    #expect(curve.quantile(0.25) == 13)
    #expect(curve.quantile(0.5) == 23)
    #expect(curve.quantile(0.6) == nil)
  }

  @Test(arguments: [3, 7, 10, 49, 60])
  func `a share that is reached but for rounding is reached`(count: Int) {
    let curve = KaplanMeier((1...count).compactMap { ObservedTime(Double($0), ended: true) })
    for ended in 1...count {
      #expect(curve.quantile(Double(ended) / Double(count)) == Double(ended))
    }
  }

  @Test func `once all have ended none are left, and that is certain`() throws {
    let curve = KaplanMeier([2, 2, 5].compactMap { ObservedTime($0, ended: true) })
    #expect(curve.steps.map(\.time) == [2, 5])
    let last = try #require(curve.steps.last)
    #expect(last.survival == 0 && last.standardError == 0)
    #expect(curve.quantile(1) == 5)
  }

  @Test func `without an end there is no step`() {
    #expect(KaplanMeier([]).steps.isEmpty)
    let going = KaplanMeier([ObservedTime(3, ended: false)].compactMap(\.self))
    #expect(going.steps.isEmpty && going.survival(beyond: 9) == 1 && going.quantile(0.5) == nil)
  }

  @Test(arguments: [-1, .nan, .infinity]) func `what is no time is refused`(time: Double) {
    #expect(ObservedTime(time, ended: true) == nil)
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"))
  func `the study's curve is reached to twelve digits`() throws {
    let golden = try #require(try ExpirationGolden.file().kaplan_meier.first)
    let times = zip(golden.times, golden.event).compactMap { ObservedTime($0, ended: $1 == 1) }
    let steps = KaplanMeier(times).steps
    #expect(steps.count == golden.table_t_n_d_S_se.count)
    for (step, row) in zip(steps, golden.table_t_n_d_S_se) {
      #expect([step.time, Double(step.atRisk), Double(step.ended)] == Array(row.prefix(3)))
      #expect(isNear(step.survival, row[3]) && isNear(step.standardError, row[4]))
    }
  }
}
