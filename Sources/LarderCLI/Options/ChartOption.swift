import Reporting

extension Session {
  /// Prints or writes a chart as the answer.
  ///
  /// - Parameters:
  ///   - arguments: The destination; a file's ending chooses the format.
  ///   - chart: The chart; nil without figures.
  /// - Throws: `Failure` if another option asks for a table.
  func answer(_ arguments: ParsedArguments, chart: AnswerChart?) throws {
    if let format = arguments[CommonOptions.format], format != .text {
      throw Failure(
        .usage, "--chart cannot be used with --format \(format.rawValue)",
        expected: "one of the two",
        hint: "-o FILE.svg writes the chart as a picture")
    }
    guard let chart else {
      console.say(Diagnostic(.note, "a chart needs more figures"))
      return
    }
    let path = arguments[CommonOptions.output]
    let isPicture = path.flatMap(OutputFormat.ending(of:)) == "svg"
    try answer(
      arguments,
      isPicture
        ? chart.svg
        : chart.text(
          width: fitsWidth ? min(width, Self.chartWidth) : Self.chartWidth,
          colour: usesColour(arguments),
          isASCII: path == nil && !world.showsUnicode))
  }

  /// The most columns of a chart of characters.
  private static let chartWidth = 78
}
