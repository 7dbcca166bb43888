import GroceryModel

/// A figure that is exact where its ratio fits, with a double for where it does not.
struct PriceFigure: Comparable {
  let exact: ExactRatio?
  let approximation: Double

  init(_ exact: ExactRatio) {
    self.exact = exact
    approximation = exact.approximation
  }

  init(exact: ExactRatio?, approximation: Double) {
    self.exact = exact
    self.approximation = exact?.approximation ?? approximation
  }

  /// Four digits, rounded half-even.
  var text: String {
    exact?.text(fractionDigits: 4) ?? decimalText(of: approximation, fractionDigits: 4) ?? ""
  }

  func times(_ factor: ExactRatio) -> PriceFigure {
    PriceFigure(
      exact: exact?.times(factor), approximation: approximation * factor.approximation)
  }

  /// By how many percent it is above another, which is above zero: one digit, rounded half-even.
  func percentAbove(_ other: PriceFigure) -> String {
    let percent = other.exact.flatMap { exact?.over($0)?.plus(ExactRatio(-1, 1)) }?
      .times(ExactRatio(100, 1))
    return percent?.text(fractionDigits: 1)
      ?? decimalText(
        of: (approximation / other.approximation - 1) * 100, fractionDigits: 1) ?? ""
  }

  static func == (left: PriceFigure, right: PriceFigure) -> Bool {
    !(left < right) && !(right < left)
  }

  static func < (left: PriceFigure, right: PriceFigure) -> Bool {
    if let own = left.exact, let other = right.exact {
      let (one, overflow) = own.numerator.multipliedReportingOverflow(by: other.denominator)
      let (two, otherOverflow) = other.numerator.multipliedReportingOverflow(by: own.denominator)
      if !overflow, !otherOverflow { return one < two }
    }
    return left.approximation < right.approximation
  }
}

/// Prices from the lowest to the highest.
struct PriceSample {
  let points: [PriceBook.Point]

  init(_ points: some Sequence<PriceBook.Point>) {
    // A point is five times as much to move about as what it is sorted by.
    let points = Array(points)
    self.points = points.indices.map { (value: points[$0].value, place: $0) }
      .sorted { ($0.value, $0.place) < ($1.value, $1.place) }
      .map { points[$0.place] }
  }

  var count: Int { points.count }

  /// The middle price, or the mean of the middle two.
  var median: PriceFigure { blend((count - 1) / 2, count / 2, ExactRatio(1, 2)) }

  /// The price below which one in five lies, by interpolation (type 7 of Hyndman and Fan, 1996).
  var lowQuantile: PriceFigure {
    let lower = (count - 1) / 5
    return blend(lower, min(lower + 1, count - 1), ExactRatio(Int128((count - 1) % 5), 5))
  }

  /// The mean, exact as long as the fractions' common denominator fits.
  var mean: PriceFigure {
    var exact: ExactRatio? = ExactRatio(0, 1)
    var sum = 0.0
    for point in points {
      exact = exact?.plus(point.price)
      sum += point.value
    }
    return PriceFigure(
      exact: exact?.times(ExactRatio(1, Int128(count))), approximation: sum / Double(count))
  }

  /// What lies a share of the way from one price to another.
  private func blend(_ lower: Int, _ upper: Int, _ share: ExactRatio) -> PriceFigure {
    let (low, high) = (points[lower], points[upper])
    guard low.value != high.value, share.numerator > 0 else { return PriceFigure(low.price) }
    let rest = ExactRatio(share.denominator - share.numerator, share.denominator)
    let exact = low.price.times(rest).flatMap { part in
      high.price.times(share).flatMap { part.plus($0) }
    }
    return PriceFigure(
      exact: exact,
      approximation: low.value + share.approximation * (high.value - low.value))
  }
}
