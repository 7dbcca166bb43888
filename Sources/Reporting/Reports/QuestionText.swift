/// Questions that a command leaves open, in a language.
public struct QuestionText {
  private let say: Wording

  public init(_ language: Language) { say = Wording(language) }

  /// The questions of an import, and what they expect; the import asks them in English.
  private static let asked: [TextKey] = [
    .askCurrency, .askDateOrder, .askDayOrder, .askDecimal, .askDecimalMark, .askCents, .askItem,
    .askDate, .askWhichDate, .askYear, .askPaid, .askCurrencies, .askCurrencyColumn,
    .askSameReceipt, .askIsSameReceipt, .askSameTrip, .askIsSameTrip,
  ]

  /// Returns an English question of an import in another language; nil if it has no text for it.
  public func question(_ english: String) -> String? {
    guard say.language != .english else { return nil }
    for key in Self.asked {
      if let values = Template(key.english).values(in: english) { return say.filled(key, values) }
    }
    return nil
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
    let names = files + (more > 0 ? [say(.askMoreFiles, count: more)] : [])
    return say(.askAlsoFor, ["list": names.joined(separator: ", ")])
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

/// A text with places, which reads back what was filled in.
struct Template {
  private let start: Substring
  /// Each place's name, with the text behind it.
  private let places: [(name: String, after: Substring)]

  init(_ template: String) {
    let parts = template.split(separator: "{", omittingEmptySubsequences: false)
    start = parts[0]
    places = parts.dropFirst().map { part in
      let close = part.firstIndex(of: "}") ?? part.endIndex
      return (String(part[..<close]), part[close...].dropFirst())
    }
  }

  /// Returns the values that make the template a text; nil if none do.
  func values(in text: String) -> [String: String]? {
    guard text.hasPrefix(start) else { return nil }
    var rest = text.dropFirst(start.count)
    var values: [String: String] = [:]
    for (number, place) in places.enumerated() {
      if number == places.count - 1 {
        guard rest.hasSuffix(place.after) else { return nil }
        values[place.name] = String(rest.dropLast(place.after.count))
        return values
      }
      guard let next = rest.range(ofText: place.after) else { return nil }
      values[place.name] = String(rest[..<next.lowerBound])
      rest = rest[next.upperBound...]
    }
    return rest.isEmpty ? values : nil
  }
}

extension Substring {
  /// The first place of a text.
  fileprivate func range(ofText text: Substring) -> Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return place..<index(place, offsetBy: text.count) }
      place = index(after: place)
    }
    return nil
  }
}
