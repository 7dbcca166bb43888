import GroceryModel

/// How names are merged and shown, from the words of the design: names that match are one thing, shown
/// as most often written, of equally frequent ways the first in byte order.
struct ReferenceNames {
  private var counts: [String: [String: Int]] = [:]

  /// Counts one way of writing; a count of 0 only makes the name known.
  mutating func note(_ text: String, count: Int) {
    counts[NameKey.matching(text), default: [:]][NameKey.printed(text), default: 0] += count
  }

  /// The thing's name as shown.
  func shown(_ key: String) -> String {
    let ways = counts[key] ?? [:]
    let most = ways.values.max() ?? 0
    return ways.filter { $0.value == most }.keys.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      ?? key
  }
}
