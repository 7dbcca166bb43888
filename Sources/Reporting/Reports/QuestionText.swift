/// Questions that a command leaves open, in a language.
public struct QuestionText {
  private let say: Wording

  public init(_ language: Language) { say = Wording(language) }

  public var isEnglish: Bool { say.language == .english }

  /// The questions of imports that are asked in any language, and what they expect.
  public enum Asked: Sendable {
    case currency, item, date, dateOrder, dayOrder, decimal, decimalMark, cents, purchaseDay, year
    case paid, currencies, currencyColumn, sameReceipt, isSameReceipt, sameTrip, isSameTrip

    fileprivate var key: TextKey {
      switch self {
      case .currency: .askCurrency
      case .item: .askItem
      case .date: .askDate
      case .dateOrder: .askDateOrder
      case .dayOrder: .askDayOrder
      case .decimal: .askDecimal
      case .decimalMark: .askDecimalMark
      case .cents: .askCents
      case .purchaseDay: .askWhichDate
      case .year: .askYear
      case .paid: .askPaid
      case .currencies: .askCurrencies
      case .currencyColumn: .askCurrencyColumn
      case .sameReceipt: .askSameReceipt
      case .isSameReceipt: .askIsSameReceipt
      case .sameTrip: .askSameTrip
      case .isSameTrip: .askIsSameTrip
      }
    }
  }

  /// The words of a question, or of what it expects.
  public func callAsFunction(
    _ asked: Asked, _ values: KeyValuePairs<String, String> = [:], count: Int? = nil
  ) -> String {
    say(asked.key, values, count: count)
  }

  public func answer(_ flag: String) -> String { say(.askAnswer, ["flag": either(flag)]) }

  public func answer(_ flag: String, orForAll setting: String) -> String {
    say(.askAnswerForAll, ["flag": either(flag), "setting": setting])
  }

  /// Options of which one is the answer, with the language's word between them.
  private func either(_ flags: String) -> String {
    guard say.language != .english else { return flags }
    // A comma may precede the word.
    var parts: [String] = [""]
    for word in flags.split(separator: " ") {
      if word == "or" {
        if parts[parts.count - 1].last == "," { parts[parts.count - 1].removeLast() }
        parts.append("")
      } else {
        parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
      }
    }
    guard let last = parts.last, parts.count > 1 else { return flags }
    return say(
      .remarkEither, ["list": parts.dropLast().joined(separator: ", "), "last": last])
  }

  /// `the same question for a.csv, b.csv, 2 more files`.
  public func alsoFor(_ files: [String], more: Int) -> String {
    say(.askAlsoFor, ["list": list(files, more: more)])
  }

  /// `a.csv, b.csv, 2 more files`.
  public func list(_ files: [String], more: Int) -> String {
    (files + (more > 0 ? [say(.askMoreFiles, count: more)] : [])).joined(separator: ", ")
  }

  /// That another product has a barcode, and the option for one product.
  public func barcode(_ code: String, of item: String, option: String) -> (String, hint: String) {
    (
      say(.askBarcode, ["name": item, "barcode": code]),
      say(.askBarcodeAnswer, ["command": option])
    )
  }

  /// That an entry has no price, and the command for one.
  public func noPrice(_ item: String, command: String) -> (String, hint: String) {
    (say(.askNoPrice, ["name": item]), say(.askNoPriceAnswer, ["command": command]))
  }

  /// That a list exceeds its budget, and the option that accepts it.
  public func overBudget(
    _ list: String, cost: String, over: String, budget: String, flag: String
  ) -> (String, hint: String) {
    (
      say(.askOverBudget, ["name": list, "cost": cost, "over": over, "budget": budget]),
      say(.askOverBudgetAnswer, ["flag": flag])
    )
  }
}
