import EventSourcing
import GroceryModel

@testable import HouseholdFixtures

/// What is live, straight from the words of the design: an event is live unless a live retraction
/// recorded later names it or its batch; of one id that would live twice the earliest counts.
struct ReferenceLiveness {
  struct Entry {
    let fact: Fact
    let identifier: EventIdentifier
    let batch: Int
  }

  private(set) var entries: [Entry] = []
  /// The names of the batches, in their order.
  private(set) var names: [Instant] = []

  /// Takes in what was appended as one batch.
  mutating func append(_ facts: [Fact], name: Instant) {
    entries += facts.map { Entry(fact: $0, identifier: $0.identifier, batch: names.count) }
    names.append(name)
  }

  var live: [Fact] {
    var seen: Set<EventIdentifier> = []
    return entries.filter(isLive).filter { seen.insert($0.identifier).inserted }.map(\.fact)
  }

  private func isLive(_ entry: Entry) -> Bool {
    !entries.contains { other in
      guard other.fact.type == .eventRetracted, other.batch > entry.batch else { return false }
      let names =
        other.fact["event"] == entry.identifier.description
        || other.fact["batch"] == self.names[entry.batch].description
      return names && isLive(other)
    }
  }

  /// Whether no live retraction names the batch.
  func isBatchLive(_ batch: Int) -> Bool {
    !entries.contains {
      $0.fact.type == .eventRetracted && $0.batch > batch
        && $0.fact["batch"] == names[batch].description && isLive($0)
    }
  }
}
