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
  /// True for the whole name of something, its size included.
  private let isName: (String) -> Bool

  /// - Parameters:
  ///   - kind: Its keys say which options there are.
  ///   - words: The words after the command.
  ///   - isGiven: True for the name of an option that is given already.
  ///   - isName: True for the whole name of something, its size included.
  init(
    _ kind: EntryKind, _ words: EntryWords, isGiven: @escaping (String) -> Bool,
    isName: @escaping (String) -> Bool = { _ in false }
  ) {
    self.kind = kind
    self.words = words
    self.isGiven = isGiven
    self.isName = isName
    takeStoreAndDay()
    // `Sweet and Sour` is a name, and no reason.
    if knownName(words.all[...]) < words.all.count { takeReason() }
    let step = takeStep()
    var rest = self.words.all[...]
    var isAfterFigure = false
    var isNamed = false
    while let word = rest.first {
      let known = values.count
      let named = name.isEmpty ? knownName(rest) : 0
      guard named == 0 else {
        name += rest.prefix(named)
        rest = rest.dropFirst(named)
        isNamed = true
        continue
      }
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
    kind.type == .budgetSet && !has("every") && !["every", "start"].contains(where: isGiven)
  }

  /// The value that the words give to an option; nil for none.
  func value(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// True if the words or the command line give an option.
  func has(_ name: String) -> Bool { isGiven(name) || value(name) != nil }

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

  /// The number of words, two or more, that are the whole name of something; 0 if none are.
  private func knownName(_ rest: ArraySlice<String>) -> Int {
    (2...max(2, rest.count)).reversed().first {
      $0 <= rest.count && isName(rest.prefix($0).joined(separator: " "))
    } ?? 0
  }

  // MARK: Words

  private mutating func takeStoreAndDay() {
    var day: String?
    if isFree("store"), kind.subject != "store", let store = words.takeStore() {
      values.append(("store", store.name))
      day = store.day
    }
    if isFree("expires"), let label = words.takeExpiry() {
      _ = give(label.day, toFirstOf: ["expires"])
      if let kind = label.kind { _ = give(kind, toFirstOf: ["kind"]) }
      return
    }
    let needsName = Self.subjects.first { kind.keys.map(\.name).contains($0) }.map(isFree) ?? false
    let kept = needsName ? 1 : 0
    guard isFree("expires") || isFree("date"),
      let found = day ?? (isFree("expires") ? words.takeLastExpiry(keeping: kept) : nil)
        ?? words.takeDay(keeping: kept)
    else { return }
    _ = give(found, toFirstOf: ["expires", "date"])
  }

  private static let vocabulary = EntryVocabulary.all
  private static let steps: [EntryVocabulary.Meaning] = [.week, .month, .quarter, .year]
  private static let adverbs: [EntryVocabulary.Meaning: EntryVocabulary.Meaning] = [
    .weekly: .week, .monthly: .month, .quarterly: .quarter, .yearly: .year,
  ]
  private static let places: [EntryVocabulary.Meaning] = [.fridge, .freezer, .pantry]
  private static let reasons: [EntryVocabulary.Meaning] = [
    .expired, .spoiled, .forgotten, .disliked, .overPurchased, .other,
  ]

  /// The period that a word says: `monthly`, or `month` too where that is not part of a name
  /// (`isPlain`).
  private static func step(_ word: String, isPlain: Bool = true) -> String? {
    let adverb = vocabulary.meaning(of: word, among: Array(adverbs.keys)).flatMap { adverbs[$0] }
    return (adverb ?? (isPlain ? vocabulary.meaning(of: word, among: steps) : nil))?.rawValue
  }

  /// How often a budget repeats, at the end: `every 2 weeks`, `a year`, `per month`.
  private mutating func takeStep() -> String? {
    guard kind.type == .budgetSet, !isGiven("every"), words.all.count > 2,
      let step = words.all.last.flatMap({ Self.step($0) })
    else { return nil }
    let before = Array(words.all.dropLast())
    if let number = before.last, Int(number) != nil {
      guard Self.vocabulary.count(of: .every, atEndOf: before.dropLast()) > 0 else { return nil }
      words.all.removeLast(3)
      return "\(number) \(step)s"
    }
    let count = Self.vocabulary.count(of: .every, atEndOf: before)
    guard count > 0, before.count > count else { return nil }
    words.all.removeLast(count + 1)
    return step
  }

  /// Why food was thrown away.
  private mutating func takeReason() {
    guard kind.type == .stockWasted else { return }
    for reason in Self.reasons {
      let count = Self.vocabulary.count(of: reason, atEndOf: words.all)
      guard count > 0, words.all.count > count, give(reason.rawValue, toFirstOf: ["reason"]) else {
        continue
      }
      return words.all.removeLast(count)
    }
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
    if Self.vocabulary.means(word, .per), let unit = Unit(next)?.symbol,
      give(unit, toFirstOf: ["unit"])
    {
      return 2
    }
    // `Fin de año 200` is the name of a budget.
    let isBehindAmount = values.contains { $0.name == "amount" }
    if kind.type == .budgetSet, let step = Self.step(word, isPlain: isBehindAmount),
      !isGiven("every"), isBehindAmount || !name.isEmpty || hasName(rest.dropFirst())
    {
      values.append(("every", step))
      return 1
    }
    return takePlace(rest) ?? (isFiller(word) ? 1 : 0)
  }

  /// True if any word may be a name: in `Weekly 25 weekly` the first one is.
  private func hasName(_ words: ArraySlice<String>) -> Bool {
    words.contains { self.words.amount($0) == nil && Self.step($0) == nil }
  }

  /// Where food is put: `freezer`, `in den Kühlschrank`.
  private mutating func takePlace(_ rest: ArraySlice<String>) -> Int? {
    let fillers = rest.prefix { Self.vocabulary.means($0, .into) }
    guard let word = rest.dropFirst(fillers.count).first,
      let place = Self.vocabulary.meaning(of: word, among: Self.places),
      give(place.rawValue, toFirstOf: ["storage"])
    else { return nil }
    return fillers.count + 1
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
  private func isFiller(_ word: String) -> Bool {
    name.isEmpty && Self.vocabulary.means(word, .article)
      || kind.type == .budgetSet && Self.vocabulary.means(word, .amounting)
  }
}
