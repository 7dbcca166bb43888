import EventSourcing
import GroceryModel

/// Reads expiry dates.
///
/// The date of the event is the `date` column's, else the date of purchase, else the expiry date.
/// It never is the date of the import, so that a repeated import gives the same event.
enum ExpirationReader {
  /// Reads one row; in a foreign file, an item of which nothing is left is left out, and so is one without a
  /// day, or one that never expires without any other day.
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .expirationRecorded
    let item = row.name(.item)
    if item.isEmpty { return row.rejection(.item, "an item's name") }
    var day = row.day(.expires)
    if !row.plan.isOwn {
      if isUsedUp(&row) { return .ignored(.zero) }
      if case .unreadable = day, saysNever(&row) { day = .value(Day.never) }
      if let left = leftOut(day, &row) { return left }
    }
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

  /// Returns the verdict on what has no day of expiry, or no day at all; nil for other things.
  private static func leftOut(
    _ day: Reading<Day>, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    switch day {
    case .absent: row.remarks.undated.note(row.scanner.line)
    case .value(let day) where day.isNever && !isDated(&row):
      row.remarks.lasting.note(row.scanner.line)
    default: return nil
    }
    return .ignored(.notice)
  }

  /// Returns true if another day than that of expiry dates the row.
  private static func isDated(_ row: inout RecordCells) -> Bool {
    row.plan.date != nil
      || [Role.purchased, .date].contains { role in
        if case .value = row.day(role) { true } else { false }
      }
  }

  /// Returns true if the row counts nothing.
  private static func isUsedUp(_ row: inout RecordCells) -> Bool {
    guard case .value(let (quantity, _)) = row.number(.quantity), quantity.isZero else {
      return false
    }
    row.remarks.usedUp.note(row.scanner.line)
    return true
  }

  private static func saysNever(_ row: inout RecordCells) -> Bool {
    never.contains(trimmedText(row.text(.expires)).lowercased())
  }

  private static let never: Set<String> = [
    "never", "none", "unlimited", "no expiry", "does not expire", "indefinite", "indefinitely", "∞",
    "unbegrenzt", "unbegrenzt haltbar", "unbeschränkt", "nie", "kein", "keins", "keine", "jamais",
    "illimité", "illimitée", "sans", "sin caducidad", "no caduca", "nunca", "ilimitado", "mai",
    "illimitata", "illimitato", "nooit", "onbeperkt", "aldrig", "nigdy", "bezterminowo", "nikdy",
    "neomezeně", "soha", "не ограничен", "бессрочно", "безстроково", "ללא", "süresiz",
  ]
}
