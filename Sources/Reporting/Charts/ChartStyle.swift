/// The colours of charts: distinguishable with colour blindness, with a contrast of at least 4.5 :
/// 1.
enum ChartStyle {
  /// Used in pages, whose style names the colours.
  static let rules = """
    .chart text { font: 13px system-ui, sans-serif; fill: var(--ink); }
    .chart .soft { fill: var(--soft); }
    .chart .strong { font-weight: 600; }
    .chart .value { fill: var(--value); }
    .chart .part { fill: var(--value); }
    .chart .over { fill: var(--over); }
    .chart .room { fill: none; stroke: var(--soft); }
    .chart .mark { fill: none; stroke: var(--ink); stroke-width: 2; }
    .chart .axis { fill: none; stroke: var(--rule); }
    .chart .main { fill: none; stroke: var(--value); stroke-width: 3; stroke-linejoin: round; }
    .chart .before { fill: none; stroke: var(--soft); stroke-width: 2; stroke-dasharray: 2 3; }
    .chart .limit { fill: none; stroke: var(--over); stroke-width: 2; stroke-dasharray: 8 4; }
    .chart .band { fill: none; stroke: var(--value); stroke-width: 2; }
    .chart .dot { fill: var(--value); stroke: none; }
    .chart .page { fill: var(--page); }
    """

  static let lightColours =
    "--ink: #1c2126; --soft: #59616a; --rule: #c9ced4; --page: #ffffff; --value: #0a5ca8; --over: #ad3b00;"
  static let darkColours =
    "--ink: #e8eaed; --soft: #a7aeb6; --rule: #474d54; --page: #15181b; --value: #6cb2f2; --over: #ff9c66;"

  static let fileCSS = """
    svg { \(lightColours) }
    @media (prefers-color-scheme: dark) { svg { \(darkColours) } }
    \(rules)
    """
}
