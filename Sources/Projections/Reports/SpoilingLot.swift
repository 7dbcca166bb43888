import EventSourcing
import GroceryModel

/// Something in the house that is good for some days only, with the bounds of its last good day where
/// that is predicted.
public struct SpoilingLot: Hashable, Sendable {
  public let lot: StockQuestion.Row
  public let prediction: ExpirationPrediction?
}

extension StockBook {
  /// What is in the house and good for up to so many more days, what expires first before the others;
  /// lives have to be predicted.
  ///
  /// - Parameters:
  ///   - days: How many days.
  ///   - products: Those of which anything was heard lately.
  ///   - count: So many first lots are given their bounds.
  /// - Returns: The lots.
  /// - Throws: `NameAmbiguity` where a filter's name fits several things; none is asked for here.
  func spoiling(
    within days: Int, among products: [Int], predicting count: Int
  ) throws -> [SpoilingLot] {
    var question = StockQuestion()
    question.within = days
    question.predictsLives = true
    let lots = try question.answer(of: self, products: products).rows.filter {
      $0.daysLeft.map { $0 >= 0 } ?? false
    }
    // Few of the things heard of spoil soon: only these are asked for bounds.
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
