import GroceryModel
import Projections

/// The answer to one question as a chart, for a terminal or a file.
public struct AnswerChart: Sendable {
  let chart: Chart
  private let language: Language

  /// Bars of the greatest sums, or of all where they follow the calendar; nil where nothing was spent.
  ///
  /// - Parameters:
  ///   - rows: Of several currencies the one of most lines is shown.
  ///   - keys: What they are grouped by.
  ///   - title: What the chart shows.
  ///   - limit: At most so many bars.
  ///   - language: The language of the words and figures.
  public init?(
    spend rows: SpendRows, by keys: [SpendKey], title: String, limit: Int,
    in language: Language = .english
  ) {
    var lines: [String: Int] = [:]
    for row in rows { lines[row.currency, default: 0] += row.lines }
    guard
      let code = lines.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
      let currency = Currency(code)
    else { return nil }
    let own = rows.filter { $0.currency == code && $0.spent.units > 0 }
    let isOfTime = keys.contains(where: \.isOfTime)
    let shown =
      isOfTime
      ? Array(own.suffix(limit))
      : Array(
        own.enumerated().sorted {
          ($1.element.spent, $0.offset) < ($0.element.spent, $1.offset)
        }.map(\.element).prefix(limit))
    guard !shown.isEmpty else { return nil }
    let say = Wording(language)
    let style = say.style
    let words = FixedWords(language)
    func label(_ key: SpendKey, _ text: String) -> String {
      if text.isEmpty { return words.value("(none)") }
      switch key {
      case .category: return say.category(text)
      case .weekday: return say.calendar.weekday(text)
      default: return text
      }
    }
    let bars = shown.map { row in
      BarChart.Bar(
        label: zip(keys, row.keys).map(label).joined(separator: ", "),
        value: ChartValue(
          value: row.spent.approximation, text: style.number(row.spent.text(in: currency))))
    }
    self.language = language
    chart = Chart(
      name: "spend", title: PhraseBook(language)(title),
      description: bars.map { "\($0.label): \($0.value.text)" }.joined(separator: "; "),
      content: .bars(
        BarChart(
          bars: bars, unit: NumberStyle.symbol(currency), valueName: say(.spent), limitName: nil,
          markName: nil)))
  }

  /// Creates a chart of one item's lowest price of each day; nil with fewer than two days.
  ///
  /// - Parameters:
  ///   - records: Prices by day, of one item, currency and unit.
  ///   - title: The chart's title.
  ///   - language: The language of the words and figures.
  public init?(prices records: [PriceRecord], title: String, in language: Language = .english) {
    guard let first = records.first, let last = records.last, first.day < last.day,
      let currency = Currency(first.currency)
    else { return nil }
    let count = last.day - first.day + 1
    var values: [Double?] = Array(repeating: nil, count: count)
    for record in records {
      guard let price = Double(record.price) else { continue }
      let place = record.day - first.day
      values[place] = min(values[place] ?? price, price)
    }
    for place in 1..<count where values[place] == nil { values[place] = values[place - 1] }
    let say = Wording(language)
    let unit = FixedWords(language).value(first.unit.isEmpty ? "each" : first.unit)
    let style = say.style
    self.language = language
    let lowest = records.filter { $0.day == last.day }.min {
      (Double($0.price) ?? 0) < (Double($1.price) ?? 0)
    }
    chart = Chart(
      name: "prices", title: title,
      description: "\(first.day): \(first.price); \(last.day): \(lowest?.price ?? "")",
      content: .lines(
        LineChart(
          lines: [
            LineChart.Line(
              name: first.item, style: .main, values: values,
              lastText: lowest.map { style.number($0.price) }, isStepped: true)
          ],
          count: count,
          labels: [
            LineChart.Label(place: 0, text: first.day.description),
            LineChart.Label(place: count - 1, text: last.day.description),
          ],
          unit: say(.perUnit, ["currency": NumberStyle.symbol(currency), "unit": unit]),
          startsAtZero: false, style: style)))
  }

  /// The chart as an SVG file.
  public var svg: [UInt8] { chart.svg(isFile: true, language) }

  /// The chart in characters, ending in a line feed.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - colour: Whether it shows colours.
  ///   - isASCII: Whether it shows no other characters.
  /// - Returns: Lines of text.
  public func text(width: Int, colour: Bool, isASCII: Bool) -> [UInt8] {
    var output: [UInt8] = []
    func line(_ text: String) {
      TerminalText.append(text, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
    switch chart.content {
    case .bars(let bars):
      line("\(chart.title), \(bars.unit)")
      output.append(UInt8(ascii: "\n"))
      for bar in Self.lines(bars, width: width, isASCII: isASCII) { line(bar) }
    case .lines(let lines):
      line("\(chart.title), \(lines.unit)")
      output.append(UInt8(ascii: "\n"))
      for row in rows(lines, width: width, isASCII: isASCII) { line(row) }
    case .multiples: break
    }
    return output
  }

  private static func lines(_ chart: BarChart, width: Int, isASCII: Bool) -> [String] {
    let names = min(32, chart.bars.map { TerminalText.width(of: $0.label) }.max() ?? 0)
    let figures = chart.bars.map { $0.value.text.count }.max() ?? 0
    let room = max(10, width - names - figures - 4)
    let longest = max(chart.bars.map(\.value.value).max() ?? 0, 1e-9)
    return chart.bars.map { bar in
      let label = cut(bar.label, to: names, isASCII)
      let gap = String(repeating: " ", count: names - TerminalText.width(of: label))
      let figure = String(repeating: " ", count: figures - bar.value.text.count) + bar.value.text
      let blocks = BlockBar.bar(
        permille: Int((bar.value.value / longest * 1000).rounded()), width: room, isASCII: isASCII)
      return "\(label)\(gap)  \(figure)  \(blocks)"
    }
  }

  private static func cut(_ text: String, to width: Int, _ isASCII: Bool) -> String {
    guard TerminalText.width(of: text) > width else { return text }
    let mark = isASCII ? "..." : "…"
    var short = text
    while !short.isEmpty, TerminalText.width(of: short + mark) > width { short.removeLast() }
    return short + mark
  }

  /// One row of columns for each line, at most as many as fit, with the ends of its scale.
  private func rows(_ chart: LineChart, width: Int, isASCII: Bool) -> [String] {
    let say = PhraseBook(language)
    let columns = max(10, min(chart.count, width - 4))
    return chart.lines.flatMap { line -> [String] in
      // Each column is the last of the values that it stands for, so that the last one is drawn.
      let count = line.values.count
      let sampled = (0..<columns).map { column in
        line.values[max(column * count / columns, (column + 1) * count / columns - 1)]
      }
      let known = line.values.compactMap { $0 }
      guard let low = known.min(), let high = known.max() else { return [] }
      func text(_ value: Double) -> String { decimalText(of: value, fractionDigits: 2) ?? "" }
      return [
        BlockBar.columns(sampled, low: low, high: high, isASCII: isASCII)
      ]
        + WrappedText.lines(
          of: say(
            "\(chart.labels.first?.text ?? "") to \(chart.labels.last?.text ?? ""): "
              + "lowest \(text(low)), highest \(text(high)), last \(line.lastText ?? "")"),
          width: width, indent: 2)
    }
  }
}
