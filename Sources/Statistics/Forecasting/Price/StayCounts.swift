#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How often the prices of one series stayed what they were, by the state they were in.
///
/// The state is against the usual price: the most frequent of the latest 13, with prices within
/// 0.4 % counted as one, of equally frequent ones the latest.
public struct StayCounts: Hashable, Sendable {
  public struct Count: Hashable, Sendable {
    public var stayed = 0.0
    public var asked = 0.0
  }

  /// By state: on sale, regular, elevated.
  public private(set) var counts = [Count(), Count(), Count()]

  /// Changes of the logarithm smaller than this are none.
  static let tolerance = 0.005
  private static let window = 13

  /// Counts at every origin with an answer `steps` later.
  public init(prices: [Double], steps: Int) {
    for one in Self.origins(prices, steps: steps) {
      counts[one.state.place].asked += 1
      if one.stayed { counts[one.state.place].stayed += 1 }
    }
  }

  /// The state of a price and whether it was the same `steps` later, for each origin.
  static func origins(
    _ prices: [Double], steps: Int
  ) -> [(state: PriceState, stayed: Bool)] {
    guard prices.count > steps else { return [] }
    let logs = prices.map { log($0) }
    let keys = logs.map { ($0 / 0.004).rounded(.toNearestOrEven) }
    return (0..<(prices.count - steps)).map { origin in
      (
        state(at: origin, logs, keys),
        abs(logs[origin + steps] - logs[origin]) < tolerance
      )
    }
  }

  /// The state of the last price against the usual one.
  static func lastState(of prices: [Double]) -> PriceState {
    let latest = prices.suffix(window)
    let logs = latest.map { log($0) }
    return state(at: logs.count - 1, logs, logs.map { ($0 / 0.004).rounded(.toNearestOrEven) })
  }

  private static func state(at place: Int, _ logs: [Double], _ keys: [Double]) -> PriceState {
    let first = max(0, place - window + 1)
    var usual = place
    var most = 0
    // From the latest backward, so that of equally frequent prices the latest is the usual one.
    for candidate in stride(from: place, through: first, by: -1) where most < candidate - first + 1
    {
      var count = 0
      for other in first...candidate where keys[other] == keys[candidate] { count += 1 }
      if count > most { (most, usual) = (count, candidate) }
    }
    return PriceState(gapToMedian: logs[usual] - logs[place])
  }
}

extension PriceState {
  var place: Int {
    switch self {
    case .onSale: 0
    case .regular: 1
    case .elevated: 2
    }
  }
}

/// How often prices stay what they are in all series of a ledger, by state.
public struct StayPool: Hashable, Sendable {
  private var counts: [StayCounts.Count]

  /// Adds one of two to each state, so that an empty pool says one half.
  public init(_ series: some Sequence<StayCounts> = []) {
    counts = Array(repeating: StayCounts.Count(stayed: 1, asked: 2), count: 3)
    for one in series {
      for (place, count) in one.counts.enumerated() {
        counts[place].stayed += count.stayed
        counts[place].asked += count.asked
      }
    }
  }

  mutating func count(_ state: PriceState, stayed: Bool, times: Double) {
    counts[state.place].asked += times
    if stayed { counts[state.place].stayed += times }
  }

  /// The share of all series that stay in a state.
  public func share(in state: PriceState) -> Double {
    counts[state.place].stayed / counts[state.place].asked
  }

  /// The chance that a series stays what it is `steps` on: its own share with the pool's as six more.
  ///
  /// Origins over `h` steps overlap, so each counts `1/h`.
  public func chance(_ prices: [Double], steps: Int) -> Double {
    let state = StayCounts.lastState(of: prices)
    let own = StayCounts(prices: prices, steps: steps).counts[state.place]
    let overlap = Double(steps)
    return (own.stayed / overlap + 6 * share(in: state)) / (own.asked / overlap + 6)
  }
}
