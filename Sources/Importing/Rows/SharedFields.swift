import EventSourcing
import GroceryModel

/// Writes fields that several kinds of facts have; each function returns a rejection for an invalid
/// cell.
extension RecordCells {
  /// Writes the date from a column, or the file's date.
  mutating func readDate(_ role: Role) -> RecordOutcome.Verdict? {
    let column = plan.column(role)
    switch column < 0 ? .absent : date(column, plan.secondDateForms[role] ?? plan.dateForm) {
    case .value(let found): outcome.fields.date = found.day
    case .absent:
      guard let day = plan.date else { return rejection(column, "a date") }
      outcome.fields.date = day
    case .unreadable:
      return verdict(onLabel: column) ?? rejection(column, "a date (\(plan.dateForm.name))")
    }
    return nil
  }

  /// Returns the verdict on a row whose cell for the day is a label: of a sum or a balance below the rows
  /// (`Saldo contabile`), or of one that is not booked yet.
  mutating func verdict(onLabel column: Int) -> RecordOutcome.Verdict? {
    let label = cell(column)
    guard !label.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
    let classes = words.classify(label)
    if classes.contains(.pending) {
      remarks.pending.note(scanner.line)
      return .ignored(.cancelled)
    }
    let first = HeaderWords.split(String(decoding: label, as: UTF8.self)).first
    let isSum =
      !classes.isDisjoint(with: [.total, .subtotal])
      || first.map(BankHeaders.balances.contains) ?? false
    return isSum ? .ignored(.total) : nil
  }

  /// Writes quantity and unit; the quantity must be above zero.
  mutating func readQuantity<Key: RawRepresentable<Int>>(
    _ quantity: Key, _ unitKey: Key
  ) -> RecordOutcome.Verdict? {
    put(unitKey, unit(plan.column(.unit)))
    let column = plan.column(.quantity)
    switch number(column) {
    case .absent: return nil
    case .value(let (number, text)) where !number.isNegative && !number.isZero:
      put(quantity, text)
      return nil
    case .value(let (number, _)) where !number.isZero && takesOut:
      putTakenOut(number, quantity)
      return nil
    default:
      if let (number, text, unit) = quantityWithUnit(column), !number.isZero,
        !number.isNegative || takesOut
      {
        put(quantity, text)
        if number.isNegative { putTakenOut(number, quantity) }
        put(unitKey, unit)
        return nil
      }
      return rejection(column, "a quantity above zero")
    }
  }

  /// True if a minus only means that stock was removed, as in stock journals.
  private var takesOut: Bool { mutating get { plan.kind == .stock && !plan.isOwn } }

  private mutating func putTakenOut<Key: RawRepresentable<Int>>(_ number: ReadNumber, _ key: Key) {
    put(key, write(ReadNumber(coefficient: abs(number.coefficient), scale: number.scale)))
  }

  /// Writes one of the allowed words; ignores case.
  mutating func readWord<Key: RawRepresentable<Int>>(
    _ key: Key, _ role: Role, _ allowed: [String]
  ) -> RecordOutcome.Verdict? {
    let found = text(role)
    if found.isEmpty { return nil }
    let word = String(decoding: found, as: UTF8.self).lowercased()
    guard allowed.contains(word) else {
      return rejection(role, "one of " + allowed.joined(separator: ", "))
    }
    put(key, scanner.arena.copy(word))
    return nil
  }

  /// Writes yes or no.
  mutating func readFlag<Key: RawRepresentable<Int>>(
    _ role: Role, _ key: Key
  ) -> RecordOutcome.Verdict? {
    let word = text(role)
    if word.isEmpty { return nil }
    guard let value = FlagWord.value(word) else { return rejection(role, "yes or no") }
    put(key, scanner.arena.copy(value ? "true" : "false"))
    return nil
  }

  /// Writes the storage place.
  mutating func readStorage<Key: RawRepresentable<Int>>(_ key: Key) -> RecordOutcome.Verdict? {
    readMeaning(key, .storage, StorageWords.places, StorageWords.place)
  }

  /// Writes the word that a cell means; in a foreign file an unknown word is only reported.
  mutating func readMeaning<Key: RawRepresentable<Int>>(
    _ key: Key, _ role: Role, _ allowed: [String], _ meaning: (String) -> String?
  ) -> RecordOutcome.Verdict? {
    let found = text(role)
    if found.isEmpty { return nil }
    if let word = meaning(String(decoding: found, as: UTF8.self).lowercased()) {
      put(key, scanner.arena.copy(word))
      return nil
    }
    let expected = "one of " + allowed.joined(separator: ", ")
    if plan.isOwn { return rejection(role, expected) }
    noteUnread(plan.column(role), expected)
    return nil
  }

  /// Returns the date in a role's column.
  mutating func day(_ role: Role) -> Reading<Day> {
    let form = plan.secondDateForms[role] ?? plan.dateForm
    if case .parts(let year, let month) = form, plan.column(role) >= 0 {
      switch dayOfParts(plan.column(role), year: year, month: month) {
      case .value(let read): return .value(read.day)
      case .absent: return .absent
      case .unreadable: return .unreadable
      }
    }
    let bytes = plain(text(role))
    if bytes.isEmpty { return .absent }
    if let found = parseDate(bytes, form: form) {
      return .value(found.day)
    }
    // An item that keeps until a month keeps through its last day.
    if role == .expires, let month = MonthCell.days(bytes) { return .value(month.last) }
    return .unreadable
  }

  /// Writes the date of a description: the `date` column's, else the file's, else ``Day/unstated``.
  mutating func readDateOfDescription() -> RecordOutcome.Verdict? {
    switch day(.date) {
    case .value(let day): outcome.fields.date = day
    case .absent: outcome.fields.date = plan.date ?? .unstated
    case .unreadable: return rejection(.date, "a date")
    }
    return nil
  }
}
