/// Prices in the order of days, put into the steps that their gaps suggest.
struct SteppedPrices {
  /// What was paid in one step.
  struct Median {
    /// Of a month or week its number, of a purchase its place among all.
    let number: Int
    let price: Double
    /// How many observations there are up to and including the step.
    let end: Int
  }

  let step: PriceSeries.Step
  /// By day and then by price.
  let observations: [PriceObservation]
  /// Days from one day of purchase to the next, at least 1.
  let medianGap: Double
  /// Of all steps that have prices.
  let medians: [Median]
  /// The place in ``medians`` where the latest run without long gaps begins.
  let runStart: Int
  let calendar: MonthCalendar

  /// As many steps in a row may be missing.
  private static let mostMissing = 2

  /// Puts prices into steps; their order does not matter.
  ///
  /// Nil without a price, or if a price is not above zero and finite.
  ///
  /// - Parameters:
  ///   - observations: What was paid, and when.
  ///   - step: The step, where it is not to be found from the gaps.
  ///   - calendar: What months are.
  init?(
    _ observations: some Sequence<PriceObservation>, by step: PriceSeries.Step?,
    calendar: MonthCalendar
  ) {
    let sorted = observations.sorted { ($0.day, $0.price) < ($1.day, $1.price) }
    guard sorted.allSatisfy({ $0.price > 0 && $0.price.isFinite }) else { return nil }
    self.init(inOrder: sorted, by: step, calendar: calendar)
  }

  /// The same of prices above zero that are in order already.
  init?(
    inOrder sorted: [PriceObservation], by step: PriceSeries.Step?, calendar: MonthCalendar
  ) {
    guard !sorted.isEmpty else { return nil }
    let gaps = zip(sorted, sorted.dropFirst()).map { $1.day - $0.day }.filter { $0 > 0 }
    let medianGap = SortedSample(gaps.map(Double.init))?.median ?? 0
    self.step = step ?? (medianGap >= 25 ? .month : medianGap >= 6 ? .week : .purchase)
    switch self.step {
    case .month: medians = Self.medians(of: sorted, by: calendar.month)
    case .week: medians = Self.medians(of: sorted, by: week(of:))
    case .purchase:
      medians = Self.medians(of: sorted) { $0 }.enumerated().map { place, day in
        Median(number: place, price: day.price, end: day.end)
      }
    }
    let medians = medians
    runStart =
      medians.indices.dropFirst().last {
        medians[$0].number - medians[$0 - 1].number > Self.mostMissing + 1
      } ?? 0
    observations = sorted
    self.medianGap = max(1, medianGap)
    self.calendar = calendar
  }

  /// The median price of each step that has prices, from observations in the order of days.
  private static func medians(
    of observations: [PriceObservation], by step: (_ day: Int) -> Int
  ) -> [Median] {
    var medians: [Median] = []
    var start = 0
    while start < observations.count {
      let number = step(observations[start].day)
      var end = start + 1
      while end < observations.count, step(observations[end].day) == number { end += 1 }
      let price =
        end == start + 1
        ? observations[start].price
        : SortedSample(observations[start..<end].map(\.price))?.median
      if let price { medians.append(Median(number: number, price: price, end: end)) }
      start = end
    }
    return medians
  }

  /// The prices of the latest run, with the short gaps in it filled in linearly.
  var run: [Double] {
    var run = [medians[runStart].price]
    for (before, median) in zip(medians[runStart...], medians[(runStart + 1)...]) {
      let gap = median.number - before.number
      for place in stride(from: 1, to: gap, by: 1) {
        let share = Double(place) / Double(gap)
        run.append(before.price + (median.price - before.price) * share)
      }
      run.append(median.price)
    }
    return run
  }

  /// The first day of a step, by its number; of a purchase that is to come the day that the median
  /// gap leads to.
  func firstDay(of number: Int) -> Int {
    switch step {
    case .month: return calendar.firstDay(number)
    case .week: return 7 * number - 3
    case .purchase:
      guard number >= medians.count else { return observations[medians[number].end - 1].day }
      let steps = Double(number - (medians.count - 1))
      return observations[observations.count - 1].day + Int((steps * medianGap).rounded())
    }
  }

  /// How many steps a day is after the last price; below 1 where it is in the same step or before.
  func stepsAhead(to day: Int) -> Int {
    let last = medians[medians.count - 1].number
    return switch step {
    case .month: calendar.month(day) - last
    case .week: week(of: day) - last
    case .purchase:
      Int((Double(day - observations[observations.count - 1].day) / medianGap).rounded())
    }
  }
}

/// The number of the week a day is in, Monday to Sunday, since that of 1970-01-01.
private func week(of day: Int) -> Int {
  let shifted = day + 3
  return (shifted >= 0 ? shifted : shifted - 6) / 7
}
