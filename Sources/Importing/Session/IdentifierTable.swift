import EventSourcing

/// A set of event ids with a small number for each: 20 bytes a slot in a table at most two thirds full.
struct IdentifierTable {
  private var high: [UInt64]
  private var low: [UInt64]
  private var values: [UInt32]
  private var mask: Int
  private(set) var count = 0

  init(capacity: Int = 512) {
    var size = 1024
    while size * 2 < capacity * 3 { size *= 2 }
    high = Array(repeating: 0, count: size)
    low = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// The number of an id, 0 if it is not there.
  @inline(__always)
  subscript(identifier: EventIdentifier) -> UInt32 {
    get { values[slot(of: identifier)] }
    set {
      let place = slot(of: identifier)
      if values[place] == 0 { count += 1 }
      high[place] = identifier.high
      low[place] = identifier.low
      values[place] = newValue
      if count * 3 > mask * 2 { grow() }
    }
  }

  /// The id is a digest, so its own bits serve as its hash.
  @inline(__always)
  private func slot(of identifier: EventIdentifier) -> Int {
    var place = Int(truncatingIfNeeded: identifier.high) & mask
    while values[place] != 0,
      high[place] != identifier.high || low[place] != identifier.low
    {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    var larger = IdentifierTable(capacity: count * 2)
    for place in values.indices where values[place] != 0 {
      larger[EventIdentifier(high: high[place], low: low[place])] = values[place]
    }
    self = larger
  }
}
