import ByteTools
import GroceryModel
import Projections
import Reporting

/// Brings the reports on all months and years in a folder up to date, and makes only those again whose inputs, or
/// files, have changed.
struct BatchReports {
  private let session: Session
  private let arguments: ParsedArguments
  private let isTrial: Bool

  init(_ session: Session, _ arguments: ParsedArguments) {
    self.session = session
    self.arguments = arguments
    isTrial = arguments[CommonOptions.dryRun]
  }

  /// Writes what changed below a folder, and says what that did.
  ///
  /// - Parameter folder: As the user named it.
  /// - Throws: `Failure` where a file cannot be written, `LogError` where the log cannot be read.
  func update(_ folder: String) throws {
    guard !isTrial || FileSystem.exists(session.layout.identity) else { return }
    session.console.progress("folding the log")
    let replay = try session.replay(arguments)
    let rules = try session.rules()
    let inputs = try replay.fold(ReportInputs())
    let covered = inputs.covered
    let spans = spans(inputs, rules)
    let path = session.world.resolve(folder)
    var ledger = session.checkpoints(arguments).map { ReportLedger($0, folder: path) }
    var kept = ReportFolder.Outcome()
    kept.count(0, of: "month")
    kept.count(0, of: "year")
    var stale: [Span] = []
    let current = ledger?.current(spans.map { ($0.name, $0.inputs) })
    for (place, span) in spans.enumerated() {
      if let files = current?[place] {
        if let kind = span.kind { kept.count(of: kind) }
        kept.files += files
      } else {
        stale.append(span)
      }
    }
    if !stale.isEmpty {
      let book = try HouseholdBook(from: replay, rules: rules)
      session.console.progress("writing reports")
      let made = try write(stale, of: book, to: ReportFolder(path))
      for span in stale {
        ledger?.note(span.name, inputs: span.inputs, files: made.names[span.name] ?? [])
      }
      kept.add(made)
    }
    if !isTrial, !stale.isEmpty { ledger?.keep(spans.map(\.name)) }
    session.console.clearProgress()
    if let first = covered.first, let last = covered.last {
      session.warn(
        ofSilencesIn: covered, within: first...last, so: "there is no report on these months")
    }
    try session.console.print(
      line: kept.sentence(folder, isTrial: isTrial, in: session.phrases(arguments)))
  }

  /// A page that batch writes.
  private struct Span {
    enum Content {
      case month(Month)
      case year(Int)
      case index
    }

    let content: Content
    let inputs: UInt128

    /// The name of its folder.
    var name: String {
      switch content {
      case .month(let month): month.description
      case .year(let year): CalendarStep.year.key(of: Month(year: year, month: 1).firstDay)
      case .index: ReportFolder.indexName
      }
    }

    /// The kind of report, for counting; nil for a folder without a report.
    var kind: String? {
      switch content {
      case .month: "month"
      case .year: "year"
      case .index: nil
      }
    }
  }

  /// The reports on all months and years and the page over them, with what each is made of.
  private func spans(_ inputs: ReportInputs, _ rules: CategoryRules) -> [Span] {
    let months = inputs.covered.months
    guard let last = months.last else { return [] }
    let years = inputs.covered.years
    // A year that is not over ends with its last month with purchases.
    let ends = years.map { year in
      let december = Month(year: year, month: 12)
      return session.today > december.lastDay ? december : min(december, last)
    }
    let ofMonths = zip(months, sums(inputs, of: months, rules)).map {
      Span(content: .month($0), inputs: $1)
    }
    let ofYears = zip(years, sums(inputs, of: ends, rules)).map {
      Span(content: .year($0), inputs: $1)
    }
    let index = sums(inputs, of: [last], rules).map { Span(content: .index, inputs: $0) }
    return ofMonths + ofYears + index
  }

  private func write(
    _ spans: [Span], of book: HouseholdBook, to folder: ReportFolder
  ) throws -> ReportFolder.Outcome {
    let language = try session.writtenLanguage(arguments)
    let months = spans.compactMap { if case .month(let month) = $0.content { month } else { nil } }
    let years = spans.compactMap { if case .year(let year) = $0.content { year } else { nil } }
    let hasIndex = spans.contains { if case .index = $0.content { true } else { false } }
    let isTrial = isTrial
    // Each report is made from the book alone: one thread takes half of the months, the other the rest
    // of the months, the years and the index.
    let half = (months.count + 1) / 2
    let parts = Workers.run(2) { part in
      Result {
        var made = ReportFolder.Outcome()
        let own = Array(part == 0 ? months.prefix(half) : months.dropFirst(half))
        if !own.isEmpty {
          made.add(
            try folder.write(
              of: "month", isTrial: isTrial, book.reports(on: own, in: language).make))
        }
        guard part == 1 else { return made }
        if !years.isEmpty {
          made.add(
            try folder.write(
              of: "year", isTrial: isTrial, book.reports(on: years, in: language).make))
        }
        if hasIndex {
          made.add(try folder.write(IndexReport(book.overview, in: language), isTrial: isTrial))
        }
        return made
      }
    }
    var made = ReportFolder.Outcome()
    for part in parts { made.add(try part.get()) }
    return made
  }

  /// Returns a digest of each month's inputs: its facts, the program, settings and language.
  private func sums(
    _ inputs: ReportInputs, of months: [Month], _ rules: CategoryRules
  ) -> [UInt128] {
    let settings = (try? InputFile.bytes(session.layout.settings)) ?? []
    let language = Array((arguments[CommonOptions.language]?.rawValue ?? "").utf8)
    let seed = (Array(session.world.program.utf8) + [0] + settings + [0] + language)
      .withUnsafeBytes { StableHash.mix($0) }
    return inputs.sums(of: months, today: session.today, rules: rules).map { sum in
      withUnsafeBytes(of: sum) { StableHash.mix($0, seed: seed) }
    }
  }
}
