import Reporting

extension OptionSpec {
  static let chart = flag("chart", "draw the answer; -o FILE.svg writes it as a picture")
}

extension Session {
  /// Gives a chart as the answer, or says that there is nothing to draw.
  ///
  /// - Parameters:
  ///   - arguments: Where it goes; a file's ending says how it is written.
  ///   - chart: The chart; nil where there are no figures.
  /// - Throws: `Failure` beside an option that asks for a table.
  func answer(_ arguments: ParsedArguments, chart: AnswerChart?) throws {
    if let format = arguments.option("format"), format != OutputFormat.text.rawValue {
      throw Failure(
        .usage, "--chart stands beside --format \(format)", expected: "one of the two",
        hint: "-o FILE.svg writes the chart as a picture")
    }
    guard let chart else {
      console.say(Diagnostic(.note, "there are too few figures for a chart"))
      return
    }
    let path = arguments.option("output")
    let isPicture = path.flatMap(OutputFormat.ending(of:)) == "svg"
    try answer(
      arguments,
      isPicture
        ? chart.svg
        : chart.text(
          width: Self.chartWidth, colour: usesColour(arguments),
          isASCII: path == nil && !world.showsUnicode))
  }

  /// The columns of a chart of characters.
  private static let chartWidth = 78
}
