import ByteTools
import Importing
import Reporting

extension Session {
  /// The disk of the larder: with `--what-if` one whose changes stay in memory.
  static func disk(_ arguments: ParsedArguments, _ world: World) -> any Disk {
    arguments[CommonOptions.whatIf] == nil ? world.disk : OverlayDisk(over: world.disk)
  }

  /// Lays the events of the files of `--what-if` over the log, in memory and for this command only.
  ///
  /// Each file is read as `larder import` reads it, so known records change nothing. A currency that is
  /// asked for is that of amounts without one.
  ///
  /// - Throws: `Failure` if a file is left out, or beside an option that excludes it.
  func layWhatIf(_ arguments: ParsedArguments) throws {
    guard arguments[CommonOptions.whatIf] != nil else { return }
    let currency = arguments.value("currency").map { ["--currency", $0] } ?? []
    for name in arguments.values(CommonOptions.whatIf) {
      for file in try ImportFile.list(name, world) {
        let count =
          ImportSession.holdsEvents(file.path)
          ? try layEvents(of: file) : try layRecords(of: file, currency)
        console.say(
          Diagnostic(
            .note,
            "what if: \(counted(count, "event")) of '\(file.name)' added to the answer, nothing "
              + "recorded"))
      }
    }
  }

  /// Lays events over the log as `larder append` records them, retractions too.
  private func layEvents(of file: ImportFile) throws -> Int {
    var input = IncomingEvents(self, in: file)
    guard try input.readAll() else { throw Failure.leftOut(file, .badInput) }
    var writer = try writer(lockTimeout: 0)
    var known = try KnownEvents(writer.snapshot, holdsLines: false) { _, _ in }
    let count = try input.append(to: &writer, &known)
    _ = try writer.commit()
    return count
  }

  /// Lays the records of a file over the log as `larder import` reads them.
  private func layRecords(of file: ImportFile, _ options: [String]) throws -> Int {
    let words = ["import", "--rejects", "none"] + options + ["--", file.path]
    guard case .command(_, let importing) = try Command.grammar.resolve(words) else { return 0 }
    var run = try ImportRun(self, importing)
    let (summary, code) = try run.take([file])
    console.recordedBatch = nil
    guard code == .done || code == .attention else { throw Failure.leftOut(file, code) }
    return summary.events
  }
}

extension Failure {
  fileprivate static func leftOut(_ file: ImportFile, _ code: ExitCode) -> Failure {
    Failure(
      code, "--what-if: '\(file.name)' was left out",
      hint: "'larder import --dry-run' shows how it is read")
  }
}
