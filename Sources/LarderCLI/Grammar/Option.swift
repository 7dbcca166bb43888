/// An option as commands name it, whatever its value.
protocol OptionKey: Sendable {
  /// What the parser, the help and the completions need to know.
  var spec: OptionSpec { get set }
}

extension OptionKey {
  /// The option with others that it cannot be used with.
  func excluding(_ others: any OptionKey...) -> Self {
    var option = self
    option.spec.excluded += others.map(\.spec.long)
    return option
  }

  /// The option with the one that it has no meaning without.
  func needing(_ other: some OptionKey) -> Self {
    var option = self
    option.spec.needed = other.spec.long
    return option
  }
}

/// An option that is either there or not.
struct Flag: OptionKey {
  var spec: OptionSpec

  init(_ long: String, short: Character? = nil, _ summary: String) {
    spec = .flag(long, short: short, summary)
  }
}

/// An option with a value of one type: a command reads it as the definition says, and cannot misspell it.
struct Option<Value>: OptionKey {
  var spec: OptionSpec
  /// Reads the text of the value; throws ``Failure`` with what is expected.
  let read: @Sendable (String) throws -> Value
}

extension Option {
  /// An option with a value of any type.
  ///
  /// `expected` says what a value has to be, in the words of an error; `parse` returns the value of a text, or nil
  /// where it is not that.
  init(
    _ long: String, _ placeholder: String, _ summary: String,
    completion: CompletionHint = .none, group: OptionSpec.Group = .command, expected: String,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    spec = .value(long, placeholder, summary, completion: completion, group: group)
    read = { text in
      guard let value = parse(text) else {
        throw Failure.invalid(text, for: "--\(long)", expected: expected)
      }
      return value
    }
  }
}

extension Option where Value == String {
  init(
    _ long: String, short: Character? = nil, _ placeholder: String, _ summary: String,
    isRepeatable: Bool = false, allowed: [String]? = nil, completion: CompletionHint = .none,
    group: OptionSpec.Group = .command, isHidden: Bool = false
  ) {
    spec = .value(
      long, short: short, placeholder, summary, isRepeatable: isRepeatable, allowed: allowed,
      completion: completion, group: group, isHidden: isHidden)
    read = { $0 }
  }
}

extension Option where Value == Int {
  /// A whole number with a least value.
  init(_ long: String, _ placeholder: String, _ summary: String, atLeast least: Int) {
    self.init(
      long, placeholder, summary, in: least...Int.max,
      expected: "a whole number of at least \(least)")
  }

  /// A whole number of a range; `expected` says what the range is, in the words of an error.
  init(
    _ long: String, _ placeholder: String, _ summary: String, in range: ClosedRange<Int>,
    expected: String? = nil
  ) {
    self.init(
      long, placeholder, summary,
      expected: expected ?? "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

/// An option whose value is one of some words; the parser refuses all others.
struct Choice<Value: RawRepresentable<String>>: OptionKey {
  var spec: OptionSpec

  init(
    _ long: String, short: Character? = nil, _ placeholder: String, _ summary: String,
    among values: [Value], group: OptionSpec.Group = .command
  ) {
    spec = .value(
      long, short: short, placeholder, summary, allowed: values.map(\.rawValue), group: group)
  }
}

/// Builds the options of a command from typed ones, and lists that commands share.
@resultBuilder
enum OptionList {
  static func buildExpression(_ option: some OptionKey) -> [OptionSpec] { [option.spec] }
  static func buildExpression(_ option: OptionSpec) -> [OptionSpec] { [option] }
  static func buildExpression(_ options: [OptionSpec]) -> [OptionSpec] { options }
  static func buildBlock(_ parts: [OptionSpec]...) -> [OptionSpec] { parts.flatMap(\.self) }
}
