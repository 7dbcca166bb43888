/// The words of a command line as its definition reads them.
///
/// An option that the command does not have is one that is not given, so commands can share what reads
/// their options.
struct ParsedArguments: Hashable, Sendable {
  /// The words that are neither options nor their values, in order.
  var arguments: [String] = []
  /// The index in ``arguments`` of the first word after `--`; nil without `--`.
  var separator: Int?
  private let spec: CommandSpec
  private var flags: Set<String> = []
  private var given: [String: [String]] = [:]

  init(of spec: CommandSpec) {
    self.spec = spec
  }

  /// The formats that the command can write; nil if it has no option for them.
  var allowedFormats: [String]? { spec.options.named("format")?.allowed }

  subscript(flag: Flag) -> Bool { flags.contains(flag.spec.long) }

  /// The text of an option, the first where there are several; nil if it is not given.
  subscript(option: Option<String>) -> String? { value(option.spec.long) }

  /// The value of an option, the first where there are several; nil if it is not given.
  subscript<Value>(option: Option<Value>) -> Value? {
    get throws { try value(option.spec.long).map(option.read) }
  }

  subscript<Value>(choice: Choice<Value>) -> Value? {
    value(choice.spec.long).flatMap { Value(rawValue: $0) }
  }

  /// All texts of an option in the order given, none if it is not.
  func values(_ option: Option<String>) -> [String] { values(option.spec.long) }

  /// All values of an option in the order given, none if it is not.
  func values<Value>(_ option: Option<Value>) throws -> [Value] {
    try values(option.spec.long).map(option.read)
  }

  /// True if an option is given, as a flag or with a value.
  func isGiven(_ option: some OptionKey) -> Bool { isGiven(option.spec.long) }

  /// The same for an option that data names, such as a key of a payload; without its dashes.
  func isGiven(_ name: String) -> Bool { flags.contains(name) || given[name] != nil }

  /// The text of an option that data names.
  func value(_ name: String) -> String? { given[name]?.first }

  /// All texts of an option that data names.
  func values(_ name: String) -> [String] { given[name] ?? [] }

  /// The given ones of some options with their values, as one text.
  func text(of options: [OptionSpec]) -> String {
    options.map { option in
      let values = flags.contains(option.long) ? [""] : given[option.long] ?? []
      return values.map { "--\(option.long)=\($0)\n" }.joined()
    }.joined()
  }

  /// Replaces the text of each decimal with the result of `body` for it and its option.
  func mapDecimals(_ body: (String, OptionSpec) throws -> String) rethrows -> ParsedArguments {
    var mapped = self
    for option in spec.options where option.isDecimal {
      mapped.given[option.long] = try given[option.long]?.map { try body($0, option) }
    }
    return mapped
  }

  /// Replaces each value of the options `names` with the result of `body` for it.
  func mapValues(
    of names: [String], _ body: (String) throws -> String
  ) rethrows -> ParsedArguments {
    var mapped = self
    for name in names { mapped.given[name] = try given[name]?.map(body) }
    return mapped
  }

  mutating func setFlag(_ name: String) {
    flags.insert(name)
  }

  mutating func add(_ value: String, to name: String) {
    given[name, default: []].append(value)
  }
}
