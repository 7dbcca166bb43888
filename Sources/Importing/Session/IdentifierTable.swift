import EventSourcing

/// A set of event ids with a small number for each: 20 bytes a slot in a table at most four fifths
/// full, which grows by half.
struct IdentifierTable {
  private var high: [UInt64]
  private var low: [UInt64]
  private var values: [UInt32]
  private(set) var count = 0

  init(capacity: Int = 512) {
    let size = max(1024, capacity * 5 / 4 + 1)
    high = Array(repeating: 0, count: size)
    low = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
  }

  /// The number of an id, 0 if it is not there.
  @inline(__always)
  subscript(identifier: EventIdentifier) -> UInt32 { values[slot(of: identifier)] }

  /// Sets the number of an id, above 0, and returns the one before.
  @inline(__always)
  @discardableResult
  mutating func set(_ identifier: EventIdentifier, _ change: (UInt32) -> UInt32) -> UInt32 {
    let place = slot(of: identifier)
    let old = values[place]
    values[place] = change(old)
    if old == 0 {
      count += 1
      high[place] = identifier.high
      low[place] = identifier.low
      if count * 5 > values.count * 4 { grow() }
    }
    return old
  }

  /// The id is a digest, so its own bits serve as its hash.
  @inline(__always)
  private func slot(of identifier: EventIdentifier) -> Int {
    let size = UInt64(values.count)
    var place = Int(identifier.high.multipliedFullWidth(by: size).high)
    while values[place] != 0,
      high[place] != identifier.high || low[place] != identifier.low
    {
      place += 1
      if place == values.count { place = 0 }
    }
    return place
  }

  private mutating func grow() {
    var larger = IdentifierTable(capacity: count * 3 / 2)
    for place in values.indices where values[place] != 0 {
      larger.set(EventIdentifier(high: high[place], low: low[place])) { _ in values[place] }
    }
    self = larger
  }
}
