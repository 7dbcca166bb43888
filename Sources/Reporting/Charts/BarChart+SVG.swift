extension BarChart {
  private static let rowHeight = 40
  private static let top = 24

  func svg(_ chart: Chart, isFile: Bool, _ language: Language) -> [UInt8] {
    let height = Self.top + bars.count * Self.rowHeight + 4
    var svg = SVGWriter(chart, height: height, isFile: isFile, language: language)
    legend(&svg)
    let values = bars.flatMap { [$0.value, $0.limit, $0.mark].compactMap { $0?.value } }
    let longest = max(values.max() ?? 0, 1e-9)
    for (place, bar) in bars.enumerated() {
      draw(bar, at: Self.top + place * Self.rowHeight, longest: longest, &svg)
    }
    return svg.finish()
  }

  /// Names what is drawn, in the order of its importance.
  private func legend(_ svg: inout SVGWriter) {
    var x = 0
    func place(_ name: String) -> Int {
      defer { x += 20 + SVGWriter.textWidth(name) + 14 }
      svg.label(name, x + 20, 12, style: "soft")
      return x
    }
    svg.rect("value", place("\(valueName), \(unit)"), 4, 14, 8)
    if let limitName { svg.rect("room", place(limitName), 4, 14, 8) }
    if let markName {
      let x = place(markName)
      svg.line("mark", x + 7, 2, x + 7, 14)
    }
  }

  private func draw(_ bar: Bar, at y: Int, longest: Double, _ svg: inout SVGWriter) {
    let indent = bar.isPart ? 12 : 0
    let room = SVGWriter.width - indent - 1
    func length(_ value: ChartValue) -> Int {
      Int((max(0, value.value) / longest * Double(room)).rounded())
    }
    let written = bar.limit.map { "\(bar.value.text) / \($0.text)" } ?? bar.value.text
    let free = room - SVGWriter.textWidth(written) - 10
    svg.label(
      SVGWriter.fitted(bar.label, free), indent, y + 13, style: bar.isPart ? "" : "strong")
    svg.label(written, SVGWriter.width, y + 13, .end)
    let (own, limit) = (length(bar.value), bar.limit.map(length))
    if let limit {
      svg.rect("value", indent, y + 19, min(own, limit), 12)
      if own > limit { svg.rect("over", indent + limit, y + 19, own - limit, 12) }
      svg.rect("room", indent, y + 19, max(1, limit), 12)
    } else {
      svg.rect("value", indent, y + 19, own, 12)
    }
    if let mark = bar.mark {
      let x = indent + length(mark)
      svg.line("mark", x, y + 16, x, y + 34)
    }
  }
}
