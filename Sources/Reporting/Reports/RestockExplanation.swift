import GroceryModel
import Projections

extension RestockPrediction.Forecast {
  /// `bought every 7 days, last 6 days ago`, or `bought twice, 30 days apart, last 26 days ago`.
  func basis(purchases: Int) -> String {
    let days = Self.days(intervalDays)
    let rhythm = purchases == 2 ? "bought twice, \(days) apart" : "bought every \(days)"
    return "\(rhythm), last \(Self.ago(elapsed))"
  }

  private static func days(_ days: Double) -> String {
    let text = decimalText(of: days, fractionDigits: days < 3 ? 1 : 0) ?? "?"
    return text == "1" || text == "1.0" ? "1 day" : "\(text) days"
  }

  private static func ago(_ days: Int) -> String {
    days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}

extension RestockPrediction {
  /// The basis of the forecast in words: observations, rhythm, state, interval and skill.
  public var explanation: String {
    guard let forecast else {
      return "\(item): bought on \(purchases) day, too few for a forecast"
    }
    func percent(_ share: Double) -> String {
      decimalText(of: 100 * share, fractionDigits: 0).map { "\($0) %" } ?? "?"
    }
    let start =
      "\(item): \(forecast.basis(purchases: purchases)); \(purchases) days of purchase; "
      + "chance within 7 days: \(percent(forecast.probability))"
    let rhythm =
      forecast.rhythmWeight > 0
      ? "its own rhythm has a weight of \(percent(forecast.rhythmWeight)), the rest is what is usual"
      : "no regular rhythm of its own, so what is usual for such items counts too"
    let change =
      forecast.hasChangedRhythm ? "; the rhythm changed, earlier purchases are ignored" : ""
    guard let next = forecast.next else {
      return "\(start); more than three intervals without a purchase: no longer bought"
    }
    return "\(start); \(rhythm)\(change); range \(next.low80) to \(next.high80) (80 %), "
      + "\(forecast.boundsReason); "
      + skillText(forecast.skillPercent, than: "repeating the last gap")
  }
}

extension RestockPrediction.Forecast {
  /// Why the range is as wide as it is.
  fileprivate var boundsReason: String {
    if urgency == .overdue { return "wide because the usual interval has long passed" }
    if rhythmWeight >= 0.5 { return "narrow because the intervals are nearly equal" }
    return rhythmWeight > 0
      ? "as wide as the intervals differ" : "wide because the intervals are few or differ much"
  }
}
