import Testing

@testable import Reporting

@Suite struct ChartTests {
  private static let style = NumberStyle(language: .english)

  private static func value(_ value: Double) -> ChartValue {
    ChartValue(value: value, text: "\(value)")
  }

  private static func svg(_ content: Chart.Content) -> String {
    let chart = Chart(name: "c", title: "T < U", description: "D", content: content)
    return String(decoding: chart.svg(isFile: true, .english), as: UTF8.self)
  }

  @Test(arguments: [
    ([0.0, 233.13, 260], [0.0, 100, 200, 300]), ([0, 1], [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ([-5, 12], [-5, 0, 5, 10, 15]), ([0], [0, 0.2, 0.4, 0.6, 0.8, 1]),
  ])
  func `an axis that starts at zero has round steps`(_ values: [Double], _ ticks: [Double]) {
    let found = Axis(values, startsAtZero: true).ticks
    #expect(found.count == ticks.count)
    for (found, expected) in zip(found, ticks) { #expect(abs(found - expected) < 1e-9) }
  }

  @Test func `steps are round and few whatever the values`() {
    for exponent in -3...8 {
      for factor in 1...99 {
        var power = 1.0
        for _ in 0..<abs(exponent) { power *= exponent < 0 ? 0.1 : 10 }
        let axis = Axis([0, Double(factor) * power], startsAtZero: true)
        #expect((2...7).contains(axis.ticks.count), "\(factor) \(exponent)")
        #expect(axis.high >= Double(factor) * power * 0.999_999)
      }
    }
  }

  @Test func `a picture has a title, a description and no text that is markup`() {
    let text = Self.svg(
      .bars(
        BarChart(
          bars: [.init(label: "*|_<script>", value: Self.value(3), limit: Self.value(2))],
          unit: "€", valueName: "Spent", limitName: "Budget", markName: nil)))
    #expect(text.contains("<title id=\"c-t\">T &lt; U</title>\n<desc id=\"c-d\">D</desc>"))
    #expect(text.contains(">*|_&lt;script&gt;</text>") && !text.contains("<script"))
    #expect(text.contains("class=\"over\""))
  }

  @Test func `bars of characters are as long as their shares`() {
    #expect(BlockBar.bar(permille: 1000, width: 4, isASCII: false) == "████")
    #expect(BlockBar.bar(permille: 500, width: 4, isASCII: false) == "██")
    #expect(BlockBar.bar(permille: 1, width: 4, isASCII: false) == "▏")
    #expect(BlockBar.bar(permille: 0, width: 4, isASCII: false) == "")
    #expect(BlockBar.bar(permille: 500, width: 4, isASCII: true) == "##")
    #expect(BlockBar.columns([0, nil, 7], low: 0, high: 7, isASCII: false) == "▁ █")
    #expect(BlockBar.columns([0, 7], low: 0, high: 7, isASCII: true) == "_@")
  }

  @Test func `a line has a gap where there is no value, and the same bytes each time`() {
    let chart = LineChart(
      lines: [.init(name: "A", style: .main, values: [1, 2, nil, 3, 4], lastText: "4")], count: 5,
      labels: [.init(place: 0, text: "a"), .init(place: 4, text: "b")], unit: "€",
      startsAtZero: true, style: Self.style)
    let text = Self.svg(.lines(chart))
    #expect(text.components(of: "class=\"main\" d=") == 2)
    #expect(text == Self.svg(.lines(chart)))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
