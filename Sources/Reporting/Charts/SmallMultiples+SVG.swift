extension SmallMultiples {
  private static let columns = 2
  private static let panelHeight = 92
  private static let gap = 16

  func svg(_ chart: Chart, isFile: Bool, _ language: Language) -> [UInt8] {
    let rows = (panels.count + Self.columns - 1) / Self.columns
    let height = 22 + rows * Self.panelHeight
    var svg = SVGWriter(chart, height: height, isFile: isFile, language: language)
    svg.label("\(unit), 0–\(topText), \(firstLabel)–\(lastLabel)", 0, 12, style: "soft")
    let values = panels.flatMap { $0.values.compactMap { $0 } }
    let longest = max(values.max() ?? 0, 1e-9)
    let width = (SVGWriter.width - Self.gap * (Self.columns - 1)) / Self.columns
    for (place, panel) in panels.enumerated() {
      let x = place % Self.columns * (width + Self.gap)
      let y = 22 + place / Self.columns * Self.panelHeight
      let free = width - SVGWriter.textWidth(panel.lastText) - 8
      svg.label(SVGWriter.fitted(panel.label, free), x, y + 14, style: "strong")
      svg.label(panel.lastText, x + width, y + 14, .end)
      let step = max(1, width / max(1, panel.values.count))
      for (column, value) in panel.values.enumerated() {
        guard let value else { continue }
        let length = Int((max(0, value) / longest * 52).rounded())
        svg.rect("value", x + column * step, y + 76 - length, max(1, step - 3), length)
      }
      svg.line("axis", x, y + 77, x + width, y + 77)
    }
    return svg.finish()
  }
}

extension Chart {
  /// Returns the chart as SVG.
  ///
  /// - Parameters:
  ///   - isFile: True for a file of its own, which must contain its colours.
  ///   - language: The language of the texts.
  /// - Returns: The bytes of an `svg` element.
  func svg(isFile: Bool, _ language: Language) -> [UInt8] {
    switch content {
    case .bars(let bars): bars.svg(self, isFile: isFile, language)
    case .lines(let lines): lines.svg(self, isFile: isFile, language)
    case .multiples(let multiples): multiples.svg(self, isFile: isFile, language)
    }
  }
}
