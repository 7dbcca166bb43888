import EventSourcing
import GroceryModel

/// The options that the words after a kind of fact mean: `larder add wasted 200 g butter spoiled`.
struct WordedEntry {
  /// Names without dashes; that of the subject comes first.
  private(set) var values: [(name: String, value: String)] = []
  /// The words that name the subject.
  private(set) var name: [String] = []
  /// The words that no option takes.
  private(set) var unread: [String] = []

  private let kind: EntryKind
  private var words: EntryWords
  /// True for the name of an option that is given already.
  private let isGiven: (String) -> Bool

  /// - Parameters:
  ///   - kind: Its keys say which options there are.
  ///   - words: The words after the command.
  ///   - isGiven: True for the name of an option that is given already.
  init(_ kind: EntryKind, _ words: EntryWords, isGiven: @escaping (String) -> Bool) {
    self.kind = kind
    self.words = words
    self.isGiven = isGiven
    takeStoreAndDay()
    takeReason()
    let step = takeStep()
    var rest = self.words.all[...]
    var isAfterFigure = false
    var isNamed = false
    while let word = rest.first {
      let known = values.count
      let count = take(rest, isAfterFigure: isAfterFigure)
      isAfterFigure = count > 0 && self.words.amount(word) != nil
      if count == 0 {
        // What follows the amount is no second part of the name.
        if isNamed, kind.type == .budgetSet { unread.append(word) } else { name.append(word) }
      }
      isNamed = isNamed || !name.isEmpty && values.count > known
      rest = rest.dropFirst(max(1, count))
    }
    if let step { values.append(("every", step)) }
    nameSubject()
  }

  /// True if neither the words nor an option says the period of a budget.
  var lacksPeriod: Bool {
    kind.type == .budgetSet && !values.contains { $0.name == "every" }
      && !["every", "start"].contains(where: isGiven)
  }

  // MARK: Options

  private static let subjects = ["item", "budget", "receipt", "store"]

  private func isFree(_ name: String) -> Bool {
    let option = EntryOptions.name(of: name)
    return (name == "date" || kind.keys.contains { $0.name == name })
      && !isGiven(option) && !values.contains { $0.name == option }
  }

  private mutating func give(_ value: String, toFirstOf names: [String]) -> Bool {
    guard let name = names.first(where: isFree) else { return false }
    values.append((EntryOptions.name(of: name), value))
    return true
  }

  /// Gives what is left to the option of the subject, which comes first.
  private mutating func nameSubject() {
    guard !name.isEmpty, kind.subject == nil else { return }
    if give(name.joined(separator: " "), toFirstOf: Self.subjects) {
      values.insert(values.removeLast(), at: 0)
    } else {
      unread = name + unread
    }
  }

  // MARK: Words

  private mutating func takeStoreAndDay() {
    var day: String?
    if isFree("store"), kind.subject != "store", let store = words.takeStore() {
      values.append(("store", store.name))
      day = store.day
    }
    let needsName = Self.subjects.first { kind.keys.map(\.name).contains($0) }.map(isFree) ?? false
    guard isFree("expires") || isFree("date"),
      let found = day ?? words.takeDay(keeping: needsName ? 1 : 0)
    else { return }
    _ = give(found, toFirstOf: ["expires", "date"])
  }

  /// How often a budget repeats, at the end: `every 2 weeks`, `a year`, `per month`.
  private mutating func takeStep() -> String? {
    guard kind.type == .budgetSet, !isGiven("every"), words.all.count > 2 else { return nil }
    let last = words.all.suffix(3).map { $0.lowercased() }
    let unit = last[2].hasSuffix("s") && last[2] != "mes" ? String(last[2].dropLast()) : last[2]
    guard let step = Self.steps[unit] ?? Self.units[unit] else { return nil }
    if last[0] == "every", Int(last[1]) != nil {
      words.all.removeLast(3)
      return "\(last[1]) \(unit)s"
    }
    guard Self.everyWords.contains(last[1]) else { return nil }
    words.all.removeLast(last[0] == "a" && last[1] == "la" && words.all.count > 3 ? 3 : 2)
    return step
  }

  private static let everyWords: Set<String> = [
    "a", "per", "every", "each", "pro", "jede", "jeden", "jedes", "par", "chaque", "al", "la",
    "por", "cada", "в", "на", "за", "кожен", "кожного", "каждый", "каждую", "כל",
  ]

  /// Periods in other languages, behind a word for *every*.
  private static let units = [
    "monat": "month", "woche": "week", "jahr": "year", "quartal": "quarter", "moi": "month",
    "mois": "month", "semaine": "week", "an": "year", "année": "year", "trimestre": "quarter",
    "mes": "month", "semana": "week", "año": "year", "месяц": "month", "неделю": "week",
    "год": "year", "квартал": "quarter", "місяць": "month", "тиждень": "week", "рік": "year",
    "חודש": "month", "שבוע": "week", "שנה": "year",
  ]

  /// Why food was thrown away.
  private mutating func takeReason() {
    guard words.all.count > 1, kind.type == .stockWasted, let last = words.all.last?.lowercased(),
      let key = kind.keys.first(where: { $0.name == "reason" }), case .word(let known) = key.form,
      let reason = known.contains(last) ? last : Self.reasons[last],
      give(reason, toFirstOf: ["reason"])
    else { return }
    words.all.removeLast()
  }

  /// Takes what comes first, unless it is part of the name; returns the number of its words.
  private mutating func take(_ rest: ArraySlice<String>, isAfterFigure: Bool) -> Int {
    let word = rest[rest.startIndex]
    let next = rest.dropFirst().first ?? ""
    if let count = takeFigure(word, next) { return count }
    if isAfterFigure || word == word.uppercased(), let known = words.currency(word),
      give(known.code, toFirstOf: ["currency", "from", "to"])
    {
      return 1
    }
    let lower = word.lowercased()
    if lower == "per", let unit = Unit(next)?.symbol, give(unit, toFirstOf: ["unit"]) { return 2 }
    if kind.type == .budgetSet, let step = Self.steps[lower], !isGiven("every") {
      values.append(("every", step))
      return 1
    }
    if Self.places.contains(lower), give(lower, toFirstOf: ["storage"]) { return 1 }
    return isFiller(lower, before: next.lowercased()) ? 1 : 0
  }

  /// An amount of money or a quantity, with its unit: `260`, `3€`, `200 g`, `200g`.
  private mutating func takeFigure(_ word: String, _ next: String) -> Int? {
    let money = ["total", "price", "amount", "rate"]
    if let (figure, sign) = words.amount(word), !next.hasPrefix("%"),
      give(figure, toFirstOf: money + ["quantity"])
    {
      let isQuantity = values.last?.name == "quantity"
      if let sign { _ = give(sign.code, toFirstOf: ["currency"]) }
      guard isQuantity, let unit = Unit(next)?.symbol, give(unit, toFirstOf: ["unit"]) else {
        return 1
      }
      return 2
    }
    guard !money.contains(where: isFree), let (figure, unit) = EntryWords.measure(word),
      isFree("quantity"), isFree("unit")
    else { return nil }
    values += [("quantity", figure), ("unit", unit.symbol)]
    return 1
  }

  /// True for a word that says nothing in its place.
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
    "yearly": "year", "quarter": "quarter", "quarterly": "quarter", "monatlich": "month",
    "wöchentlich": "week", "jährlich": "year", "mensuel": "month", "mensual": "month",
    "semanal": "week", "anual": "year", "ежемесячно": "month", "еженедельно": "week",
    "щомісяця": "month", "щотижня": "week", "לחודש": "month", "לשבוע": "week", "לשנה": "year",
  ]
  private static let places: Set<String> = ["fridge", "freezer", "pantry"]
  private static let reasons = [
    "moldy": "spoiled", "mouldy": "spoiled", "rotten": "spoiled", "bad": "spoiled",
    "sour": "spoiled", "out-of-date": "expired",
  ]
}
