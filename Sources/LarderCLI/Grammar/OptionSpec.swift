/// One option of a command: the parser, the help and the completions all read it from here.
struct OptionSpec: Hashable, Sendable {
  /// The heading of the option's section in help.
  enum Group: Hashable, Sendable {
    case command
    case everywhere
  }

  /// The name without its dashes.
  let long: String
  /// The one-letter name, or nil if it has none.
  let short: Character?
  /// The placeholder of the value in help, such as `FILE`; nil for a flag.
  let placeholder: String?
  /// True if it may be given several times, each adding a value; a flag may always be repeated.
  let isRepeatable: Bool
  /// One line for help, lower case, with no full stop.
  let summary: String
  /// The only values accepted, or nil if the command decides.
  let allowed: [String]?
  /// The completions that a shell offers; the allowed values if there are any.
  let completion: CompletionHint
  let group: Group
  /// True if help and completions leave it out: it is taken only so that it can be refused with a reason.
  let isHidden: Bool
  /// True if its value is a decimal, whose mark may be a comma.
  var isDecimal = false
  /// The long names of the options that it cannot be used with.
  var excluded: [String] = []
  /// The long name of the option that it has no meaning without.
  var needed: String?

  /// An option that is either there or not.
  static func flag(
    _ long: String, short: Character? = nil, _ summary: String, group: Group = .command
  ) -> OptionSpec {
    OptionSpec(
      long: long, short: short, placeholder: nil, isRepeatable: false, summary: summary,
      allowed: nil, completion: .none, group: group, isHidden: false)
  }

  /// An option that takes a value.
  static func value(
    _ long: String, short: Character? = nil, _ placeholder: String, _ summary: String,
    isRepeatable: Bool = false, allowed: [String]? = nil, completion: CompletionHint = .none,
    group: Group = .command, isHidden: Bool = false
  ) -> OptionSpec {
    OptionSpec(
      long: long, short: short, placeholder: placeholder, isRepeatable: isRepeatable,
      summary: summary, allowed: allowed,
      completion: allowed.map(CompletionHint.values) ?? completion, group: group,
      isHidden: isHidden)
  }

  /// The option that every command has.
  static let help = flag("help", short: "h", "show this help", group: .everywhere)

  /// The option that is accepted only without a command.
  static let version = flag("version", "show the version", group: .everywhere)

  /// True if it takes no value.
  var isFlag: Bool { placeholder == nil }

  /// The option as typed: `--period`.
  var written: String { "--\(long)" }
}
