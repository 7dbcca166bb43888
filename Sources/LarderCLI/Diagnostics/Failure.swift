import ByteTools
import EventSourcing
import GroceryModel
import Importing
import Projections

/// Why a command cannot go on: what to say, and how to end.
struct Failure: Error {
  let diagnostic: Diagnostic
  let code: ExitCode

  init(_ diagnostic: Diagnostic, _ code: ExitCode) {
    self.diagnostic = diagnostic
    self.code = code
  }

  init(_ code: ExitCode, _ message: String, expected: String? = nil, hint: String? = nil) {
    self.init(Diagnostic(.error, message, expected: expected, hint: hint), code)
  }
}

extension Failure {
  /// Returns the error for a value that an option, argument or setting does not accept.
  ///
  /// The text of `expected` is read after the word "expected".
  static func invalid(
    _ value: some CustomStringConvertible, for owner: String, expected: String? = nil,
    hint: String? = nil
  ) -> Failure {
    Failure(.usage, "invalid value '\(value)' for \(owner)", expected: expected, hint: hint)
  }

  /// Returns the error for two options that exclude each other.
  static func exclusive(
    _ option: String, _ other: String, expected: String? = nil, hint: String? = nil
  ) -> Failure {
    Failure(
      .usage, "\(option) cannot be used with \(other)", expected: expected, hint: hint)
  }

  /// Returns the error for any other error that a command can throw.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError: self.init(error.diagnostic, .usage)
    case let error as LogError: self.init(log: error)
    case let error as ImportError: self.init(Self.code(of: error), error.description)
    case let error as NameAmbiguity:
      let shown = error.candidates.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      let rest = error.candidates.count > 12 ? " and \(error.candidates.count - 12) more" : ""
      self.init(
        .usage, "'\(error.name)' matches several names: \(shown)\(rest)",
        hint: error.field.map {
          "type the whole name, or --\($0.rawValue) '*\(error.name)*' for all of them"
        } ?? "type the whole name")
    case let error as CurrencyConversion.MissingRate: self.init(missing: error)
    case let error as SystemFault: self.init(.io, error.reason)
    case let error as Unexplained: self.init(.usage, error.reason)
    default: self.init(.bug, "unexpected failure: \(error)")
    }
  }

  private init(log error: LogError) {
    switch error {
    case .absent(let path):
      self.init(
        .noInput, "there is no larder at '\(path)'",
        hint: "'larder import FILE' or 'larder add' creates one; "
          + "--home DIR or LARDER_HOME names its folder")
    case .damaged(let place, let reason):
      self.init(
        damagedAt: place, reason,
        hint: "'larder log verify' lists the damage; 'larder log repair' keeps the sound batches")
    case .newer(let place, let reason):
      self.init(
        Diagnostic(
          .error, reason, file: place.path, line: place.line,
          hint: "read it with a newer version of Larder"), .newer)
    case .locked(let path, let seconds):
      self.init(
        .locked, "another process has locked '\(path)' for \(Self.text(seconds)) seconds",
        hint: "not recorded; safe to repeat, or wait longer with --lock-timeout")
    case .noCopy(let path, let reason):
      self.init(
        .cannotCreate, "'\(path)' \(reason)",
        expected: "a new folder, or an earlier copy of this larder")
    case .conflict(let expected, let found):
      self.init(
        .conflict, "the log is at sequence \(found), not \(expected)",
        hint: "not recorded; someone else appended first")
    case .cannotCreate(let path, let reason):
      self.init(
        .cannotCreate, "cannot create '\(path)': \(reason)", hint: "not recorded; safe to repeat")
    case .cannotRead(let path, let reason):
      self.init(.io, "cannot read '\(path)': \(reason)")
    case .notRecorded(let path, let reason):
      self.init(
        .io, "cannot write '\(path)': \(reason)", hint: "not recorded; safe to repeat")
    case .notKnown(let path, let reason):
      self.init(
        .io, "cannot write '\(path)': \(reason)",
        hint: "it is not known whether this was recorded; repeat the command: nothing is "
          + "recorded twice")
    case .refused(let fault): self.init(.badInput, fault.description)
    }
  }

  /// Creates the error that stops `larder log verify`; its hint need not name that command.
  init(verifying error: LogError) {
    guard case .damaged(let place, let reason) = error else {
      self.init(log: error)
      return
    }
    self.init(damagedAt: place, reason, hint: "'larder log repair' keeps the sound batches")
  }

  private init(damagedAt place: LogPlace, _ reason: String, hint: String) {
    self.init(
      Diagnostic(
        .error, "the log is damaged: \(reason)", file: place.path, line: place.counted().line,
        hint: Self.lineEnds(of: place) ?? hint), .damaged)
  }

  /// Returns the remedy for a log with rewritten line ends; a repair would move all of it to
  /// quarantine.
  static func lineEnds(of place: LogPlace) -> String? {
    guard place.hasForeignLineEnds else { return nil }
    return "another program rewrote its line ends as CR LF; remove the CRs to mend it: "
      + "tr -d '\\r' <FILE >COPY"
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }

  static func code(of error: ImportError) -> ExitCode {
    switch error {
    case .noSuchFile: .noInput
    case .isDirectory, .tooLarge, .unreadable(_, SystemFault.notAFile): .badInput
    case .unreadable, .changed: .io
    case .unwritable: .cannotCreate
    case .unknownRole, .unknownColumn, .unknownEncoding: .usage
    }
  }
}
