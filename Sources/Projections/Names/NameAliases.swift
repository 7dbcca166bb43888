import ByteTools
import ColumnStore
import GroceryModel

/// Groups written names of the same thing, and chooses its display name.
///
/// Names that match (``NameKey``) or are connected by an alias form a group. Its display name is
/// the most frequent form (ties: first in byte order); if no line has the group's own name, it is
/// the form in descriptions.
///
/// Strings are made on demand: of tens of thousands of names, an answer shows a few.
public struct NameAliases: Sendable {
  /// The thing of each number of the table.
  public private(set) var groups: [Int] = []
  /// One way of writing a thing's own name, blanks folded.
  private struct Way: Sendable {
    /// The first name of the table that is written so.
    let number: UInt32
    let group: UInt32
    /// The way of the same thing that was found before, or ``none``.
    let before: UInt32
  }

  private static let none = UInt32.max

  private let table: StringInterner
  private var ways: [Way] = []
  /// For each number of the table its way of writing, or ``none`` for an alias.
  private var wayOfNumber: [UInt32] = []
  /// For each thing the way that was found last, or ``none``.
  private var lastWays: [UInt32] = []
  /// What things are shown as where no line counts, if that is not the first of their ways.
  private var fallbacks: [Int: String] = [:]
  /// What each thing is matched by.
  private let matchingKeys: NameKeys

  /// Groups all names of a table.
  ///
  /// - Parameters:
  ///   - table: The names as written.
  ///   - described: Names as descriptions write them.
  ///   - canonical: Returns the name that an alias leads to, by matching key; nil without aliases.
  public init(
    _ table: StringInterner, described: some Sequence<String> = [],
    canonical: (@Sendable (String) -> String?)?
  ) {
    self.table = table
    matchingKeys = NameKeys(table, canonical: canonical, groups: &groups)
    var given: [String: String] = [:]
    for text in described.lazy.map({ NameKey.printed($0) }) {
      let key = NameKey.matching(text)
      given[key] = given[key].map { Self.first($0, text) } ?? text
    }
    ways.reserveCapacity(table.count)
    wayOfNumber.reserveCapacity(table.count)
    lastWays.reserveCapacity(matchingKeys.count)
    for number in 0..<table.count {
      if let canonical { note(number, canonical) } else { note(ownName: number) }
    }
    for (key, text) in given {
      if let group = group(ofKey: key) { fallbacks[group] = text }
    }
  }

  private mutating func note(_ number: Int, _ canonical: (String) -> String?) {
    let key = NameKey.matching(table.text(number))
    guard let alias = canonical(key), NameKey.matching(alias) != key else {
      return note(ownName: number)
    }
    if groups[number] == lastWays.count {
      lastWays.append(Self.none)
      fallbacks[groups[number]] = NameKey.printed(alias)
    }
    wayOfNumber.append(Self.none)
  }

  private mutating func note(ownName number: Int) {
    let group = groups[number]
    if group == lastWays.count { lastWays.append(Self.none) }
    var way = lastWays[group]
    if way != Self.none {
      let text = printed(number)
      while way != Self.none, !printed(way: way).utf8.elementsEqual(text.utf8) {
        way = ways[Int(way)].before
      }
    }
    if way == Self.none {
      way = UInt32(ways.count)
      ways.append(
        Way(number: UInt32(number), group: UInt32(group), before: lastWays[group]))
      lastWays[group] = way
    }
    wayOfNumber.append(way)
  }

  private func printed(way: UInt32) -> String { printed(Int(ways[Int(way)].number)) }

  private func printed(_ number: Int) -> String { NameKey.printed(table.text(number)) }

  private func append(printed number: Int, to text: inout [UInt8]) {
    let isPlain = table.withBytes(number) { bytes in
      guard NameKey.isPlain(bytes) else { return false }
      text += bytes
      return true
    }
    if !isPlain { text += printed(number).utf8 }
  }

  /// The text that comes first in byte order.
  private static func first(_ left: String, _ right: String) -> String {
    right.utf8.lexicographicallyPrecedes(left.utf8) ? right : left
  }

  /// What each thing is matched by.
  public var keys: LazyTexts { matchingKeys.texts }

  /// True if an alias may connect different names.
  var hasAliases: Bool { matchingKeys.hasAliases }

  /// For each thing its place in an order that nothing but what they are matched by decides.
  var ranks: [UInt32] { matchingKeys.ranks }

  /// The thing that a matching key names, if any name of it was written.
  public func group(ofKey key: String) -> Int? {
    matchingKeys.find(key)
  }

  /// What each thing is shown as, given how often each name was written.
  public func names(counts: [Int]) -> [String] { Array(shown(counts: counts)) }

  /// The same, each made when it is asked for.
  func shown(counts: [Int]) -> LazyTexts {
    var written = Array(repeating: 0, count: ways.count)
    for (way, count) in zip(wayOfNumber, counts) where way != Self.none {
      written[Int(way)] += count
    }
    var best = Array(repeating: Self.none, count: lastWays.count)
    for (way, count) in written.enumerated() where count > 0 {
      let group = Int(ways[way].group)
      let known = best[group]
      if known != Self.none {
        let knownCount = written[Int(known)]
        if knownCount > count || knownCount == count && isFirst(known, UInt32(way)) { continue }
      }
      best[group] = UInt32(way)
    }
    let shown = best.map { $0 == Self.none ? $0 : ways[Int($0)].number }
    return LazyTexts(
      count: shown.count,
      { [self, shown] group in
        shown[group] == Self.none ? unwritten(group) : printed(Int(shown[group]))
      },
      append: { [self, shown] group, text in
        if shown[group] == Self.none {
          text += unwritten(group).utf8
        } else {
          append(printed: Int(shown[group]), to: &text)
        }
      })
  }

  private func isFirst(_ way: UInt32, _ other: UInt32) -> Bool {
    printed(way: way).utf8.lexicographicallyPrecedes(printed(way: other).utf8)
  }

  /// What a thing is shown as that no line counts for.
  private func unwritten(_ group: Int) -> String {
    var text = fallbacks[group]
    guard text == nil else { return text ?? "" }
    var way = lastWays[group]
    while way != Self.none {
      let own = printed(way: way)
      text = text.map { Self.first($0, own) } ?? own
      way = ways[Int(way)].before
    }
    return text ?? ""
  }
}
