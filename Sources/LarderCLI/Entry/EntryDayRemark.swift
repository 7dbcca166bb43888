import EventSourcing
import GroceryModel

/// What to say of a typed fact whose day lies so far away that its year may be mistyped, or ahead,
/// where no answer looks.
struct EntryDayRemark {
  let diagnostic: Diagnostic

  /// Nil where there is nothing to say.
  init?(_ fact: TypedFact, today: Day) {
    let years = abs(fact.date - today) * 400 / 146_097
    if years >= Self.farYears {
      diagnostic = Diagnostic(
        .warning,
        "\(fact.date) is \(years) years \(fact.date < today ? "before" : "after") today, \(today)",
        hint: "if the year is mistyped, larder undo takes it back")
    } else if fact.date > today, fact.type.isHiddenAhead {
      diagnostic = Diagnostic(
        .note, "\(fact.date) is after today, \(today)", hint: "no answer holds it before that day")
    } else {
      return nil
    }
  }

  private static let farYears = 20
}

extension EventType {
  /// Whether answers leave it out when its day is after that of the answer.
  fileprivate var isHiddenAhead: Bool {
    switch self {
    case .purchaseRecorded, .receiptStated, .priceObserved, .rateObserved, .stockConsumed,
      .stockWasted, .stockOpened, .stockMoved:
      true
    default: false
    }
  }
}
