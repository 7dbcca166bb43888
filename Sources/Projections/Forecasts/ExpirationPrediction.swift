import EventSourcing
import GroceryModel
import Statistics

/// Until when one lot is expected to be good.
public struct ExpirationPrediction: Hashable, Sendable {
  public let item: String
  /// Where it is kept: as was said, else where it usually is.
  public let storage: Storage
  public let purchased: Day
  /// Nil if nothing is known.
  public let expires: DayBounds?
  /// On how many of the household's own labels of that product it rests.
  public let labels: Int
  /// The source of the life, with `+labels` if labels corrected it; or the reason that there is none.
  public let method: String
  /// The chance that it is not used up in time; nil where too little is known.
  public let wasteProbability: Double?
  /// By how many percent the error was less than that of the product's label before; nil below four
  /// forecasts, and where the forecast is not of a sealed life.
  public let skillPercent: Double?
  /// What is left, in ``unit``; nil for one that is not in the house.
  public let remaining: Amount?
  public let unit: String
  public let event: EventIdentifier?
}

extension DayBounds {
  init(_ life: KeepingLife, from start: Day) {
    self.init(
      from: start, days: life.days, interval80: life.life.interval(coverage: 0.80),
      interval95: life.life.interval(coverage: 0.95))
  }

  /// A life that somebody described: as sure as one label.
  init?(describedDays days: Int, from start: Day) {
    guard
      let life = ShelfLifeModel.described(days: Double(max(1, days)))
    else { return nil }
    self.init(
      from: start, days: days, interval80: life.interval(coverage: 0.80),
      interval95: life.interval(coverage: 0.95))
  }
}

extension ShelfLifeModel {
  /// A shelf life from a description, which already includes the effects of the product.
  fileprivate static func described(days: Double) -> ShelfLife? {
    let label = Label(product: 0, days: days, priorDays: days)
    return ShelfLifeModel(labels: label.map { [$0] } ?? [], categories: [0])?
      .life(ofProduct: 0, priorDays: days)
  }
}
