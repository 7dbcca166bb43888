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
    let pairs = preamble.flatMap(Self.pairs)
    for (label, value) in pairs { take(label, value) }
    // All balances and sums above a table are of one account: `Saldo disponível;7.466,14 EUR`.
    let stated = Set(pairs.compactMap { Self.currency(ofAmount: $0.1) })
    if currency == nil, stated.count == 1 { currency = stated.first }
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
      currency = Self.currency(ofAmount: value)
    }
  }

  private static func currency(ofAmount text: String) -> Currency? {
    withBytes(of: text) { NumberCell($0)?.currency?.currency(preferring: nil) }
  }

  /// Returns labels with their values, from two cells each or from one cell with a colon.
  static func pairs(_ record: SampleRecord) -> [(String, String)] {
    // `Currency,=,IDR`
    let cells = record.cells.filter { !$0.isEmpty && $0 != "=" && $0 != ":" }
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
