import Reporting

extension ParsedArguments {
  /// Refuses a file for the answer whose ending is no format, unless `--format` says which it is.
  ///
  /// - Throws: `Failure` with the endings that there are.
  func checkEnding() throws {
    guard let path = option("output"), option("format") == nil,
      let formats = allowedFormats, let ending = OutputFormat.ending(of: path),
      OutputFormat(path: path) == nil, !formats.contains(ending)
    else { return }
    throw Failure(
      .usage, "'\(path)' ends in .\(ending), which is no format of the answer",
      expected: formats.map { $0 == "text" ? ".txt" : ".\($0)" }.joined(separator: ", "),
      hint: "--format FORMAT writes any file")
  }
}
