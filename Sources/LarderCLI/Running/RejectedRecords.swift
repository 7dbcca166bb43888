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
        try OutputFile.replace(file.path + ".rejects.csv", with: outcome.rejectsFile.bytes)
        return tell(file.name + ".rejects.csv")
      } catch {
        // The folder of the file does not take it; the larder's own does.
      }
    }
    let folder = session.layout.root + "/rejects"
    let name = file.name == "-" ? "standard-input" : file.baseName
    try OutputFile.makeFolder(folder)
    try OutputFile.replace("\(folder)/\(name).rejects.csv", with: outcome.rejectsFile.bytes)
    tell("\(folder)/\(name).rejects.csv")
  }

  private func tell(_ path: String) {
    session.console.say(
      Diagnostic(
        .note,
        "\(counted(outcome.rejectsFile.count, "rejected record")) written to '\(path)'",
        hint: "mend them there and import that file"))
  }
}
