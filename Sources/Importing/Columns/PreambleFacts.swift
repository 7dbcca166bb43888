import EventSourcing
import GroceryModel

/// What the lines above a table say about all of it: `Store;Coop`, `Datum: 03.10.2026`.
struct PreambleFacts {
  private(set) var store: String?
  private(set) var date: Day?
  private(set) var currency: Currency?

  init(_ preamble: [SampleRecord]) {
    for record in preamble {
      guard let (label, value) = Self.pair(record) else { continue }
      let words = HeaderWords(label)
      if store == nil, RoleWords.score(words, .store) == 10 { store = value }
      if date == nil, RoleWords.score(words, .date) == 10 { date = Self.certainDay(value) }
      if currency == nil, RoleWords.score(words, .currency) == 10 { currency = Currency(value) }
      if currency == nil, RoleWords.score(words, .total) >= 6 {
        currency = withBytes(of: value) { NumberCell($0)?.currency?.currency(preferring: nil) }
      }
    }
  }

  /// A label and its value, in two cells or in one with a colon.
  private static func pair(_ record: SampleRecord) -> (String, String)? {
    let cells = record.cells.filter { !$0.isEmpty }
    if cells.count == 2 {
      return (cells[0].last == ":" ? String(cells[0].dropLast()) : cells[0], cells[1])
    }
    guard cells.count == 1, let colon = cells[0].firstIndex(of: ":") else { return nil }
    let value = cells[0][cells[0].index(after: colon)...].drop(while: \.isWhitespace)
    return value.isEmpty ? nil : (String(cells[0][..<colon]), String(value))
  }

  /// A day that can be read in one way only.
  private static func certainDay(_ text: String) -> Day? {
    withBytes(of: text) { bytes in
      guard let cell = DateCell(bytes) else { return nil }
      if cell.isCertain { return parseDate(bytes, form: .calendar(.ymd))?.day }
      let days = [DateOrder.dmy, .mdy].compactMap { cell.day($0) }
      return Set(days).count == 1 ? days.first : nil
    }
  }
}
