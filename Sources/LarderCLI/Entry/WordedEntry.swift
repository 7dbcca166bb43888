import EventSourcing
import GroceryModel

/// The options that the words after a kind of fact mean: `larder add wasted 200 g butter spoiled`.
struct WordedEntry {
  /// Names without dashes; that of the subject comes first.
  private(set) var values: [(option: String, value: String)] = []
  /// The words that name the subject.
  private(set) var name: [String] = []

  private let kind: EntryKind
  /// True for the name of an option that is given already.
  private let isGiven: (String) -> Bool

  /// - Parameters:
  ///   - kind: Its keys say which options there are.
  ///   - words: The words after the command.
  ///   - isDay: True if a text is a day.
  ///   - isGiven: True for the name of an option that is given already.
  init(
    _ kind: EntryKind, _ words: [String], isDay: (String) -> Bool,
    isGiven: @escaping (String) -> Bool
  ) {
    self.kind = kind
    self.isGiven = isGiven
    var words = words
    takeDay(atEndOf: &words, isDay)
    takeReason(atEndOf: &words)
    var rest = words[...]
    while let word = rest.first {
      let count = take(rest)
      if count == 0 { name.append(word) }
      rest = rest.dropFirst(max(1, count))
    }
    if !name.isEmpty, kind.subject == nil,
      give(name.joined(separator: " "), toFirstOf: ["item", "budget", "receipt", "store"])
    {
      values.insert(values.removeLast(), at: 0)
    }
    if kind.type == .budgetSet, !values.contains(where: { $0.option == "every" }),
      !["every", "start"].contains(where: isGiven)
    {
      values.append(("every", "month"))
    }
  }

  // MARK: Options

  private func isFree(_ name: String) -> Bool {
    let option = EntryOptions.name(of: name)
    return (name == "date" || kind.keys.contains { $0.name == name })
      && !isGiven(option) && !values.contains { $0.option == option }
  }

  private mutating func give(_ value: String, toFirstOf names: [String]) -> Bool {
    guard let name = names.first(where: isFree) else { return false }
    values.append((EntryOptions.name(of: name), value))
    return true
  }

  // MARK: Words

  /// Takes what stands at the beginning, unless it is part of the name; returns the number of its words.
  private mutating func take(_ words: ArraySlice<String>) -> Int {
    let word = words[words.startIndex]
    let next = words.dropFirst().first ?? ""
    if word.hasPrefix("@"), word.count > 1, give(String(word.dropFirst()), toFirstOf: ["store"]) {
      return 1
    }
    if let count = takeFigure(word, next) { return count }
    if word == word.uppercased(), word.count == 3, Currency(word)?.isWellFormed == true,
      give(word, toFirstOf: ["currency", "from", "to"])
    {
      return 1
    }
    let lower = word.lowercased()
    if kind.type == .budgetSet, let step = Self.steps[lower], !isGiven("every") {
      values.append(("every", step))
      return 1
    }
    if Self.places.contains(lower), give(lower, toFirstOf: ["storage"]) { return 1 }
    return isFiller(lower, before: next.lowercased()) ? 1 : 0
  }

  /// An amount of money or a quantity, with its unit: `260`, `200 g`, `200g`.
  private mutating func takeFigure(_ word: String, _ next: String) -> Int? {
    let money = ["total", "price", "amount", "rate"]
    if let amount = Self.number(word) {
      guard !next.hasPrefix("%"), give(amount, toFirstOf: money + ["quantity"]) else { return nil }
      guard values.last?.option == "quantity", let unit = Unit(next)?.symbol,
        give(unit, toFirstOf: ["unit"])
      else { return 1 }
      return 2
    }
    let digits = word.prefix { $0.isNumber || ".,".contains($0) }
    guard !money.contains(where: isFree), Self.number(String(digits)) != nil,
      let unit = Unit(word.dropFirst(digits.count))?.symbol, isFree("quantity"), isFree("unit")
    else { return nil }
    values += [("quantity", String(digits)), ("unit", unit)]
    return 1
  }

  /// A day at the end, in up to four words.
  private mutating func takeDay(atEndOf words: inout [String], _ isDay: (String) -> Bool) {
    for count in (1...4).reversed() where words.count > count {
      let text = words.suffix(count).joined(separator: " ")
      guard Self.number(text) == nil, isDay(text), give(text, toFirstOf: ["expires", "date"]) else {
        continue
      }
      words.removeLast(count)
      return
    }
  }

  /// Why food was thrown away.
  private mutating func takeReason(atEndOf words: inout [String]) {
    guard words.count > 1, kind.type == .stockWasted, let last = words.last?.lowercased(),
      let key = kind.keys.first(where: { $0.name == "reason" }), case .word(let known) = key.form,
      let reason = known.contains(last) ? last : Self.reasons[last],
      give(reason, toFirstOf: ["reason"])
    else { return }
    words.removeLast()
  }

  /// True for a word that says nothing where it stands.
  private func isFiller(_ word: String, before next: String) -> Bool {
    switch word {
    case "a", "an", "the", "of": name.isEmpty
    case "to", "in", "into": Self.places.contains(next)
    case "for", "per", "every", "=": kind.type == .budgetSet
    default: false
    }
  }

  private static let steps = [
    "month": "month", "monthly": "month", "week": "week", "weekly": "week", "year": "year",
    "yearly": "year", "quarter": "quarter", "quarterly": "quarter",
  ]
  private static let places: Set<String> = ["fridge", "freezer", "pantry"]
  private static let reasons = [
    "moldy": "spoiled", "mouldy": "spoiled", "rotten": "spoiled", "bad": "spoiled",
    "sour": "spoiled", "out-of-date": "expired",
  ]

  /// A plain number, with or without a sign of money.
  private static func number(_ word: String) -> String? {
    let text = word.filter { !"€$£".contains($0) }
    return text.first?.isNumber == true && ExactDecimal(text.replacing(",", with: ".")) != nil
      ? text : nil
  }
}
