import GroceryModel

@testable import EventSourcing

/// Which events were seen, how often: the simplest fold that tells any two sets of events apart.
struct Tally: Projection, Equatable {
  private(set) var counts: [String: Int] = [:]

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    counts[String(decoding: event.line, as: UTF8.self), default: 0] += 1
  }

  mutating func merge(_ other: Tally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// The items of the events, each as often as it was seen.
  var items: [String] {
    var decoder = EventDecoder()
    return counts.flatMap { line, count in
      let item = withPadding(line.utf8) { line in
        try? decoder.decode(line)
        return EventDraft(copying: decoder.event.fields)["item"] ?? decoder.event.type.wireName
      }
      return Array(repeating: item, count: count)
    }.sorted()
  }
}
