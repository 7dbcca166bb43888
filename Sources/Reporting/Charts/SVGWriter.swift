/// Writes SVG in whole units, so that the same chart has the same bytes on any machine.
struct SVGWriter {
  /// Wide enough that its text is readable on a telephone.
  static let width = 400

  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - chart: The chart to draw.
  ///   - height: The picture's height in pixels.
  ///   - isFile: True for a file of its own, which must contain its colours.
  ///   - language: The language of the texts.
  init(_ chart: Chart, height: Int, isFile: Bool, language: Language) {
    raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.width) \(height)\"")
    if isFile { raw(" width=\"\(Self.width * 3 / 2)\" height=\"\(height * 3 / 2)\"") }
    raw(" role=\"img\" aria-labelledby=\"\(chart.name)-t \(chart.name)-d\" lang=\"")
    raw(language.rawValue + "\" class=\"chart\">\n<title id=\"\(chart.name)-t\">")
    text(chart.title)
    raw("</title>\n<desc id=\"\(chart.name)-d\">")
    text(chart.description)
    raw("</desc>\n")
    guard isFile else { return }
    raw("<style>\n\(ChartStyle.fileCSS)\n</style>\n")
    raw("<rect class=\"page\" width=\"\(Self.width)\" height=\"\(height)\"/>\n")
  }

  mutating func finish() -> [UInt8] {
    raw("</svg>\n")
    return bytes
  }

  mutating func raw(_ text: String) { bytes += text.utf8 }

  mutating func text(_ text: String) { HTMLText.append(text, to: &bytes) }

  mutating func rect(_ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    raw(
      "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>\n")
  }

  mutating func line(_ style: String, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) {
    raw("<path class=\"\(style)\" d=\"M\(x1) \(y1)L\(x2) \(y2)\"/>\n")
  }

  mutating func path(_ style: String, _ points: [(x: Int, y: Int)]) {
    guard let first = points.first else { return }
    raw("<path class=\"\(style)\" d=\"M\(first.x) \(first.y)")
    for point in points.dropFirst() { raw("L\(point.x) \(point.y)") }
    raw("\"/>\n")
  }

  mutating func dot(_ style: String, _ x: Int, _ y: Int) {
    raw("<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"/>\n")
  }

  /// The side of a text that its position refers to.
  enum Anchor: String { case start, middle, end }

  /// Adds a text; names may be in any script, so each finds its own direction.
  mutating func label(
    _ text: String, _ x: Int, _ y: Int, _ anchor: Anchor = .start, style: String = ""
  ) {
    raw("<text x=\"\(x)\" y=\"\(y)\"")
    if anchor != .start { raw(" text-anchor=\"\(anchor.rawValue)\"") }
    if !style.isEmpty { raw(" class=\"\(style)\"") }
    raw(">")
    self.text(text)
    raw("</text>\n")
  }

  /// About how wide a text is drawn.
  static func textWidth(_ text: String) -> Int { TerminalText.width(of: text) * 7 }

  /// The text cut to about a width, with an ellipsis where something is missing.
  static func fitted(_ text: String, _ width: Int) -> String {
    guard textWidth(text) > width else { return text }
    var short = text
    while !short.isEmpty, textWidth(short) + 7 > width { short.removeLast() }
    return short + "…"
  }
}
