/// The whole definition of a command as users see it.
///
/// Only its name and its line in the overview are held; the rest is made when it is asked for, as a
/// run of the program looks at one command of some forty. Two of one path are the same command.
struct CommandSpec: Hashable, Sendable {
  /// The words that name it: `["log", "verify"]`.
  let path: [String]
  /// The heading of the command's section in the overview.
  let section: String
  /// One line that says what it does, with no full stop.
  let abstract: String
  private let makeDiscussion: @Sendable () -> String
  private let makeArguments: @Sendable () -> [ArgumentSpec]
  private let makeOptions: @Sendable () -> [OptionSpec]
  private let makeExamples: @Sendable () -> [CommandExample]
  private let makeColumns: @Sendable () -> [String]

  init(
    _ path: String..., section: String, abstract: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    arguments: @autoclosure @escaping @Sendable () -> [ArgumentSpec] = [],
    @OptionList options: @escaping @Sendable () -> [OptionSpec] = { [] },
    examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [],
    columns: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.init(
      path: path, section: section, abstract: abstract, discussion: discussion(),
      arguments: arguments(), options: options, examples: examples(), columns: columns())
  }

  init(
    path: [String], section: String, abstract: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    arguments: @autoclosure @escaping @Sendable () -> [ArgumentSpec] = [],
    @OptionList options: @escaping @Sendable () -> [OptionSpec] = { [] },
    examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [],
    columns: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.path = path
    self.section = section
    self.abstract = abstract
    makeDiscussion = discussion
    makeArguments = arguments
    makeOptions = options
    makeExamples = examples
    makeColumns = columns
  }

  /// Paragraphs parted by empty lines; lines that start with a blank are shown as they are.
  var discussion: String { makeDiscussion() }
  var arguments: [ArgumentSpec] { makeArguments() }
  /// Its options in the order of help, those it shares with other commands included.
  var options: [OptionSpec] { makeOptions() }
  /// The options that help and completions show.
  var shownOptions: [OptionSpec] { options.filter { !$0.isHidden } }
  var examples: [CommandExample] { makeExamples() }
  /// The names of the columns that it prints, in order; empty if it prints no table.
  var columns: [String] { makeColumns() }

  static func == (one: CommandSpec, other: CommandSpec) -> Bool { one.path == other.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The words that name it with blanks between them: `log verify`.
  var name: String { path.joined(separator: " ") }

  /// The shortest line that says how it is called: `log show [OPTIONS] [FROM]`.
  var usage: String {
    ([name] + (options.isEmpty ? [] : ["[OPTIONS]"]) + arguments.map(\.usage))
      .joined(separator: " ")
  }
}

extension [OptionSpec] {
  /// Returns the option with a long name; nil if no option has it.
  func named(_ long: some StringProtocol) -> OptionSpec? { first { $0.long == long } }
}
