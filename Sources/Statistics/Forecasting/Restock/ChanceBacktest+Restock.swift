extension ChanceBacktest {
  /// Forecasts, every week since each purchase, whether the product is bought within seven days.
  ///
  /// Forecasts start on the second day of purchase and end seven days before `today`.
  ///
  /// - Parameters:
  ///   - purchases: Oldest first; purchases of one day count as one.
  ///   - latest: The maximum number of forecasts; the latest are used.
  ///   - prior: The mean logarithm of the days between two purchases of such a product.
  ///   - today: The last day whose purchases are known.
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
