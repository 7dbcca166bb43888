/// A picture of figures that a table near it holds.
struct Chart: Hashable, Sendable {
  /// The stem of its file, and its anchor.
  let name: String
  /// The chart's title.
  let title: String
  /// A text alternative for readers who cannot see the chart.
  let description: String
  let content: Content

  enum Content: Hashable, Sendable {
    case bars(BarChart)
    case lines(LineChart)
    case multiples(SmallMultiples)
  }
}

/// A number to be drawn, with how it is written.
struct ChartValue: Hashable, Sendable {
  let value: Double
  let text: String
}

/// A horizontal bar for each of some things.
struct BarChart: Hashable, Sendable {
  struct Bar: Hashable, Sendable {
    let label: String
    let value: ChartValue
    /// The limit of the bar, such as a budget.
    var limit: ChartValue?
    /// A value to compare with.
    var mark: ChartValue?
    /// True if it is a part of the bar above.
    var isPart = false
    /// True if the value exceeds the limit.
    var isOver: Bool { limit.map { value.value > $0.value } ?? false }
  }

  let bars: [Bar]
  /// The unit of the bars, such as `€`.
  let unit: String
  let valueName: String
  let limitName: String?
  let markName: String?
}

/// Lines over days or months, with a band where something is uncertain.
struct LineChart: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// The main line.
    case main
    /// A line to compare with.
    case before
    /// A limit.
    case limit
  }

  struct Line: Hashable, Sendable {
    let name: String
    let style: Style
    /// One value for each position on the axis; nil for a gap.
    let values: [Double?]
    /// The last value as text, shown at the line's end.
    let lastText: String?
    /// True if values hold until the next one.
    var isStepped = false
  }

  /// A point with bounds at a place of the axis.
  struct Range: Hashable, Sendable {
    let name: String
    let place: Int
    let value: ChartValue
    let low: ChartValue
    let high: ChartValue
  }

  let lines: [Line]
  var range: Range?
  /// The number of positions on the axis.
  let count: Int
  /// Labels of some places, ascending.
  let labels: [Label]
  let unit: String
  /// True if the axis starts at zero: it must where amounts are compared.
  let startsAtZero: Bool
  let style: NumberStyle

  struct Label: Hashable, Sendable {
    let place: Int
    let text: String
  }
}

/// The same small columns for each of some things, on one scale.
struct SmallMultiples: Hashable, Sendable {
  struct Panel: Hashable, Sendable {
    let label: String
    /// One value for each position; nil for a gap.
    let values: [Double?]
    let lastText: String
  }

  let panels: [Panel]
  let unit: String
  let firstLabel: String
  let lastLabel: String
  /// The value at the top of the scale, as text.
  let topText: String
}
