/// A report as a value: what it says, shows and counts, in no format yet.
struct ReportDocument: Sendable {
  let language: Language
  /// What the report is on, as in a folder's name: `2026-10`.
  let name: String
  let title: String
  /// What there is to know, a paragraph each.
  let lead: [String]
  let sections: [ReportSection]
  /// How the report was made.
  let footer: String
  /// What the list of sections is called.
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
