import EventSourcing
import GroceryModel

/// Something in the house that is good for some days only, with the bounds of its last good day where
/// that is predicted.
public struct SpoilingLot: Hashable, Sendable {
  public let lot: StockQuestion.Row
  public let prediction: ExpirationPrediction?
}

extension StockBook {
  /// Returns the lots in the house that are good for up to some days, ordered by expiry; the book
  /// must predict lives.
  ///
  /// - Parameters:
  ///   - days: The number of days.
  ///   - products: The products with recent activity.
  ///   - count: The number of first lots that get intervals.
  /// - Returns: The lots.
  /// - Throws: `NameAmbiguity` if a filter's name matches several things; without filters it does
  ///   not occur.
  func spoiling(
    within days: Int, among products: [Int], predicting count: Int
  ) throws -> [SpoilingLot] {
    var question = StockQuestion()
    question.within = days
    question.predictsLives = true
    let lots = try question.answer(of: self, products: products).rows.filter {
      $0.daysLeft.map { $0 >= 0 } ?? false
    }
    // Only the few lots that spoil soon need intervals.
    let predicted = Set(lots.prefix(count).lazy.filter { $0.basis != .label }.map(\.item))
    let foreseen =
      predicted.isEmpty ? [] : products.filter { predicted.contains(catalog.name(of: $0)) }
    guard !foreseen.isEmpty else { return lots.map { SpoilingLot(lot: $0, prediction: nil) } }
    struct Key: Hashable {
      let event: EventIdentifier?
      let expires: Day?
    }
    let predictions = Dictionary(
      try ExpirationQuestion().answer(of: self, products: foreseen).rows.map {
        (Key(event: $0.event, expires: $0.expires?.day), $0)
      }, uniquingKeysWith: { first, _ in first })
    return lots.map { lot in
      SpoilingLot(
        lot: lot,
        prediction: lot.basis == .label
          ? nil : predictions[Key(event: lot.event, expires: lot.expires)])
    }
  }
}
