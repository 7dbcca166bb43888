import ByteTools
import Reporting

/// The folder that holds reports: `YYYY-MM` for a month, `YYYY` for a year, each with
/// `report.md`, `report.html`, the pictures of the first and one CSV a table.
struct ReportFolder {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The result of writing.
  struct Outcome {
    /// The number of reports by span, such as `month`.
    var reports: [(span: String, count: Int)] = []
    var files = 0
    var changed = 0
    /// The names of each report's files, by its folder's name.
    var names: [String: [String]] = [:]

    /// Counts reports on spans of one kind.
    mutating func count(_ count: Int = 1, of span: String) {
      if let place = reports.firstIndex(where: { $0.span == span }) {
        reports[place].count += count
      } else {
        reports.append((span, count))
      }
    }

    /// Adds what writing other reports did.
    mutating func add(_ other: Outcome) {
      for each in other.reports { count(each.count, of: each.span) }
      files += other.files
      changed += other.changed
      names.merge(other.names) { $1 }
    }

    /// - Parameters:
    ///   - folder: As it was named.
    ///   - isTrial: Whether nothing was written.
    ///   - say: The words of the language.
    /// - Returns: What was done, as a sentence.
    func sentence(_ folder: String, isTrial: Bool, in say: PhraseBook) -> String {
      let parts =
        reports.map { counted($0.count, $0.span) } + [
          counted(files, "file"), "\(changed) \(isTrial ? "would be " : "")written",
          "\(files - changed) unchanged",
        ]
      return "\(folder): " + parts.map { say($0) }.joined(separator: ", ")
    }
  }

  /// Writes the files that differ from what is there.
  ///
  /// - Parameters:
  ///   - span: What each report is on, such as `month`.
  ///   - isTrial: Whether nothing is to be written.
  ///   - make: Gives each report in full, with the name of its folder; one at a time is held.
  /// - Returns: What was done.
  /// - Throws: `Failure` where a file cannot be written; what `make` throws.
  func write<Report: WrittenReport>(
    of span: String, isTrial: Bool,
    _ make: (_ rows: Int, _ give: (String, Report) throws -> [UInt8]) throws -> [[UInt8]]
  ) throws -> Outcome {
    var outcome = Outcome()
    outcome.count(0, of: span)
    _ = try make(.max) { name, report in
      let folder = "\(path)/\(name)"
      outcome.count(of: span)
      if !isTrial { try OutputFile.makeFolder(folder) }
      var names: [String] = []
      try report.forEachFile { file, bytes in
        names.append(file)
        try put(bytes, "\(folder)/\(file)", isTrial, &outcome)
      }
      outcome.names[name] = names
      if !isTrial { removeStalePictures(in: folder, keeping: Set(names)) }
      return []
    }
    return outcome
  }

  /// Removes pictures that an earlier report had and this one has no data for.
  ///
  /// Only files that name themselves as a report's picture are removed: the folder may hold others.
  private func removeStalePictures(in folder: String, keeping names: Set<String>) {
    for name in (try? FileSystem.names(in: folder)) ?? []
    where name.hasSuffix(".svg") && !names.contains(name) {
      let stem = name.dropLast(4)
      let mark = Array("aria-labelledby=\"\(stem)-t \(stem)-d\"".utf8)
      guard let bytes = try? InputFile.bytes("\(folder)/\(name)"),
        bytes.prefix(512).indices.contains(where: { bytes[$0...].starts(with: mark) })
      else { continue }
      FileSystem.remove("\(folder)/\(name)")
    }
  }

  /// Writes the page over all reports beside their folders.
  func write(_ index: IndexReport, isTrial: Bool) throws -> Outcome {
    var outcome = Outcome()
    if !isTrial { try OutputFile.makeFolder(path) }
    var names: [String] = []
    try index.forEachPage { file, bytes in
      names.append(file)
      try put(bytes, "\(path)/\(file)", isTrial, &outcome)
    }
    outcome.names[Self.indexName] = names
    return outcome
  }

  /// The folder of the index, from that of the reports.
  static let indexName = "."

  private func put(
    _ bytes: [UInt8], _ file: String, _ isTrial: Bool, _ outcome: inout Outcome
  ) throws {
    outcome.files += 1
    if isTrial {
      if (try? InputFile.bytes(file)) != bytes { outcome.changed += 1 }
    } else if try OutputFile.update(file, to: bytes) {
      outcome.changed += 1
    }
  }
}
