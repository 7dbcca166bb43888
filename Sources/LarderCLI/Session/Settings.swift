import ByteTools
import EventSourcing
import GroceryModel
import Importing
import Reporting

/// The larder's `settings`: defaults that fill what an imported file lacks.
///
/// One `key = value` a line, to be edited by hand or with `larder config`; `#` begins a comment.
struct Settings {
  enum Key: String, CaseIterable {
    case currency
    case store
    case dateOrder = "date-order"
    case presumeEaten = "presume-eaten"
    case decimalMark = "decimal-mark"
    case language
    case person

    var summary: String {
      switch self {
      case .currency: "the currency of amounts without one, such as EUR"
      case .store: "the store of lines without one"
      case .presumeEaten:
        "days past its date until 'larder stock' presumes food eaten; 7 by default"
      case .decimalMark:
        "the decimal mark of typed amounts: . or ,; by default that of the language or the locale"
      case .person: "the person who records events here"
      case .dateOrder: "the order of ambiguous dates such as 03/04/26: dmy, mdy or ymd"
      case .language: "the language of answers and messages: \(Language.tags)"
      }
    }

    /// Returns the expected form of a value; nil if the value is valid.
    func complaint(_ value: String) -> String? {
      switch self {
      case .currency: Currency(value) == nil ? "a code such as EUR" : nil
      case .store, .person: NameKey.printed(value).isEmpty ? "a name" : nil
      case .presumeEaten:
        Int(value).map { (0...100_000).contains($0) } ?? false ? nil : "a number of days"
      case .decimalMark: [".", ","].contains(value) ? nil : ". or ,"
      case .dateOrder: DateOrder(rawValue: value) == nil ? "dmy, mdy or ymd" : nil
      case .language: Language(rawValue: value) == nil ? "one of \(Language.tags)" : nil
      }
    }
  }

  private let path: String
  /// The lines of the file, comments included.
  private var lines: [String] = []
  private(set) var values: [Key: String] = [:]

  /// Reads the file, which need not be there.
  ///
  /// - Throws: `Failure` naming the line that is not a setting.
  init(_ layout: LogLayout) throws {
    path = layout.settings
    guard FileSystem.exists(path) else { return }
    let text = String(decoding: try InputFile.bytes(path), as: UTF8.self)
    // A carriage return and a line feed are one character, and no "\n".
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      guard let (name, value) = Self.parts(line) else {
        if Self.isBlank(line) { continue }
        throw fault("'\(line)' is not a setting", expected: "KEY = VALUE", line: index + 1)
      }
      guard let key = Key(rawValue: name) else {
        let names = Key.allCases.map(\.rawValue)
        throw fault(
          "'\(name)' is not a setting", expected: "one of " + names.joined(separator: ", "),
          line: index + 1)
      }
      if let expected = key.complaint(value) {
        throw fault("invalid value '\(value)' for \(name)", expected: expected, line: index + 1)
      }
      values[key] = value
    }
  }

  private func fault(_ message: String, expected: String, line: Int) -> Failure {
    Failure(
      Diagnostic(.error, message, file: path, line: line, expected: expected), .badInput)
  }

  private static func isBlank(_ line: String) -> Bool {
    let trimmed = NameKey.printed(line)
    return trimmed.isEmpty || trimmed.hasPrefix("#")
  }

  private static func parts(_ line: String) -> (key: String, value: String)? {
    guard !isBlank(line), let sign = line.firstIndex(of: "=") else { return nil }
    return (
      NameKey.printed(line[..<sign]), NameKey.printed(line[line.index(after: sign)...])
    )
  }

  /// Sets a key, or takes it away; other lines stay as they are.
  mutating func set(_ key: Key, to value: String?) throws {
    values[key] = value
    let place = lines.firstIndex { Self.parts($0)?.key == key.rawValue }
    let line = value.map { "\(key.rawValue) = \($0)" }
    switch (place, line) {
    case (let place?, let line?): lines[place] = line
    case (let place?, nil): lines.remove(at: place)
    case (nil, let line?): lines.append(line)
    case (nil, nil): break
    }
    try OutputFile.makeFolder(FileSystem.directory(of: path), mode: 0o700)
    try OutputFile.replace(
      path, with: Array((lines.joined(separator: "\n") + "\n").utf8), mode: 0o600)
  }

  /// Fills what neither a file nor the command line says.
  func fill(_ options: inout ImportOptions) {
    options.defaultCurrency = values[.currency].flatMap { Currency($0) }
    options.defaultStore = values[.store]
    options.defaultDateOrder = values[.dateOrder].flatMap(DateOrder.init(rawValue:))
  }
}
