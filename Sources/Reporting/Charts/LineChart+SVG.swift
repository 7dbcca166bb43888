import GroceryModel

extension LineChart {
  private var height: Int { legend.last.map { 262 + $0.row * 20 } ?? 238 }
  private static let top = 26
  private static let bottom = 214

  /// The edges between which the lines are drawn: beside them is room for the widest labels.
  private func edges(_ ticks: [String]) -> (left: Int, right: Int) {
    // The usual edges leave room for so many characters; each further one takes about 9 pixels.
    func further(_ texts: [String], than room: Int) -> Int {
      max(0, (texts.map { TerminalText.width(of: $0) }.max() ?? 0) - room) * 9
    }
    let ends = lines.compactMap(\.lastText) + [range?.value.text].compactMap { $0 }
    return (46 + further(ticks, than: 5), 330 - further(ends, than: 7))
  }

  func svg(_ chart: Chart, isFile: Bool, _ language: Language) -> [UInt8] {
    var svg = SVGWriter(chart, height: height, isFile: isFile, language: language)
    var values = lines.flatMap { $0.values.compactMap { $0 } }
    if let range { values += [range.low.value, range.high.value] }
    let axis = Axis(values, startsAtZero: startsAtZero)
    func y(_ value: Double) -> Int {
      Self.bottom - axis.place(value, over: Self.bottom - Self.top)
    }
    let ticks = axis.ticks.map { tick in
      (
        value: tick,
        text: style.number(decimalText(of: tick, fractionDigits: axis.digits) ?? "")
      )
    }
    let (left, right) = edges(ticks.map(\.text))
    func x(_ place: Int) -> Int { left + place * (right - left) / max(1, count - 1) }
    svg.label(unit, 0, 12, style: "soft")
    for tick in ticks {
      svg.line("axis", left, y(tick.value), right, y(tick.value))
      svg.label(tick.text, left - 5, y(tick.value) + 4, .end, style: "soft")
    }
    for label in labels {
      svg.line("axis", x(label.place), Self.bottom, x(label.place), Self.bottom + 4)
      svg.label(
        label.text, x(label.place), Self.bottom + 18,
        label.place == 0 ? .start : label.place == count - 1 ? .end : .middle, style: "soft")
    }
    for line in lines.reversed() { draw(line, x, y, &svg) }
    if let range {
      svg.path(
        "band", [(x(range.place), y(range.low.value)), (x(range.place), y(range.high.value))])
      for bound in [range.low, range.high] {
        svg.line("band", x(range.place) - 5, y(bound.value), x(range.place) + 5, y(bound.value))
      }
      svg.dot("dot", x(range.place), y(range.value.value))
    }
    ends(y, from: right, &svg)
    drawLegend(&svg)
    return svg.finish()
  }

  private func draw(
    _ line: Line, _ x: (Int) -> Int, _ y: (Double) -> Int, _ svg: inout SVGWriter
  ) {
    let style =
      switch line.style {
      case .main: "main"
      case .before: "before"
      case .limit: "limit"
      }
    var points: [(x: Int, y: Int)] = []
    for (place, value) in line.values.enumerated() {
      guard let value else {
        svg.path(style, points)
        points = []
        continue
      }
      if line.isStepped, let last = points.last { points.append((x(place), last.y)) }
      points.append((x(place), y(value)))
    }
    if points.count == 1, line.values.count > 1 { svg.dot("dot", points[0].x, points[0].y) }
    svg.path(style, points)
  }

  /// Writes the last value of each line beside its end, one below the other where they are close.
  private func ends(_ y: (Double) -> Int, from right: Int, _ svg: inout SVGWriter) {
    var labels = lines.compactMap { line -> (y: Int, text: String, isMain: Bool)? in
      guard let text = line.lastText, let last = line.values.last(where: { $0 != nil }) ?? nil
      else { return nil }
      return (y(last) + 4, text, line.style == .main)
    }
    if let range {
      labels.append((y(range.value.value) + 4, range.value.text, true))
    }
    labels.sort { ($0.y, $0.text) < ($1.y, $1.text) }
    var lowest = 0
    for label in labels {
      let place = max(label.y, lowest + 15)
      svg.label(label.text, right + 8, place, style: label.isMain ? "strong" : "")
      lowest = place
    }
  }

  /// The entries of the legend below the chart, with positions and rows.
  private var legend: [(name: String, style: String, x: Int, row: Int)] {
    guard lines.count > 1 || range != nil else { return [] }
    var places: [(name: String, style: String, x: Int, row: Int)] = []
    var (x, row) = (0, 0)
    func add(_ name: String, _ style: String) {
      let width = 26 + SVGWriter.textWidth(name)
      if x > 0, x + width > SVGWriter.width { (x, row) = (0, row + 1) }
      places.append((name, style, x, row))
      x += width + 14
    }
    for line in lines {
      add(line.name, line.style == .main ? "main" : line.style == .before ? "before" : "limit")
    }
    if let range { add(range.name, "dot") }
    return places
  }

  private func drawLegend(_ svg: inout SVGWriter) {
    for entry in legend {
      let y = 252 + entry.row * 20
      if entry.style == "dot" {
        svg.dot("dot", entry.x + 10, y)
      } else {
        svg.line(entry.style, entry.x, y, entry.x + 20, y)
      }
      svg.label(entry.name, entry.x + 26, y + 5, style: "soft")
    }
  }
}
