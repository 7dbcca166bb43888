import Projections

/// The report on one year: a page for people, and its tables in full for programs.
public struct YearReport: WrittenReport {
  public let content: ReportContent

  public init(_ summary: YearSummary, in language: Language = .english) {
    content = ReportContent(in: language) { YearPage(summary, $0).document }
  }
}
