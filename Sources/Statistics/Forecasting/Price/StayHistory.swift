/// The pools of a ledger's series as they were on each day.
///
/// A series counts with the latest 26 of its origins. Pools are of one, three and six steps; others
/// use the nearest of these below.
public struct StayHistory: Sendable {
  private static let steps = [1, 3, 6]
  private static let mostOrigins = 26

  /// An origin whose answer became known on a day, or one that no longer counts since.
  private struct Change {
    let day: Int
    let state: PriceState
    let stayed: Bool
    let times: Double
  }

  /// By steps: the days on which the pool changed, and the pool since each.
  private var days: [[Int]] = []
  private var pools: [[StayPool]] = []

  /// - Parameters:
  ///   - series: The observations of each series, in any order.
  ///   - step: The step, where it is not to be found from the gaps.
  ///   - calendar: What months are.
  public init(
    _ series: [[PriceObservation]], by step: PriceSeries.Step? = nil, calendar: MonthCalendar
  ) {
    var changes: [[Change]] = Self.steps.map { _ in [] }
    for observations in series {
      guard let stepped = SteppedPrices(observations, by: step, calendar: calendar) else {
        continue
      }
      let prices = stepped.run
      let known = stepped.knownDays
      for (place, steps) in Self.steps.enumerated() {
        let origins = StayCounts.origins(prices, steps: steps)
        for (index, origin) in origins.enumerated() {
          let day = known[index + steps]
          changes[place].append(
            Change(day: day, state: origin.state, stayed: origin.stayed, times: 1))
          guard index >= Self.mostOrigins else { continue }
          let old = origins[index - Self.mostOrigins]
          changes[place].append(Change(day: day, state: old.state, stayed: old.stayed, times: -1))
        }
      }
    }
    for changes in changes {
      var days: [Int] = []
      var pools: [StayPool] = []
      var pool = StayPool()
      for change in changes.sorted(by: { $0.day < $1.day }) {
        pool.count(change.state, stayed: change.stayed, times: change.times)
        if days.last == change.day {
          pools[pools.count - 1] = pool
        } else {
          days.append(change.day)
          pools.append(pool)
        }
      }
      self.days.append(days)
      self.pools.append(pools)
    }
  }

  /// The pool of what was known by the end of a day, for so many steps ahead.
  public func pool(upTo day: Int = .max, steps: Int) -> StayPool {
    let place = steps >= 6 ? 2 : steps >= 3 ? 1 : 0
    var (low, high) = (0, days[place].count)
    while low < high {
      let middle = (low + high) / 2
      if days[place][middle] > day { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? StayPool() : pools[place][low - 1]
  }
}

extension SteppedPrices {
  /// The day on which each price of ``run`` was known: the last one paid in its step, of a missing
  /// step that of the next price.
  fileprivate var knownDays: [Int] {
    var known: [Int] = []
    for place in runStart..<medians.count {
      let day = observations[medians[place].end - 1].day
      let missing = place == runStart ? 0 : medians[place].number - medians[place - 1].number - 1
      known += Array(repeating: day, count: missing + 1)
    }
    return known
  }
}
