import GroceryModel

/// The labels of an axis of months.
enum MonthLabels {
  /// At most five, of the first month, the last and some between.
  static func labels(from first: Month, count: Int, _ say: Wording) -> [LineChart.Label] {
    let step = max(1, (count - 1 + 3) / 4)
    var places = Array(stride(from: 0, to: count, by: step))
    if let last = places.last, last != count - 1 {
      // Two labels side by side would cover each other.
      if count - 1 - last < step { places.removeLast() }
      places.append(count - 1)
    }
    return places.map { place in
      let month = first + place
      let year = month.year % 100
      return LineChart.Label(
        place: place,
        text: say.calendar.shortMonths[month.month - 1] + " "
          + (year < 10 ? "0\(year)" : "\(year)"))
    }
  }
}
