import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// What a purchase line can be grouped or picked by, as numbers.
public enum LineKey: Int, CaseIterable, Sendable {
  case category, store, item, brand, tags, receipt, currency, kind, day
  /// Derived from the day, where no finer step is asked for.
  case month
  /// Whom a line was paid to: its store, or its item if it names no store; none for lines with a quantity.
  case payee
}

/// The numbers of one line, one for each ``LineKey``.
struct LineKeys: Sendable {
  static let none = UInt32.max
  /// Set in a category's number where the category is to be found out: the other bits are the item's
  /// number or, where rules ask for shops, that of an unfiled line (``UnfiledLines``).
  ///
  /// Set in a payee's number where the line names no store: the other bits are the item's number.
  static let byItem: UInt32 = 0x8000_0000

  /// Room for one number a key; a tuple, because an array would cost an allocation a line.
  typealias Numbers = (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
  )

  private var values: Numbers = (
    Self.none, Self.none, Self.none, Self.none, Self.none, Self.none, Self.none, Self.none,
    Self.none, Self.none, Self.none
  )

  @inline(__always)
  subscript(key: LineKey) -> UInt32 {
    get {
      withUnsafeBytes(of: values) {
        $0.load(fromByteOffset: 4 * key.rawValue, as: UInt32.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &values) {
        $0.storeBytes(of: newValue, toByteOffset: 4 * key.rawValue, as: UInt32.self)
      }
    }
  }

  /// Writes the numbers of some keys one after the other.
  ///
  /// `mutating` avoids a copy, whose wide loads would wait for the narrow stores before them.
  ///
  /// - Parameters:
  ///   - parts: The raw values of the keys, four bits each, the first lowest.
  ///   - count: How many keys.
  ///   - key: Where they are written.
  @inline(__always)
  mutating func write(_ parts: UInt64, _ count: Int, to key: GroupKeyWriter) {
    withUnsafeMutableBytes(of: &values) { values in
      for place in 0..<count {
        let part = Int(truncatingIfNeeded: parts &>> UInt64(truncatingIfNeeded: 4 &* place) & 15)
        key[place] = values.load(fromByteOffset: 4 &* part, as: UInt32.self)
      }
    }
  }
}

/// The written names behind the numbers, and how often each was written.
public struct LineNames: Sendable {
  /// One interner for each ``LineKey`` that has names, by its raw value.
  public internal(set) var tables: [StringInterner] = Array(
    repeating: StringInterner(), count: LineKey.kind.rawValue + 1)
  /// How often each name was written, by key and id.
  public var counts: [[Int]] { tables.map(\.counts) }

  /// The name behind an id; empty for ``LineKeys/none``.
  public func text(_ key: LineKey, _ number: UInt32) -> String {
    guard number != LineKeys.none else { return "" }
    guard key == .payee else { return tables[key.rawValue].text(Int(number)) }
    return number & LineKeys.byItem == 0
      ? text(.store, number) : text(.item, number & ~LineKeys.byItem)
  }

  /// The number of a name that a line has, counted once more.
  @inline(__always)
  mutating func number(_ key: LineKey, _ name: Bytes, counting count: Int = 1) -> UInt32 {
    guard name.baseAddress != nil else { return LineKeys.none }
    return UInt32(tables[key.rawValue].number(of: name, counting: count))
  }

  /// The number of an event's id, followed by its receipt.
  mutating func number(ofEvent event: borrowing RecordedEvent) -> UInt32 {
    var name = Array(event.identifierText)
    name += event.fields[PurchaseKey.receipt]
    return name.withUnsafeBufferPointer { number(.receipt, $0) }
  }

  /// Merges another's names and their counts.
  ///
  /// - Returns: For each key the ids here by the ids there.
  mutating func merge(_ other: LineNames) -> [IDRemap] {
    tables.indices.map { tables[$0].merge(other.tables[$0], addingCounts: true) }
  }

  /// Counts a name more or less often.
  mutating func recount(_ key: LineKey, _ number: UInt32, by change: Int) {
    tables[key.rawValue].recount(Int(number), by: change)
  }
}
