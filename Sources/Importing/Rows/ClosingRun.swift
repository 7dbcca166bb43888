/// The kinds of the rows below, as far as the last ``ClosingSums`` has explained them.
struct ClosingRun {
  private var parts: ArraySlice<(line: Int, part: ClosingSums.Part)> = []
  var isEmpty: Bool { parts.isEmpty }

  mutating func note(_ rows: [ClosingSums.Row], _ found: [ClosingSums.Part]) {
    parts = zip(rows, found).map { (line: $0.line, part: $1) }[...]
  }

  /// Returns and removes the kind of the row on a line; nil if it is unknown.
  mutating func take(_ line: Int) -> ClosingSums.Part? {
    while let first = parts.first, first.line <= line {
      parts.removeFirst()
      if first.line == line { return first.part }
    }
    return nil
  }
}
