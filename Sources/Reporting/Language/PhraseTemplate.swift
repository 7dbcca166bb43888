import GroceryModel

/// An English text with places for names and numbers, and what it is in another language.
///
/// A place is `{n}` for a count, `{day}` for days or months, `{~part}` for words that are translated
/// themselves, `{?part}` for such or others, `{#part}` for a figure, or any other name for words that
/// stay. `[day|days]` stands for either form; in the translation the form is that of `{n}`.
struct PhraseTemplate: Sendable {
  private enum Place: Hashable, Sendable {
    case clause, count, day, figure, phrase, phraseOrWords, words

    init(_ name: Substring) {
      self =
        switch name.first {
        case "~": name == "~first" ? .clause : .phrase
        case "?": .phraseOrWords
        case "#": .figure
        default: name == "n" ? .count : name.hasPrefix("day") ? .day : .words
        }
    }
  }

  /// The texts around the places, one more than there are places.
  private let literals: [[UInt8]]
  private let names: [String]
  private let places: [Place]
  let english: String
  let translation: String

  /// The places whose text never changes: what is typed as it is, behind an option, a quote or a sign of
  /// assignment, and names that people wrote, which may hold a number such as `3.5 %`.
  var kept: Set<String> {
    let kept = zip(names, literals).filter { Self.written.contains($0) || Self.isTyped(behind: $1) }
    return Set(kept.map(\.0))
  }

  /// The places that are named after what people name.
  private static let written: Set<String> = [
    "item", "items", "name", "names", "?others", "~others", "store", "list", "brand", "budget",
    "subject", "file",
    // What is to be typed, as in `an exact decimal such as 2.50`.
    "number",
  ]

  /// A word that every text of the template has between blanks or at an end; nil if it has none.
  let anchor: Substring?

  /// The number of bytes that a text must share with the template.
  let weight: Int

  /// Where it stands among templates: what it shares with a text, and how much of the rest it knows.
  var rank: Int { weight + 8 * places.count { $0 == .phrase } }

  init(_ english: String, _ translation: String) {
    var literals: [[UInt8]] = [[]]
    var names: [String] = []
    var rest = english.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      literals[literals.count - 1] = Array(rest[..<open])
      names.append(String(Substring(rest[rest.index(after: open)..<close])))
      literals.append([])
      rest = rest[rest.index(after: close)...]
    }
    literals[literals.count - 1] = Array(rest)
    self.literals = literals
    self.names = names
    places = names.map { Place($0[...]) }
    weight = literals.reduce(0) { $0 + $1.count }
    anchor = Self.anchor(of: literals)
    self.english = english
    self.translation = translation
  }

  /// The longest word of the literals that no place adds letters to.
  private static func anchor(of literals: [[UInt8]]) -> Substring? {
    let words = literals.enumerated().flatMap { place, literal -> ArraySlice<ArraySlice<UInt8>> in
      let parts = literal.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      // A place stands beside the first and the last word, but not at the ends of the text.
      let first = place == 0 ? 0 : 1
      let end = place == literals.count - 1 ? parts.count : parts.count - 1
      return first < end ? parts[first..<end] : []
    }
    let longest = words.max { $0.count < $1.count }
    return longest.flatMap { $0.isEmpty ? nil : Substring(decoding: $0, as: UTF8.self) }
  }

  /// Returns what the places stand for in a text; nil if it is another text.
  ///
  /// - Parameters:
  ///   - text: In UTF-8.
  ///   - phrase: The translation of a part; nil if it has none.
  /// - Returns: The texts by the places' names.
  func values(in text: [UInt8], phrase: (String) -> String?) -> [String: String]? {
    guard text.count >= weight, text.starts(with: literals[0]),
      text.suffix(literals[places.count].count).elementsEqual(literals[places.count])
    else { return nil }
    var values = Array(repeating: "", count: places.count)
    guard fill(0, text[literals[0].count...], &values, phrase) else { return nil }
    return Dictionary(zip(names, values)) { first, _ in first }
  }

  /// Finds what the places from one on stand for, the shortest text first.
  private func fill(
    _ place: Int, _ rest: ArraySlice<UInt8>, _ values: inout [String],
    _ phrase: (String) -> String?
  ) -> Bool {
    guard place < places.count else { return rest.isEmpty }
    let next = literals[place + 1]
    let isLast = place + 1 == places.count
    for end in rest.indices.dropFirst() + [rest.endIndex] where !rest.isEmpty {
      let after = rest[end...]
      guard isLast ? after.elementsEqual(next) : after.starts(with: next),
        let value = value(of: places[place], rest[..<end], phrase)
      else { continue }
      values[place] = value
      if fill(place + 1, after.dropFirst(next.count), &values, phrase) { return true }
    }
    return false
  }

  private func value(
    of place: Place, _ text: ArraySlice<UInt8>, _ phrase: (String) -> String?
  ) -> String? {
    let words = String(decoding: text, as: UTF8.self)
    switch place {
    case .count where !text.allSatisfy(Self.isDigit): return nil
    case .day where !text.allSatisfy(Self.isOfDays): return nil
    case .figure where ExactDecimal(words) == nil: return nil
    // Only up to the first semicolon: to try every one of them would take exponential time.
    case .clause: return text.contains(UInt8(ascii: ";")) ? nil : phrase(words)
    case .phrase: return phrase(words)
    case .phraseOrWords: return phrase(words) ?? words
    // What a semicolon parts is more than one fact.
    case .words: return words.utf8.contains(UInt8(ascii: ";")) ? nil : words
    case .count, .day, .figure: return words
    }
  }

  /// True if a text is a day, a month or another step of the calendar.
  static func isDays(_ text: String) -> Bool {
    text.utf8.contains(where: isDigit) && text.utf8.allSatisfy(isOfDays)
  }

  private static func isOfDays(_ byte: UInt8) -> Bool { isDigit(byte) || marks.contains(byte) }

  private static func isTyped(behind literal: [UInt8]) -> Bool {
    let text = String(decoding: literal, as: UTF8.self)
    let word = text.split(separator: " ").last ?? ""
    return ["'", "="].contains(text.last) || text.hasSuffix(" such as ")
      || text.hasSuffix(" ") && word.hasPrefix("--")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What days, weeks, quarters and the days between two have beside digits.
  private static let marks = Set("-.WQ".utf8)
}
