import GroceryModel

/// What a product's package was described to hold, each description from its day on.
public struct DatedPackages: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let first: Day
    let package: String
  }

  /// Ascending; one for each day.
  private var entries: [Entry] = []

  /// Takes in a description; of two of one day the one taken in last holds.
  ///
  /// - Parameters:
  ///   - package: The package as written.
  ///   - day: The first day that it holds for; ``Day/unstated`` for all days.
  mutating func describe(_ package: String, from day: Day) {
    let entry = Entry(first: day, package: package)
    let place = entries.firstIndex { $0.first >= day } ?? entries.count
    if place < entries.count, entries[place].first == day {
      entries[place] = entry
    } else {
      entries.insert(entry, at: place)
    }
  }

  /// The package as written that held on a day, if one was described.
  ///
  /// One described without a day holds on all days before the next one.
  public func package(on day: Day) -> String? {
    entries.last { $0.first <= day || $0.first == .unstated }?.package
  }

  /// The days from which another package holds than before, ascending.
  public var changes: [Day] { entries.map(\.first).filter { $0 != .unstated } }
}
