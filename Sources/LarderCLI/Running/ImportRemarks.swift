import Importing

/// What is said on standard error about one imported file, and how it ended.
struct ImportRemarks {
  private let console: Console
  private let file: ImportFile
  private let outcome: ImportOutcome

  private static let shownRejects = 100

  init(_ console: Console, _ file: ImportFile, _ outcome: ImportOutcome) {
    self.console = console
    self.file = file
    self.outcome = outcome
  }

  func say() -> ExitCode {
    if let refusal = outcome.understanding.refusal {
      say(.error, refusal)
      return .badInput
    }
    for warning in outcome.understanding.warnings + outcome.notices { say(.warning, warning) }
    guard outcome.questions.isEmpty else {
      for question in outcome.questions { say(.question, question) }
      return .question
    }
    sayRejects()
    for change in outcome.changes where outcome.counts.changed > 0 {
      console.say(
        Diagnostic(
          .warning,
          "'\(change.text)' is \(change.total) here, but \(change.recordedTotal) in the log",
          file: file.name, line: change.line,
          hint: outcome.counts.new >= 0 ? "--accept-changes takes the file's word" : nil))
    }
    for line in outcome.lookAlikes {
      console.say(
        Diagnostic(
          .note, "'\(line.text)' for \(line.total) looks like a line of another receipt",
          file: file.name, line: line.line))
    }
    let counts = outcome.counts
    if counts.rejected > 0, counts.rejected == counts.rows { return .badInput }
    return counts.rejected > 0 || counts.changed > 0 ? .attention : .done
  }

  private func sayRejects() {
    for reject in outcome.rejects.prefix(Self.shownRejects) {
      console.say(
        Diagnostic(
          .error, reject.reason, file: file.name, line: reject.line, column: reject.column,
          excerpt: nil))
    }
    let more = outcome.rejects.count - Self.shownRejects
    if more > 0 {
      console.say(
        Diagnostic(.error, "\(more) more records were rejected", file: file.name))
    }
  }

  private func say(_ severity: Diagnostic.Severity, _ notice: ImportNotice) {
    console.say(
      Diagnostic(
        severity, notice.found, file: file.name, line: notice.line, column: notice.column,
        expected: notice.expected, hint: notice.flag.map { "answer with \($0)" }))
  }
}
