import EventSourcing
import Importing

/// Writes `FILE.rejects.csv`, beside the file or, where that cannot be, in the larder's `rejects/`.
struct RejectedRecords {
  private let file: ImportFile
  private let outcome: ImportOutcome
  private let session: Session

  init(_ file: ImportFile, _ outcome: ImportOutcome, _ session: Session) {
    self.file = file
    self.outcome = outcome
    self.session = session
  }

  func write() throws {
    guard outcome.isTaken, outcome.rejectsFile.count > 0 else { return }
    if file.name != "-" {
      do {
        return tell(try write(file.path, named: file.name))
      } catch {
        // The folder of the file does not take it; the larder's own does.
      }
    }
    let folder = session.layout.root + "/rejects"
    let name = file.name == "-" ? "standard-input" : file.baseName
    try OutputFile.makeFolder(folder)
    tell(try write("\(folder)/\(name)", named: "\(folder)/\(name)"))
  }

  /// Writes the records beside a path, and returns what the file is called.
  ///
  /// One that holds others stays: somebody may have mended them, and not have imported them yet.
  private func write(_ path: String, named name: String) throws(Failure) -> String {
    let bytes = outcome.rejectsFile.bytes
    var number = 1
    while true {
      let ending = number == 1 ? ".rejects.csv" : ".\(number).rejects.csv"
      if !FileSystem.exists(path + ending) {
        try OutputFile.replace(path + ending, with: bytes)
        return name + ending
      }
      if let known = try? InputFile.bytes(path + ending), known == bytes { return name + ending }
      number += 1
    }
  }

  private func tell(_ path: String) {
    session.console.say(
      Diagnostic(
        .note,
        "\(counted(outcome.rejectsFile.count, "rejected record")) written to '\(path)'",
        hint: "mend them there and import that file"))
  }
}
