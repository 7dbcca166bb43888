import GroceryModel

/// The rules of an `inbox.conf`: import options for files by name pattern.
///
/// ```
/// # pattern: options
/// migros-*.csv:  kind=receipts currency=CHF store="Migros Marin" date-order=dmy
/// fuel.csv:      set item=Product set total=Amount
/// ```
public struct InboxRules: Sendable {
  /// The import options for files with one name pattern.
  public struct Rule: Sendable {
    /// A file name pattern: `*` matches any text, `?` matches one character.
    public let pattern: String
    /// The line of the rule, from 1.
    public let line: Int
    public fileprivate(set) var options = ImportOptions()
    /// The name of a saved profile.
    public fileprivate(set) var profile: String?
  }

  /// An error in one line.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let line: Int
    public let reason: String

    public var description: String { "line \(line): \(reason)" }
  }

  public private(set) var rules: [Rule] = []

  /// The name of the file in a folder of receipts.
  public static let fileName = "inbox.conf"

  /// The keys of a rule, in the order of the help.
  public static let keys = [
    "kind", "currency", "store", "date", "date-order", "decimal", "encoding", "profile", "set",
    "yes",
  ]

  /// Parses the text of an `inbox.conf`.
  ///
  /// - Throws: ``Failure`` for the first invalid line.
  public init(_ text: String) throws(Failure) {
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let trimmed = line.drop(while: \.isWhitespace)
      if trimmed.isEmpty || trimmed.first == "#" { continue }
      rules.append(try Self.rule(String(trimmed), line: index + 1))
    }
  }

  /// Returns the first rule whose pattern matches the file name, or nil.
  public func rule(for name: String) -> Rule? {
    rules.first {
      Self.matches(name, $0.pattern)
    }
  }

  /// Parses one line: `PATTERN: KEY=VALUE …`; a word after `set` gives a column to a role.
  private static func rule(_ text: String, line: Int) throws(Failure) -> Rule {
    guard let colon = text.firstIndex(of: ":")
    else {
      throw Failure(line: line, reason: "'\(text)' has no colon; expected PATTERN: KEY=VALUE …")
    }
    let pattern = String(text[..<colon]).reversed().drop(while: \.isWhitespace).reversed()
    guard !pattern.isEmpty else {
      throw Failure(line: line, reason: "no pattern before the colon; expected a file name")
    }
    var rule = Rule(pattern: String(pattern), line: line)
    var isRole = false
    for word in try words(text[text.index(after: colon)...], line: line) {
      if word == "set" {
        isRole = true
        continue
      }
      guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        if word == "yes" {
          rule.options.acceptsProposals = true
          continue
        }
        throw Failure(line: line, reason: "'\(word)' has no value; expected KEY=VALUE")
      }
      let key = String(word[..<sign])
      let value = String(word[word.utf8.index(after: sign)...])
      if isRole {
        guard Role(named: key) != nil else {
          throw Failure(line: line, reason: ImportError.unknownRole(key).description)
        }
        rule.options.roles[key] = value
        isRole = false
      } else {
        try apply(key, value, to: &rule, line: line)
      }
    }
    return rule
  }

  /// Applies one `KEY=VALUE` to a rule.
  private static func apply(
    _ key: String, _ value: String, to rule: inout Rule, line: Int
  ) throws(Failure) {
    func refuse(_ expected: String) -> Failure {
      Failure(line: line, reason: "'\(value)' is no \(key); expected \(expected)")
    }
    switch key {
    case "kind":
      guard let kind = ImportKind(rawValue: value) else {
        throw refuse("one of " + ImportKind.allCases.map(\.rawValue).joined(separator: ", "))
      }
      rule.options.kind = kind
    case "currency":
      guard let currency = Currency(value) else { throw refuse("a code such as EUR") }
      rule.options.currency = currency
    case "date":
      guard let day = Day(value) else { throw refuse("a day as YYYY-MM-DD") }
      rule.options.date = day
    case "date-order":
      guard let order = DateOrder(rawValue: value) else { throw refuse("dmy, mdy or ymd") }
      rule.options.dateOrder = order
    case "decimal":
      rule.options.countsCents = value == ImportOptions.cents
      if rule.options.countsCents { break }
      guard let mark = DecimalMark(rawValue: value) else { throw refuse("point, comma or cents") }
      rule.options.decimalMark = mark
    case "encoding":
      guard TextEncoding(named: value) != nil else {
        throw refuse("one of " + TextEncoding.allCases.map(\.rawValue).joined(separator: ", "))
      }
      rule.options.encoding = value
    case "store": rule.options.store = value
    case "profile": rule.profile = value
    default:
      throw Failure(
        line: line,
        reason: "'\(key)' is no key; expected one of " + keys.joined(separator: ", "))
    }
  }

  /// Returns the words of a rule; double quotes keep spaces inside a word.
  static func words(_ text: Substring, line: Int) throws(Failure) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isQuoted = false
    // Iterates over scalars, because a quote and a combining mark after it are one `Character`.
    for scalar in text.unicodeScalars {
      if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar.properties.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
      } else {
        word.append(scalar)
      }
    }
    if isQuoted {
      throw Failure(line: line, reason: "a quote is not closed; expected \" before the end")
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  public static func matches(_ name: String, _ pattern: String) -> Bool {
    matches(Array(name.unicodeScalars)[...], Array(pattern.unicodeScalars)[...])
  }

  private static func matches(
    _ name: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matches(name, pattern.dropFirst())
        || (!name.isEmpty && matches(name.dropFirst(), pattern))
    }
    guard let scalar = name.first, first == "?" || first == scalar else { return false }
    return matches(name.dropFirst(), pattern.dropFirst())
  }
}
