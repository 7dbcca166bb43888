import EventSourcing
import GroceryModel

/// What to say of a typed fact whose day lies so far away that its year may be mistyped, or ahead,
/// where no answer looks.
struct EntryDayRemark {
  let diagnostic: Diagnostic

  /// Nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - fact: What was typed.
  ///   - today: What its day is held against.
  ///   - isTrial: Whether it was not recorded.
  init?(_ fact: TypedFact, today: Day, isTrial: Bool) {
    guard fact.date != .unstated else { return nil }
    let days = [fact.date] + [fact.withFields { $0.firstPeriodDay }].compactMap { $0 }
    let day = days.max { abs($0 - today) < abs($1 - today) } ?? today
    if let warning = FarDay.warning(day, today: today, isTrial: isTrial) {
      diagnostic = warning
    } else if fact.date > today, fact.type.isHiddenAhead {
      diagnostic = Diagnostic(
        .note, "\(fact.date) is after today, \(today)", hint: "answers leave it out until that day")
    } else {
      return nil
    }
  }
}

extension EventType {
  /// True if answers leave it out when its day is after that of the answer.
  fileprivate var isHiddenAhead: Bool {
    isOfLot || [.purchaseRecorded, .receiptStated, .priceObserved, .rateObserved].contains(self)
  }
}
