/// A report as one JSON document: every table in full, then what the page says.
enum JSONReport {
  static func bytes(of document: ReportDocument) -> [UInt8] {
    var output: [UInt8] = []
    JSONRenderer().append(document.tables, to: &output)
    // The closing brace and its line feeds make room for one more key.
    output.removeLast(document.tables.isEmpty ? 2 : 3)
    output += (document.tables.isEmpty ? "\n" : ",\n").utf8
    output += "\"report\":{\n\"name\":".utf8
    JSONText.append(document.name, to: &output)
    output += ",\n\"title\":".utf8
    JSONText.append(document.title, to: &output)
    output += ",\n\"lead\":".utf8
    append(document.lead, to: &output)
    output += ",\n\"sections\":[".utf8
    for (place, section) in document.sections.enumerated() {
      output += (place == 0 ? "\n{\"id\":" : ",\n{\"id\":").utf8
      JSONText.append(section.id, to: &output)
      output += ",\"heading\":".utf8
      JSONText.append(section.heading, to: &output)
      output += ",\"sentences\":".utf8
      append(sentences(of: section), to: &output)
      output += "}".utf8
    }
    output += (document.sections.isEmpty ? "]" : "\n]").utf8
    output += ",\n\"footer\":".utf8
    JSONText.append(document.footer, to: &output)
    output += "\n}\n}\n".utf8
    return output
  }

  private static func sentences(of section: ReportSection) -> [String] {
    section.blocks.flatMap { block -> [String] in
      switch block {
      case .paragraph(let text): [text]
      case .list(let items): items
      case .figures, .chart, .table, .folded: []
      }
    }
  }

  private static func append(_ texts: [String], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    for (place, text) in texts.enumerated() {
      if place > 0 { output.append(UInt8(ascii: ",")) }
      JSONText.append(text, to: &output)
    }
    output.append(UInt8(ascii: "]"))
  }
}
