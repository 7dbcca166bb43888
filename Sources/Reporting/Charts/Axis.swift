/// Round numbers that span some values, with two to six steps between.
struct Axis {
  let low: Double
  let high: Double
  let step: Double
  /// The number of fraction digits of the steps.
  let digits: Int

  /// - Parameters:
  ///   - values: At least one.
  ///   - startsAtZero: Whether zero is on the axis.
  init(_ values: [Double], startsAtZero: Bool) {
    var (least, most) = (values.min() ?? 0, values.max() ?? 0)
    if startsAtZero { (least, most) = (min(0, least), max(0, most)) }
    if most <= least { most = least + 1 }
    let (step, digits) = Self.step(over: most - least)
    self.step = step
    self.digits = digits
    low = (least / step).rounded(.down) * step
    high = (most / step).rounded(.up) * step
  }

  /// The steps from the lowest to the highest.
  var ticks: [Double] {
    (0...max(1, Int(((high - low) / step).rounded()))).map { low + Double($0) * step }
  }

  /// 1, 2 or 5 times a power of ten, so that there are at most five.
  private static func step(over span: Double) -> (Double, Int) {
    var (power, digits) = (1.0, 0)
    while power * 5 < span { power *= 10 }
    while power / 10 * 5 >= span, digits < 6 {
      power /= 10
      digits += 1
    }
    // Of the three the smallest that is enough; one power lower may do as well.
    for (factor, further) in [(0.1, 1), (0.2, 1), (0.5, 1), (1, 0), (2, 0), (5, 0)]
    where power * factor * 5 >= span {
      let places = digits + further
      return (power * factor, power * factor >= 1 ? 0 : places)
    }
    return (power, digits)
  }

  /// Returns the position of a value on an axis of some length.
  func place(_ value: Double, over length: Int) -> Int {
    Int(((value - low) / (high - low) * Double(length)).rounded())
  }
}
