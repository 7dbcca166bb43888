import ByteTools
import Importing

/// Writes `FILE.rejects.csv`, beside the file or, where that cannot be, in the larder's `rejects/`.
struct RejectedRecords {
  /// The folder for files of rejected records.
  enum Destination {
    case besideFile
    case folder(String)
    case none

    /// Reads `--rejects DIR|none`.
    init(_ arguments: ParsedArguments, _ world: World) {
      switch arguments[ImportingOptions.rejects] {
      case nil: self = .besideFile
      case "none": self = .none
      case let folder?: self = .folder(world.resolve(folder))
      }
    }
  }

  private let file: ImportFile
  private let outcome: ImportOutcome
  private let session: Session

  init(_ file: ImportFile, _ outcome: ImportOutcome, _ session: Session) {
    self.file = file
    self.outcome = outcome
    self.session = session
  }

  /// Writes the records, and names the file on standard error.
  ///
  /// - Throws: `Failure` where the folder that the user named, or the larder's own, takes no file.
  func write(to destination: Destination) throws(Failure) {
    guard outcome.isTaken, outcome.rejectsFile.count > 0 else { return }
    switch destination {
    case .none: return
    case .folder(let folder): try write(in: folder)
    case .besideFile:
      guard file.name != "-" else { return try write(in: session.layout.root + "/rejects") }
      do throws(Failure) {
        if RejectsFile.originalName(of: file.baseName) != nil { return try prune() }
        say(try write(file.path, named: file.name), verb: "written to")
      } catch {
        // The folder of the file does not take it; the larder's own does.
        try write(in: session.layout.root + "/rejects")
      }
    }
  }

  private func write(in folder: String) throws(Failure) {
    let name = file.name == "-" ? "standard-input" : file.baseName
    let original = RejectsFile.originalName(of: name) ?? name
    try OutputFile.makeFolder(folder)
    say(try write("\(folder)/\(original)", named: "\(folder)/\(original)"), verb: "written to")
  }

  /// Leaves in a file of rejects only the records that are still rejected: the others are in the log.
  ///
  /// Changed lines that were left out are not, so that the file then stays as it is.
  private func prune() throws(Failure) {
    if outcome.counts.changed == outcome.replaced {
      _ = try OutputFile.update(file.path, to: outcome.rejectsFile.bytes)
    }
    say(file.name, verb: "left in")
  }

  /// Writes the records beside a path, and returns what the file is called.
  ///
  /// One that holds others stays: somebody may have mended them, and not have imported them yet.
  private func write(_ path: String, named name: String) throws(Failure) -> String {
    let bytes = outcome.rejectsFile.bytes
    var number = 1
    while true {
      let ending = number == 1 ? RejectsFile.ending : ".\(number)\(RejectsFile.ending)"
      if !FileSystem.exists(path + ending) {
        try OutputFile.replace(path + ending, with: bytes)
        return name + ending
      }
      if let known = try? InputFile.bytes(path + ending), known == bytes { return name + ending }
      number += 1
    }
  }

  private func say(_ path: String, verb: String) {
    session.console.say(
      Diagnostic(
        .note,
        "\(counted(outcome.rejectsFile.count, "rejected record")) \(verb) '\(path)'",
        hint: "correct them there and import that file"))
  }
}
