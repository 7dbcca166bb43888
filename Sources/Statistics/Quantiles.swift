/// Values in ascending order, from which quantiles are read.
public struct SortedSample: Hashable, Sendable {
  /// Ascending, at least one.
  public let values: [Double]

  /// Nil if there is no value, or if one is not a number.
  public init?(_ values: some Sequence<Double>) {
    let sorted = values.sorted()
    guard !sorted.isEmpty, sorted.allSatisfy({ !$0.isNaN }) else { return nil }
    self.values = sorted
  }

  /// The middle value, or the mean of the middle two.
  public var median: Double {
    let middle = values.count / 2
    return values.count % 2 == 1 ? values[middle] : 0.5 * (values[middle - 1] + values[middle])
  }

  /// The value below which a share `p` of the sample lies, by interpolation between neighbours.
  ///
  /// Type 7 of Hyndman and Fan, Sample Quantiles in Statistical Packages (1996): with
  /// `h = (n − 1) p` it is `x[⌊h⌋] + (h − ⌊h⌋) (x[⌊h⌋ + 1] − x[⌊h⌋])`, counted from 0. The default
  /// of R and NumPy. Outside of 0 to 1 `p` means the nearer of them.
  public func quantile(_ p: Double) -> Double {
    let position = Double(values.count - 1) * min(max(p, 0), 1)
    let below = Int(position)
    guard below + 1 < values.count else { return values[values.count - 1] }
    return values[below] + (position - Double(below)) * (values[below + 1] - values[below])
  }
}

/// Values in ascending order that do not all count alike.
public struct WeightedSample: Hashable, Sendable {
  private let values: [Double]
  /// The weights of the values up to and including each.
  private let cumulativeWeights: [Double]

  /// Orders the values; of weights only the ratios matter, and a value of weight 0 is left out.
  ///
  /// Nil if there are not as many weights as values, if one of either is not a number, or if a
  /// weight is negative or infinite, or none is above zero.
  public init?(_ values: [Double], weights: [Double]) {
    guard values.count == weights.count, values.allSatisfy({ !$0.isNaN }),
      weights.allSatisfy({ $0 >= 0 && $0.isFinite })
    else { return nil }
    let pairs = zip(values, weights).filter { $0.1 > 0 }.sorted { $0 < $1 }
    var sum = 0.0
    cumulativeWeights = pairs.map { pair in
      sum += pair.1
      return sum
    }
    guard !pairs.isEmpty else { return nil }
    self.values = pairs.map(\.0)
  }

  /// The least value up to which at least a share `p` of the weight lies.
  ///
  /// The inverse of the weighted distribution function; with equal weights it is type 1 of Hyndman
  /// and Fan (1996). A share short by a trillionth of the weight counts as reached, so that
  /// rounding in the sum of weights moves no quantile. Outside of 0 to 1 `p` means the nearer of
  /// them.
  public func quantile(_ p: Double) -> Double {
    let total = cumulativeWeights[cumulativeWeights.count - 1]
    let goal = (min(max(p, 0), 1) - 1e-12) * total
    var low = 0
    var high = values.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cumulativeWeights[middle] >= goal { high = middle } else { low = middle + 1 }
    }
    return values[low]
  }
}
