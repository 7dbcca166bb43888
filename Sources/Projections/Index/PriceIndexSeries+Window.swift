import Statistics

extension PriceIndexSeries {
  /// How the prices of months compare to those of the months before them.
  ///
  /// Goes through the items once, for what one cost in all months is read together: comparing months
  /// pair by pair reads everything as often as there are pairs.
  ///
  /// - Parameters:
  ///   - chosen: For each month whether it is compared.
  ///   - reach: With how many months before it.
  /// - Returns: For each month chosen the comparisons, the nearest month first; empty for others.
  func comparisons(of chosen: (Int) -> Bool, reach: Int) -> [[PriceComparison]] {
    let isChosen = (0..<monthCount).map { chosen($0) }
    var comparisons = isChosen.enumerated().map { month, isChosen in
      Array(repeating: PriceComparison(), count: isChosen ? min(reach, month) : 0)
    }
    var cursors = MonthCursors(self)
    // What the item cost in the months so far.
    var points: [(month: Int, point: PriceAndQuantity)] = []
    while cursors.isInside {
      points.removeAll(keepingCapacity: true)
      cursors.takeNext { month, place in
        guard let point = self.point(place, of: month) else { return }
        if isChosen[month] {
          for base in points.reversed() {
            guard month - base.month <= reach else { break }
            comparisons[month][month - base.month - 1].add(base: base.point, current: point)
          }
        }
        points.append((month, point))
      }
    }
    return comparisons
  }
}

/// Goes through the purchases of all months together, item by item.
private struct MonthCursors {
  private let series: PriceIndexSeries
  /// For each month the place of its next purchase, and the item of that.
  private var places: [Int]
  private var items: [UInt64]
  private var next: UInt64

  private static let end = UInt64.max

  init(_ series: PriceIndexSeries) {
    self.series = series
    places = Array(repeating: 0, count: series.monthCount)
    items = (0..<series.monthCount).map { series.item(0, of: $0) ?? Self.end }
    next = items.min() ?? Self.end
  }

  var isInside: Bool { next != Self.end }

  /// Gives the months in which the next item was bought, with the places of its purchases.
  @inline(__always)
  mutating func takeNext(_ body: (_ month: Int, _ place: Int) -> Void) {
    var least = Self.end
    for month in items.indices {
      if items[month] == next {
        body(month, places[month])
        places[month] += 1
        items[month] = series.item(places[month], of: month) ?? Self.end
      }
      least = min(least, items[month])
    }
    next = least
  }
}
