import EventSourcing
import GroceryModel

@testable import HouseholdFixtures

/// The rule in its plainest form, for one item in whole millilitres: each event in turn takes from the
/// lot that expires first of those bought by its day; from one that is presumed eaten only where no other is left.
struct ReferenceStock {
  struct Lot: Hashable {
    let identifier: EventIdentifier
    let day: Day
    var expires: Day?
    var millilitres: Int
  }

  private(set) var lots: [Lot]
  /// What each event states that was not there; -1 for a whole lot.
  private(set) var missing: [EventIdentifier: Int] = [:]

  init(_ facts: [Fact]) {
    lots = facts.filter { $0.type == .purchaseRecorded }.map { fact in
      Lot(
        identifier: fact.identifier, day: fact.date, expires: nil,
        millilitres: Self.millilitres(fact) ?? 0)
    }
    for label in facts where label.type == .expirationRecorded {
      for index in lots.indices where lots[index].identifier.description == label["purchase"] {
        lots[index].expires = label["expires"].flatMap { Day($0) }
      }
    }
    let events = facts.filter { $0.type == .stockConsumed || $0.type == .stockWasted }
    let ordered = events.sorted {
      ($0.date, $0.type.rawValue, $0.identifier) < ($1.date, $1.type.rawValue, $1.identifier)
    }
    for event in ordered { take(event) }
  }

  private mutating func take(_ event: Fact) {
    guard var open = Self.millilitres(event) else {
      if let first = first(on: event.date) {
        lots[first].millilitres = 0
      } else {
        missing[event.identifier] = -1
      }
      return
    }
    while open > 0, let first = first(on: event.date) {
      let taken = min(open, lots[first].millilitres)
      lots[first].millilitres -= taken
      open -= taken
    }
    if open > 0 { missing[event.identifier] = open }
  }

  private func first(on day: Day) -> Int? {
    lots.indices.filter { lots[$0].millilitres > 0 && lots[$0].day <= day }.min {
      let (left, right) = (lots[$0], lots[$1])
      return (presumed(left, day), left.expires?.ordinal ?? .max, left.day, left.identifier)
        < (presumed(right, day), right.expires?.ordinal ?? .max, right.day, right.identifier)
    }
  }

  /// 1 for a lot that is presumed eaten, a week after its label's day; 0 for others.
  private func presumed(_ lot: Lot, _ day: Day) -> Int {
    lot.expires.map { $0 + 7 < day } == true ? 1 : 0
  }

  private static func millilitres(_ fact: Fact) -> Int? {
    guard let quantity = fact["quantity"].flatMap({ Int($0) }) else { return nil }
    return fact["unit"] == "l" ? quantity * 1000 : quantity
  }
}
