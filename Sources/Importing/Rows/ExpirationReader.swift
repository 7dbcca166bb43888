import EventSourcing
import GroceryModel

/// Reads expiry dates.
///
/// The date of the event is the `date` column's, else the date of purchase, else the expiry date.
/// It never is the date of the import, so that a repeated import gives the same event.
enum ExpirationReader {
  /// Reads one row; in a foreign file, an item that never expires is left out, and so is one without a day.
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .expirationRecorded
    let item = row.name(.item)
    if item.isEmpty { return row.rejection(.item, "an item's name") }
    let day = row.day(.expires)
    if !row.plan.isOwn, let left = leftOut(day, &row) { return left }
    guard case .value(let expires) = day else { return row.rejection(.expires, "a date") }
    var date = row.plan.date ?? expires
    for role in [Role.purchased, .date] {
      switch row.day(role) {
      case .value(let day):
        date = day
        if role == .purchased { row.put(ExpirationKey.purchased, row.write(day)) }
      case .absent: break
      case .unreadable: return row.rejection(role, "a date")
      }
    }
    let refusal =
      row.readWord(ExpirationKey.kind, .kind, ["best-before", "use-by"])
      ?? row.readStorage(ExpirationKey.storage)
      ?? row.readQuantity(ExpirationKey.quantity, ExpirationKey.unit)
    row.outcome.fields.date = date
    if !row.plan.isOwn { row.dropRepeatedCount(ExpirationKey.quantity, .unit, in: item) }
    row.put(ExpirationKey.item, item)
    row.put(ExpirationKey.expires, row.write(expires))
    return refusal ?? .fact
  }

  /// Returns the verdict on what never expires or has no day of expiry; nil for other things.
  private static func leftOut(
    _ day: Reading<Day>, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    switch day {
    case .absent: row.remarks.undated.note(row.scanner.line)
    case .value(let day) where isNever(day): row.remarks.lasting.note(row.scanner.line)
    case .unreadable where never.contains(trimmedText(row.text(.expires)).lowercased()):
      row.remarks.lasting.note(row.scanner.line)
    default: return nil
    }
    return .ignored(.notice)
  }

  private static let never: Set<String> = [
    "never", "none", "unlimited", "no expiry", "does not expire", "indefinite", "indefinitely", "∞",
    "unbegrenzt", "unbegrenzt haltbar", "unbeschränkt", "nie", "kein", "keins", "keine", "jamais",
    "illimité", "illimitée", "sans", "sin caducidad", "no caduca", "nunca", "ilimitado", "mai",
    "illimitata", "illimitato", "nooit", "onbeperkt", "aldrig", "nigdy", "bezterminowo", "nikdy",
    "neomezeně", "soha", "не ограничен", "бессрочно", "безстроково", "ללא", "süresiz",
  ]

  /// Returns true for the dates that programs write for *never*: 2999-12-31 and 9999-12-31.
  private static func isNever(_ day: Day) -> Bool {
    let parts = day.components
    return (parts.year == 2999 || parts.year == 9999) && parts.month == 12 && parts.day == 31
  }
}
