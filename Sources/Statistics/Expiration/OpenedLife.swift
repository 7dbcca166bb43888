/// How long something keeps once it has been opened.
public enum OpenedLife {
  /// The share of the unopened life that is left to an opened thing in the same place: the median of
  /// the USDA's FoodKeeper table, of 98 products; half of them are between 0.20 and 0.50.
  public static let usualShare = 0.35
  /// The most days that an opened thing keeps in a fridge where no figure for it is published.
  ///
  /// A share of a long sealed life says little about an opened package: microbes set the limit.
  public static let longestInFridge = 60.0

  /// The days from purchase after which something opened is no longer good.
  ///
  /// The earlier of its unopened life and of `openedAfter + openedLife`: opening never makes
  /// something last.
  ///
  /// - Parameters:
  ///   - life: Unopened, in days from purchase.
  ///   - openedAfter: Days from purchase to opening.
  ///   - openedLife: Days it keeps once opened; without it ``usualShare`` of `life`.
  /// - Returns: Days from purchase, at most `life`.
  public static func days(
    life: Double, openedAfter: Double, openedLife: Double? = nil
  ) -> Double {
    min(life, openedAfter + (openedLife ?? usualShare * life))
  }
}
