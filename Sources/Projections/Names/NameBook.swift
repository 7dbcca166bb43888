import EventSourcing
import GroceryModel

/// Which written names are one thing, and how that thing is shown.
///
/// Names that match (``NameKey``) or that an alias leads to one another are one. It is shown as most
/// often written, of equally frequent ways the first in byte order; a thing that was only ever
/// written by its aliases is shown as the alias says.
public struct NameBook: Sendable {
  /// The thing of each number of the table.
  public private(set) var groups: [Int] = []
  /// What each thing is matched by.
  public private(set) var keys: [String] = []
  /// Each written name, blanks folded.
  private var texts: [String] = []
  /// Whether the name is a way to write the thing itself, and not only its alias.
  private var isOwnName: [Bool] = []
  /// What each thing is shown as where nobody wrote its own name.
  private var fallbacks: [String] = []
  private var groupOfKey: [String: Int] = [:]

  /// Groups all names of a table.
  ///
  /// - Parameters:
  ///   - table: The names as written.
  ///   - canonical: The name that an alias leads to, by matching key.
  public init(_ table: NameTable, canonical: (String) -> String?) {
    for number in 0..<table.count {
      let text = NameKey.printed(table.text(number))
      let ownKey = NameKey.matching(text)
      let alias = canonical(ownKey)
      let key = alias.map { NameKey.matching($0) } ?? ownKey
      if groupOfKey[key] == nil {
        groupOfKey[key] = keys.count
        keys.append(key)
        fallbacks.append(alias.map { NameKey.printed($0) } ?? text)
      }
      groups.append(groupOfKey[key] ?? 0)
      texts.append(text)
      isOwnName.append(ownKey == key)
    }
  }

  /// The thing that a matching key names, if any name of it was written.
  public func group(ofKey key: String) -> Int? { groupOfKey[key] }

  /// What each thing is shown as, given how often each name was written.
  public func names(counts: [Int]) -> [String] {
    var names = fallbacks
    var best = Array(repeating: 0, count: keys.count)
    for number in texts.indices where isOwnName[number] && number < counts.count {
      let group = groups[number]
      let count = counts[number]
      if count > best[group]
        || (count > 0 && count == best[group]
          && texts[number].utf8.lexicographicallyPrecedes(names[group].utf8))
      {
        best[group] = count
        names[group] = texts[number]
      }
    }
    return names
  }
}
