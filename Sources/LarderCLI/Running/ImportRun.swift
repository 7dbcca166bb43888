import EventSourcing
import GroceryModel
import Importing
import Reporting

/// One import of any number of files as one batch.
struct ImportRun {
  private let session: Session
  private let arguments: ParsedArguments
  private let options: ImportOptions
  private let policy: ImportPolicy
  private let inbox = InboxFile()
  private var isTrial: Bool { arguments.flag("dry-run") }

  /// - Throws: `Failure` where an option's value is not what it has to be.
  init(_ session: Session, _ arguments: ParsedArguments) throws {
    self.session = session
    self.arguments = arguments
    options = try ImportSettings.options(arguments, session)
    policy = try ImportSettings.policy(arguments)
    _ = try session.lockTimeout(arguments)
  }

  /// Imports the files, says what is wrong with each, and tells how it ended.
  func take(_ files: [ImportFile]) throws -> (summary: ImportSummary, code: ExitCode) {
    defer { for file in files { file.discard() } }
    let snapshot: LogSnapshot?
    let sink: BatchSink
    if isTrial {
      snapshot = try existingSnapshot()
      sink = BatchSink()
    } else {
      let writer = try session.writer(arguments)
      snapshot = writer.snapshot
      sink = BatchSink(writer)
    }
    var importing = try ImportSession(
      sink, snapshot: snapshot, policy: policy, today: session.today,
      comparesFiles: files.count > 1, workers: session.world.workers
    ) { done, total in
      session.console.progress("reading the log: \(done / max(1, total / 100)) %")
    }
    var summary = ImportSummary(isTrial: isTrial)
    var codes: [ExitCode] = []
    var taken: [(ImportFile, ImportOutcome)] = []
    for file in files {
      do {
        let outcome = try take(file, &importing)
        summary.outcomes.append(outcome)
        taken.append((file, outcome))
        codes.append(
          ImportRemarks(session.console, file, outcome, acceptsChanges: policy.acceptsChanges).say()
        )
      } catch let error as ImportError {
        let failure = Failure(error, reading: file)
        session.console.say(failure.diagnostic)
        codes.append(failure.code)
      }
    }
    session.console.clearProgress()
    summary.events = importing.count
    summary.batch = try importing.commit()?.commit.recorded
    for (file, outcome) in taken where !isTrial {
      try RejectedRecords(file, outcome, session).write()
    }
    return (summary, ExitCode.worst(of: codes))
  }

  private func existingSnapshot() throws -> LogSnapshot? {
    do {
      return try LogSnapshot(of: session.layout)
    } catch LogError.absent {
      return nil
    }
  }

  private func take(
    _ file: ImportFile, _ importing: inout ImportSession
  ) throws -> ImportOutcome {
    if arguments.option("as") == nil, ImportSession.holdsEvents(file.path) {
      return try importing.takeEvents(file.path, name: file.name) { rows in
        session.console.progress("\(file.baseName): \(rows) events")
      }
    }
    let reader = try FileReader(path: file.path)
    let options = try inbox.options(for: file, over: options)
    session.console.progress("\(file.baseName): finding out what it holds")
    return try importing.take(
      reader, name: file.name, source: file.baseName, options: options
    ) { rows in
      session.console.progress("\(file.baseName): \(rows) records")
    }
  }

  /// Prints the summary in the format asked for.
  func answer(_ summary: ImportSummary) throws {
    let format = session.format(arguments)
    switch format {
    case .text: try session.answer(arguments, Array(summary.text.utf8))
    case .json: try session.answer(arguments, summary.json)
    default:
      var bytes: [UInt8] = []
      format.renderer().append(summary.table, to: &bytes)
      try session.answer(arguments, bytes)
    }
  }
}
