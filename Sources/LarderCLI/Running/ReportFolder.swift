import Reporting

/// A report that can be written to files.
protocol WrittenReport {
  /// The page as Markdown.
  var markdown: [UInt8] { get }
  /// Every table in full.
  var tables: [Table] { get }

  /// The page in any format; the machine's formats give all tables in full.
  func text(as format: OutputFormat, colour: Bool) -> [UInt8]
}

extension MonthReport: WrittenReport {}
extension YearReport: WrittenReport {}

/// The folder that holds reports: `YYYY-MM/report.md` for a month, `YYYY/report.md` for a year, and
/// beside each one CSV a table.
struct ReportFolder {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// What writing did.
  struct Outcome {
    var reports = 0
    var files = 0
    var changed = 0
    /// The names of each report's files, by its folder's name.
    var names: [String: [String]] = [:]

    /// Adds what writing other reports did.
    mutating func add(_ other: Outcome) {
      reports += other.reports
      files += other.files
      changed += other.changed
      names.merge(other.names) { $1 }
    }

    /// - Parameters:
    ///   - folder: As it was named.
    ///   - span: What each report is on, such as `month`.
    ///   - isTrial: Whether nothing was written.
    /// - Returns: What was done, as a sentence.
    func sentence(_ folder: String, of span: String, isTrial: Bool) -> String {
      let would = isTrial ? "would be " : ""
      return
        "\(folder): \(counted(reports, span)), \(counted(files, "file")), \(changed) \(would)written, "
        + "\(files - changed) unchanged"
    }
  }

  /// Writes the files that differ from what is there.
  ///
  /// - Parameters:
  ///   - isTrial: Whether nothing is to be written.
  ///   - make: Gives each report in full, with the name of its folder; one at a time is held.
  /// - Returns: What was done.
  /// - Throws: `Failure` where a file cannot be written; what `make` throws.
  func write<Report: WrittenReport>(
    isTrial: Bool,
    _ make: (_ rows: Int, _ give: (String, Report) throws -> [UInt8]) throws -> [[UInt8]]
  ) throws -> Outcome {
    var outcome = Outcome()
    _ = try make(.max) { name, report in
      let folder = "\(path)/\(name)"
      outcome.reports += 1
      if !isTrial { try OutputFile.makeFolder(folder) }
      var names = ["report.md"]
      try put(report.markdown, folder + "/report.md", isTrial, &outcome)
      for table in report.tables {
        var bytes: [UInt8] = []
        CSVRenderer().append(table, to: &bytes)
        names.append("\(table.name).csv")
        try put(bytes, "\(folder)/\(table.name).csv", isTrial, &outcome)
      }
      outcome.names[name] = names
      return []
    }
    return outcome
  }

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
