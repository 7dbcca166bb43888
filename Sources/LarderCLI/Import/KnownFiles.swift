import ByteTools
import EventSourcing
import Importing

/// The files of an inbox that `batch` need not read again, kept in the larder's `cache/`.
///
/// An entry is valid as long as the file is unchanged, the program and options are the same, and
/// the log still has the file's events.
struct KnownFiles {
  private struct Entry {
    let stamp: UInt128
    let line: String
  }

  private static let kind = "inbox"
  private static let format = "inbox 1"

  private let session: Session
  private let store: CheckpointStore
  private let inbox: String
  /// Mixed from everything besides a file and the log that decides how the file is read.
  private let options: UInt128
  private var entries: [String: Entry] = [:]

  /// - Parameters:
  ///   - session: The run.
  ///   - arguments: Its options; with some of them each file must be read.
  ///   - inbox: The absolute path of the folder.
  /// - Throws: `LogError` where the log cannot be read.
  init?(_ session: Session, _ arguments: ParsedArguments, inbox: String) throws {
    let mustRead =
      [CommonOptions.dryRun, ImportingOptions.acceptChanges].contains { arguments[$0] }
      || [ImportingOptions.companion, ImportingOptions.saveAs].contains { arguments.isGiven($0) }
    guard !mustRead, let store = session.checkpoints(arguments) else { return nil }
    self.session = session
    self.store = store
    self.inbox = inbox
    options = Self.options(session, arguments, inbox)
    guard let bytes = store.record(Self.kind, of: inbox) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count > 2, lines[0] == Self.format, UInt128(lines[1], radix: 16) == options,
      try isUnchanged(since: lines[2])
    else { return }
    for line in lines.dropFirst(3) {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let stamp = UInt128(parts[1], radix: 16) else { continue }
      entries[String(parts[0])] = Entry(stamp: stamp, line: String(parts[2]))
    }
  }

  private static func options(
    _ session: Session, _ arguments: ParsedArguments, _ inbox: String
  ) -> UInt128 {
    var mix = Array(session.world.program.utf8).withUnsafeBytes { StableHash.mix($0) }
    func add(_ bytes: [UInt8]) { mix = bytes.withUnsafeBytes { StableHash.mix($0, seed: mix) } }
    add(Array(arguments.text(of: ImportingOptions.all).utf8))
    let profiles = (try? FileSystem.names(in: session.layout.profiles)) ?? []
    let files =
      [session.layout.settings, inbox + "/" + InboxRules.fileName]
      + profiles.map { session.layout.profiles + "/" + $0 }
    for file in files {
      add(Array(file.utf8))
      add((try? InputFile.bytes(file)) ?? [])
    }
    return mix
  }

  /// True if the log still has everything up to a commit, and takes nothing of it back later.
  ///
  /// - Parameter mark: Segment, offset and text of the commit line.
  /// - Returns: Whether it has.
  /// - Throws: `LogError` where the log cannot be read.
  private func isUnchanged(since mark: Substring) throws -> Bool {
    let parts = mark.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let segment = Int(parts[0]), let offset = Int(parts[1]),
      FileSystem.exists(session.layout.identity)
    else { return false }
    let snapshot = try LogSnapshot(of: session.layout)
    let end = LogPosition(segment: segment, offset: offset)
    let line = Array(parts[2].utf8)
    guard end <= snapshot.head.end, snapshot.line(endingAt: end, length: line.count) == line,
      let commit = line.withUnsafeBufferPointer({ CommitLine($0) })
    else { return false }
    return try !Self.takesBack(snapshot, since: commit)
  }

  /// True if anything recorded after a commit takes something back.
  private static func takesBack(
    _ snapshot: LogSnapshot, since commit: CommitLine?
  ) throws -> Bool {
    // Mostly there is no newer batch that could: then none of them is read.
    guard let late = snapshot.last?.late, late != commit?.late else { return false }
    return try ReplayContext(of: snapshot).retractions.contains { retraction in
      commit.map { retraction.recorded > $0.recorded } ?? true
    }
  }

  /// The line that reading a file would give; nil where it must be read.
  func line(of file: ImportFile) -> String? {
    guard let entry = entries[file.name], FileSystem.status(of: file.path)?.mix == entry.stamp
    else { return nil }
    return entry.line
  }

  /// The same of all files; nil where one of them must be read.
  func lines(of files: [ImportFile]) -> [String]? {
    let lines = files.compactMap { line(of: $0) }
    return lines.count == files.count ? lines : nil
  }

  /// Notes a file that was read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - stamp: Its stamp before it was read.
  ///   - line: What reading it again would say.
  mutating func note(_ file: ImportFile, _ stamp: FileStatus?, _ line: String) {
    guard let stamp, FileSystem.status(of: file.path) == stamp,
      !(file.name + line).utf8.contains(where: { $0 < 0x20 })
    else { return forget(file) }
    entries[file.name] = Entry(stamp: stamp.mix, line: line)
  }

  /// Has a file read next time.
  mutating func forget(_ file: ImportFile) { entries[file.name] = nil }

  /// Keeps what is known of some files, now that the batch is recorded.
  ///
  /// - Parameters:
  ///   - files: The files of the inbox.
  ///   - before: The log before the batch; nil where there was none.
  /// - Throws: `LogError` where the log cannot be read.
  func keep(_ files: [ImportFile], since before: LogSnapshot?) throws {
    guard FileSystem.exists(session.layout.identity) else { return }
    let snapshot = try LogSnapshot(of: session.layout)
    // A file of events may bring retractions; what they reach is found out by reading again.
    guard let last = snapshot.last, try !Self.takesBack(snapshot, since: before?.last) else {
      return
    }
    let end = snapshot.head.end
    var text = "\(Self.format)\n\(String(options, radix: 16))\n"
    text += "\(end.segment) \(end.offset) \(last.text)\n"
    for file in files {
      guard let entry = entries[file.name] else { continue }
      text += "\(file.name)\t\(String(entry.stamp, radix: 16))\t\(entry.line)\n"
    }
    store.keep(Array(text.utf8), as: Self.kind, of: inbox)
  }
}
