/// What the rows below are, as far as the sums that were read last tell.
struct ClosingRun {
  private var parts: ArraySlice<(line: Int, part: ClosingSums.Part)> = []
  var isEmpty: Bool { parts.isEmpty }

  mutating func note(_ rows: [ClosingSums.Row], _ found: [ClosingSums.Part]) {
    parts = zip(rows, found).map { (line: $0.line, part: $1) }[...]
  }

  /// Takes what the row on a line is; nil where nothing tells.
  mutating func take(_ line: Int) -> ClosingSums.Part? {
    while let first = parts.first, first.line <= line {
      parts.removeFirst()
      if first.line == line { return first.part }
    }
    return nil
  }
}
