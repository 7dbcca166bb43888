import GroceryModel

extension SavingsFinder {
  /// The fewest months with purchases from which one is usual.
  private static let leastMonths = 4

  /// What the dearest month cost above the usual one.
  func timing() -> [Saving] {
    series.compactMap { series in
      let lines = recent(series).paidLines
      let months = Dictionary(grouping: lines, by: \.day.month)
      guard months.count >= Self.leastMonths, let first = lines.first else { return nil }
      let prices = months.compactMapValues(\.usualPrice).sorted {
        ($0.value.approximation, $0.key) < ($1.value.approximation, $1.key)
      }
      guard let dearest = prices.last, let usual = prices.map(\.value).median else { return nil }
      let bought = months[dearest.key] ?? []
      return saving(
        .timing, book.catalog.name(of: first.product), bought, at: usual, series,
        "the median of \(prices.count) months; \(dearest.key) was the dearest")
    }
  }

  /// What a quarter of the year cost above another one that was cheaper in every year that has both,
  /// of at least two.
  func seasons() -> [Saving] {
    series.compactMap { series in
      let lines = series.lines
      guard let first = lines.first else { return nil }
      let quarters = Dictionary(grouping: lines) {
        Season(quarter: Season.quarter(of: $0.day), year: $0.day.month.year)
      }.compactMapValues(\.usualPrice)
      var best: Saving?
      for cheap in 1...4 {
        for dear in 1...4 where dear != cheap {
          guard Self.isCheaper(cheap, than: dear, quarters) else { continue }
          let usual = lines.filter { Season.quarter(of: $0.day) == cheap }.usualPrice
          let bought = recent(series).paidLines.filter { Season.quarter(of: $0.day) == dear }
          let found = usual.flatMap {
            saving(
              .season, book.catalog.name(of: first.product), bought, at: $0, series,
              "usual in Q\(cheap), which was cheaper than Q\(dear) each year")
          }
          if let found, found.saved > best?.saved ?? .zero { best = found }
        }
      }
      return best
    }
  }

  private static func isCheaper(
    _ cheap: Int, than dear: Int, _ prices: [Season: ExactRatio]
  ) -> Bool {
    let pairs = prices.keys.filter { $0.quarter == cheap }.compactMap { season in
      prices[Season(quarter: dear, year: season.year)].map { (prices[season], $0) }
    }
    return pairs.count > 1
      && pairs.allSatisfy { low, high in
        low.map { $0.approximation < high.approximation } ?? false
      }
  }
}

/// A quarter of a year.
private struct Season: Hashable {
  let quarter: Int
  let year: Int

  static func quarter(of day: Day) -> Int { (day.month.month - 1) / 3 + 1 }
}
