import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Brings the reports of all months in a folder up to date, and makes only those again whose inputs, or
/// files, have changed.
struct BatchReports {
  private let session: Session
  private let arguments: ParsedArguments
  private let isTrial: Bool

  init(_ session: Session, _ arguments: ParsedArguments) {
    self.session = session
    self.arguments = arguments
    isTrial = arguments.flag("dry-run")
  }

  /// Writes what changed below a folder, and says what that did.
  ///
  /// - Parameter folder: As the user named it.
  /// - Throws: `Failure` where a file cannot be written, `LogError` where the log cannot be read.
  func update(_ folder: String) throws {
    guard !isTrial || FileSystem.exists(session.layout.identity) else { return }
    session.console.progress("folding the log")
    let replay = try session.replay(arguments)
    let rules = try session.rules()
    let inputs = try replay.fold(ReportInputs())
    let covered = inputs.covered
    let months = covered.months
    let sums = sums(inputs, of: months, rules)
    let path = session.world.resolve(folder)
    var ledger = session.checkpoints(arguments).map { ReportLedger($0, folder: path) }
    var kept = ReportFolder.Outcome()
    let stale = zip(months, sums).filter { month, inputs in
      guard let files = ledger?.current(month.description, inputs: inputs) else { return true }
      kept.reports += 1
      kept.files += files
      return false
    }
    if !stale.isEmpty {
      let book = try HouseholdBook(from: replay, rules: rules)
      session.console.progress("writing reports")
      let made = try ReportFolder(path).write(
        isTrial: isTrial, book.reports(on: stale.map(\.0)).make)
      for (month, inputs) in stale {
        ledger?.note(
          month.description, inputs: inputs, files: made.names[month.description] ?? [])
      }
      kept.add(made)
    }
    if !isTrial { ledger?.keep(months.map(\.description)) }
    session.console.clearProgress()
    if let first = months.first, let last = months.last {
      session.warn(
        ofSilencesIn: covered, within: first...last, so: "there is no report on these months")
    }
    try session.console.print(line: kept.sentence(folder, of: "month", isTrial: isTrial))
  }

  /// What each month's report is made of: the facts it may see, the program and the settings.
  private func sums(
    _ inputs: ReportInputs, of months: [Month], _ rules: CategoryRules
  ) -> [UInt128] {
    let settings = (try? InputFile.bytes(session.layout.settings)) ?? []
    let seed = (Array(session.world.program.utf8) + [0] + settings)
      .withUnsafeBytes { FactMix.mix($0) }
    return inputs.sums(of: months, today: session.today, rules: rules).map { sum in
      withUnsafeBytes(of: sum) { FactMix.mix($0, seed: seed) }
    }
  }
}
