import Foundation
import Statistics
import Testing

/// What the forecasts promise, kept over households with known truths.
@Suite struct MadeUpHouseholdTests {
  @Test func `labels make lives better known, and bounds hold what they promise`() throws {
    var forecasts: [Forecast] = []
    for seed in 1...20 as ClosedRange<UInt64> { forecasts += try self.forecasts(seed: seed) }
    func error(_ labels: ClosedRange<Int>, _ days: (Forecast) -> Double) -> Double {
      let chosen = forecasts.filter { labels.contains($0.labels) }
      return chosen.reduce(0) { $0 + abs(days($1) - $1.label) } / Double(chosen.count)
    }
    for (labels, share) in [(1...1, 0.6), (2...2, 0.55), (3...7, 0.5)] {
      #expect(error(labels, \.median) < share * error(labels, \.prior))
      #expect(error(labels, \.median) < error(labels, \.lastLabel))
    }
    for (coverage, expected) in [(\Forecast.within80, 0.78...0.93), (\.within95, 0.93...0.997)] {
      for labels in 0...7 {
        let chosen = forecasts.filter { $0.labels == labels }
        let held = chosen.filter { $0[keyPath: coverage] }
        #expect(expected.contains(Double(held.count) / Double(chosen.count)))
      }
    }
  }

  private struct Forecast {
    let labels: Int
    let label, median, prior, lastLabel: Double
    let within80, within95: Bool
  }

  /// Foretells the labels of each round of purchases from those of the rounds before.
  private func forecasts(seed: UInt64) throws -> [Forecast] {
    var labels: [ShelfLifeModel.Label] = []
    var lastLabels = MadeUpHousehold.priors
    return try MadeUpHousehold(seed: seed).rounds.flatMap { round in
      let model = try #require(
        ShelfLifeModel(labels: labels, categories: MadeUpHousehold.categories))
      return try round.enumerated().map { product, label in
        let prior = MadeUpHousehold.priors[product]
        let life = try #require(model.life(ofProduct: product, priorDays: prior))
        let forecast = Forecast(
          labels: life.labels, label: label, median: life.days.median, prior: prior,
          lastLabel: lastLabels[product],
          within80: life.interval(coverage: 0.8).contains(label),
          within95: life.interval(coverage: 0.95).contains(label))
        labels.append(
          try #require(ShelfLifeModel.Label(product: product, days: label, priorDays: prior)))
        lastLabels[product] = label
        return forecast
      }
    }
  }

  /// Times to finish with the median of nine days, of which those past a life of about ten are seen
  /// only up to it: they were thrown away.
  @Test func `what was thrown away half used does not make finishing look quick`() throws {
    var random = NormalNumbers(seed: 7)
    let prior = try #require(LognormalTime(logMean: log(9), logDeviation: 0.7))
    let (histories, truth) = (400, log(9.0))
    var (withCensored, endsAlone, allAsEnds) = (0.0, 0.0, 0.0)
    for _ in 0..<histories {
      let pairs = (0..<12).map { _ in
        (exp(random.next(mean: truth, deviation: 0.6)), random.next(mean: log(10), deviation: 0.2))
      }
      let times = pairs.compactMap { finish, life in
        ObservedTime(min(finish, exp(life)), ended: finish <= exp(life))
      }
      let ends = times.filter(\.ended)
      let asEnds = times.compactMap { ObservedTime($0.time, ended: true) }
      withCensored += try #require(LognormalTime(times, prior: prior)).logMean - truth
      endsAlone += try #require(LognormalTime(ends, prior: prior)).logMean - truth
      allAsEnds += try #require(LognormalTime(asEnds, prior: prior)).logMean - truth
    }
    #expect(abs(withCensored / Double(histories)) < 0.05)
    #expect(endsAlone / Double(histories) < -0.2)
    #expect(allAsEnds / Double(histories) < -0.15)
  }

  @Test func `the risk of waste is the share that is wasted`() throws {
    var random = NormalNumbers(seed: 11)
    let finish = try #require(LognormalTime(logMean: log(6), logDeviation: 0.6))
    let label = try #require(LognormalTime(logMean: log(8), logDeviation: 0.25))
    let risk = WasteRisk(finish: finish, life: label)
    var (kept, wasted) = ([0, 0, 0], [0, 0, 0])
    let days = [0.0, 2, 4]
    for _ in 0..<20_000 {
      let finished = exp(random.next(mean: finish.logMean, deviation: finish.logDeviation))
      let life = exp(
        random.next(mean: label.logMean, deviation: label.logDeviation)
          + random.next(deviation: 0.2))
      for (index, day) in days.enumerated() where finished > day {
        kept[index] += 1
        if finished > life { wasted[index] += 1 }
      }
    }
    for (index, day) in days.enumerated() {
      let share = Double(wasted[index]) / Double(kept[index])
      #expect(abs(risk.probability(unfinishedAfter: day) - share) < 0.015)
    }
  }
}
