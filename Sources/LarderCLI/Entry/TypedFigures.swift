import GroceryModel
import Importing

/// The figures that people type in other forms than decimals: `1 1/2 lb`, `½ kg`, `99p`, `1,200.50`, `a dozen`.
struct TypedFigures {
  /// The household's own.
  private let currency: Currency?
  /// True where `p` are pence.
  private var isBritish: Bool { currency?.code == UnitedKingdomMeasures.currency }

  private static let vocabulary = EntryVocabulary.all

  /// - Parameter currency: The household's own.
  init(currency: Currency?) {
    self.currency = currency
  }

  /// The words with such figures as plain decimals.
  func decimals(_ words: [String]) -> [String] {
    var rest = Self.counted(words)[...]
    var output: [String] = []
    while !rest.isEmpty {
      let (texts, count) = figure(rest, isFirst: output.isEmpty) ?? ([rest[rest.startIndex]], 1)
      output += texts
      rest = rest.dropFirst(count)
    }
    return output
  }

  /// The figure at the start of the words and the number of words that it takes, or nil.
  private func figure(
    _ words: ArraySlice<String>, isFirst: Bool
  ) -> (texts: [String], count: Int)? {
    let word = words[words.startIndex]
    let next = words.dropFirst().first
    if let mixed = Self.mixed(word, next), words.count > 2 {
      return ([mixed], 2)
    }
    if let part = Self.fraction(word), let next, words.count > 1, isFirst || Unit(next) != nil {
      return ([part.text()], 1)
    }
    if let amount = minor(word, next) ?? parted(words.prefix(3)) { return amount }
    if let plain = Self.ungrouped(word) { return ([plain], 1) }
    guard let number = EntryWords.number(word), let next, Self.vocabulary.means(next, .metricPound)
    else { return nil }
    // A metric pound is half a kilogram.
    return ([Amount(units: number.amount.units * 500).text(), "g"], 2)
  }

  /// `1 1/2`, `1 ½` or `1½` as one number.
  private static func mixed(_ word: String, _ next: String?) -> String? {
    guard let next, word.allSatisfy(\.isNumber), let whole = Int(word), let part = fraction(next)
    else { return nil }
    return (Amount(whole) + part).text()
  }

  /// `1/2`, `½` or `1½`; nil for what no decimal says exactly.
  private static func fraction(_ word: String) -> Amount? {
    if let sign = word.last, let part = signs[sign] {
      let whole = word.dropLast()
      guard !whole.isEmpty else { return part }
      return Int(whole).map { Amount($0) + part }
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let above = parts[0], let below = parts[1], above > 0, above < below,
      [2, 4, 5, 8].contains(below)
    else { return nil }
    return Amount(units: Amount(above).units / Int128(below))
  }

  private static let signs: [Character: Amount] = [
    "½": Amount(units: Amount.unitsPerOne / 2), "¼": Amount(units: Amount.unitsPerOne / 4),
    "¾": Amount(units: Amount.unitsPerOne * 3 / 4),
  ]

  /// `99p` or `99 cents` in units of the currency.
  private func minor(_ word: String, _ next: String?) -> (texts: [String], count: Int)? {
    let digits = word.prefix(while: \.isNumber)
    guard let whole = Int(digits), whole > 0, whole < 1000 else { return nil }
    let suffix = word.dropFirst(digits.count).lowercased()
    let isGlued = Self.vocabulary.means(suffix, .hundredth) || isBritish && suffix == "p"
    let isApart = suffix.isEmpty && next.map { Self.vocabulary.means($0, .hundredth) } ?? false
    guard isGlued || isApart else { return nil }
    let amount = Amount(units: Amount(whole).units / 100)
    return ([amount.text(minimumFractionDigits: 2)], isApart ? 2 : 1)
  }

  /// `3 euros 45` and `2 € 40`: hundredths behind the currency.
  private func parted(_ words: ArraySlice<String>) -> (texts: [String], count: Int)? {
    guard words.count == 3, let whole = words.first, let cents = words.last,
      whole.count < 5, cents.count == 2, (whole + cents).allSatisfy(\.isNumber),
      Currency(word: words[words.startIndex + 1], preferring: currency) != nil
    else { return nil }
    return (["\(whole).\(cents)", words[words.startIndex + 1]], 3)
  }

  /// `1,200.50` and `1.299,00` without the marks between thousands, and `.99`.
  private static func ungrouped(_ word: String) -> String? {
    if word.first == ".", word.count > 1, word.dropFirst().allSatisfy(\.isNumber) {
      return "0" + word
    }
    guard let last = word.lastIndex(where: { ".,".contains($0) }), word.first?.isNumber == true
    else { return nil }
    let mark: Character = word[last] == "." ? "," : "."
    let groups = word[..<last].split(separator: mark, omittingEmptySubsequences: false)
    let fraction = word[word.index(after: last)...]
    guard groups.count > 1, groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.joined().allSatisfy(\.isNumber), fraction.allSatisfy(\.isNumber)
    else { return nil }
    return groups.joined() + "." + fraction
  }

  /// The words of a shopping list with such figures as plain decimals, and without `of` behind a measure.
  static func listed(_ words: [String]) -> [String] {
    let figures = TypedFigures(currency: nil)
    var rest = words[...]
    var output: [String] = []
    while let word = rest.first {
      // `fromage a raclette` has no count in it, but `pain un kilo de pommes` has.
      rest = counted(Array(rest), onlyMeasures: !output.isEmpty)[...]
      let (texts, count) =
        figures.figure(rest, isFirst: output.isEmpty) ?? ([rest.first ?? word], 1)
      output += texts
      rest = rest.dropFirst(count)
      guard output.count > 1, let next = rest.first, isUnit(output[output.count - 1]),
        EntryWords.number(output[output.count - 2]) != nil
      else { continue }
      if let item = vocabulary.withoutPrefix(next, .of) {
        rest = [item] + rest.dropFirst()
      } else if rest.count > 1, vocabulary.means(next, .of) {
        rest = rest.dropFirst()
      }
    }
    return output
  }

  private static func isUnit(_ word: String) -> Bool {
    Unit(word) != nil || ContainerUnit.name(word) != nil
  }

  /// The words with a count in front in digits: `half a dozen`, `a pint` and `half a pound`.
  ///
  /// - Parameters:
  ///   - words: What was typed.
  ///   - onlyMeasures: True to leave `a loaf` as it is.
  /// - Returns: The words.
  static func counted(_ words: [String], onlyMeasures: Bool = false) -> [String] {
    let dozen = vocabulary.count(of: .halfDozen, atStartOf: words[...])
    if dozen > 0 { return ["6"] + words.dropFirst(dozen) }
    let half = vocabulary.count(of: .half, atStartOf: words[...])
    if half > 0, words.count > half + 1, isMeasure(words[half]) {
      return ["0.5"] + words.dropFirst(half)
    }
    guard words.count > 1 else { return words }
    if let digits = vocabulary.digits(of: words[0]) { return [digits] + words.dropFirst() }
    guard words.count > 2, vocabulary.means(words[0], .one),
      isMeasure(words[1])
        || !onlyMeasures && words[0] == words[0].lowercased() && isPlain(words[1])
    else { return words }
    return ["1"] + words.dropFirst()
  }

  /// True for a word that begins with a letter: `une baguette`, but not `a 2` or `a few`.
  private static func isPlain(_ word: String) -> Bool {
    word.first?.isLetter ?? false && !vocabulary.means(word, .vague)
  }

  /// True for a unit other than a piece.
  private static func isMeasure(_ word: String) -> Bool {
    Unit(word).map { $0 != .each } ?? false
      || vocabulary.means(word, .metricPound)
  }
}
