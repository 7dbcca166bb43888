import EventSourcing
import GroceryModel

/// A fact that a person recorded, in one line of a language.
public struct RecordedText {
  private let say: Wording
  private let words: FixedWords

  public init(_ language: Language) {
    say = Wording(language)
    words = FixedWords(language)
  }

  /// The line for a fact.
  ///
  /// - Parameters:
  ///   - type: The type of the event.
  ///   - date: Its day.
  ///   - values: The values of the payload as the log holds them.
  ///   - isTrial: True if it is not recorded.
  ///   - saysEach: True to add what one costs of several pieces, so that a misread price is seen.
  /// - Returns: A line such as `Recorded: 2 l Milk, 2.58 EUR at Migros, 2026-11-25`.
  public func sentence(
    _ type: EventType, on date: Day, _ values: [(key: PayloadKey, text: String)],
    isTrial: Bool = false, saysEach: Bool = false
  ) -> String {
    var rest = values.filter { $0.key.name != "entered" && !$0.text.isEmpty }
    func take(_ name: String) -> String? {
      guard let place = rest.firstIndex(where: { $0.key.name == name }) else { return nil }
      return TerminalText.safe(rest.remove(at: place).text)
    }
    func takeFirst(_ names: [String]) -> String? {
      for name in names {
        if let text = take(name) { return text }
      }
      return nil
    }
    var parts: [String] = []
    let each = saysEach ? each(values) : nil
    if type == .rateObserved {
      let sides = (take("from") ?? "", take("rate") ?? "", take("to") ?? "")
      parts.append("1 \(sides.0) = \(number(sides.1)) \(sides.2)")
    } else {
      let subject = takeFirst(Self.subjects(of: type))
      let measured = type.hasQuantity ? (take("quantity"), take("unit")) : (nil, nil)
      parts.append(counted(subject, measured.0, measured.1))
    }
    let currency = take("currency")
    let amount = takeFirst(["total", "price", "amount"])
    if let amount {
      parts.append([money(amount, currency), each].compactMap { $0 }.joined(separator: " "))
    }
    if let store = take("store") {
      let last = parts.removeLast()
      parts.append(last.isEmpty ? store : say(.factAt, ["what": last, "store": store]))
    }
    if let expires = take("expires") {
      parts.append(say(.factGoodUntil, ["day": say.calendar.digits(expires)]))
    }
    if let period = take("period") { parts.append(self.period(period)) }
    let isOwnDay = date != .unstated && type != .budgetSet
    if isOwnDay { parts.append(say.calendar.digits(date)) }
    let scope = type == .budgetSet ? take("scope") : nil
    for (key, text) in rest { parts.append(labelled(key, text, currency)) }
    if scope == "categories" { parts.append(say(.factScope)) }
    let list = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return say(isTrial ? .factTrial : Self.key(of: type), ["list": list])
  }

  /// Returns a subject with its quantity, without one piece of it: `2 l Milk`, `Milk`.
  private func counted(_ subject: String?, _ quantity: String?, _ unit: String?) -> String {
    [
      quantity.flatMap { $0 == "1" && (unit ?? "each") == "each" ? nil : number($0) },
      unit.flatMap { $0 == "each" ? nil : words.value($0) }, subject,
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// Says how a fact is taken back.
  public func undo(_ ids: String, with command: String) -> String {
    say(.factUndo, ["id": ids, "command": command])
  }

  private static func subjects(of type: EventType) -> [String] {
    switch type {
    case .aislePlaced: ["aisle"]
    case .receiptStated: ["receipt"]
    case .reviewPosted: ["item", "store", "about"]
    case .reviewAnswered: ["text"]
    default:
      ["item", "budget"]
        + (PayloadSchema.of(type).subject.map { [PayloadSchema.of(type).keys[$0].name] } ?? [])
    }
  }

  private static func key(of type: EventType) -> TextKey {
    switch type {
    case .receiptStated: .factReceipt
    case .priceObserved: .factPrice
    case .expirationRecorded: .factExpiry
    case .stockConsumed: .factUsed
    case .stockWasted: .factWasted
    case .stockOpened: .factOpened
    case .stockMoved: .factMoved
    case .budgetSet: .factBudget
    case .budgetClosed: .factBudgetClosed
    case .rateObserved: .factRate
    case .productDescribed, .storeDescribed, .unitDefined, .aislePlaced, .itemShelved:
      .factDescribed
    case .reviewPosted, .reviewAnswered: .factReview
    default: .factRecorded
    }
  }

  private func number(_ text: String) -> String { say.style.number(text) }

  private func money(_ text: String, _ code: String?) -> String {
    guard let amount = ExactDecimal(text), let currency = code.flatMap({ Currency($0) }) else {
      return [number(text), code].compactMap { $0 }.joined(separator: " ")
    }
    return "\(number(amount.amount.text(in: currency))) \(currency.code)"
  }

  /// What one costs of several pieces, in brackets; nil for one piece and for measures.
  private func each(_ values: [(key: PayloadKey, text: String)]) -> String? {
    func decimal(_ name: String) -> Amount? {
      values.first { $0.key.name == name }.flatMap { ExactDecimal($0.text) }?.amount
    }
    let unit = values.first { $0.key.name == "unit" }?.text ?? Unit.each.symbol
    guard unit == Unit.each.symbol, let quantity = decimal("quantity"), quantity > Amount(1),
      let total = decimal("total"),
      let one = ratioText(total.units, over: quantity.units, fractionDigits: 4),
      let code = values.first(where: { $0.key.name == "currency" })?.text,
      let currency = Currency(code)
    else { return nil }
    let price = ExactDecimal(one).map { $0.amount.text(in: currency) } ?? one
    return "(\(say(.factEach, ["price": number(price)])))"
  }

  private func word(_ text: String) -> String { words.label(text) }

  private func period(_ json: String) -> String {
    var json = json
    switch json.withUTF8({ PayloadValues.period($0) }) {
    case .repeating(let recurrence):
      return say(
        .factEvery,
        ["step": word(recurrence.every.rawValue), "day": say.calendar.digits(recurrence.from)])
    case .once(let period):
      return "\(say.calendar.digits(period.start))–\(say.calendar.digits(period.lastDay))"
    case nil: return json
    }
  }

  /// A value with the name of its key: `category Snacks`.
  private func labelled(_ key: PayloadKey, _ text: String, _ currency: String?) -> String {
    var json = text
    let shown: String
    switch key.form {
    case .flag:
      shown = words.value(text == "true" ? "yes" : "no")
    case .word: shown = words.value(text)
    case .day: shown = say.calendar.digits(text)
    case .texts, .amounts:
      shown = json.withUTF8 { bytes in
        if let texts = PayloadValues.texts(bytes) { return texts.joined(separator: " ") }
        return PayloadValues.members(bytes).map { members in
          members.map { "\(say.category($0.key)) \(money($0.value, currency))" }.joined(
            separator: ", ")
        } ?? text
      }
    default: shown = key.name == "category" ? say.category(text) : text
    }
    return "\(word(key.name.replacing("_", with: " "))) \(TerminalText.safe(shown))"
  }
}

extension EventType {
  /// True if the amount of the subject is its quantity.
  fileprivate var hasQuantity: Bool { self != .unitDefined }
}
