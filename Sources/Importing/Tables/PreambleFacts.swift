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
    for record in preamble {
      if date == nil { date = Self.dayOfReceipt(record, putsDayFirst) }
      for (label, value) in Self.pairs(record) { take(label, value, putsDayFirst) }
    }
  }

  /// Takes a fact from one label and its value.
  private mutating func take(_ label: String, _ value: String, _ putsDayFirst: Bool) {
    let words = HeaderWords(label)
    if store == nil, RoleWords.score(words, .store) == 10 { store = value }
    if date == nil, Self.isDayOfReceipt(words) {
      date = Self.certainDay(value, putsDayFirst: putsDayFirst)
    }
    if currency == nil, RoleWords.score(words, .currency) == 10 { currency = Currency(value) }
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

  /// Returns the only date in a title such as `Ticket du 14/10/2026 à 18:32`, or nil.
  ///
  /// The date of an export (`Exported on …`) is not the date of the receipt.
  private static func dayOfReceipt(_ record: SampleRecord, _ putsDayFirst: Bool) -> Day? {
    guard record.filledCount == 1, let title = record.cells.first(where: { !$0.isEmpty }) else {
      return nil
    }
    let words = HeaderWords.split(title)
    let isReceipt = words.first.map(receipts.contains) ?? false
    guard isReceipt || !words.contains(where: { word in exports.contains { word.hasPrefix($0) } })
    else { return nil }
    if let day = certainDay(title, putsDayFirst: putsDayFirst) { return day }
    let days = title.split(whereSeparator: \.isWhitespace).compactMap {
      certainDay(String($0), putsDayFirst: putsDayFirst)
    }
    return days.count == 1 ? days.first : nil
  }

  /// Prefixes of words for exports and date ranges.
  private static let exports = [
    "export", "creat", "generat", "print", "download", "erstellt", "stand", "druck", "until",
    "period",
    "zeitraum", "bis", "généré", "hasta", "updated", "statement", "kontoauszug", "relevé",
    "extracto",
  ]

  private static let receipts: Set<String> = [
    "receipt", "ticket", "kassenbon", "bon", "kassenzettel", "beleg", "scontrino", "kassabon",
    "kvitto", "kvittering", "kuitti", "paragon", "účtenka", "talão", "fiş", "чек", "einkauf",
  ]

  /// Returns true if the label names the date of the receipt, its order or its delivery.
  ///
  /// The date of an export and the limits of a date range are not the date of the receipt.
  private static func isDayOfReceipt(_ label: HeaderWords) -> Bool {
    if RoleWords.score(label, .date) == 10 { return true }
    let joined = label.joined
    return deliveries.contains(joined)
  }

  private static let deliveries: Set<String> = [
    "delivery date", "delivered", "delivered on", "collection date", "pickup date", "order placed",
    "ordered", "ordered on", "order day", "lieferdatum", "liefertermin", "abholdatum",
    "abholung am",
    "date de retrait", "date de livraison", "retrait le", "livraison le", "fecha de entrega",
    "fecha entrega", "data di consegna", "data consegna", "data de entrega", "bezorgdatum",
    "leverdatum", "leveringsdato", "leveransdatum", "toimituspäivä", "data dostawy",
    "dátum doručení",
  ]

  /// Returns the date if it can be read in only one way.
  private static func certainDay(_ text: String, putsDayFirst: Bool) -> Day? {
    withBytes(of: text) { bytes in
      guard let cell = DateCell(bytes) else { return nil }
      if cell.isCertain { return parseDate(bytes, form: .calendar(.ymd))?.day }
      let days = [DateOrder.dmy, .mdy].compactMap { cell.day($0) }
      return Set(days).count == 1 || putsDayFirst ? days.first : nil
    }
  }
}
