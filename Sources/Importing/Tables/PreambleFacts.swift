import ByteTools
import GroceryModel

/// Facts from the lines above the table that apply to all rows: `Store;Coop`, `Datum: 03.10.2026`.
struct PreambleFacts {
  private(set) var store: String?
  private(set) var date: Day?
  private(set) var currency: Currency?

  /// - Parameters:
  ///   - preamble: The records above the header row, or below the last row.
  ///   - putsDayFirst: True if `03/04/2026` is 3 April in the language of the header row.
  init(_ preamble: [SampleRecord], putsDayFirst: Bool) {
    date = StatedDays(preamble, putsDayFirst: putsDayFirst).dayOfReceipt
    for record in preamble {
      for (label, value) in Self.pairs(record) { take(label, value) }
    }
  }

  /// Takes a fact from one label and its value.
  private mutating func take(_ label: String, _ value: String) {
    let words = HeaderWords(label)
    if store == nil, RoleWords.score(words, .store) == 10 { store = value }
    if currency == nil, RoleWords.score(words, .currency) == 10 {
      let code = Currency(value).flatMap { $0.isWellFormed ? $0 : nil }
      currency = CurrencySign.ofName(value) ?? code
    }
    if currency == nil, RoleWords.score(words, .total) >= 6 {
      currency = withBytes(of: value) { NumberCell($0)?.currency?.currency(preferring: nil) }
    }
  }

  /// Returns labels with their values, from two cells each or from one cell with a colon.
  private static func pairs(_ record: SampleRecord) -> [(String, String)] {
    let cells = record.cells.filter { !$0.isEmpty }
    if cells.count > 1, cells.count.isMultiple(of: 2) {
      return stride(from: 0, to: cells.count, by: 2).map { index in
        let label = cells[index]
        return (label.last == ":" ? String(label.dropLast()) : label, cells[index + 1])
      }
    }
    guard cells.count == 1, let colon = cells[0].firstIndex(of: ":") else { return [] }
    let value = cells[0][cells[0].index(after: colon)...].drop(while: \.isWhitespace)
    return value.isEmpty ? [] : [(String(cells[0][..<colon]), String(value))]
  }
}
