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
  private let points: ArraySlice<PriceBook.Point>
  /// The places of the prices: points themselves would be five times as much to move about.
  private let order: [(value: Double, place: Int)]

  /// - Parameters:
  ///   - points: The range of the prices.
  ///   - isMember: Returns true for the prices to use; all by default.
  init(
    _ points: ArraySlice<PriceBook.Point>,
    where isMember: (PriceBook.Point) -> Bool = { _ in true }
  ) {
    self.points = points
    var order: [(value: Double, place: Int)] = []
    order.reserveCapacity(points.count)
    for place in points.indices where isMember(points[place]) {
      order.append((points[place].value, place))
    }
    order.sort { ($0.value, $0.place) < ($1.value, $1.place) }
    self.order = order
  }

  var count: Int { order.count }

  /// The price at a place in the order, from 0.
  subscript(index: Int) -> ExactRatio { points[order[index].place].price }

  /// How many prices are below a value, the same, and above it.
  func counts(about value: Double) -> (below: Int, same: Int, above: Int) {
    let below = order.firstIndex { $0.value >= value } ?? count
    let upTo = order.firstIndex { $0.value > value } ?? count
    return (below, upTo - below, count - upTo)
  }

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
    var start = 0
    while start < count {
      // Equal prices are adjacent, and there are many.
      let (value, price) = (order[start].value, self[start])
      var end = start + 1
      while end < count, order[end].value == value, self[end] == price { end += 1 }
      let times = end - start
      let part = times == 1 ? price : price.times(ExactRatio(Int128(times), 1))
      exact = part.flatMap { exact?.plus($0) }
      sum += value * Double(times)
      start = end
    }
    return PriceFigure(
      exact: exact?.times(ExactRatio(1, Int128(count))), approximation: sum / Double(count))
  }

  /// What lies a share of the way from one price to another.
  private func blend(_ lower: Int, _ upper: Int, _ share: ExactRatio) -> PriceFigure {
    let (low, high) = (order[lower].value, order[upper].value)
    guard low != high, share.numerator > 0 else { return PriceFigure(self[lower]) }
    let rest = ExactRatio(share.denominator - share.numerator, share.denominator)
    let exact = self[lower].times(rest).flatMap { part in
      self[upper].times(share).flatMap { part.plus($0) }
    }
    return PriceFigure(
      exact: exact, approximation: low + share.approximation * (high - low))
  }
}
