/// Errors a method made on a series so far, on the log scale, and how much each says.
struct WeightedErrors {
  private(set) var values: [Double] = []
  private(set) var weights: [Double] = []

  /// Origins further back than this say nothing.
  static let mostOrigins = 104
  /// A series may never have moved; the usual errors are then of this size.
  private static let leastStep = 0.01
  /// All of the usual errors together count as so many own ones of the next step.
  private static let priorWeight = 10.0

  init(capacity: Int) {
    values.reserveCapacity(capacity + 20)
    weights.reserveCapacity(capacity + 20)
  }

  mutating func append(_ value: Double, weight: Double) {
    values.append(value)
    weights.append(weight)
  }

  /// Adds the usual errors of other series, in units of the mean change of one step.
  ///
  /// Errors over `h` steps overlap, so each of the series' own errors has its weight divided by
  /// `√h`.
  mutating func mix(usual prior: [Double], meanStep: Double, steps: Int) {
    let overlap = 1 / Double(steps).squareRoot()
    for index in weights.indices { weights[index] *= overlap }
    for multiple in prior {
      append(
        multiple * max(meanStep, Self.leastStep),
        weight: Self.priorWeight / Double(prior.count))
    }
  }
}
