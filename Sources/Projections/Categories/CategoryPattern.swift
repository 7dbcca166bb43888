import GroceryModel

/// What a rule looks for in a line: words in its item's or shop's name, or a whole category.
public struct CategoryPattern: Hashable, Sendable {
  /// What the text is looked for in.
  public enum Field: String, CaseIterable, Sendable {
    case item, store, category
  }

  public let field: Field
  /// The words as the rule has them.
  public let text: String
  /// The scalars to be found, nil for any run of them.
  private let parts: [Unicode.Scalar?]

  /// - Parameters:
  ///   - field: The field to match.
  ///   - text: Words; a star outside double quotes matches any characters.
  public init(_ field: Field, _ text: String) {
    self.field = field
    self.text = text
    var parts: [Unicode.Scalar?] = []
    var isQuoted = false
    var run = ""
    func flush() {
      parts += run.unicodeScalars.map { Optional($0) }
      run = ""
    }
    for character in NameKey.matching(text) {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == "*", !isQuoted {
        flush()
        parts.append(nil)
      } else {
        run.append(character)
      }
    }
    flush()
    self.parts = parts
  }

  /// Returns true if a name has the words, whatever its case.
  public func matches(name: String) -> Bool {
    matches(Array(NameKey.matching(name).unicodeScalars))
  }

  /// True if the pattern matches a name, given as normalised scalars.
  ///
  /// In an item's or store's name it matches whole words; a letter next to a digit also ends a
  /// word. A category must match as a whole.
  func matches(_ name: [Unicode.Scalar]) -> Bool {
    if field == .category {
      return Self.ends(of: parts[...], in: name, from: 0).contains(name.count)
    }
    return name.indices.contains { start in
      Self.isBound(name, start)
        && Self.ends(of: parts[...], in: name, from: start).contains { Self.isBound(name, $0) }
    }
  }

  /// Where the parts can end that begin at a place.
  private static func ends(
    of parts: ArraySlice<Unicode.Scalar?>, in name: [Unicode.Scalar], from start: Int
  ) -> Set<Int> {
    var ends: Set<Int> = [start]
    for part in parts {
      if let scalar = part {
        ends = Set(ends.compactMap { $0 < name.count && name[$0] == scalar ? $0 + 1 : nil })
      } else if let first = ends.min() {
        ends = Set(first...name.count)
      }
      if ends.isEmpty { break }
    }
    return ends
  }

  /// True if a word may begin or end before a place.
  private static func isBound(_ name: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place > 0, place < name.count else { return true }
    let (left, right) = (Kind(of: name[place - 1]), Kind(of: name[place]))
    return left != right || left == .sign
  }

  private enum Kind {
    case letter, digit
    /// A blank, a mark, or a sign of a script that sets no blanks.
    case sign

    init(of scalar: Unicode.Scalar) {
      if (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value) {
        self = .sign
      } else if scalar.properties.isAlphabetic
        || scalar.properties.canonicalCombiningClass != .notReordered
      {
        self = .letter
      } else {
        self = scalar.properties.numericType == nil ? .sign : .digit
      }
    }
  }
}
