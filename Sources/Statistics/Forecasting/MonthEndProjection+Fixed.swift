extension MonthEndProjection {
  /// Adds spending that has no daily rate, such as fixed bills, independent of the rest.
  ///
  /// Each bound keeps its distance from the point if the amount is certain. Otherwise the squares of
  /// both distances add up, that of the amount being 1.2816 deviations for 80 % and 1.96 for 95 %.
  ///
  /// - Parameters:
  ///   - amount: What was paid and what is still to come.
  ///   - deviation: Its standard deviation, at least 0.
  /// - Returns: The projection of the whole.
  public func adding(_ amount: Double, deviation: Double) -> MonthEndProjection {
    let point = total.point + amount
    func widened(_ bounds: ClosedRange<Double>, by distance: Double) -> ClosedRange<Double> {
      func width(_ own: Double) -> Double {
        distance > 0 ? (own * own + distance * distance).squareRoot() : own
      }
      return point - width(total.point - bounds.lowerBound)...point
        + width(bounds.upperBound - total.point)
    }
    return MonthEndProjection(
      total: Prediction(
        point: point, interval80: widened(total.interval80, by: 1.2816 * deviation),
        interval95: total.interval95.map { widened($0, by: 1.96 * deviation) }),
      method: method, count: count)
  }
}
