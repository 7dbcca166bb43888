import GroceryModel
import Projections
import Reporting

/// What the commands that print or write reports have in common.
enum ReportOptions {
  /// - Parameter span: What each report is on, such as `month`.
  /// - Returns: The options that ask for reports.
  static func asking(for span: String) -> [OptionSpec] {
    [
      .value(
        "reports", "DIR", "write into folders below DIR instead of printing",
        completion: .directory),
      .flag("all", "every \(span) from the first purchase to the last"),
      .noCurrency, .dryRun, .period, .begin, .end, .asOf, .format, .output, .noCheckpoint,
    ] + OptionSpec.everywhere
  }

  /// - Throws: `Failure` where an option is given that is not taken, or beside one that excludes it.
  static func check(_ arguments: ParsedArguments) throws {
    try arguments.refuseCurrency()
    func refuse(_ option: String, _ others: [String]) throws {
      let given = others.first { arguments.value($0) != nil }
      guard let given else { return }
      throw Failure(.usage, "--\(option) stands beside --\(given)", expected: "one of the two")
    }
    if arguments.flag("all") { try refuse("all", ["period", "begin", "end"]) }
    if arguments.value("reports") != nil { try refuse("reports", ["output", "format"]) }
  }
}

/// The reports on spans of one kind.
struct AskedReports<Report: WrittenReport> {
  /// What each is on, such as `month`.
  let span: String
  /// How many are asked for.
  let count: Int
  /// The first and the last span with purchases, if there are any.
  let recorded: (first: String, last: String)?
  /// From the first month of these reports to the last; nil where there is none.
  let asked: ClosedRange<Month>?
  /// Where purchases lie.
  let covered: CoveredMonths
  /// Gives each report, with the name of its folder, to a body, and what that makes of them.
  ///
  /// Of so many rows of the tables to come all is told.
  let make: (_ rows: Int, _ give: (String, Report) throws -> [UInt8]) throws -> [[UInt8]]
}

extension Session {
  /// Writes reports below a folder and says what that did, or gives them as the answer.
  func answer(_ arguments: ParsedArguments, _ reports: AskedReports<some WrittenReport>) throws {
    if reports.count == 0 {
      console.say(
        Diagnostic(
          .note, "there is no \(reports.span) to report on",
          hint: reports.recorded.map { "purchases are recorded from \($0.first) to \($0.last)" }))
    }
    if let asked = reports.asked {
      warn(ofSilencesIn: reports.covered, within: asked, so: "there is no report on these months")
    }
    if let folder = arguments.value("reports") {
      let isTrial = arguments.flag("dry-run")
      try LarderBoundary.check(world.resolve(folder), named: folder)
      let outcome = try ReportFolder(world.resolve(folder)).write(isTrial: isTrial, reports.make)
      return try console.print(
        line: outcome.sentence(folder, of: reports.span, isTrial: isTrial))
    }
    let format = format(arguments)
    guard format != .html || reports.count < 2 else {
      throw Failure(
        .usage, "a page holds one \(reports.span), and \(reports.count) are asked for",
        hint: "--reports DIR writes each, or give one \(reports.span) with --period")
    }
    let colour = usesColour(arguments)
    let texts = try reports.make(format.isForPeople ? MonthReport.shownRowsToCome : .max) {
      $1.text(as: format, colour: colour)
    }
    try answer(arguments, texts: texts)
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
