import Importing

/// The messages about one imported file, and its exit code.
struct ImportRemarks {
  private let console: Console
  private let file: ImportFile
  private let outcome: ImportOutcome
  private let acceptsChanges: Bool

  private static let shownRejects = 100

  init(
    _ console: Console, _ file: ImportFile, _ outcome: ImportOutcome, acceptsChanges: Bool
  ) {
    self.console = console
    self.file = file
    self.outcome = outcome
    self.acceptsChanges = acceptsChanges
  }

  /// Says all but the questions, which files may share.
  func say() -> ExitCode {
    if let refusal = outcome.schema.refusal {
      say(.error, refusal)
      return .badInput
    }
    for warning in outcome.schema.warnings + outcome.notices { say(.warning, warning) }
    guard outcome.questions.isEmpty else { return .question }
    sayRejects()
    sayChanges()
    for line in outcome.lookAlikes {
      console.say(
        Diagnostic(
          .note, "'\(line.text)' for \(line.total) looks like a line of another receipt",
          file: file.name, line: line.line))
    }
    let counts = outcome.counts
    if counts.rejected > 0, counts.rejected == counts.rows { return .badInput }
    if counts.rows > 0, counts.ignored == counts.rows {
      say(
        .warning,
        ImportNotice(
          "nothing of the file was recorded: its \(counted(counts.rows, "record")) are totals, payments "
            + "or notices"))
      return .attention
    }
    let leavesChanges = counts.changed > outcome.replaced
    return counts.rejected > 0 || leavesChanges ? .attention : .done
  }

  private func sayChanges() {
    for change in outcome.changes where outcome.counts.changed > 0 {
      let totals = (change.total, change.recordedTotal)
      console.say(
        Diagnostic(
          acceptsChanges ? .note : .warning,
          acceptsChanges
            ? "'\(change.text)' is \(totals.0) now; it was \(totals.1)"
            : "'\(change.text)' is \(totals.0) here, but \(totals.1) in the log",
          file: file.name, line: change.line,
          hint: acceptsChanges ? nil : "--accept-changes records the new totals"))
    }
  }

  private func sayRejects() {
    for reject in outcome.rejects.prefix(Self.shownRejects) {
      console.say(
        Diagnostic(
          .error, reject.reason, file: file.name, line: reject.line, column: reject.column,
          excerpt: excerpt(of: reject)))
    }
    let more = outcome.rejects.count - Self.shownRejects
    if more > 0 {
      console.say(
        Diagnostic(.error, "\(counted(more, "more record")) rejected", file: file.name))
    }
  }

  /// Returns an excerpt of the record's line with the rejected cell; nil if the cell is not on the
  /// record's first line, because the message has that line's number.
  private func excerpt(of reject: ImportOutcome.Reject) -> Excerpt? {
    let record = Array(reject.text.utf8)
    let cell = CellRange.find(
      reject.column, in: record, delimiter: outcome.schema.dialect.delimiter)
    let line = record.prefix { $0 != 0x0A && $0 != 0x0D }
    guard cell.lowerBound <= line.count else { return nil }
    return Excerpt(line: Array(line), bytes: cell)
  }

  private func say(_ severity: Diagnostic.Severity, _ notice: ImportNotice) {
    console.say(
      Diagnostic(
        severity, notice.found, file: file.name, line: notice.line, column: notice.column,
        expected: notice.expected, hint: notice.flag.map { hint(severity, $0) }))
  }

  private func hint(_ severity: Diagnostic.Severity, _ flag: String) -> String {
    switch severity {
    case .error: "set it with \(flag)"
    // Some say themselves what they are for.
    case .warning, .note, .question:
      flag.split(separator: " ").count > 2 ? flag : "\(flag) changes that"
    }
  }
}
