import EventSourcing
import GroceryModel

/// What to say of a typed fact whose day lies so far away that its year may be mistyped, or ahead,
/// where no answer looks.
struct EntryDayRemark {
  let diagnostic: Diagnostic

  /// Nil where there is nothing to say.
  init?(_ fact: TypedFact, today: Day) {
    let day = ([fact.date] + fact.firstDays).max { abs($0 - today) < abs($1 - today) } ?? today
    let years = abs(day - today) * 400 / 146_097
    if years >= Self.farYears {
      diagnostic = Diagnostic(
        .warning, "\(day) is \(years) years \(day < today ? "before" : "after") today, \(today)",
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

extension TypedFact {
  /// The first day of a budget's first period.
  fileprivate var firstDays: [Day] {
    var text = text("period") ?? ""
    switch text.withUTF8({ PayloadValues.period($0) }) {
    case .repeating(let recurrence): return [recurrence.from]
    case .once(let period): return [period.start]
    case nil: return []
    }
  }
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
