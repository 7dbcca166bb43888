import GroceryModel

/// The words of a fact that somebody types, and the parts of it that have a form of their own.
struct EntryWords {
  /// The words that no part was taken from, in their order.
  var all: [String]

  private let isTypedDay: (String) -> Bool
  /// True for a text that a label may state: a day to come, or a month.
  private let isTypedExpiry: (String) -> Bool
  /// The currency that a word is; nil for other words.
  let currency: (String) -> Currency?

  /// - Parameters:
  ///   - words: What was typed.
  ///   - isDay: True if a text is a day.
  ///   - isExpiry: True if a text is a day or a month that a label may state.
  ///   - currency: The currency that a word is; nil for other words.
  init(
    _ words: [String], isDay: @escaping (String) -> Bool,
    isExpiry: @escaping (String) -> Bool = { _ in false },
    currency: @escaping (String) -> Currency?
  ) {
    all = words
    isTypedDay = isDay
    isTypedExpiry = isExpiry
    self.currency = currency
  }

  // MARK: Store and day

  /// Removes the words after the last `@`, or after `at` behind a price: a store, and a day behind it.
  mutating func takeStore() -> (name: String, day: String?)? {
    let sign = all.lastIndex { $0.hasPrefix("@") }
    let word = all.indices.dropFirst().last { isBeforeStore($0) }
    guard let place = sign ?? word else { return nil }
    var rest = self
    rest.all = Array(all[place...])
    if sign == nil { rest.all[0] = "@" }
    all.removeSubrange(place...)
    let day = rest.takeDay()
    // `milk @Tesco 1.45`: the price comes after the store.
    if rest.all.count > 1, !all.contains(where: isPrice), let last = rest.all.last, isPrice(last) {
      all.append(rest.all.removeLast())
    }
    var name = rest.all.joined(separator: " ").dropFirst()
    while name.last == "," { name.removeLast() }
    return (String(name.drop { $0 == " " }), day)
  }

  /// True for `at` behind a price, with a name after it: not `im November`, and not `im Karton 5,99`.
  private func isBeforeStore(_ place: Int) -> Bool {
    guard EntryVocabulary.all.means(all[place], .at), isBehindPrice(place),
      let next = all.dropFirst(place + 1).first, let last = all.last
    else { return false }
    return !isPrice(next) && Self.number(last).map { _ in Self.decimals(last) != 2 } ?? true
      && !isDay(all[(place + 1)...].joined(separator: " "))
  }

  /// True if a price stands before a word, or a price with its unit and a day.
  private func isBehindPrice(_ place: Int) -> Bool {
    all[..<place].indices.contains { price in
      guard isPrice(all[price]) else { return false }
      let rest = all[(price + 1)..<place]
      let day = rest.dropFirst(PriceTail(rest, currency: currency).count)
      return day.isEmpty || isDay(day.joined(separator: " "))
    }
  }

  /// Removes a day of up to five words at the end, and the word before it that says no more: `on friday`.
  ///
  /// So many words are kept for a name.
  mutating func takeDay(keeping kept: Int = 1) -> String? {
    for count in (1...5).reversed() where all.count >= count + kept {
      let text = all.suffix(count).joined(separator: " ")
      guard isDay(text) || Self.isShortDay(text) else { continue }
      all.removeLast(count)
      if all.count > kept, let last = all.last, EntryVocabulary.all.means(last, .onDay) {
        all.removeLast()
      }
      return text
    }
    return nil
  }

  /// Removes what a label says: `MHD 30.11.`, `use by friday`, `DLC 03/2027`.
  ///
  /// - Returns: The day as typed, and the kind of label where the words say it.
  mutating func takeExpiry() -> (day: String, kind: String?)? {
    for (meaning, kind) in Self.labels {
      guard let phrase = EntryVocabulary.all.range(of: meaning, in: all) else { continue }
      var first = phrase.upperBound
      if first < all.count, EntryVocabulary.all.means(all[first], .onDay) { first += 1 }
      for count in (1...4).reversed() where first + count <= all.count {
        let text = all[first..<first + count].joined(separator: " ")
        guard isExpiry(text) else { continue }
        all.removeSubrange(phrase.lowerBound..<first + count)
        return (text, kind)
      }
    }
    return nil
  }

  private static let labels: [(meaning: EntryVocabulary.Meaning, kind: String?)] = [
    (.bestBefore, "best-before"), (.useBy, "use-by"), (.goodUntil, nil), (.until, nil),
  ]

  /// Removes a day or month of up to four words at the end.
  mutating func takeLastExpiry(keeping kept: Int) -> String? {
    for count in (1...4).reversed() where all.count >= count + kept {
      let text = all.suffix(count).joined(separator: " ")
      // `Mai` alone may be a name.
      guard isExpiry(text), count > 1 || text.contains(where: \.isNumber) || isDay(text) else {
        continue
      }
      all.removeLast(count)
      if all.count > kept, let last = all.last, EntryVocabulary.all.means(last, .onDay) {
        all.removeLast()
      }
      return text
    }
    return nil
  }

  private func isExpiry(_ text: String) -> Bool {
    isDay(text) || Self.isShortDay(text)
      || (Self.number(text) == nil || Self.decimals(text) == 4) && isTypedExpiry(text)
  }

  /// Removes the first word if it has a meaning, and more than an item follows.
  mutating func takeFirst(_ meaning: EntryVocabulary.Meaning) -> Bool {
    guard all.count > 2, EntryVocabulary.all.means(all[0], meaning) else { return false }
    all.removeFirst()
    return true
  }

  /// Removes a day that is the first word.
  mutating func takeFirstDay() -> String? {
    guard all.count > 2, isDay(all[0]) else { return nil }
    return all.removeFirst()
  }

  /// Removes `@` before the last price, as in `3 milk @ 1.45`.
  mutating func takeAtPrice() -> Bool {
    guard all.count > 2, all[all.count - 2] == "@", isPrice(all[all.count - 1]) else {
      return false
    }
    all.remove(at: all.count - 2)
    return true
  }

  /// The first word if it is a weekday, which may be part of a name: `Sunday roast`.
  var firstWeekday: String? {
    guard all.count > 2, isTypedDay(all[0]), isTypedDay("last \(all[0])") else { return nil }
    return all[0]
  }

  /// True for a day, and for what has the form of one even if the calendar has no such day.
  private func isDay(_ text: String) -> Bool {
    let marks: [Character] = ["-", ".", "/"]
    let hasForm = marks.contains { mark in
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.count == 3 && parts.dropLast().allSatisfy { !$0.isEmpty }
        && parts.allSatisfy { $0.allSatisfy(\.isNumber) } && (mark == "." || parts[2] != "")
    }
    return hasForm || Self.number(text) == nil && !text.contains("@") && isTypedDay(text)
      || isDayOfMonth(text)
  }

  /// True for a day and a month in digits, or an ordinal: `5/11`, `11-05`, `5th`.
  private static func isShortDay(_ text: String) -> Bool {
    for ending in ["st", "nd", "rd", "th"] where text.hasSuffix(ending) {
      if let day = Int(text.dropLast(2)), (1...31).contains(day) { return true }
    }
    return ["/", "-"].contains { (mark: Character) in
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.count == 2
        && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
    }
  }

  /// True for a number and a month, as `31 february`, though there is no such day.
  private func isDayOfMonth(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return false }
    let numbers = parts.indices.filter { parts[$0].allSatisfy { $0.isNumber || $0 == "." } }
    guard numbers.count == 1, let number = numbers.first, parts[number].count < 4 else {
      return false
    }
    var first = parts
    first[number] = "1"
    return isTypedDay(first.joined(separator: " "))
  }

  // MARK: Figures

  /// True for an amount, and for that of a measure: `2.99/kg`.
  private func isPrice(_ word: String) -> Bool {
    amount(String(word.prefix { $0 != "/" })) != nil
  }

  /// Returns the number in a word, and the currency of a sign beside it: `1.29`, `€1.29`, `3€`.
  func amount(_ word: String) -> (figure: String, currency: Currency?)? {
    if Self.number(word) != nil { return (word, nil) }
    func isFigure(_ character: Character) -> Bool {
      character.isNumber || ".,-".contains(character)
    }
    let front = word.prefix { !isFigure($0) }
    let back = word.reversed().prefix { !isFigure($0) }.reversed()
    let figure = String(word.dropFirst(front.count).dropLast(back.count))
    guard front.isEmpty != back.isEmpty, let known = currency(String(front + back)),
      Self.number(figure) != nil
    else { return nil }
    return (figure, known)
  }

  /// Returns the number and the unit in one word: `500g`.
  static func measure(_ word: String) -> (figure: String, unit: Unit)? {
    let figure = word.prefix { $0.isNumber || ".,".contains($0) }
    guard number(String(figure)) != nil, let unit = Unit(word.dropFirst(figure.count)) else {
      return nil
    }
    return (String(figure), unit)
  }

  /// A number, whose decimal mark may be a comma.
  static func number(_ text: String) -> ExactDecimal? {
    ExactDecimal(text.replacing(",", with: "."))
  }

  static func decimals(_ figure: String) -> Int {
    figure.lastIndex { ".,".contains($0) }
      .map { figure.distance(from: $0, to: figure.endIndex) - 1 } ?? 0
  }
}
