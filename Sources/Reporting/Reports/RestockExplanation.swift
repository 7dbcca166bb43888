import GroceryModel
import Projections

extension RestockPrediction.Forecast {
  /// `bought every 7 days, last 6 days ago`.
  var basis: String { "bought every \(Self.days(intervalDays)), last \(Self.ago(elapsed))" }

  private static func days(_ days: Double) -> String {
    let text = decimalText(of: days, fractionDigits: days < 3 ? 1 : 0) ?? "?"
    return text == "1" || text == "1.0" ? "1 day" : "\(text) days"
  }

  private static func ago(_ days: Int) -> String {
    days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}

extension RestockPrediction {
  /// What the forecast rests on in words: observations, rhythm, state, bounds and skill.
  public var explanation: String {
    guard let forecast else {
      return "\(item): bought on \(purchases) day, which is too few to foresee the next purchase"
    }
    func percent(_ share: Double) -> String {
      decimalText(of: 100 * share, fractionDigits: 0).map { "\($0) %" } ?? "?"
    }
    let skill =
      forecast.skillPercent.flatMap { decimalText(of: $0, fractionDigits: 1) }
      .map { "\($0) % less error than the last interval again" } ?? "skill not yet measured"
    let change =
      forecast.hasChangedRhythm ? "; the rhythm has changed, so earlier purchases do not count" : ""
    let start =
      "\(item): \(forecast.basis), on \(purchases) days in all; \(percent(forecast.probability)) "
      + "within 7 days; the own rhythm counts \(percent(forecast.rhythmWeight))\(change)"
    guard let next = forecast.next else {
      return "\(start); three intervals have passed, so it is no longer bought"
    }
    return "\(start); \(next.low80) to \(next.high80) with 80 %, \(forecast.boundsReason); \(skill)"
  }
}

extension RestockPrediction.Forecast {
  /// Why the bounds are as wide as they are.
  fileprivate var boundsReason: String {
    if urgency == .overdue { return "wide as the usual interval is long over" }
    if rhythmWeight >= 0.5 { return "narrow as the intervals are nearly equal" }
    return rhythmWeight > 0
      ? "as the intervals differ" : "wide as the intervals are few or differ much"
  }
}
