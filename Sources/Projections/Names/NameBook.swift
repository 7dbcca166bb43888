import EventSourcing
import GroceryModel

/// Which written names are one thing, and how that thing is shown.
///
/// Names that match (``NameKey``) or that an alias leads to one another are one. It is shown as most
/// often written, of equally frequent ways the first in byte order; a thing whose own name no line
/// has is shown as descriptions write it.
public struct NameBook: Sendable {
  /// The thing of each number of the table.
  public private(set) var groups: [Int] = []
  /// What each thing is matched by.
  public private(set) var keys: [String] = []
  /// One way of writing a thing's own name, blanks folded.
  private struct Way: Sendable {
    let text: String
    let group: Int
    /// The way of the same thing that was found before, or none.
    let before: Int?
  }

  private var ways: [Way] = []
  /// For each number of the table its way of writing, or none for an alias.
  private var wayOfNumber: [Int?] = []
  /// What each thing is shown as where no line counts.
  private var fallbacks: [String] = []
  /// ``keys`` once more, to be found by.
  private var keyTable = NameTable()

  /// Groups all names of a table.
  ///
  /// - Parameters:
  ///   - table: The names as written.
  ///   - described: Names as descriptions write them.
  ///   - canonical: The name that an alias leads to, by matching key.
  public init(
    _ table: NameTable, described: some Sequence<String> = [], canonical: (String) -> String?
  ) {
    var given: [String: String] = [:]
    for text in described.lazy.map({ NameKey.printed($0) }) {
      let key = NameKey.matching(text)
      given[key] = given[key].map { Self.first($0, text) } ?? text
    }
    /// For each thing the way that was found last.
    var lastWays: [Int?] = []
    for number in 0..<table.count {
      let text = NameKey.printed(table.text(number))
      let ownKey = NameKey.matching(text)
      let alias = canonical(ownKey)
      var key = alias.map { NameKey.matching($0) } ?? ownKey
      let group = key.withUTF8 { keyTable.number(of: $0) }
      if group == keys.count {
        keys.append(key)
        lastWays.append(nil)
        fallbacks.append(given[key] ?? alias.map { NameKey.printed($0) } ?? text)
      } else if given[key] == nil, ownKey == key {
        fallbacks[group] = Self.first(fallbacks[group], text)
      }
      groups.append(group)
      guard ownKey == key else {
        wayOfNumber.append(nil)
        continue
      }
      var way = lastWays[group]
      while let known = way, ways[known].text.utf8.elementsEqual(text.utf8) == false {
        way = ways[known].before
      }
      if way == nil {
        way = ways.count
        ways.append(Way(text: text, group: group, before: lastWays[group]))
        lastWays[group] = way
      }
      wayOfNumber.append(way)
    }
  }

  /// The text that comes first in byte order.
  private static func first(_ left: String, _ right: String) -> String {
    right.utf8.lexicographicallyPrecedes(left.utf8) ? right : left
  }

  /// The thing that a matching key names, if any name of it was written.
  public func group(ofKey key: String) -> Int? {
    var key = key
    return key.withUTF8 { keyTable.find($0) }
  }

  /// What each thing is shown as, given how often each name was written.
  public func names(counts: [Int]) -> [String] {
    var written = Array(repeating: 0, count: ways.count)
    for (way, count) in zip(wayOfNumber, counts) {
      if let way { written[way] += count }
    }
    var names = fallbacks
    var best = Array(repeating: 0, count: keys.count)
    for (way, count) in zip(ways, written) where count > 0 && count >= best[way.group] {
      names[way.group] =
        count > best[way.group] ? way.text : Self.first(names[way.group], way.text)
      best[way.group] = count
    }
    return names
  }
}
