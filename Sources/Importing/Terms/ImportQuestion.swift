/// A question that imports often ask, with what it is about, so that it can be asked in any language.
///
/// Rarer questions are notices in English only.
public enum ImportQuestion: Hashable, Sendable {
  case currency, item, date
  case dateOrder(column: String, example: String)
  /// The same of days without a year.
  case dayOrder(column: String, example: String)
  case decimalMark(column: String, example: String, mark: String)
  case cents(column: String, example: String)
  /// Which of some columns of dates is the day of purchase.
  case purchaseDay(columns: String)
  case year(months: String)
  /// Which of some columns of amounts was paid.
  case paid(columns: String)
  case currencyColumn(codes: String)
  /// Some lines of a receipt are recorded, others are not.
  case sameReceipt(known: Int, receipt: String, new: Int, missing: Int)
  /// Purchases of the day and store were recorded from a shopping list.
  case sameTrip(count: Int, list: String, day: String)

  /// What the import found, in English.
  public var found: String {
    switch self {
    case .currency: "no column, sign or header names the currency"
    case .item: "no header names the item of each line"
    case .date: "no column holds the date"
    case .dateOrder(let column, let example):
      "the dates of '\(column)' can be read in two orders, as '\(example)'"
    case .dayOrder(let column, let example):
      "the days of '\(column)' can be read in two orders, as '\(example)'"
    case .decimalMark(let column, let example, _):
      "the amounts of '\(column)' can be read in two ways, as '\(example)'"
    case .cents(let column, let example):
      "the amounts of '\(column)' are whole numbers such as \(example), which may count cents"
    case .purchaseDay(let columns):
      "which of the dates is the day of purchase is not known: \(columns)"
    case .year(let months): "the year of \(months) is not known"
    case .paid(let columns): "which of \(columns) was paid is not known"
    case .currencyColumn(let codes): "the amounts are in several currencies: \(codes)"
    case .sameReceipt(let known, let receipt, let new, let missing):
      "\(known) lines of \(receipt) are recorded already, \(new) are not, and \(missing) recorded ones "
        + "are not in the file"
    case .sameTrip(let count, let list, let day):
      "\(count == 1 ? "1 purchase" : "\(count) purchases") of this day and store "
        + "\(count == 1 ? "is" : "are") recorded already, from the list '\(list)' of \(day)"
    }
  }

  /// What the import expected instead, in English; nil where the option says all.
  public var expected: String? {
    switch self {
    case .decimalMark(_, _, let mark):
      "its \(mark) as the decimal mark, or as a separator of thousands"
    case .currencyColumn: "a column with the currency of each line"
    case .sameReceipt: "the same receipt, or another one"
    case .sameTrip: "a receipt of the same trip, or of another one"
    case .currency, .item, .date, .dateOrder, .dayOrder, .cents, .purchaseDay, .year, .paid: nil
    }
  }
}

extension ImportNotice {
  init(_ question: ImportQuestion, flag: String, line: Int? = nil) {
    self.init(question.found, expected: question.expected, flag: flag, line: line)
    self.question = question
  }
}
