import Reporting

/// Options that several commands share, each defined once.
extension OptionSpec {
  static let home = value(
    "home", "DIR", "the larder's folder", completion: .directory, group: .everywhere)
  static let today = value(
    "today", "DATE", "the day to answer for; the system's date by default", group: .everywhere)
  static let errors = value(
    "errors", "FORM", "how errors are written", allowed: ["text", "json"], group: .everywhere)
  static let color = value(
    "color", "WHEN", "whether to colour the text", allowed: ["auto", "always", "never"],
    group: .everywhere)
  static let lockTimeout = value(
    "lock-timeout", "SECONDS", "how long to wait for another writer; 10 by default",
    group: .everywhere)

  static let period = value(
    "period", short: "p", "PERIOD",
    "2026-10, 2026-Q3, 2026-W40, 2026, 'last month' or 2026-09-15..2026-10-14")
  static let begin = value("begin", short: "b", "DATE", "the first day")
  static let end = value("end", short: "e", "DATE", "the day after the last")
  static let asOf = value(
    "as-of", "WHEN", "only what had been recorded by then: a sequence number, date or time")
  static let format = value(
    "format", short: "f", "FORMAT", "how the answer is written",
    allowed: OutputFormat.allCases.map(\.rawValue))
  static let output = value(
    "output", short: "o", "FILE", "write the answer to a file; its ending gives the format",
    completion: .file)
  static let top = value("top", "N", "only the first N rows, the greatest if not sorted otherwise")
  static let sort = value(
    "sort", "COLUMN", "sort by a column, figures downwards; --sort=-COLUMN turns it round")
  static let noCheckpoint = flag(
    "no-checkpoint", "fold the whole log, without the states kept in the larder's cache/")
  static let dryRun = flag("dry-run", short: "n", "say what would be done, and do nothing")

  /// What every command takes.
  static let everywhere: [OptionSpec] = [home, today, errors, color]
  /// What every question takes besides.
  static let asking: [OptionSpec] =
    [period, begin, end, asOf, format, output, top, sort, noCheckpoint] + everywhere
  /// What every command that writes takes besides.
  static let writing: [OptionSpec] = everywhere + [lockTimeout]

  static func filter(_ field: String, _ summary: String) -> OptionSpec {
    value(field, "NAME", summary, isRepeatable: true)
  }

  static let steps: [OptionSpec] = [
    flag("daily", short: "D", "a row for each day"),
    flag("weekly", short: "W", "a row for each ISO week"),
    flag("monthly", short: "M", "a row for each month"),
    flag("quarterly", short: "Q", "a row for each quarter"),
    flag("yearly", short: "Y", "a row for each year"),
  ]
}
