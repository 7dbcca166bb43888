import GroceryModel
import Projections
import Reporting

/// The folder that holds every month's report: `YYYY-MM/report.md` and one CSV a table.
struct ReportFolder {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// What writing did.
  struct Outcome {
    var months = 0
    var files = 0
    var changed = 0

    func sentence(_ folder: String, isTrial: Bool) -> String {
      let would = isTrial ? "would be " : ""
      return
        "\(folder): \(counted(months, "month")), \(counted(files, "file")), \(changed) \(would)written, "
        + "\(files - changed) unchanged"
    }
  }

  /// Writes the files that differ from what is there.
  func write(_ summaries: [MonthSummary], isTrial: Bool) throws -> Outcome {
    var outcome = Outcome()
    for summary in summaries {
      let folder = "\(path)/\(summary.month)"
      let report = MonthReport(summary)
      outcome.months += 1
      if !isTrial { try OutputFile.makeFolder(folder) }
      try put(report.markdown, folder + "/report.md", isTrial, &outcome)
      for table in report.tables {
        var bytes: [UInt8] = []
        CSVRenderer().append(table, to: &bytes)
        try put(bytes, "\(folder)/\(table.name).csv", isTrial, &outcome)
      }
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
