import GroceryModel

/// The text format of a profile, one `key value` per line:
///
/// ```
/// profile    market
/// signature  day|article|paid
/// match      columns
/// dates      dmy
/// columns    date=day item=article total=paid
/// currency   EUR
/// store      Corner Market
/// ```
extension ImportProfile {
  /// An error in one line.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let line: Int
    public let reason: String

    public var description: String { "line \(line): \(reason)" }
  }

  /// The keys in the order in which they are written.
  public enum Key: String, CaseIterable, Sendable {
    case profile, signature, match, files, kind, encoding, dates, decimal, columns, sign, currency,
      store
  }

  /// Parses the text of a profile.
  ///
  /// - Parameters:
  ///   - text: Lines with a key and its value; `#` begins a comment.
  ///   - name: The name that the profile must have, from its file name.
  /// - Throws: ``Failure`` for the first invalid line.
  public init(_ text: String, name: String) throws(Failure) {
    var profile = ImportProfile(name: name, signature: [])
    var lastLine = 0
    for (index, line) in Self.lines(text).enumerated() {
      lastLine = index + 1
      guard let (word, value) = Self.parts(line) else { continue }
      guard let key = Key(rawValue: word) else {
        let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure(line: index + 1, reason: "'\(word)' is no key; expected one of \(keys)")
      }
      try profile.take(key, value, line: index + 1)
    }
    guard !profile.signature.isEmpty else {
      throw Failure(
        line: max(1, lastLine),
        reason: "no signature; expected the header's words, as DAY|ITEM|PAID")
    }
    self = profile
  }

  /// Applies one line to the profile.
  private mutating func take(_ key: Key, _ value: String, line: Int) throws(Failure) {
    func refuse(_ expected: String) -> Failure {
      Failure(
        line: line, reason: "'\(value)' is no value of \(key.rawValue); expected \(expected)")
    }
    func oneOf<Value: RawRepresentable<String> & CaseIterable>(
      _ values: Value.Type
    ) throws(Failure) -> Value {
      guard let found = Value(rawValue: value) else {
        throw refuse("one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return found
    }
    switch key {
    case .profile:
      guard value == name else { throw refuse("'\(name)', the name of its file") }
    case .signature:
      // Splits bytes, because `|` and a combining mark after it are one `Character`.
      signature = value.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map { HeaderWords.normal(String(Substring($0))) }
      guard signature != [""] else { throw refuse("the header's words, parted by |") }
    case .match: rule = try oneOf(Rule.self)
    case .files: files = value.isEmpty ? nil : value
    case .kind: kind = try oneOf(ImportKind.self)
    case .encoding:
      guard let found = TextEncoding(named: value) else {
        throw refuse("one of " + TextEncoding.allCases.map(\.rawValue).joined(separator: ", "))
      }
      encoding = found
    case .dates: dateOrder = try oneOf(DateOrder.self)
    case .decimal:
      countsCents = value == ImportOptions.cents
      decimalMark = countsCents ? nil : try oneOf(DecimalMark.self)
    case .columns: try takeColumns(value, line: line)
    case .sign: sign = try oneOf(Sign.self)
    case .currency:
      guard let found = Currency(value) else { throw refuse("a code such as EUR") }
      currency = found
    case .store: store = value.isEmpty ? nil : value
    }
  }

  /// Parses `ROLE=COLUMN …`; an empty column means that the file has no such column.
  private mutating func takeColumns(_ value: String, line: Int) throws(Failure) {
    let words: [String]
    do {
      words = try InboxRules.words(value[...], line: line)
    } catch {
      throw Failure(line: line, reason: error.reason)
    }
    for word in words {
      guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        throw Failure(line: line, reason: "'\(word)' sets no role; expected ROLE=COLUMN")
      }
      let name = String(word[..<sign])
      guard let role = Role(named: name) else {
        throw Failure(line: line, reason: ImportError.unknownRole(name).description)
      }
      let column = String(word[word.utf8.index(after: sign)...])
      if column.isEmpty {
        absent.insert(role)
        columns[role] = nil
      } else if let reference = ColumnReference(column) {
        columns[role] = reference
        absent.remove(role)
      } else {
        throw Failure(
          line: line, reason: "'\(column)' names no column; expected a header's words, or #NUMBER")
      }
    }
  }

  /// The text of a new profile.
  public var text: String { text(updating: "") }

  /// Returns the old text with changed values replaced; comments and other lines stay unchanged.
  public func text(updating old: String) -> String {
    let known = try? ImportProfile(old, name: name)
    var written: Set<Key> = []
    var lines: [String] = []
    for line in Self.lines(old) {
      guard let key = Self.parts(line).flatMap({ Key(rawValue: $0.key) }) else {
        lines.append(line)
        continue
      }
      if known?.value(key) == value(key) {
        lines.append(line)
        written.insert(key)
      } else if written.insert(key).inserted, let line = self.line(key) {
        lines.append(line)
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines += Key.allCases.filter { !written.contains($0) }.compactMap(line)
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ key: Key) -> String? {
    value(key).map { value in
      let blanks = String(repeating: " ", count: 11 - key.rawValue.utf8.count)
      return key.rawValue + blanks + value
    }
  }

  /// Returns the value of a key as text, or nil if it is not set.
  private func value(_ key: Key) -> String? {
    switch key {
    case .profile: name
    case .signature: signature.joined(separator: "|")
    case .match: rule.rawValue
    case .files: files
    case .kind: kind?.rawValue
    case .encoding: encoding?.rawValue
    case .dates: dateOrder?.rawValue
    case .decimal: countsCents ? ImportOptions.cents : decimalMark?.rawValue
    case .columns: columns.isEmpty && absent.isEmpty ? nil : columnText
    case .sign: sign?.rawValue
    case .currency: currency?.code
    case .store: store.map(Self.oneLine)
    }
  }

  private var columnText: String {
    Role.allCases.compactMap { role in
      guard columns[role] != nil || absent.contains(role) else { return nil }
      let text = columns[role]?.description ?? ""
      return role.rawValue + "=" + (text.utf8.contains(UInt8(ascii: " ")) ? "\"\(text)\"" : text)
    }.joined(separator: " ")
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if lines.first?.unicodeScalars.first == "\u{FEFF}" {
      lines[0].unicodeScalars.removeFirst()
    }
    return lines
  }

  /// Returns the first word of a line and the rest; nil for comments and blank lines.
  private static func parts(_ line: String) -> (key: String, value: String)? {
    // Splits scalars, because a space and a combining mark after it are one `Character`.
    let scalars = NameKey.printed(line).unicodeScalars
    guard let first = scalars.first, first != "#" else { return nil }
    let key = scalars.prefix { !$0.properties.isWhitespace }
    let value = scalars[key.endIndex...].drop { $0.properties.isWhitespace }
    return (String(key), String(value))
  }
}
