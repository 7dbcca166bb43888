import EventSourcing

/// The ids of the last 4,096 lines, to find the item line that a discount or deposit belongs to.
struct RecentLines {
  private var lines = Array(repeating: 0, count: 4096)
  private var identifiers = Array(repeating: EventIdentifier(high: 0, low: 0), count: 4096)

  mutating func note(_ line: Int, _ identifier: EventIdentifier) {
    lines[line & 4095] = line
    identifiers[line & 4095] = identifier
  }

  subscript(line: Int) -> EventIdentifier? {
    line > 0 && lines[line & 4095] == line ? identifiers[line & 4095] : nil
  }
}
