import ByteTools
import GroceryModel

/// One event as fields of bytes: what the decoder yields and the encoder takes.
///
/// Each payload value has the index of its key in the type's ``PayloadSchema``. Strings are
/// unescaped UTF-8, values of a raw form (``PayloadForm/isRawJSON``) are their JSON. The fields own
/// no bytes: they belong to the reader's buffer or the importer's record and are valid during one
/// call. The fields' table is allocated once and reused, so that no event costs an allocation.
public struct EventFields: ~Copyable {
  public var type: EventType
  /// The version of the payload that the values are of.
  public internal(set) var version: UInt8
  /// The calendar day the fact is true of.
  public var date: Day
  /// Who recorded it; empty if not said.
  public var by: Bytes {
    get { values[Self.byPlace] }
    set { values[Self.byPlace] = newValue }
  }
  /// Where it came from; empty if not said.
  public var source: Bytes {
    get { values[Self.sourcePlace] }
    set { values[Self.sourcePlace] = newValue }
  }
  /// Unknown keys with their values as JSON members, each after a comma; empty if there are none.
  var unknownMembers: Bytes

  /// One bit a place: whether the key is present.
  @usableFromInline var present: UInt32 = 0
  /// The payload's values, and behind them ``by`` and ``source``.
  @usableFromInline let values: UnsafeMutablePointer<Bytes>

  private static let byPlace = PayloadSchema.maximumKeyCount
  private static let sourcePlace = byPlace + 1
  static let valueCount = sourcePlace + 1
  /// The places of payload values, a bit each.
  static let keyPlaces: UInt32 = 1 << UInt32(PayloadSchema.maximumKeyCount) - 1
  /// The indices of all values in the order of a line.
  static let placesInOrder = [byPlace, sourcePlace] + (0..<byPlace)

  public init(type: EventType, date: Day) {
    self.type = type
    self.date = date
    version = type.version
    unknownMembers = Bytes(start: nil, count: 0)
    values = .allocate(capacity: Self.valueCount)
    values.initialize(repeating: Bytes(start: nil, count: 0), count: Self.valueCount)
  }

  deinit { values.deallocate() }

  /// The value at a key's place; its base address is nil where the key is absent.
  @inlinable @inline(__always)
  public subscript(place: Int) -> Bytes {
    get { present & (1 << UInt32(place)) == 0 ? Bytes(start: nil, count: 0) : values[place] }
    set {
      values[place] = newValue
      if newValue.baseAddress == nil {
        present &= ~(1 << UInt32(place))
      } else {
        present |= 1 << UInt32(place)
      }
    }
  }

  /// The value of a key given by its name in code: `fields[PurchaseKey.item]`.
  @inlinable @inline(__always)
  public subscript<Key: RawRepresentable<Int>>(key: Key) -> Bytes {
    get { self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }
  /// True if the payload has the key.

  @inlinable @inline(__always)
  public func has<Key: RawRepresentable<Int>>(_ key: Key) -> Bool {
    present & (1 << UInt32(key.rawValue)) != 0
  }

  /// The text at a key, or nil where the key is absent.
  public func text<Key: RawRepresentable<Int>>(_ key: Key) -> String? {
    has(key) ? String(decoding: self[key], as: UTF8.self) : nil
  }

  /// The flag at a key, or nil where the key is absent.
  func flag<Key: RawRepresentable<Int>>(_ key: Key) -> Bool? { text(key).map { $0 == "true" } }

  /// The whole number at a key, or nil where the key is absent.
  func count<Key: RawRepresentable<Int>>(_ key: Key) -> Int? { text(key).flatMap { Int($0) } }

  /// One bit for the place of each key that is present, the lowest for place 0.
  @inlinable
  public var places: UInt32 { present }

  /// Forgets all values; type and date stay, and the version is the first.
  public mutating func removeAll() {
    version = 1
    present = 0
    unknownMembers = Bytes(start: nil, count: 0)
    by = unknownMembers
    source = unknownMembers
  }

  /// The places of all values that are there, a bit each.
  var filledPlaces: UInt32 {
    var places = present
    if by.baseAddress != nil { places |= 1 << UInt32(Self.byPlace) }
    if source.baseAddress != nil { places |= 1 << UInt32(Self.sourcePlace) }
    return places
  }
}
