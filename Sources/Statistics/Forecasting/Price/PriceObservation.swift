/// A unit price paid on a day.
public struct PriceObservation: Hashable, Sendable {
  /// Days since 1970-01-01.
  public let day: Int
  public let price: Double

  public init(day: Int, price: Double) {
    self.day = day
    self.price = price
  }
}
