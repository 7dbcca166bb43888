/// The words of a command line as its definition reads them.
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

  /// True if a flag is given; `name` is its long name without dashes, and must be declared.
  func flag(_ name: String) -> Bool {
    assert(spec.options.named(name) != nil, "the option --\(name) is not declared")
    return flags.contains(name)
  }

  /// The value of an option, the first where there are several, or nil if it is not given.
  func value(_ name: String) -> String? {
    values(name).first
  }

  /// The formats that the command can write; nil if it has no option for them.
  var allowedFormats: [String]? { spec.options.named("format")?.allowed }

  /// The value of an option that not every command has; nil also where it is not declared.
  func option(_ name: String) -> String? { given[name]?.first }

  /// True if an option is given, as a flag or with a value; false also where it is not declared.
  func isGiven(_ name: String) -> Bool { flags.contains(name) || given[name] != nil }

  /// All values of an option in the order given, none if it is not.
  func values(_ name: String) -> [String] {
    assert(spec.options.named(name) != nil, "the option --\(name) is not declared")
    return given[name] ?? []
  }

  /// The given ones of some options with their values, as one text.
  func text(of options: [OptionSpec]) -> String {
    options.map { option in
      let values = flags.contains(option.long) ? [""] : given[option.long] ?? []
      return values.map { "--\(option.long)=\($0)\n" }.joined()
    }.joined()
  }

  mutating func setFlag(_ name: String) {
    flags.insert(name)
  }

  mutating func add(_ value: String, to name: String) {
    given[name, default: []].append(value)
  }
}
