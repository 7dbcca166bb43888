import GroceryModel

/// One entry of a list as it is shown.
public struct ShoppingLine: Hashable, Sendable {
  public let entry: ListEntry
  /// The entry's own shop, else its list's.
  public let store: String?
  /// Nil where it is unknown.
  public let aisle: AisleMap.Aisle?
  public let estimate: EntryEstimate?
  public let currency: Currency?

  /// Open entries before checked before unavailable ones; inside by aisle as it is visited, unknown
  /// ones last, then by name.
  func isBefore(_ other: ShoppingLine) -> Bool {
    let (own, another) = (entry.state.place, other.entry.state.place)
    if own != another { return own < another }
    switch (aisle, other.aisle) {
    case (let left?, let right?):
      if left.order != right.order { return left.order < right.order }
      if left.name != right.name { return left.name.precedes(right.name) }
    case (nil, _?): return false
    case (_?, nil): return true
    case (nil, nil): break
    }
    if entry.item != other.entry.item { return entry.item.precedes(other.entry.item) }
    return entry.event < other.entry.event
  }

  /// What it was, else what it is expected to be; nil where neither is known.
  public var cost: Amount? { entry.boughtTotal?.amount ?? estimate?.total }
}

extension ListEntry.State {
  /// The position of entries in this state on a list.
  fileprivate var place: Int {
    switch self {
    case .open: 0
    case .checked: 1
    case .unavailable: 2
    case .removed: 3
    }
  }
}

/// What a list comes to.
///
/// Entries without a price are counted, never guessed.
public struct ShoppingTotals: Hashable, Sendable {
  /// Of all entries but the unavailable ones.
  public private(set) var estimated = Amount.zero
  /// Of what was checked with its total.
  public private(set) var actual = Amount.zero
  /// Of what is checked: as it was, else as it is expected to be.
  public private(set) var checked = Amount.zero
  /// Of what is open.
  public private(set) var remaining = Amount.zero
  public private(set) var openCount = 0
  public private(set) var checkedCount = 0
  public private(set) var unavailableCount = 0
  /// Entries, open or checked, without any price.
  public private(set) var unpriced = 0
  public let budget: Amount?

  init(_ lines: [ShoppingLine], budget: Amount?) {
    self.budget = budget
    for line in lines {
      switch line.entry.state {
      case .open:
        openCount += 1
        remaining += line.estimate?.total ?? .zero
      case .checked:
        checkedCount += 1
        checked += line.cost ?? .zero
        actual += line.entry.boughtTotal?.amount ?? .zero
      case .unavailable: unavailableCount += 1
      case .removed: break
      }
      guard line.entry.state == .open || line.entry.state == .checked else { continue }
      estimated += line.estimate?.total ?? .zero
      if line.cost == nil { unpriced += 1 }
    }
  }

  /// What the whole trip comes to: what is checked, and what remains.
  public var expected: Amount { checked + remaining }

  /// The amount by which the trip exceeds the budget; nil if it does not, or without a budget.
  public var overBudget: Amount? {
    guard let budget, expected > budget else { return nil }
    return expected - budget
  }

  /// The share of entries that are checked, in percent; nil for a list without any.
  public var progress: Int? {
    let count = openCount + checkedCount
    guard count > 0 else { return nil }
    // 100 % is said only where all is checked.
    return openCount == 0 ? 100 : min(99, (checkedCount * 200 + count) / (2 * count))
  }
}
