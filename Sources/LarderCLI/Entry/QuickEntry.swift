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

  /// - Parameters:
  ///   - words: What was typed.
  ///   - kinds: The kinds of facts that `larder add` takes, for a hint.
  ///   - isDay: Whether a text is a day.
  /// - Throws: `Failure` where no item or no price is among the words.
  init(_ words: [String], kinds: [String], isDay: (String) -> Bool) throws {
    var words = words
    takeDate(from: &words, isDay)
    takeStore(from: &words)
    takePrice(from: &words)
    takeQuantity(from: &words)
    item = words.joined(separator: " ")
    guard !price.isEmpty else {
      let near = words.first.flatMap { Suggestion.nearest(to: $0, among: kinds) }
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

  /// A day after everything else, in one word or two: `yesterday`, `3 october`, `2026-10-31`.
  private mutating func takeDate(from words: inout [String], _ isDay: (String) -> Bool) {
    for count in [2, 1] where words.count > count {
      let text = words.suffix(count).joined(separator: " ")
      // What has the form of a day is none of a store's name, even if there is no such day.
      let parts = text.split { $0 == "-" || $0 == "." }
      let hasForm = parts.count == 3 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
      guard hasForm || Self.number(text) == nil && !text.contains("@") && isDay(text) else {
        continue
      }
      date = text
      words.removeLast(count)
      return
    }
  }

  /// Removes the words after the last `@` and takes them as the store.
  private mutating func takeStore(from words: inout [String]) {
    guard let place = words.lastIndex(where: { $0.hasPrefix("@") }) else { return }
    let name = words[place...].joined(separator: " ").dropFirst()
    store = String(name.drop { $0 == " " })
    words.removeSubrange(place...)
  }

  /// The last number is what was paid; `each` after it makes it the price of one.
  private mutating func takePrice(from words: inout [String]) {
    takeEach(from: &words)
    if words.count > 1, let code = words.last, Currency(code)?.isWellFormed == true,
      code == code.uppercased(),
      ["each"].contains(words[words.count - 2].lowercased())
        || Self.number(words[words.count - 2]) != nil
    {
      currency = code
      words.removeLast()
      takeEach(from: &words)
    }
    guard let last = words.last, words.count > 1 else { return }
    let signs = ["€": "EUR", "$": "USD", "£": "GBP"]
    for (sign, code) in signs where last.hasPrefix(sign) || last.hasSuffix(sign) {
      let text = String(last.filter { String($0) != sign })
      guard Self.number(text) != nil else { continue }
      price = text
      currency = sign == "$" ? currency : currency ?? code
      words.removeLast()
      return
    }
    guard Self.number(last) != nil else { return }
    price = last
    words.removeLast()
  }

  private mutating func takeEach(from words: inout [String]) {
    guard words.last?.lowercased() == "each" else { return }
    isEach = true
    words.removeLast()
  }

  /// `2`, `2x`, `500 g` or `500g` before the item, or `2x` or `x2` after it.
  private mutating func takeQuantity(from words: inout [String]) {
    guard words.count > 1, let first = words.first else { return }
    if let last = words.last?.lowercased(), last.hasPrefix("x") != last.hasSuffix("x") {
      let digits = last.filter { $0 != "x" }
      if !digits.isEmpty, digits.allSatisfy(\.isNumber), Self.number(digits) != nil {
        quantity = digits
        words.removeLast()
        return
      }
    }
    let digits = first.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard Self.number(String(digits)) != nil else { return }
    let rest = String(first.dropFirst(digits.count))
    if rest.isEmpty || rest.lowercased() == "x" {
      quantity = String(digits)
      words.removeFirst()
      if rest.isEmpty, words.count > 1, let symbol = Unit(words[0])?.symbol {
        unit = symbol
        words.removeFirst()
      }
    } else if let symbol = Unit(rest)?.symbol {
      quantity = String(digits)
      unit = symbol
      words.removeFirst()
    }
  }

  private static func number(_ text: String) -> ExactDecimal? {
    ExactDecimal(text.replacing(",", with: "."))
  }
}
