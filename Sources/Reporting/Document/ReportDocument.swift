/// A report as a value: what it says, shows and counts, in no format yet.
struct ReportDocument: Sendable {
  let language: Language
  /// The report's period, as in its folder's name: `2026-10`.
  let name: String
  let title: String
  /// The opening paragraphs with the main facts.
  let lead: [String]
  let sections: [ReportSection]
  /// How the report was made: its day and fingerprint.
  let footer: String
  /// The heading of the list of sections.
  let contentsTitle: String
  /// Every table in full, for programs.
  let tables: [Table]

  /// The charts, in the page's order.
  var charts: [Chart] {
    func charts(_ blocks: [ReportBlock]) -> [Chart] {
      blocks.flatMap { block -> [Chart] in
        switch block {
        case .chart(let chart): [chart]
        case .folded(_, let inner): charts(inner)
        case .paragraph, .list, .figures, .table: []
        }
      }
    }
    return sections.flatMap { charts($0.blocks) }
  }
}
