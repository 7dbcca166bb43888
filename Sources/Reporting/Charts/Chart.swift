/// A picture of figures that a table near it holds.
struct Chart: Hashable, Sendable {
  /// The stem of its file, and its anchor.
  let name: String
  /// What it shows, in a few words.
  let title: String
  /// What can be seen on it, for those who do not see it.
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
    /// How far there is room, such as an amount allotted.
    var limit: ChartValue?
    /// What it is compared with.
    var mark: ChartValue?
    /// Whether it is a part of the bar above.
    var isPart = false
    /// Whether it stands for more than the limit.
    var isOver: Bool { limit.map { value.value > $0.value } ?? false }
  }

  let bars: [Bar]
  /// What the length of the bars is, such as `€`.
  let unit: String
  let valueName: String
  let limitName: String?
  let markName: String?
}

/// Lines over days or months, with a band where something is uncertain.
struct LineChart: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// What the chart is about.
    case main
    /// What it is compared with.
    case before
    /// A limit.
    case limit
  }

  struct Line: Hashable, Sendable {
    let name: String
    let style: Style
    /// One for each place on the axis from the first; nil where there is none.
    let values: [Double?]
    /// How its last value is written; shown at its end.
    let lastText: String?
    /// Whether values hold until the next one.
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
  /// How many places the axis has.
  let count: Int
  /// Labels of some places, ascending.
  let labels: [Label]
  let unit: String
  /// Whether the axis starts at zero: it must where amounts are compared.
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
    /// One for each place; nil where there is none.
    let values: [Double?]
    let lastText: String
  }

  let panels: [Panel]
  let unit: String
  let firstLabel: String
  let lastLabel: String
  /// How the value at the top of the scale is written.
  let topText: String
}
