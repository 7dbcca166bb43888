import Reporting

/// Options that several commands share, each defined once.
enum CommonOptions {
  static let home = Option(
    "home", "DIR", "the larder's folder", completion: .directory, group: .everywhere)
  static let today = Option(
    "today", "DATE", "the day to answer for; by default the system's date", group: .everywhere)
  static let errors = Option(
    "errors", "FORM", "the format of errors", allowed: ["text", "json"], group: .everywhere)
  static let color = Option(
    "color", "WHEN", "when to use colour", allowed: ["auto", "always", "never"],
    group: .everywhere)
  static let person = Option(
    "person", "NAME", "who records the events; 'larder config person NAME' saves the name",
    group: .everywhere)
  static let lockTimeout = Option<Double>(
    "lock-timeout", "SECONDS", "the wait for another writer in seconds; 10 by default",
    group: .everywhere, expected: "a number of seconds"
  ) { text in
    Double(text).flatMap { $0 >= 0 && $0 < 1e6 ? $0 : nil }
  }

  static let begin = Option("begin", short: "b", "DATE", "the first day")
  static let end = Option("end", short: "e", "DATE", "the day after the last")
  static let until = Option("until", "DATE", "the last day, instead of --end").excluding(end)
  static let period = Option(
    "period", short: "p", "PERIOD",
    "2026-10, october, 2026-Q3, 2026, 'last 3 months', 2026-09..2026-10",
    completion: .names(.periods)
  ).excluding(begin, end, until)
  static let asOf = Option(
    "as-of", "WHEN",
    "only batches recorded whole up to WHEN: a sequence number, date or time")
  static let whatIf = Option(
    "what-if", "FILE", "answer as if the file's events were recorded; nothing is written",
    isRepeatable: true, completion: .file
  ).excluding(asOf, reports)
  static let format = Choice<OutputFormat>(
    "format", short: "f", "FORMAT", "the format of the answer", among: OutputFormat.allCases)
  static let output = Option(
    "output", short: "o", "FILE", "write the answer to a file; its ending chooses the format",
    completion: .file)
  static let reports = Option(
    "reports", "DIR", "write into folders below DIR instead of printing", completion: .directory
  ).excluding(output, format)
  static let wide = Flag("wide", "show all columns")
  static let top = Option(
    "top", "N",
    "only the N largest rows, or the first N with --sort; amounts: N of each currency",
    in: 1...Int.max, expected: "a number of rows, 1 or more")
  static let sort = Option(
    "sort", "COLUMN", "sort by a column, largest first; --sort=-COLUMN reverses")
  static let noCheckpoint = Flag(
    "no-checkpoint", "read the whole log, without the larder's cache/")
  static let dryRun = Flag("dry-run", short: "n", "show what would be done, without doing it")
  static let chart = Flag("chart", "draw the answer; -o FILE.svg writes it as a picture")

  /// The options of every command.
  @OptionList static var everywhere: [OptionSpec] {
    home
    today
    language
    errors
    color
  }

  /// The days and facts that an answer is about.
  @OptionList static var facts: [OptionSpec] {
    period
    begin
    end
    until
    asOf
  }

  /// How a table is printed.
  @OptionList static var tables: [OptionSpec] {
    format
    output
    wide
    top
    sort
  }

  /// The further options of every question.
  @OptionList static var asking: [OptionSpec] {
    facts
    whatIf
    tables
    noCheckpoint
    everywhere
  }

  /// The options of every command that writes.
  @OptionList static var writing: [OptionSpec] {
    everywhere
    person
    lockTimeout
  }
}
