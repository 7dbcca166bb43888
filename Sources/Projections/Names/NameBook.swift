import EventSourcing
import GroceryModel

/// Which written names are one thing, and how that thing is shown.
///
/// Names that match (``NameKey``) or that an alias leads to one another are one. It is shown as most
/// often written, of equally frequent ways the first in byte order; a thing whose own name no line
/// has is shown as descriptions write it.
///
/// There may be tens of thousands of names, of which an answer shows a few: no text is made before
/// somebody asks for it.
public struct NameBook: Sendable {
  /// The thing of each number of the table.
  public private(set) var groups: [Int] = []
  /// One way of writing a thing's own name, blanks folded.
  private struct Way: Sendable {
    /// The first name of the table that is written so.
    let number: Int
    let group: Int
    /// The way of the same thing that was found before, or none.
    let before: Int?
  }

  private let table: NameTable
  private var ways: [Way] = []
  /// For each number of the table its way of writing, or none for an alias.
  private var wayOfNumber: [Int?] = []
  /// For each thing the way that was found last.
  private var lastWays: [Int?] = []
  /// What things are shown as where no line counts, if that is not the first of their ways.
  private var fallbacks: [Int: String] = [:]
  /// What each thing is matched by.
  private var keyTable = NameTable()

  /// Groups all names of a table.
  ///
  /// - Parameters:
  ///   - table: The names as written.
  ///   - described: Names as descriptions write them.
  ///   - canonical: The name that an alias leads to, by matching key; nil where there are no aliases.
  public init(
    _ table: NameTable, described: some Sequence<String> = [], canonical: ((String) -> String?)?
  ) {
    self.table = table
    var given: [String: String] = [:]
    for text in described.lazy.map({ NameKey.printed($0) }) {
      let key = NameKey.matching(text)
      given[key] = given[key].map { Self.first($0, text) } ?? text
    }
    groups.reserveCapacity(table.count)
    for number in 0..<table.count {
      if canonical == nil, let group = groupOfPlain(number) {
        note(number, ownNameOf: group)
      } else {
        note(number, given, canonical)
      }
    }
    for (key, text) in given {
      if let group = group(ofKey: key) { fallbacks[group] = text }
    }
  }

  /// The thing of a name that is matched by itself in lower case; nil where it has to be looked at
  /// properly.
  private mutating func groupOfPlain(_ number: Int) -> Int? {
    table.withBytes(number) { bytes in
      guard NameKey.isPlain(bytes) else { return nil }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { key in
        for (index, byte) in bytes.enumerated() {
          key.initializeElement(at: index, to: byte &- 0x41 < 26 ? byte | 0x20 : byte)
        }
        return keyTable.number(of: Bytes(key))
      }
    }
  }

  private mutating func note(
    _ number: Int, _ given: [String: String], _ canonical: ((String) -> String?)?
  ) {
    let ownKey = NameKey.matching(table.text(number))
    let alias = canonical.flatMap { $0(ownKey) }
    var key = alias.map { NameKey.matching($0) } ?? ownKey
    let group = key.withUTF8 { keyTable.number(of: $0) }
    guard ownKey != key else { return note(number, ownNameOf: group) }
    if group == lastWays.count {
      lastWays.append(nil)
      fallbacks[group] = alias.map { NameKey.printed($0) }
    }
    groups.append(group)
    wayOfNumber.append(nil)
  }

  private mutating func note(_ number: Int, ownNameOf group: Int) {
    groups.append(group)
    if group == lastWays.count { lastWays.append(nil) }
    var way = lastWays[group]
    if way != nil {
      let text = printed(number)
      while let known = way, !printed(ways[known].number).utf8.elementsEqual(text.utf8) {
        way = ways[known].before
      }
    }
    if way == nil {
      way = ways.count
      ways.append(Way(number: number, group: group, before: lastWays[group]))
      lastWays[group] = way
    }
    wayOfNumber.append(way)
  }

  private func printed(_ number: Int) -> String { NameKey.printed(table.text(number)) }

  /// The text that comes first in byte order.
  private static func first(_ left: String, _ right: String) -> String {
    right.utf8.lexicographicallyPrecedes(left.utf8) ? right : left
  }

  /// What each thing is matched by.
  public var keys: NameTexts {
    NameTexts(count: keyTable.count) { [keyTable] in keyTable.text($0) }
  }

  /// The thing that a matching key names, if any name of it was written.
  public func group(ofKey key: String) -> Int? {
    var key = key
    return key.withUTF8 { keyTable.find($0) }
  }

  /// What each thing is shown as, given how often each name was written.
  public func names(counts: [Int]) -> [String] { Array(shown(counts: counts)) }

  /// The same, each made when it is asked for.
  func shown(counts: [Int]) -> NameTexts {
    var written = Array(repeating: 0, count: ways.count)
    for (way, count) in zip(wayOfNumber, counts) {
      if let way { written[way] += count }
    }
    var best: [Int?] = Array(repeating: nil, count: lastWays.count)
    for (way, count) in written.enumerated() where count > 0 {
      let group = ways[way].group
      if let known = best[group],
        written[known] > count || written[known] == count && isFirst(known, way)
      {
        continue
      }
      best[group] = way
    }
    return NameTexts(count: best.count) { [self, best] group in
      best[group].map { printed(ways[$0].number) } ?? unwritten(group)
    }
  }

  private func isFirst(_ way: Int, _ other: Int) -> Bool {
    printed(ways[way].number).utf8.lexicographicallyPrecedes(printed(ways[other].number).utf8)
  }

  /// What a thing is shown as that no line counts for.
  private func unwritten(_ group: Int) -> String {
    var text = fallbacks[group]
    guard text == nil else { return text ?? "" }
    var way = lastWays[group]
    while let known = way {
      let own = printed(ways[known].number)
      text = text.map { Self.first($0, own) } ?? own
      way = ways[known].before
    }
    return text ?? ""
  }
}

/// Texts that are made when they are asked for.
public struct NameTexts: RandomAccessCollection, Sendable {
  public let endIndex: Int
  private let text: @Sendable (Int) -> String

  init(count: Int, _ text: @escaping @Sendable (Int) -> String) {
    endIndex = count
    self.text = text
  }

  public var startIndex: Int { 0 }

  public subscript(index: Int) -> String { text(index) }
}
