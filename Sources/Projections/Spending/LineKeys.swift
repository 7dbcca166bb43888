import EventSourcing
import GroceryModel

/// What a purchase line can be grouped or picked by, as numbers.
public enum LineKey: Int, CaseIterable, Sendable {
  case category, store, item, brand, tags, receipt, currency, kind, day
  /// Derived from the day, where no finer step is asked for.
  case month
}

/// The numbers of one line, one for each ``LineKey``.
struct LineKeys: Sendable {
  static let none = UInt32.max
  /// Set in a category's number where the category is to be found out: the other bits are the item's
  /// number or, where rules ask for shops, that of an unfiled line (``UnfiledLines``).
  static let byItem: UInt32 = 0x8000_0000

  var values: InlineArray<10, UInt32> = .init(repeating: Self.none)

  subscript(key: LineKey) -> UInt32 {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }
}

/// The written names behind the numbers, and how often each was written.
public struct LineNames: Sendable {
  public internal(set) var tables: [NameTable] = Array(
    repeating: NameTable(), count: LineKey.kind.rawValue + 1)
  public internal(set) var counts: [[Int]] = Array(
    repeating: [], count: LineKey.kind.rawValue + 1)

  public func text(_ key: LineKey, _ number: UInt32) -> String {
    number == LineKeys.none ? "" : tables[key.rawValue].text(Int(number))
  }

  /// The number of a name that a line has, counted once more.
  @inline(__always)
  mutating func number(_ key: LineKey, _ name: Bytes, counting count: Int = 1) -> UInt32 {
    guard name.baseAddress != nil else { return LineKeys.none }
    let number = tables[key.rawValue].number(of: name)
    if number == counts[key.rawValue].count {
      counts[key.rawValue].append(count)
    } else {
      counts[key.rawValue][number] += count
    }
    return UInt32(number)
  }

  /// The number that another table's name has in this one.
  mutating func adopt(_ key: LineKey, _ number: UInt32, from other: LineNames) -> UInt32 {
    guard number != LineKeys.none else { return number }
    return other.tables[key.rawValue].withBytes(Int(number)) { name in
      self.number(key, name, counting: 0)
    }
  }

  mutating func addCounts(of other: LineNames) {
    for key in LineKey.allCases where key.rawValue < tables.count {
      for (number, count) in other.counts[key.rawValue].enumerated() {
        let own = adopt(key, UInt32(number), from: other)
        counts[key.rawValue][Int(own)] += count
      }
    }
  }
}
