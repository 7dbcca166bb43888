/// Three numbers, one for each recent level of a log price: the gap from the price to the level, or
/// how much of that gap is made good.
public struct LevelGaps: Hashable, Sendable {
  /// To the exponentially smoothed level, weight 0.5.
  public let smoothed: Double
  /// To the mean of all prices so far.
  public let mean: Double
  /// To the median of the last eight.
  public let median: Double

  func dot(_ other: LevelGaps) -> Double {
    smoothed * other.smoothed + mean * other.mean + median * other.median
  }

  /// The gaps of every log price to its own recent levels, which know nothing of later prices.
  static func along(_ logs: [Double]) -> [LevelGaps] {
    var smoothed = logs[0]
    var sum = 0.0
    var recent = SlidingMedian(width: 8)
    return logs.enumerated().map { index, value in
      smoothed += 0.5 * (value - smoothed)
      sum += value
      recent.append(value)
      return LevelGaps(
        smoothed: smoothed - value, mean: sum / Double(index + 1) - value,
        median: recent.median - value)
    }
  }
}

/// The median of the last few of a run of values, kept in order as they come.
private struct SlidingMedian {
  private let width: Int
  /// In the order of arrival, written around.
  private var arrived: [Double] = []
  private var oldest = 0
  private var ascending: [Double] = []

  init(width: Int) {
    self.width = width
    arrived.reserveCapacity(width)
    ascending.reserveCapacity(width)
  }

  mutating func append(_ value: Double) {
    if arrived.count < width {
      arrived.append(value)
    } else {
      ascending.remove(at: place(of: arrived[oldest]))
      arrived[oldest] = value
      oldest = (oldest + 1) % width
    }
    ascending.insert(value, at: place(of: value))
  }

  /// There must be a value.
  var median: Double {
    let middle = ascending.count / 2
    return ascending.count % 2 == 1
      ? ascending[middle] : 0.5 * (ascending[middle - 1] + ascending[middle])
  }

  /// The first place whose value is not less.
  private func place(of value: Double) -> Int {
    ascending.firstIndex { $0 >= value } ?? ascending.count
  }
}
