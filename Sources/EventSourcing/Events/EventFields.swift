import GroceryModel

/// Bytes that somebody else owns, valid only as long as the callee runs.
public typealias Bytes = UnsafeBufferPointer<UInt8>

/// One event as fields of bytes: what the decoder yields and the encoder takes.
///
/// Each payload value stands at the place of its key in the type's ``PayloadSchema``. Strings are
/// unescaped UTF-8, values of a raw form (``PayloadForm/isRawJSON``) are their JSON. Nothing is
/// owned: the bytes belong to the reader's buffer or the importer's record and are valid during one
/// call. The fields' table is allocated once and reused, so that no event costs an allocation.
public struct EventFields: ~Copyable {
  public var type: EventType
  /// The calendar day the fact is true of.
  public var date: Day
  /// Who recorded it; empty if not said.
  public var by: Bytes
  /// Where it came from; empty if not said.
  public var source: Bytes
  /// Unknown keys with their values as JSON members, each after a comma; empty if there are none.
  public var unknownMembers: Bytes

  /// One bit a place: whether the key is present.
  @usableFromInline var present: UInt32 = 0
  @usableFromInline let values: UnsafeMutablePointer<Bytes>

  public init(type: EventType, date: Day) {
    self.type = type
    self.date = date
    by = Bytes(start: nil, count: 0)
    source = Bytes(start: nil, count: 0)
    unknownMembers = Bytes(start: nil, count: 0)
    values = .allocate(capacity: PayloadSchema.maximumKeyCount)
    values.initialize(
      repeating: Bytes(start: nil, count: 0), count: PayloadSchema.maximumKeyCount)
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

  @inlinable @inline(__always)
  public func has<Key: RawRepresentable<Int>>(_ key: Key) -> Bool {
    present & (1 << UInt32(key.rawValue)) != 0
  }

  /// One bit for the place of each key that is present, the lowest for place 0.
  @inlinable
  public var places: UInt32 { present }

  /// Forgets all values; type and date stay.
  @inlinable
  public mutating func removeAll() {
    present = 0
    by = Bytes(start: nil, count: 0)
    source = by
    unknownMembers = by
  }
}
