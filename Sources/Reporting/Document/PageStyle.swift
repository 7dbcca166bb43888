/// The style sheets of pages.
enum PageStyle {
  /// For reports: light and dark, on screens from a telephone's up, and on A4 and Letter paper.
  static let report = """
    :root { color-scheme: light dark; \(ChartStyle.lightColours) }
    @media (prefers-color-scheme: dark) { :root { \(ChartStyle.darkColours) } }
    * { box-sizing: border-box; }
    body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0; }
    main { margin: 0 auto; max-width: 46rem; padding: 1rem 1rem 3rem; }
    h1 { font-size: 1.7rem; line-height: 1.25; margin: .5rem 0 1rem; text-wrap: balance; }
    h2 { border-top: 2px solid var(--rule); font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: .75rem; }
    h1, h2, p, li, summary, tbody th { overflow-wrap: anywhere; }
    .lead { font-size: 1.05rem; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: 1rem 0 0; padding: 0; }
    a { color: var(--value); }
    figure { margin: 1rem 0; max-width: 35rem; }
    figcaption, caption { color: var(--soft); font-size: .9rem; text-align: start; }
    svg.chart { direction: ltr; display: block; height: auto; width: 100%; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; width: 100%; }
    caption { padding-bottom: .25rem; }
    th, td { border-bottom: 1px solid var(--rule); padding: .3rem .4rem; text-align: start; vertical-align: top; }
    thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
    tbody th { font-weight: 400; min-width: 6.5rem; }
    .total th, .total td { font-weight: 700; }
    .n { text-align: end; }
    td.n { white-space: nowrap; }
    [dir=rtl] td.n { direction: ltr; text-align: left; }
    td.bar { white-space: nowrap; }
    td.bar[style] { min-width: 8rem; width: 30%; }
    td.bar[style]::before { background: var(--value); content: ""; display: inline-block; height: .8em; margin-inline-end: .4em; width: var(--w); }
    td.over[style]::before { background: var(--over); }
    details { margin: 1rem 0; }
    summary { color: var(--value); cursor: pointer; padding: .3rem 0; }
    .wide { overflow-x: auto; }
    .wide table { width: auto; }
    .wide caption { color: var(--ink); font-weight: 600; }
    footer { border-top: 1px solid var(--rule); color: var(--soft); font-size: .85rem; margin-top: 3rem; }
    \(ChartStyle.rules)
    @media (max-width: 40rem) {
      th.bar, td.bar { display: none; }
      main { padding: .5rem .75rem 2rem; }
      table.figures { font-size: .78rem; }
      .figures thead th { font-size: .7rem; hyphens: auto; overflow-wrap: anywhere; }
      :is(.n, .bar) + :is(td, th):not(.n, .bar) { padding-inline-start: .6rem; }
      tbody th { min-width: 5.2rem; }
      th, td { padding: .3rem .15rem; }
    }
    @media print {
      :root { color-scheme: light; \(ChartStyle.lightColours) }
      body { font-size: 10.5pt; }
      main { max-width: none; padding: 0; }
      nav, details:not([open]) { display: none; }
      a { color: inherit; }
      h2 { break-after: avoid; margin-top: 1.5rem; }
      figure, tr { break-inside: avoid; }
      figure { max-width: 22rem; }
      th, td { padding: .2rem .4rem; }
      h2:has(+ details:not([open])) { display: none; }
      td.bar::before { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .wide { overflow: visible; }
      .wide table { font-size: 7pt; width: 100%; }
    }
    @page { margin: 15mm; }
    """

  /// For a table alone.
  static let table = """
    :root { color-scheme: light dark; }
    body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
    section { margin: 0 0 2rem; overflow-x: auto; }
    table { border-collapse: collapse; }
    caption { font-weight: bold; padding: .5rem 0; text-align: start; }
    th, td { border-bottom: 1px solid #8886; padding: .25rem .75rem; text-align: start; }
    td { white-space: pre-wrap; }
    .n { font-variant-numeric: tabular-nums; text-align: end; }
    """
}
