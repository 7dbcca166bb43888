import GroceryModel

/// A purchase in a few words: `larder add 2 milk 1.29 @Migros`.
struct QuickEntry {
  private(set) var item = ""
  private(set) var price = ""
  private(set) var isEach = false
  private(set) var quantity: String?
  private(set) var unit: String?
  private(set) var currency: String?
  private(set) var store: String?
  /// As `--date` takes it.
  private(set) var date: String?

  static let expected = "an item and a price, as in 'larder add milk 1.29 @Migros'"

  /// What words mean where the entry is typed.
  struct Reading {
    /// The kinds of facts that `larder add` takes, for a hint.
    var kinds: [String] = []
    /// Whether a text is a day.
    var isDay: (String) -> Bool
    /// The currency that a word is; nil for other words.
    var currency: (String) -> Currency?
  }

  private let reading: Reading

  /// - Throws: `Failure` where no item or no price is among the words, or a word may be a price and a day.
  init(_ words: [String], _ reading: Reading) throws {
    self.reading = reading
    var words = words
    takeStore(from: &words)
    takeDate(from: &words)
    try takePrice(from: &words)
    takeQuantity(from: &words)
    item = words.joined(separator: " ")
    guard !price.isEmpty else {
      let near = words.first.flatMap { Suggestion.nearest(to: $0, among: reading.kinds) }
      throw Failure(
        .usage, words.isEmpty ? "no item was given" : "no price was given for '\(item)'",
        expected: Self.expected,
        hint: near.map { "did you mean 'larder add \($0)'?" } ?? Self.withStore(words)
          ?? "'larder help add' lists other kinds of facts")
    }
    guard store != "" else {
      throw Failure(.usage, "no store follows '@'", expected: Self.expected)
    }
    guard !item.isEmpty else {
      throw Failure(.usage, "no item was given", expected: Self.expected)
    }
  }

  /// The options of `larder add purchase` that say the same.
  var options: [(name: String, value: String)] {
    let parts: [(String, String?)] = [
      ("item", item), (isEach ? "unit-price" : "total", price), ("quantity", quantity),
      ("unit", unit), ("currency", currency), ("store", store), ("date", date),
    ]
    return parts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// A hint for words after the price that are most likely the store.
  private static func withStore(_ words: [String]) -> String? {
    guard let price = words.dropFirst().lastIndex(where: { number($0) != nil }) else { return nil }
    let (before, store) = (words[...price], words[(price + 1)...])
    guard !store.isEmpty else { return nil }
    return
      "did you mean 'larder add \(before.joined(separator: " ")) @\(store.joined(separator: " "))'?"
  }

  // MARK: Store and day

  /// Removes the words after the last `@` and takes them as the store, and a day at their end.
  private mutating func takeStore(from words: inout [String]) {
    guard let place = words.lastIndex(where: { $0.hasPrefix("@") }) else { return }
    var name = Array(words[place...])
    words.removeSubrange(place...)
    takeDay(atEndOf: &name)
    var text = name.joined(separator: " ").dropFirst()
    while text.last == "," { text.removeLast() }
    store = String(text.drop { $0 == " " })
  }

  /// A day after or before everything else: `yesterday`, `3 october`, `2026-10-31`.
  private mutating func takeDate(from words: inout [String]) {
    if date == nil { takeDay(atEndOf: &words) }
    guard date == nil, words.count > 2, isDay(words[0]) else { return }
    date = words.removeFirst()
  }

  /// Removes a day of up to four words, and the word before it that says no more: `on friday`.
  private mutating func takeDay(atEndOf words: inout [String]) {
    for count in (1...4).reversed() where words.count > count {
      let text = words.suffix(count).joined(separator: " ")
      guard isDay(text) else { continue }
      date = text
      words.removeLast(count)
      if words.count > 1, let last = words.last?.lowercased(), ["on", "the"].contains(last) {
        words.removeLast()
      }
      return
    }
  }

  /// True for a day, and for what has the form of one even if there is no such day.
  private func isDay(_ text: String) -> Bool {
    let marks: [Character] = ["-", ".", "/"]
    let hasForm = marks.contains { mark in
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.count == 3 && parts.dropLast().allSatisfy { !$0.isEmpty }
        && parts.allSatisfy { $0.allSatisfy(\.isNumber) } && (mark == "." || parts[2] != "")
    }
    return hasForm || Self.number(text) == nil && !text.contains("@") && reading.isDay(text)
  }

  // MARK: Price

  /// The last number is what was paid; `each` after it, or `2 x` before it, makes it the price of one.
  private mutating func takePrice(from words: inout [String]) throws {
    takeEach(from: &words)
    takeCurrency(from: &words)
    takeEach(from: &words)
    guard words.count > 1, let last = words.last else { return }
    guard let paid = amount(last) else { return takeFirstPrice(from: &words) }
    words.removeLast()
    try refuseDay(last, after: words)
    price = paid
    if words.count > 1, let code = words.last, code == code.uppercased(),
      let known = reading.currency(code)
    {
      currency = currency ?? known.code
      words.removeLast()
    }
    takeMultiple(from: &words)
  }

  /// Removes a currency behind the price.
  private mutating func takeCurrency(from words: inout [String]) {
    guard words.count > 1, let last = words.last,
      words[words.count - 2].lowercased() == "each" || amount(words[words.count - 2]) != nil,
      let known = reading.currency(last)
    else { return }
    currency = known.code
    words.removeLast()
  }

  /// `1.29 milk`: an amount with two decimals in front, if there is none at the end.
  private mutating func takeFirstPrice(from words: inout [String]) {
    guard Self.hasCents(words[0].filter { $0.isNumber || ".,".contains($0) }),
      !words[1].hasPrefix("%"), Unit(words[1]) == nil, let paid = amount(words[0])
    else { return }
    price = paid
    words.removeFirst()
  }

  /// Returns the number of an amount, and takes a sign beside it as the currency.
  private mutating func amount(_ word: String) -> String? {
    if Self.number(word) != nil { return word }
    func isFigure(_ character: Character) -> Bool {
      character.isNumber || ".,-".contains(character)
    }
    let front = word.prefix { !isFigure($0) }
    let back = word.reversed().prefix { !isFigure($0) }.reversed()
    guard front.isEmpty != back.isEmpty, let known = reading.currency(String(front + back)) else {
      return nil
    }
    let figure = String(word.dropFirst(front.count).dropLast(back.count))
    guard Self.number(figure) != nil else { return nil }
    currency = known.code
    return figure
  }

  /// Refuses `3.49 24.11`: the last number may be a price and a day.
  private func refuseDay(_ price: String, after words: [String]) throws {
    let parts = price.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2, let day = Int(parts[0]), let month = Int(parts[1]),
      (1...31).contains(day), (1...12).contains(month), words.count > 1,
      let before = words.last, Self.hasCents(before)
    else { return }
    throw Failure(
      .usage, "'\(price)' may be the price or a day",
      expected: "'\(price).' for the day, or --total \(price) for the price")
  }

  private mutating func takeEach(from words: inout [String]) {
    guard words.last?.lowercased() == "each" else { return }
    isEach = true
    words.removeLast()
  }

  // MARK: Quantity

  /// `2 x` before the price of one.
  private mutating func takeMultiple(from words: inout [String]) {
    guard words.count > 2, let sign = words.last?.lowercased(), ["x", "×", "*"].contains(sign),
      words[words.count - 2].allSatisfy(\.isNumber)
    else { return }
    words.removeLast()
    quantity = words.removeLast()
    isEach = true
  }

  /// `2`, `2x`, `2 x`, `500 g` or `500g` before the item, `2x` or `x2` after it, or `0.842kg` there.
  private mutating func takeQuantity(from words: inout [String]) {
    guard quantity == nil, words.count > 1, let first = words.first, let last = words.last else {
      return
    }
    if takeCount(last) || takeWeight(of: &words) {
      words.removeLast()
      return
    }
    let digits = first.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard Self.number(String(digits)) != nil, !words[1].hasPrefix("%") else { return }
    let rest = String(first.dropFirst(digits.count)).lowercased()
    if rest.isEmpty || rest == "x" {
      quantity = String(digits)
      words.removeFirst()
      guard rest.isEmpty, words.count > 1 else { return }
      if ["x", "×"].contains(words[0].lowercased()) {
        words.removeFirst()
      } else if let symbol = Unit(words[0])?.symbol {
        unit = symbol
        words.removeFirst()
      }
    } else if let symbol = Unit(rest)?.symbol {
      quantity = String(digits)
      unit = symbol
      words.removeFirst()
    }
  }

  /// Takes `2x` or `x2`.
  private mutating func takeCount(_ word: String) -> Bool {
    let word = word.lowercased()
    guard word.hasPrefix("x") != word.hasSuffix("x") else { return false }
    let digits = word.filter { $0 != "x" }
    guard !digits.isEmpty, digits.allSatisfy(\.isNumber), Self.number(digits) != nil else {
      return false
    }
    quantity = digits
    return true
  }

  /// Takes a weight that a scale gave, in one word or two; the caller removes its last word.
  ///
  /// A size of a package, such as `500 g` or `1.5 l`, belongs to the name: it has fewer decimals.
  private mutating func takeWeight(of words: inout [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    let digits = last.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let isParted = digits.isEmpty && words.count > 2
    let figure = isParted ? words[words.count - 2] : String(digits)
    guard let found = Unit(isParted ? last : String(last.dropFirst(digits.count))),
      found.dimension == .mass, Self.number(figure) != nil, Self.decimals(figure) > 1
    else { return false }
    (quantity, unit) = (figure, found.symbol)
    if isParted { words.remove(at: words.count - 2) }
    return true
  }

  private static func number(_ text: String) -> ExactDecimal? {
    ExactDecimal(text.replacing(",", with: "."))
  }

  private static func decimals(_ figure: String) -> Int {
    figure.lastIndex { ".,".contains($0) }
      .map { figure.distance(from: $0, to: figure.endIndex) - 1 } ?? 0
  }

  private static func hasCents(_ figure: String) -> Bool {
    decimals(figure) == 2 && number(figure) != nil
  }
}
