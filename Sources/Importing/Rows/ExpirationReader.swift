import EventSourcing
import GroceryModel

/// Reads expiry dates.
///
/// The date of the event is the `date` column's, else the date of purchase, else the expiry date.
/// It never is the date of the import, so that a repeated import gives the same event.
enum ExpirationReader {
  /// Reads one row; in a foreign file, an item that never expires is left out.
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .expirationRecorded
    let item = row.name(.item)
    if item.isEmpty { return row.rejection(.item, "an item's name") }
    guard case .value(let expires) = row.day(.expires) else {
      return row.rejection(.expires, "a date")
    }
    if !row.plan.isOwn, isNever(expires) {
      row.remarks.lasting.note(row.scanner.line)
      return .ignored(.notice)
    }
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
    row.put(ExpirationKey.item, item)
    row.put(ExpirationKey.expires, row.write(expires))
    return refusal ?? .fact
  }

  /// Returns true for the dates that programs write for *never*: 2999-12-31 and 9999-12-31.
  private static func isNever(_ day: Day) -> Bool {
    let parts = day.components
    return (parts.year == 2999 || parts.year == 9999) && parts.month == 12 && parts.day == 31
  }
}
