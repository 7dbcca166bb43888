import GroceryModel

extension PlainLine {
  /// The lines that words on a command line are, each to be read as ``PlainLine``.
  ///
  /// A word is a line of its own, but an amount belongs to the item after it, or to the one before it if
  /// none follows: `2 milk bread` is two lines, and `milk 2 l` is one. Words that together name a product
  /// are one line too. A word with blanks was quoted and is a line as it is.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isName: True if several words are together the name of a product.
  /// - Returns: The lines in their order.
  public static func lines(of words: [String], isName: (String) -> Bool) -> [String] {
    var lines: [String] = []
    var rest = words[...]
    while let word = rest.first {
      let amount = amountLength(of: rest)
      if isTimes(word), !lines.isEmpty {
        lines[lines.count - 1] += " " + word
        rest.removeFirst()
      } else if amount == 0 {
        let length = nameLength(of: rest, isName)
        lines.append(rest.prefix(length).joined(separator: " "))
        rest.removeFirst(length)
      } else if amount < rest.count {
        let length = amount + nameLength(of: rest.dropFirst(amount), isName)
        lines.append(rest.prefix(length).joined(separator: " "))
        rest.removeFirst(length)
      } else if !lines.isEmpty {
        lines[lines.count - 1] += " " + rest.joined(separator: " ")
        rest = []
      } else {
        lines.append(word)
        rest.removeFirst()
      }
    }
    return lines
  }

  /// True for `x2`, which follows its item.
  private static func isTimes(_ word: String) -> Bool {
    guard ["x", "×"].contains(word.prefix(1).lowercased()),
      let (_, rest) = number(String(word.dropFirst()))
    else { return false }
    return rest == nil
  }

  /// The number of words at the start that are an amount; 0 without one.
  private static func amountLength(of words: ArraySlice<String>) -> Int {
    let words = Array(words)
    for vague in vagueAmounts where words.prefix(vague.count).map({ $0.lowercased() }) == vague {
      return vague.count
    }
    guard let (_, rest) = number(words[0]) else { return 0 }
    if let rest { return unit(rest) == nil && !["x", "×"].contains(rest.lowercased()) ? 0 : 1 }
    guard words.count > 1 else { return 1 }
    if ["x", "×"].contains(words[1].lowercased()) { return 2 }
    if words.count > 2, unit(words[1] + " " + words[2]) != nil { return 3 }
    return unit(words[1]) == nil ? 1 : 2
  }

  /// The number of words at the start that are one name: as many as name a product, else one.
  private static func nameLength(of words: ArraySlice<String>, _ isName: (String) -> Bool) -> Int {
    // A number begins the next entry.
    let plain = words.prefix { !$0.contains(" ") && number($0) == nil }.prefix(mostNameWords).count
    guard plain > 1 else { return 1 }
    return (2...plain).reversed().first { isName(words.prefix($0).joined(separator: " ")) } ?? 1
  }

  /// The longest run of words that is looked up as one name.
  private static let mostNameWords = 8
}
