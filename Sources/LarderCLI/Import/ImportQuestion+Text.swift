import Importing
import Reporting

extension ImportQuestion {
  /// The question in a language.
  func found(in text: QuestionText) -> String {
    switch self {
    case .currency: text(.currency)
    case .item: text(.item)
    case .date: text(.date)
    case .dateOrder(let column, let example):
      text(.dateOrder, ["column": column, "example": example])
    case .dayOrder(let column, let example):
      text(.dayOrder, ["column": column, "example": example])
    case .decimalMark(let column, let example, _):
      text(.decimal, ["column": column, "example": example])
    case .cents(let column, let example): text(.cents, ["column": column, "example": example])
    case .purchaseDay(let columns): text(.purchaseDay, ["list": columns])
    case .year(let months): text(.year, ["list": months])
    case .paid(let columns): text(.paid, ["list": columns])
    case .currencyColumn(let codes): text(.currencies, ["list": codes])
    case .sameReceipt(let known, let receipt, let new, let missing):
      text(
        .sameReceipt,
        ["known": "\(known)", "receipt": receipt, "new": "\(new)", "missing": "\(missing)"])
    case .sameTrip(let count, let list, let day):
      text(.sameTrip, ["list": list, "day": day], count: count)
    }
  }

  /// What the import expected, in a language; nil where the option says all.
  func expected(in text: QuestionText) -> String? {
    switch self {
    case .decimalMark(_, _, let mark): text(.decimalMark, ["mark": mark])
    case .currencyColumn: text(.currencyColumn)
    case .sameReceipt: text(.isSameReceipt)
    case .sameTrip: text(.isSameTrip)
    case .currency, .item, .date, .dateOrder, .dayOrder, .cents, .purchaseDay, .year, .paid: nil
    }
  }
}
