import EventSourcing
import GroceryModel

extension FactEmitter {
  /// A best-before date.
  ///
  /// The fact's own day is the `date` column's, else the day of purchase, else the
  /// day it expires: what the file says, never the day of the import.
  mutating func readExpiration() -> RecordOutcome.Verdict {
    outcome.fields.type = .expirationRecorded
    let item = name(plan.column(.item))
    if item.isEmpty { return rejection(plan.column(.item), "an item's name") }
    let expiresColumn = plan.column(.expires)
    guard case .value(let expires) = day(.expires) else {
      return rejection(expiresColumn, "a date")
    }
    if !plan.isOwn, Self.isNever(expires) {
      passedOver.noteLasting(scanner.line)
      return .ignored(.notice)
    }
    var date = plan.date ?? expires
    switch day(.purchased) {
    case .value(let purchased):
      put(ExpirationKey.purchased, write(purchased))
      date = purchased
    case .absent: break
    case .unreadable: return rejection(plan.column(.purchased), "a date")
    }
    switch day(.date) {
    case .value(let own): date = own
    case .absent: break
    case .unreadable: return rejection(plan.column(.date), "a date")
    }
    if let refusal = readWord(ExpirationKey.kind, .kind, ["best-before", "use-by"]) {
      return refusal
    }
    if let refusal = readStorage(ExpirationKey.storage) { return refusal }
    if let refusal = readQuantity(ExpirationKey.quantity, ExpirationKey.unit) { return refusal }
    outcome.fields.date = date
    put(ExpirationKey.item, item)
    put(ExpirationKey.expires, write(expires))
    return .fact
  }

  /// Whether programs write this day for *never*: the last one of a thousand years.
  private static func isNever(_ day: Day) -> Bool {
    let parts = day.components
    return (parts.year == 2999 || parts.year == 9999) && parts.month == 12 && parts.day == 31
  }

  /// The day in a role's column.
  mutating func day(_ role: Role) -> Reading<Day> {
    let column = plan.column(role)
    let bytes = plain(text(column))
    if bytes.isEmpty { return .absent }
    if let found = parseDate(bytes, form: plan.secondDateForms[role] ?? plan.dateForm) {
      return .value(found.day)
    }
    // What keeps until a month keeps through its last day.
    if role == .expires, let month = MonthCell.days(bytes) { return .value(month.last) }
    return .unreadable
  }
}
