import ByteTools
import EventSourcing

/// The inputs of the reports in a folder as of the last `batch`, kept in the larder's `cache/`.
///
/// A report with equal inputs and unchanged files need not be made again: the bytes would be the
/// same.
struct ReportLedger {
  private struct Entry {
    /// The report's name, what follows, and the names of its files, with tabs between.
    let line: Substring
    let inputs: UInt128
    /// Mixed from the stamps of the files.
    let stamps: UInt128
    /// With tabs between.
    let files: Substring
  }

  private static let kind = "reports"
  private static let format = "reports 1"

  private let store: CheckpointStore
  private let folder: String
  private var entries: [Substring: Entry] = [:]

  /// - Parameters:
  ///   - store: Where the ledger is kept.
  ///   - folder: The absolute path of the folder that the reports are in.
  init(_ store: CheckpointStore, folder: String) {
    self.store = store
    self.folder = folder
    guard let bytes = store.record(Self.kind, of: folder) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map({ $0 == Self.format }) == true else { return }
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", maxSplits: 3)
      guard parts.count > 3, let inputs = UInt128(parts[1], radix: 16),
        let stamps = UInt128(parts[2], radix: 16)
      else { continue }
      entries[parts[0]] = Entry(line: line, inputs: inputs, stamps: stamps, files: parts[3])
    }
  }

  /// Returns the number of files of each report that is current; nil for one to be made again.
  func current(_ reports: [(name: String, inputs: UInt128)]) -> [Int?] {
    Workers.share(reports.count, least: 16) { places in
      reports[places].map { current($0.name, inputs: $0.inputs) }
    }.flatMap { $0 }
  }

  private func current(_ name: String, inputs: UInt128) -> Int? {
    guard let entry = entries[name[...]], entry.inputs == inputs else { return nil }
    let files = entry.files.split(separator: "\t")
    return stamps(of: name, files) == entry.stamps ? files.count : nil
  }

  /// Notes a report that has just been written; its last file's stamp is taken now.
  mutating func note(_ name: String, inputs: UInt128, files: [String]) {
    guard let stamps = stamps(of: name, files.map { $0[...] }) else {
      entries[name[...]] = nil
      return
    }
    let joined = files.joined(separator: "\t")
    let parts = [name, String(inputs, radix: 16), String(stamps, radix: 16), joined]
    entries[name[...]] = Entry(
      line: parts.joined(separator: "\t")[...], inputs: inputs, stamps: stamps, files: joined[...])
  }

  /// Keeps what is known of some reports, and forgets the others.
  func keep(_ names: [String]) {
    var text = Self.format + "\n"
    for case let entry? in names.lazy.map({ entries[$0[...]] }) { text += entry.line + "\n" }
    store.keep(Array(text.utf8), as: Self.kind, of: folder)
  }

  /// The mix of the stamps of a report's files; nil where one is missing.
  private func stamps(of name: String, _ files: [Substring]) -> UInt128? {
    var mix: UInt128 = 0
    for file in files {
      guard let status = FileSystem.status(of: "\(folder)/\(name)/\(file)") else { return nil }
      mix = withUnsafeBytes(of: status.mix) { StableHash.mix($0, seed: mix) }
    }
    return mix
  }
}
