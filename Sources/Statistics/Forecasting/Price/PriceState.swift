/// The position of a price among the last eight.
public enum PriceState: String, Sendable {
  /// More than 2 % below their median.
  case onSale = "sale"
  case regular
  /// More than 2 % above their median.
  case elevated

  /// From the median of the last eight logarithms less the one judged.
  init(gapToMedian gap: Double) {
    self = gap > 0.02 ? .onSale : gap < -0.02 ? .elevated : .regular
  }
}
