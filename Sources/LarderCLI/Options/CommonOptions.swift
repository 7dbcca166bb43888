import Reporting

/// Options that several commands share, each defined once.
extension OptionSpec {
  static let home = value(
    "home", "DIR", "the larder's folder", completion: .directory, group: .everywhere)
  static let today = value(
    "today", "DATE", "the day to answer for; by default the system's date", group: .everywhere)
  static let errors = value(
    "errors", "FORM", "the format of errors", allowed: ["text", "json"], group: .everywhere)
  static let color = value(
    "color", "WHEN", "when to use colour", allowed: ["auto", "always", "never"],
    group: .everywhere)
  static let person = value(
    "person", "NAME", "who records the events; 'larder config person NAME' saves the name",
    group: .everywhere)
  static let lockTimeout = value(
    "lock-timeout", "SECONDS", "the wait for another writer in seconds; 10 by default",
    group: .everywhere)

  static let period = value(
    "period", short: "p", "PERIOD",
    "2026-10, october, 2026-Q3, 2026, 'last 3 months', 2026-09..2026-10",
    completion: .names(.periods))
  static let begin = value("begin", short: "b", "DATE", "the first day")
  static let end = value("end", short: "e", "DATE", "the day after the last")
  static let until = value("until", "DATE", "the last day, instead of --end")
  static let asOf = value(
    "as-of", "WHEN", "only facts recorded up to WHEN: a sequence number, date or time")
  static let format = value(
    "format", short: "f", "FORMAT", "the format of the answer",
    allowed: OutputFormat.allCases.map(\.rawValue))
  static let output = value(
    "output", short: "o", "FILE", "write the answer to a file; its ending chooses the format",
    completion: .file)
  static let top = value(
    "top", "N",
    "only the N largest rows, or the first N with --sort; amounts: N of each currency")
  static let sort = value(
    "sort", "COLUMN", "sort by a column, largest first; --sort=-COLUMN reverses")
  static let noCheckpoint = flag(
    "no-checkpoint", "read the whole log, without the larder's cache/")
  static let dryRun = flag("dry-run", short: "n", "show what would be done, without doing it")

  /// The options of every command.
  static let everywhere: [OptionSpec] = [home, today, errors, color]
  /// The further options of every question.
  static let asking: [OptionSpec] =
    [period, begin, end, until, asOf, whatIf, format, output, wide, top, sort, noCheckpoint]
    + everywhere
  /// The options of every command that writes.
  static let writing: [OptionSpec] = everywhere + [person, lockTimeout]

  static func filter(_ field: String, _ summary: String) -> OptionSpec {
    value(
      field, "NAME", summary, isRepeatable: true,
      completion: KnownNameKind(field: field).map(CompletionHint.names) ?? .none)
  }

  static let steps: [OptionSpec] = [
    flag("daily", short: "D", "a row for each day"),
    flag("weekly", short: "W", "a row for each ISO week"),
    flag("monthly", short: "M", "a row for each month"),
    flag("quarterly", short: "Q", "a row for each quarter"),
    flag("yearly", short: "Y", "a row for each year"),
  ]
}
