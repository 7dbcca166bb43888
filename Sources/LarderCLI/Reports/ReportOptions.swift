import GroceryModel
import Projections
import Reporting

/// Options shared by the commands that print or write reports.
enum ReportOptions {
  /// Every span with purchases, such as every `month`.
  static func all(of span: String) -> Flag {
    Flag("all", "every \(span) from the first purchase to the last").excluding(
      CommonOptions.period, CommonOptions.begin, CommonOptions.end, CommonOptions.until)
  }

  static let table = Option(
    "table", "NAME", "print one table of the report; CSV and TSV can hold only one"
  ).excluding(CommonOptions.reports)

  /// - Parameter span: What each report is on, such as `month`.
  /// - Returns: The options that ask for reports.
  @OptionList
  static func asking(for span: String) -> [OptionSpec] {
    CommonOptions.reports
    all(of: span)
    table
    CommonOptions.noCurrency
    CommonOptions.dryRun
    CommonOptions.facts
    CommonOptions.whatIf
    CommonOptions.format
    CommonOptions.output
    CommonOptions.noCheckpoint
    CommonOptions.everywhere
  }

  static let argument = ArgumentSpec(
    "PERIOD", "a period, such as 2026-10 or october", isRepeated: true,
    isOptional: true, completion: .names(.periods))

  /// Returns the period given by words or options; nil for the current one.
  ///
  /// - Throws: `Failure` if the words are not a period.
  static func period(_ arguments: ParsedArguments, _ session: Session) throws -> Period? {
    let asked = try AskedNames(arguments, session)
    if !asked.names.isEmpty {
      _ = try session.period(text: arguments.arguments.joined(separator: " "))
    }
    guard asked.period == nil || !arguments[all(of: "month")] else {
      throw Failure.exclusive("--all", "a period")
    }
    return asked.period
  }

  /// - Throws: `Failure` where an option is given that is not taken, or beside one that excludes it.
  static func check(_ arguments: ParsedArguments) throws {
    try arguments.refuseCurrency()
  }

  /// Refuses a period that is not whole spans, or more of them than can be printed.
  ///
  /// - Parameters:
  ///   - step: The spans of the report.
  ///   - arguments: The command line.
  ///   - session: The day to answer for.
  /// - Throws: `Failure` that names the command or option for such a period.
  static func checkPeriod(
    of step: CalendarStep, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    guard let period = try period(arguments, session) else { return }
    let name = step == .month ? "month" : "year"
    let last = step.period(containing: period.lastDay)
    guard step.period(containing: period.start).start == period.start,
      last.end == period.end || period.end == session.today + 1
    else {
      throw Failure(
        .usage, "\(period.start) to \(period.lastDay) is not a whole \(name)",
        expected: step == .month ? "a month, such as 2026-10" : "a year, such as 2026",
        hint: step == .month
          ? "'larder spend' answers for any days"
          : "'larder report month -p YYYY-MM' reports on a month")
    }
    guard arguments[CommonOptions.reports] == nil,
      last.start != step.period(containing: period.start).start
    else { return }
    throw Failure(
      .usage,
      "\(period.start) to \(period.lastDay) holds several \(name)s, but only one can be printed",
      hint: "--reports DIR writes each of them"
        + (step == .month ? "; 'larder report year' reports on a year" : ""))
  }
}

/// The reports on spans of one kind.
struct AskedReports<Report: WrittenReport> {
  /// The span of each report, such as `month`.
  let span: String
  /// The number of requested reports.
  let count: Int
  /// The first and the last span with purchases, if there are any.
  let recorded: (first: String, last: String)?
  /// The range of the requested months; nil without a period.
  let asked: ClosedRange<Month>?
  /// The months with purchases.
  let covered: CoveredMonths
  /// Passes each report, with the name of its folder, to a closure and returns the results.
  ///
  /// `rows` is the maximum number of rows listed in full.
  let make: (_ rows: Int, _ give: (String, Report) throws -> [UInt8]) throws -> [[UInt8]]
}

extension Session {
  /// Writes reports below a folder and says what that did, or gives them as the answer.
  func answer(_ arguments: ParsedArguments, _ reports: AskedReports<some WrittenReport>) throws {
    if reports.count == 0 {
      console.say(
        Diagnostic(
          .note, "the log has no \(reports.span) to report on",
          hint: reports.recorded.map { "the log has purchases from \($0.first) to \($0.last)" }))
    }
    if let asked = reports.asked {
      warn(ofSilencesIn: reports.covered, within: asked, so: "there is no report on these months")
    }
    if let folder = arguments[CommonOptions.reports] {
      let isTrial = arguments[CommonOptions.dryRun]
      try LarderBoundary.check(world.resolve(folder), named: folder)
      let outcome = try ReportFolder(world.resolve(folder)).write(
        of: reports.span, isTrial: isTrial, reports.make)
      return try console.print(
        line: outcome.sentence(folder, isTrial: isTrial, in: phrases(arguments)))
    }
    let format = format(arguments)
    guard format != .html && !format.holdsOneTable || reports.count < 2 else {
      throw Failure(
        .usage,
        "a \(format == .html ? "page" : "table") can hold only one \(reports.span), not \(reports.count)",
        hint: "write each with --reports DIR, or choose one \(reports.span) with --period")
    }
    let colour = usesColour(arguments)
    let isASCII = !world.showsUnicode && arguments[CommonOptions.output] == nil
    let table = arguments[ReportOptions.table]
    let texts = try reports.make(format.isForPeople ? MonthReport.shownRowsToCome : .max) {
      (_, report) in
      if let table { return try text(of: table, in: report, arguments) }
      guard !format.holdsOneTable else {
        throw Failure(
          .usage,
          "\(format.rawValue.uppercased()) can hold only one table, but a report has several",
          expected: "--table NAME: " + report.tables.map(\.name).joined(separator: ", "),
          hint: "--reports DIR writes one file a table")
      }
      return report.text(as: format, colour: colour, isASCII: isASCII, width: width)
    }
    try answer(arguments, texts: texts)
  }

  private func text(
    of name: String, in report: some WrittenReport, _ arguments: ParsedArguments
  ) throws -> [UInt8] {
    guard let table = report.tables.first(where: { $0.name == name }) else {
      throw Failure(reportHasNo: name, among: report.tables)
    }
    var bytes: [UInt8] = []
    format(arguments).renderer(colour: usesColour(arguments))
      .append(document: fitted(table, arguments), to: &bytes, workers: 1)
    return bytes
  }

  /// Gives the texts of several reports as one answer; as JSON a list of them, unless it is one.
  private func answer(_ arguments: ParsedArguments, texts: [[UInt8]]) throws {
    let isList = format(arguments) == .json && texts.count != 1
    let separator = Array((isList ? ",\n" : "\n").utf8)
    let joined = Array(texts.joined(separator: separator))
    let list = texts.isEmpty ? Array("[]\n".utf8) : Array("[\n".utf8) + joined + Array("]\n".utf8)
    try answer(arguments, isList ? list : joined)
  }
}

extension Failure {
  /// A report has no table of a name.
  init(reportHasNo name: String, among tables: [Table]) {
    let names = tables.map(\.name)
    self.init(
      .usage, "unknown table '\(name)'",
      expected: "one of " + names.joined(separator: ", "),
      hint: Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" })
  }
}
