import GroceryModel

/// Reads the lines of a `rules.txt` one after the other.
struct CategoryRuleParser {
  private var rest: ArraySlice<UInt8>
  private var line = 0

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  }

  /// The next rule or fault; nil at the end.
  mutating func next() -> Result<CategoryRules.Rule, CategoryRulesError.Fault>? {
    while !rest.isEmpty {
      let bytes = takeLine()
      guard let text = String(validating: bytes, as: UTF8.self) else {
        let valid = String(decoding: bytes, as: UTF8.self)
        let column = valid.unicodeScalars.firstIndex(of: "\u{FFFD}").map {
          valid.unicodeScalars.distance(from: valid.unicodeScalars.startIndex, to: $0) + 1
        }
        return .failure(
          CategoryRulesError.Fault(
            line: line, column: column ?? 1, text: valid,
            found: "a byte that is not UTF-8", expected: "text in UTF-8"))
      }
      do throws(CategoryRulesError.Fault) {
        if let rule = try RuleLine(text, line: line).rule() { return .success(rule) }
      } catch {
        return .failure(error)
      }
    }
    return nil
  }

  /// Takes the bytes up to the next LF, CRLF or CR.
  private mutating func takeLine() -> [UInt8] {
    line += 1
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    let bytes = Array(rest[..<end])
    rest = rest[end...]
    if rest.first == 0x0D {
      rest = rest.dropFirst(rest.dropFirst().first == 0x0A ? 2 : 1)
    } else {
      rest = rest.dropFirst()
    }
    return bytes
  }
}

/// One line, split at the signs outside quotes.
private struct RuleLine {
  private let line: Int
  private let text: String
  /// Without the comment.
  private let scalars: [Unicode.Scalar]
  private var quotes: [Int] = []
  private var bars: [Int] = []
  private var arrows: [Int] = []

  init(_ text: String, line: Int) {
    self.text = text
    self.line = line
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      let isQuoted = quotes.count % 2 == 1
      if scalar == "#", !isQuoted, scalars.last.map(Self.isBlank) != false { break }
      switch scalar {
      case "\"": quotes.append(scalars.count)
      case "|" where !isQuoted: bars.append(scalars.count)
      case ">" where !isQuoted && scalars.last == "-": arrows.append(scalars.count - 1)
      default: break
      }
      scalars.append(scalar)
    }
    self.scalars = scalars
  }

  /// The line's rule; nil where it holds none.
  func rule() throws(CategoryRulesError.Fault) -> CategoryRules.Rule? {
    guard !scalars.allSatisfy(Self.isBlank) else { return nil }
    if quotes.count % 2 == 1, let quote = quotes.last {
      throw fault(quote, "a quote that is not closed", "\" before the line's end")
    }
    guard let arrow = arrows.first else {
      throw fault(filled(0..<scalars.count).upperBound, "no arrow", "PATTERN -> CATEGORY")
    }
    if arrows.count > 1 {
      throw fault(arrows[1], "a second arrow", "one; quotes keep '->' as it is")
    }
    if let bar = bars.first(where: { $0 > arrow }) {
      throw fault(bar, "'|' behind the arrow", "one category; quotes keep '|' as it is")
    }
    let category = filled(arrow + 2..<scalars.count)
    let name = NameKey.printed(Self.string(scalars[category].filter { $0 != "\"" }))
    guard !name.isEmpty else {
      throw fault(category.lowerBound, "no category behind the arrow", "PATTERN -> CATEGORY")
    }
    let alias = try storeName(in: category)
    var patterns: [CategoryPattern] = []
    var start = 0
    for end in bars + [arrow] {
      let range = filled(start..<end)
      patterns.append(try pattern(in: range))
      if alias != nil, patterns.last?.field != .store {
        throw fault(
          range.lowerBound, "another name for something that is not a store",
          "store:WHOLEFDS* -> store:Whole Foods")
      }
      start = end + 1
    }
    return CategoryRules.Rule(line: line, patterns: patterns, category: name, aliasOf: alias)
  }

  /// The store behind an arrow, as in `store:WHOLEFDS* -> store:Whole Foods`; nil for a category.
  private func storeName(in range: Range<Int>) throws(CategoryRulesError.Fault) -> String? {
    let prefix = CategoryPattern.Field.store.rawValue + ":"
    guard Self.string(scalars[range].prefix(prefix.count)).lowercased() == prefix else {
      return nil
    }
    let value = filled(range.lowerBound + prefix.count..<range.upperBound)
    let name = NameKey.printed(Self.string(scalars[value].filter { $0 != "\"" }))
    guard !name.isEmpty else { throw fault(value.lowerBound, "no words behind 'store:'", "a name") }
    return name
  }

  private func pattern(in range: Range<Int>) throws(CategoryRulesError.Fault) -> CategoryPattern {
    let words = scalars[range]
    guard words.contains(where: { $0 != "\"" && !Self.isBlank($0) }) else {
      throw fault(range.lowerBound, "an empty pattern", "words, such as milk | milch -> Dairy")
    }
    let name = words.prefix { $0.properties.isAlphabetic }
    guard !name.isEmpty, range.contains(name.endIndex), scalars[name.endIndex] == ":" else {
      return CategoryPattern(.item, Self.string(words))
    }
    guard let field = CategoryPattern.Field(rawValue: Self.string(name).lowercased()) else {
      throw fault(
        range.lowerBound, "'\(Self.string(name)):' is not a field of rules",
        "item:, store: or category:; quotes keep ':' as it is")
    }
    let value = filled(name.endIndex + 1..<range.upperBound)
    guard scalars[value].contains(where: { $0 != "\"" && !Self.isBlank($0) }) else {
      throw fault(value.lowerBound, "no words behind '\(field.rawValue):'", "a name")
    }
    return CategoryPattern(field, Self.string(scalars[value]))
  }

  /// The part of a range without the blanks around it; of nothing but blanks, its end.
  private func filled(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !Self.isBlank(scalars[$0]) } ?? range.upperBound
    let end = range.last { !Self.isBlank(scalars[$0]) }.map { $0 + 1 } ?? start
    return start..<end
  }

  private func fault(_ place: Int, _ found: String, _ expected: String) -> CategoryRulesError.Fault
  {
    CategoryRulesError.Fault(
      line: line, column: place + 1, text: text, found: found, expected: expected)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
