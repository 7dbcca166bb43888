import Statistics
import Testing

@Suite struct BacktestTests {
  private func window(
    _ point: Double, _ actual: Double, naive: Double, scale: Double = 1,
    interval95: ClosedRange<Double>? = nil
  ) -> Backtest.Window {
    Backtest.Window(
      prediction: Prediction(
        point: point, interval80: (point - 1)...(point + 1),
        interval95: interval95),
      actual: actual, naive: naive, scale: scale)
  }

  @Test func `errors are means, scaled by each window's own scale`() throws {
    let backtest = Backtest([
      window(10, 12, naive: 9, scale: 2), window(10, 9, naive: 9, scale: 0.5),
      window(10, 10.5, naive: 8, scale: 1),
    ])
    #expect(isNear(backtest.meanAbsoluteError, 3.5 / 3))
    #expect(isNear(backtest.meanScaledError, (1 + 2 + 0.5) / 3))
    #expect(isNear(backtest.naiveMeanScaledError, (1.5 + 0 + 2.5) / 3))
    #expect(isNear(backtest.coverage80, 2.0 / 3))
  }

  @Test func `skill is empty below four windows and looks at the last eight`() throws {
    let good = window(11, 12, naive: 10)
    #expect(Backtest([good, good, good]).skillPercent() == nil)
    #expect(try #require(Backtest([good, good, good, good]).skillPercent()) == 50)
    let bad = window(0, 12, naive: 10)
    let latest = Backtest([bad, bad] + Array(repeating: good, count: 8))
    #expect(try #require(latest.skillPercent()) == 50)
    #expect(isNear(latest.skillPercent(latest: .max), -60))
  }

  @Test func `where nothing ever changes there is no skill, and where only one erred no figure`() {
    let right = window(5, 5, naive: 5)
    #expect(Backtest(Array(repeating: right, count: 4)).skillPercent() == 0)
    let wrong = window(6, 5, naive: 5)
    #expect(Backtest(Array(repeating: wrong, count: 4)).skillPercent() == nil)
  }

  @Test func `coverage counts the windows that have such bounds`() throws {
    let held = window(5, 7, naive: 5, interval95: 3...7)
    let missed = window(5, 8, naive: 5, interval95: 3...7)
    let without = window(5, 5, naive: 5)
    let backtest = Backtest([held, missed, without])
    #expect(backtest.coverage95 == 0.5)
    #expect(isNear(backtest.coverage80, 1.0 / 3))
    #expect(Backtest([without]).coverage95 == nil)
  }

  @Test func `bounds hold a value within half a printed step of the bounds as printed`() {
    func held(_ actual: Double, step: Double?) -> Double? {
      let price = 89.99.nextUp.nextUp
      return Backtest([
        Backtest.Window(
          prediction: Prediction(point: price, interval80: price...price), actual: actual,
          naive: 1, scale: 1, printedStep: step)
      ]).coverage80
    }
    #expect(held(89.99, step: nil) == 0)
    #expect(held(89.99, step: 0.01) == 1)
    #expect(held(89.994, step: 0.01) == 1)
    #expect(held(89.996, step: 0.01) == 0)
    #expect(held(89.98, step: 0.01) == 0)
  }

  @Test func `nothing tested has no figures`() {
    let empty = Backtest()
    #expect(empty.meanAbsoluteError == nil && empty.meanScaledError == nil)
    #expect(empty.coverage80 == nil && empty.coverage95 == nil && empty.skillPercent() == nil)
  }

  @Test func `the scale is the mean change, at least a hundredth of the mean`() {
    #expect(isNear(Backtest.scale(of: [1, 3, 2, 2]), 1))
    #expect(isNear(Backtest.scale(of: [5, 5, 5]), 0.05))
    #expect(isNear(Backtest.scale(of: [7]), 0.07))
  }

  @Test func `the forecaster is handed nothing but what is known at the origin`() throws {
    let values = (0..<20).map { Double($0 * $0) + 1 }
    var handed: [[Double]] = []
    let backtest = Backtest(rolling: values, horizon: 3, origins: 0...20, mostKnown: 5) { known in
      handed.append(known)
      return Prediction(point: 0, interval80: 0...0)
    }
    #expect(handed == (1...17).map { Array(values[..<$0].suffix(5)) })
    #expect(backtest.windows.map(\.actual) == Array(values[3...]))
    #expect(backtest.windows.map(\.naive) == Array(values[..<17]))
    #expect(backtest.windows.map(\.scale) == handed.map(Backtest.scale))
  }

  @Test func `origins that the forecaster declines are no windows`() {
    let backtest = Backtest(rolling: [1, 2, 3, 4, 5], horizon: 1, origins: 1...4) { known in
      known.count < 3
        ? nil
        : Prediction(point: known[0], interval80: 0...9)
    }
    #expect(backtest.windows.map(\.actual) == [4, 5])
  }

  @Test func `windows of several series are judged together`() {
    var all = Backtest([window(1, 2, naive: 1)])
    all.append(Backtest([window(3, 3, naive: 1)]))
    #expect(all.windows.count == 2)
    #expect(all.meanAbsoluteError == 0.5)
  }
}
