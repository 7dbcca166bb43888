import GroceryModel

/// One line of a handwritten list: `2 milk`, `1 kg tomatoes`, `eggs a dozen`, `- [ ] 2 l Milk`.
public struct PlainLine: Hashable, Sendable {
  public private(set) var item: String
  public private(set) var quantity: ExactDecimal?
  /// The symbol of a known unit, or the name of a container such as `bottle`.
  public private(set) var unit: String?
  /// A vague amount (`a few`), or a remark in brackets.
  public private(set) var note: String?
  /// True if the line has a ticked box.
  public private(set) var isChecked = false

  /// Parses a line; returns nil if it names no item.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - isKnown: Returns true if a text is the whole name of a known item, so that `7 Up` is not
  ///     seven of `Up`.
  public init?(_ text: some StringProtocol, isKnown: (String) -> Bool = { _ in false }) {
    var words = NameKey.printed(text).split(separator: " ").map(String.init)
    Self.dropMarker(&words, &isChecked)
    item = words.joined(separator: " ")
    guard !item.isEmpty else { return nil }
    guard !isKnown(item) else { return }
    if !readStart(&words) { readEnd(&words, isKnown) }
    if words.first?.lowercased() == "of", words.count > 1, quantity != nil { words.removeFirst() }
    if words.count > 1, let last = words.last, last.hasSuffix(")"),
      let start = words.lastIndex(where: { $0.hasPrefix("(") }), start > 0, note == nil
    {
      let remark = words[start...].joined(separator: " ")
      note = String(remark.dropFirst().dropLast())
      words.removeSubrange(start...)
    }
    item = words.joined(separator: " ")
    guard item.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
  }

  /// Removes a bullet and a box.
  private static func dropMarker(_ words: inout [String], _ isChecked: inout Bool) {
    if words.count > 1, ["-", "*", "•", "+"].contains(words[0]) { words.removeFirst() }
    if words.count > 1, words[0] == "[", words[1] == "]" {
      words.removeFirst(2)
    } else if words.count > 1, ["[]", "[x]", "[X]", "☐", "☑"].contains(words[0]) {
      isChecked = ["[x]", "[X]", "☑"].contains(words[0])
      words.removeFirst()
    }
  }

  static let vagueAmounts = [
    ["a", "few"], ["a", "little"], ["some"], ["a", "couple", "of"],
  ]

  /// Reads an amount before the item; returns false without one.
  private mutating func readStart(_ words: inout [String]) -> Bool {
    for vague in Self.vagueAmounts
    where words.count > vague.count && words.prefix(vague.count).map({ $0.lowercased() }) == vague {
      note = vague.joined(separator: " ")
      words.removeFirst(vague.count)
      return true
    }
    guard words.count > 1, let (number, rest) = Self.number(words[0]) else { return false }
    if let rest {
      guard let unit = Self.unit(rest) else { return false }
      (quantity, self.unit) = (number, unit)
      words.removeFirst()
      return true
    }
    quantity = number
    words.removeFirst()
    if words.count > 1, ["x", "×"].contains(words[0].lowercased()) {
      words.removeFirst()
    } else if words.count > 2, let unit = Self.unit(words[0] + " " + words[1]) {
      self.unit = unit
      words.removeFirst(2)
    } else if words.count > 1, let unit = Self.unit(words[0]) {
      self.unit = unit
      words.removeFirst()
    }
    return true
  }

  /// Reads an amount after the item: `eggs a dozen`, `milk 2 l`, `milk x2`.
  private mutating func readEnd(_ words: inout [String], _ isKnown: (String) -> Bool) {
    guard let last = words.last, words.count > 1 else { return }
    if last.count > 1, ["x", "×"].contains(last.prefix(1).lowercased()),
      let (number, rest) = Self.number(String(last.dropFirst())), rest == nil
    {
      quantity = number
      words.removeLast()
    } else if words.count > 2, let unit = Self.unit(last),
      let (number, rest) = Self.number(words[words.count - 2]), rest == nil
    {
      (quantity, self.unit) = (number, unit)
      words.removeLast(2)
    } else if let (number, rest) = Self.number(last), let rest, let unit = Self.unit(rest) {
      (quantity, self.unit) = (number, unit)
      words.removeLast()
    }
    if quantity != nil, let name = words.last, name.hasSuffix(",") || name.hasSuffix(":") {
      words[words.count - 1] = String(name.dropLast())
    }
  }

  /// Returns a number above zero at the start of a word and the text after it; `a` is 1.
  static func number(_ word: String) -> (ExactDecimal, rest: String?)? {
    if ["a", "an"].contains(word.lowercased()) { return (.wholeOne, nil) }
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let rest = String(word.dropFirst(digits.count))
    if rest.hasPrefix("/"), let top = Int(digits), let bottom = Int(rest.dropFirst()), bottom > 0,
      let value = ExactDecimal(
        Amount(units: Int128(top) * Amount.unitsPerOne / Int128(bottom)).text()), !value.isZero
    {
      return (value, nil)
    }
    let text = digits.contains(".") ? String(digits) : digits.replacing(",", with: ".")
    guard let value = ExactDecimal(text), !value.isZero else { return nil }
    return (value, rest.isEmpty ? nil : rest)
  }

  static func unit(_ word: String) -> String? {
    if let unit = Unit(word) { return unit.symbol }
    return ContainerUnit.name(word)
  }
}

extension ExactDecimal {
  fileprivate static let wholeOne = ExactDecimal(coefficient: 1, scale: 0) ?? .zero
}
