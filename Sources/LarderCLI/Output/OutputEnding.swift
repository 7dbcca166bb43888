import Reporting

extension ParsedArguments {
  /// Refuses a file for the answer without a name, or whose ending is no format, unless `--format` says
  /// which it is.
  ///
  /// - Throws: `Failure` with the endings that there are.
  func checkEnding() throws {
    for (option, expected) in [
      (CommonOptions.output, "a file, or - for standard output"),
      (CommonOptions.reports, "a folder"),
    ] where self[option]?.isEmpty == true {
      throw Failure(.usage, "--\(option.spec.long) is ''", expected: expected)
    }
    let isChart = self[CommonOptions.chart]
    guard let path = self[CommonOptions.output], !isGiven(CommonOptions.format),
      let formats = isChart ? ["svg", "text"] : allowedFormats,
      let ending = OutputFormat.ending(of: path),
      isChart ? !["svg", "txt"].contains(ending) : OutputFormat(path: path) == nil,
      !formats.contains(ending)
    else { return }
    throw Failure(
      .usage, "'\(path)' ends in .\(ending), which is not a format of this command",
      expected: formats.map { $0 == "text" ? ".txt" : ".\($0)" }.joined(separator: ", "),
      hint: isChart ? nil : "--format FORMAT writes a file with any ending")
  }
}
