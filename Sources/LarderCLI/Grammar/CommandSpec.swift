/// The whole definition of a command as users see it.
public struct CommandSpec: Hashable, Sendable {
  /// The words that name it: `["log", "verify"]`.
  public let path: [String]
  /// The heading that it stands under in the overview.
  public let section: String
  /// One line that says what it does, with no full stop.
  public let abstract: String
  /// Paragraphs parted by empty lines; lines that start with a blank are shown as they are.
  public let discussion: String
  public let arguments: [ArgumentSpec]
  /// Its options in the order of help, those it shares with other commands included.
  public let options: [OptionSpec]
  public let examples: [CommandExample]
  /// The names of the columns that it prints, in order; empty if it prints no table.
  public let columns: [String]

  public init(
    _ path: String..., section: String, abstract: String, discussion: String = "",
    arguments: [ArgumentSpec] = [], options: [OptionSpec] = [], examples: [CommandExample] = [],
    columns: [String] = []
  ) {
    self.init(
      path: path, section: section, abstract: abstract, discussion: discussion,
      arguments: arguments, options: options, examples: examples, columns: columns)
  }

  public init(
    path: [String], section: String, abstract: String, discussion: String = "",
    arguments: [ArgumentSpec] = [], options: [OptionSpec] = [], examples: [CommandExample] = [],
    columns: [String] = []
  ) {
    self.path = path
    self.section = section
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.columns = columns
  }

  /// The words that name it with blanks between them: `log verify`.
  public var name: String { path.joined(separator: " ") }

  /// The shortest line that says how it is called: `log show [OPTIONS] [FROM]`.
  var usage: String {
    ([name] + (options.isEmpty ? [] : ["[OPTIONS]"]) + arguments.map(\.usage))
      .joined(separator: " ")
  }

  /// The option that a long name stands for, or nil if the command has none of that name.
  func option(long: some StringProtocol) -> OptionSpec? {
    options.first { $0.long == long }
  }

  /// The option that a letter stands for, or nil if the command has none of that letter.
  func option(short: Character) -> OptionSpec? {
    options.first { $0.short == short }
  }
}
