import GroceryModel

/// Parcels by their last good day: a binary heap whose entries may be out of date.
struct ExpiryQueue: Sendable {
  /// What comes first: the earlier last good day, then what is open, then what was put somewhere,
  /// for of that somebody knows that it is there, then what was bought earlier.
  struct Key: Hashable, Comparable, Sendable {
    enum State: Int, Sendable {
      case opened, moved, untouched
    }

    let lastGoodDay: Int32
    let state: State
    let lot: Int
    let parcel: Int

    static func < (left: Key, right: Key) -> Bool {
      if left.lastGoodDay != right.lastGoodDay { return left.lastGoodDay < right.lastGoodDay }
      if left.state != right.state { return left.state.rawValue < right.state.rawValue }
      return (left.lot, left.parcel) < (right.lot, right.parcel)
    }
  }

  private var keys: [Key] = []

  mutating func push(_ key: Key) {
    keys.append(key)
    var place = keys.count - 1
    while place > 0, keys[place] < keys[(place - 1) / 2] {
      keys.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func pop() -> Key? {
    guard let first = keys.first else { return nil }
    let last = keys.removeLast()
    guard !keys.isEmpty else { return first }
    keys[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < keys.count && keys[child] < keys[least] { least = child }
      if least == place { return first }
      keys.swapAt(place, least)
      place = least
    }
  }
}
