import ByteTools
import EventSourcing
import GroceryModel
import Importing
import Projections
import Reporting

/// One import of any number of files as one batch.
struct ImportRun {
  private let session: Session
  private let arguments: ParsedArguments
  private let options: ImportOptions
  private let policy: ImportPolicy
  private let inbox = InboxFile()
  private let rejects: RejectedRecords.Destination
  private var keeping: ProfileKeeping
  /// The files that need not be read; nil to read them all.
  var knownFiles: KnownFiles?
  private var isTrial: Bool { arguments[CommonOptions.dryRun] }

  /// - Throws: `Failure` where an option's value is not what it has to be.
  init(_ session: Session, _ arguments: ParsedArguments) throws {
    self.session = session
    self.arguments = arguments
    options = try ImportSettings.options(arguments, session)
    policy = ImportSettings.policy(arguments)
    rejects = RejectedRecords.Destination(arguments, session.world)
    keeping = try ProfileKeeping(session, arguments, options)
    _ = try session.lockTimeout(arguments)
  }

  /// Imports the files, reports the problems of each, and returns the summary and exit code.
  mutating func take(_ files: [ImportFile]) throws -> (summary: ImportSummary, code: ExitCode) {
    if let lines = knownFiles?.lines(of: files) {
      var summary = ImportSummary(isTrial: isTrial, session)
      summary.unread = lines.map { (place: 0, line: $0) }
      return (summary, .done)
    }
    do {
      return try attempt(files)
    } catch LogError.conflict {
      // Where there was no larder another program has made one meanwhile: now there is.
      return try attempt(files)
    }
  }

  /// What an attempt has read so far.
  private struct Progress {
    var summary: ImportSummary
    var codes: [ExitCode] = []
    var questions = OpenQuestions()
    /// The files that could be read, with what was found in each; their further tables follow them.
    var taken: [Taken] = []
  }

  private struct Taken {
    let file: ImportFile
    let outcome: ImportOutcome
    let options: ImportOptions
    let isFurtherTable: Bool
  }

  private mutating func attempt(
    _ files: [ImportFile]
  ) throws -> (summary: ImportSummary, code: ExitCode) {
    var snapshot = try existingSnapshot()
    let sink = try sink(after: &snapshot)
    var importing = try ImportSession(
      sink, snapshot: snapshot, policy: policy, today: session.today,
      comparesFiles: files.count > 1, workers: session.world.workers
    ) { done, total in
      session.console.progress("reading the log: \(done / max(1, total / 100)) %")
    }
    let rules = try session.rules()
    if rules.leavesRowsOut {
      importing.leavesOut = { rules.ignores(item: $0, store: $1, category: $2) }
    }
    var progress = Progress(summary: ImportSummary(isTrial: isTrial, session))
    try session.console.sharingWarnings(of: files.count) {
      for file in files { try read(file, &importing, &progress) }
    }
    session.console.clearProgress()
    progress.questions.say(
      session.console, in: QuestionText(try session.reportLanguage(arguments)))
    var summary = progress.summary
    summary.events = importing.count
    let outcomes = progress.taken.map(\.outcome)
    let budgets = isTrial ? nil : try ImportedBudgets(outcomes, session, arguments)
    summary.batch = try importing.commit()?.commit.recorded
    session.console.recordedBatch = summary.batch
    for remark in try budgets?.remarks() ?? [] { session.console.say(remark) }
    if !isTrial { try ImportedLineRemarks(outcomes, session, arguments).say() }
    for taken in progress.taken {
      let lesson = try settle(taken, of: summary.batch)
      if !taken.isFurtherTable { summary.lessons.append(lesson) }
    }
    if !isTrial { try knownFiles?.keep(files, since: snapshot) }
    if keeping.wantsAttention { progress.codes.append(.attention) }
    return (summary, summary.code(of: progress.codes))
  }

  /// Writes the rejected records of a file, and keeps what the import taught.
  private mutating func settle(
    _ taken: Taken, of batch: Instant?
  ) throws -> ProfileKeeping.Lesson? {
    if !isTrial { try RejectedRecords(taken.file, taken.outcome, session).write(to: rejects) }
    guard let lesson = keeping.lesson(taken.file, taken.outcome, taken.options) else { return nil }
    // The next import follows what this one taught.
    knownFiles?.forget(taken.file)
    return isTrial || keeping.keep(lesson, of: batch) ? lesson : nil
  }

  /// Returns the destination of new events.
  ///
  /// If there is a larder, it is locked first, and `snapshot` becomes its state under the lock.
  private func sink(after snapshot: inout LogSnapshot?) throws -> BatchSink {
    if isTrial { return BatchSink() }
    if snapshot == nil {
      let (session, timeout) = (session, try session.lockTimeout(arguments))
      return BatchSink(making: session.layout) { () throws(LogError) in
        try session.writer(lockTimeout: timeout)
      }
    }
    let writer = try session.writer(arguments)
    snapshot = writer.snapshot
    return BatchSink(writer)
  }

  /// Reads one file, and reports what is wrong with it; the other files go in.
  ///
  /// - Throws: Failures that no other file would be spared, such as a log that cannot be read.
  private mutating func read(
    _ file: ImportFile, _ importing: inout ImportSession, _ progress: inout Progress
  ) throws {
    if let line = knownFiles?.line(of: file) {
      progress.summary.unread.append((place: progress.summary.outcomes.count, line: line))
      return
    }
    let stamp = FileSystem.status(of: file.path)
    let remarks = session.console.remarks
    do {
      let options = try options(for: file)
      let reader = try FileReader(
        path: file.path, temporaryFolder: session.world.temporaryFolder)
      let outcome =
        try takeEvents(file, &importing) ?? take(reader, of: file, options, &importing)
      progress.summary.outcomes.append(outcome)
      note(outcome, of: file, options, &progress)
      let further = outcome.isTaken ? outcome.schema.furtherTables : []
      for (place, line) in further.enumerated() {
        try read(
          reader, at: line, as: file.table(place + 2), of: file, options, &importing, &progress)
      }
      if further.isEmpty, session.console.remarks == remarks, let line = outcome.lineOnceKnown {
        knownFiles?.note(file, stamp, line.kept)
      }
      progress.questions.add(outcome.questions, of: file.name)
    } catch let error as ImportError {
      let failure = Failure(error, reading: file)
      session.console.say(failure.diagnostic)
      progress.codes.append(failure.code)
    } catch let failure as Failure where failure.code == .badInput {
      session.console.say(failure.diagnostic)
      progress.codes.append(failure.code)
    }
  }

  private func note(
    _ outcome: ImportOutcome, of file: ImportFile, _ options: ImportOptions,
    isFurtherTable: Bool = false, _ progress: inout Progress
  ) {
    progress.taken.append(
      Taken(file: file, outcome: outcome, options: options, isFurtherTable: isFurtherTable))
    progress.codes.append(
      ImportRemarks(session.console, file, outcome, acceptsChanges: policy.acceptsChanges).say())
  }

  /// Reads another table of a file; one whose columns leave a question open is left out with a warning.
  private func read(
    _ reader: FileReader, at line: Int, as table: ImportFile, of file: ImportFile,
    _ options: ImportOptions, _ importing: inout ImportSession, _ progress: inout Progress
  ) throws {
    var options = options
    options.headerLine = line
    let outcome = try take(reader, of: table, options, &importing)
    guard outcome.schema.isReady else {
      let notice = ImportNotice.leftOutTable(at: line)
      session.console.say(Diagnostic(.warning, notice.found, file: file.name, line: line))
      return
    }
    progress.summary.outcomes[progress.summary.outcomes.count - 1].add(outcome)
    note(outcome, of: table, options, isFurtherTable: true, &progress)
    progress.questions.add(outcome.questions, of: table.name)
  }

  private func existingSnapshot() throws -> LogSnapshot? {
    do {
      return try LogSnapshot(of: session.layout)
    } catch LogError.absent {
      return nil
    }
  }

  /// Returns the options for a file: from the command line, its folder, or the settings.
  private func options(for file: ImportFile) throws -> ImportOptions {
    var options = try inbox.options(for: file, over: options)
    options.profiles = try keeping.choice(try inbox.profile(for: file))
    options.fileName = file.baseName
    return options
  }

  /// Takes a file that Larder or another program of its family wrote; nil for any other.
  private func takeEvents(
    _ file: ImportFile, _ importing: inout ImportSession
  ) throws -> ImportOutcome? {
    if !arguments.isGiven(ImportingOptions.kind), ImportSession.holdsEvents(file.path) {
      return try importing.takeEvents(file.path, name: file.name) { rows in
        session.console.progress("\(file.baseName): \(rows) events")
      }
    }
    guard let family = try FamilyFile(file, stated: arguments[ImportingOptions.kind]) else {
      return nil
    }
    let copy = try InputCopy(try family.eventLines(session), session.world)
    return try withExtendedLifetime(copy) {
      try importing.takeEvents(copy.path, name: file.name) { _ in }
    }
  }

  private func take(
    _ reader: FileReader, of file: ImportFile, _ options: ImportOptions,
    _ importing: inout ImportSession
  ) throws -> ImportOutcome {
    session.console.progress("\(file.baseName): reading its columns")
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
    case .text:
      let isForScreen = arguments[CommonOptions.output] == nil
      let text = isForScreen ? session.fitting(summary.text) : summary.text
      try session.answer(arguments, Array(text.utf8))
    case .json: try session.answer(arguments, summary.json)
    default:
      var bytes: [UInt8] = []
      format.renderer().append(summary.table, to: &bytes)
      try session.answer(arguments, bytes)
    }
  }
}
