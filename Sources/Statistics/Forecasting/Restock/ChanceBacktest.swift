/// How good chances were, where it has come out since whether the thing happened.
public struct ChanceBacktest: Hashable, Sendable {
  public struct Window: Hashable, Sendable {
    /// 0 to 1.
    public let chance: Double
    public let happened: Bool

    public init(chance: Double, happened: Bool) {
      self.chance = chance
      self.happened = happened
    }
  }

  public private(set) var windows: [Window]

  public init(_ windows: [Window] = []) {
    self.windows = windows
  }

  public mutating func append(_ other: ChanceBacktest) {
    windows += other.windows
  }

  /// The share of windows in which it happened; nil without a window.
  public var baseRate: Double? { mean { $0.happened ? 1 : 0 } }

  /// The mean squared distance of the chances from what happened, 0 or 1 (Brier score).
  public var brierScore: Double? {
    mean { window in
      let error = window.chance - (window.happened ? 1 : 0)
      return error * error
    }
  }

  /// By how many percent the Brier score is less than that of always stating the base rate.
  ///
  /// Nil below four windows, or where the same happened in all of them.
  public var skillPercent: Double? {
    guard windows.count >= 4, let rate = baseRate, let score = brierScore, rate > 0, rate < 1
    else { return nil }
    return 100 * (1 - score / (rate * (1 - rate)))
  }

  private func mean(of value: (Window) -> Double) -> Double? {
    guard !windows.isEmpty else { return nil }
    return windows.reduce(0) { $0 + value($1) } / Double(windows.count)
  }
}

extension ChanceBacktest {
  /// Asks every week since each purchase whether the product is bought within seven days.
  ///
  /// Questions begin on the second day of purchase, and are those whose seven days are over.
  ///
  /// - Parameters:
  ///   - purchases: Oldest first; what was bought on one day is one purchase.
  ///   - latest: How many questions, at most: the latest.
  ///   - prior: The mean logarithm of the days between two purchases of such a product.
  ///   - today: The last day of which is known what was bought.
  ///   - trips: The household's shopping trips up to a day.
  public init(
    ofRestocking purchases: [RestockForecast.Purchase], latest: Int = .max,
    prior: Double = RestockPrior.usual, today: Int,
    trips: (_ day: Int) -> RestockProbability.Trips
  ) {
    var days: [Int] = []
    for purchase in purchases where purchase.day != days.last { days.append(purchase.day) }
    var questions: [(day: Int, happened: Bool)] = []
    for (index, last) in days.enumerated().dropFirst() {
      let next = index + 1 < days.count ? days[index + 1] : nil
      let end = min(next ?? .max, today - 6)
      for day in stride(from: last, to: end, by: 7) {
        questions.append((day, next.map { $0 <= day + 7 } ?? false))
      }
    }
    self.init(
      questions.suffix(latest).compactMap { question in
        RestockOutlook(
          purchases: Array(purchases.prefix { $0.day <= question.day }), prior: prior,
          today: question.day, trips: trips(question.day)
        ).map { Window(chance: $0.probability, happened: question.happened) }
      })
  }
}
