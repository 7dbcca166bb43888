import GroceryModel

/// Searches for the lines of a receipt that make a total.
struct ReceiptSearch {
  typealias Values = [Amount?]

  let entries: [ReceiptEntry]

  /// Lines that make a total.
  struct Explanation {
    var start: Int
    var values: Values
    /// Lines among them that are sums of those above.
    var sums: [Int] = []

    /// The number of lines that add something.
    var count: Int { values.count { $0.map { !$0.isZero } ?? false } }
  }

  /// Returns what the lines of a range add to make a change of the sum; nil if they do not.
  func changes(_ range: Range<Int>, of difference: Amount) -> Values? {
    for changes in 0...2 {
      let all = assignments(range, isBelowSum: true, changes: changes)
      if let values = all.first(where: { $0.reduce(.zero) { $0 + ($1 ?? .zero) } == difference }) {
        return values
      }
    }
    return nil
  }

  /// Returns the lines directly above a total that make it, as many of them as possible; nil if none do.
  func explanation(
    of total: Amount, above end: Int, least: Int, changes: Int
  ) -> Explanation? {
    for values in assignments(0..<end, isBelowSum: false, changes: changes) {
      guard let start = Self.start(values, total, above: end, least: least) else { continue }
      // Bases and taxes may make the same total again below the items and their number.
      for above in (max(0, start - 3)...start).reversed() {
        guard let other = Self.start(values, total, above: above, least: 2) else { continue }
        return Explanation(start: other, values: Values(values[other..<above]))
      }
      // `Items: 4   582.80` above a rounding is a sum of the items.
      if let first = values[start], let other = Self.start(values, first, above: start, least: 2) {
        var values = Values(values[other...])
        values[start - other] = nil
        return Explanation(start: other, values: values, sums: [start])
      }
      return Explanation(start: start, values: Values(values[start...]))
    }
    return nil
  }

  /// Returns the index of the first of the lines directly above `end` that make a total.
  private static func start(
    _ values: Values, _ total: Amount, above end: Int, least: Int
  ) -> Int? {
    var sum = Amount.zero
    var count = 0
    var start: Int?
    for place in values[..<end].indices.reversed() {
      sum += values[place] ?? .zero
      let adds = values[place].map { !$0.isZero } ?? false
      count += adds ? 1 : 0
      if adds, sum == total, count >= least { start = place }
    }
    return start
  }

  /// Returns what the lines of a range may add, with so many readings that differ from the usual ones.
  private func assignments(_ range: Range<Int>, isBelowSum: Bool, changes: Int) -> [Values] {
    var result: [Values] = []
    var seen: Set<Values> = []
    for assumption in ReceiptEntry.Assumption.allCases {
      let base = range.map { entries[$0].usual(assumption) }
      let others = range.indices.flatMap { place in
        entries[place].others(assumption, isBelowSum: isBelowSum).map {
          (place - range.lowerBound, $0)
        }
      }.suffix(Self.mostChanges)
      for values in Self.changed(base, Array(others), changes) where seen.insert(values).inserted {
        result.append(values)
      }
    }
    return result
  }

  /// Returns the readings that differ from `base` in so many lines.
  private static func changed(
    _ base: Values, _ others: [(Int, Amount?)], _ changes: Int
  ) -> [Values] {
    if changes == 0 { return [base] }
    let once = others.map { with(base, $0.0, $0.1) }
    if changes == 1 { return once }
    return others.indices.flatMap { first in
      others.indices.dropFirst(first + 1).filter { others[$0].0 != others[first].0 }
        .map { with(once[first], others[$0].0, others[$0].1) }
    }
  }

  private static func with(_ base: Values, _ place: Int, _ value: Amount?) -> Values {
    var values = base
    values[place] = value
    return values
  }

  /// The number of lines near a total whose other readings are tried.
  private static let mostChanges = 16
}
