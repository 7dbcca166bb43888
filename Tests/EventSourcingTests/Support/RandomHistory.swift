import SeededRandom
import GroceryModel

@testable import EventSourcing

/// What a household did to its log: imports, undos, undos of undos, corrections.
///
/// It follows the rule that importers do: an id that is known does not go in again, where known are
/// the live ones and those that were retracted by themselves.
struct RandomHistory {
  struct Item {
    let identifier: EventIdentifier
    let draft: EventDraft
    let batch: Int
    /// What it retracts, if it is a retraction.
    var event: EventIdentifier?
    var target: Int?
  }

  /// Batches in the order of their recording.
  private(set) var batches: [[Item]] = []
  private var generator: SplitMix64
  private var entered = 0

  init(seed: UInt64, batches count: Int = 12) {
    generator = SplitMix64(seed: seed)
    for _ in 0..<count { addBatch() }
  }

  /// The moment of a batch: the clock of a ``TemporaryLarder`` at its turn.
  static func moment(_ batch: Int) -> Instant {
    Instant(microseconds: 1_790_000_000_000_000 + Int64(batch + 1) * 1_000_000)
  }

  var items: [Item] { batches.flatMap { $0 } }

  /// The definition, word for word: live is what no live retraction recorded later names, by its id
  /// or its batch's name; and of what would live twice only the earliest.
  func live() -> [Item] {
    var verdicts: [Bool] = []
    let items = items
    func isLive(_ index: Int) -> Bool {
      let item = items[index]
      return !items.indices.contains { other in
        let retraction = items[other]
        guard retraction.batch > item.batch else { return false }
        guard retraction.target == item.batch || retraction.event == item.identifier else {
          return false
        }
        return verdicts[items.count - 1 - other]
      }
    }
    for index in items.indices.reversed() { verdicts.append(isLive(index)) }
    var seen: Set<EventIdentifier> = []
    return items.indices.filter { verdicts[items.count - 1 - $0] }
      .map { items[$0] }.filter { seen.insert($0.identifier).inserted }
  }

  private mutating func addBatch() {
    let number = batches.count
    var batch: [Item] = []
    switch generator.pick([0, 0, 0, 1, 1, 2, 3]) {
    case 1 where number > 0:
      batch = [retraction(ofBatch: Int.random(in: 0..<number, using: &generator))]
    case 2 where number > 0:
      batch = (0..<generator.pick([1, 2])).map { _ in retractionOfEvent() }
    case 3 where number > 0:
      // A correction: the old one goes, the new one comes, in one batch.
      let old = generator.pick(items)
      batch = [retraction(of: old.identifier)]
      batch += newItems(from: ["corrected \(number)", "Milk"])
    default: batch = newItems(from: ["Milk", "Bread", "Eggs", "Butter", "Rice"])
    }
    if batch.isEmpty { batch = [item(.purchase("filler \(number)"))] }
    batches.append(batch)
  }

  private mutating func newItems(from names: [String]) -> [Item] {
    let alive = live()
    let live = Set(alive.map(\.identifier))
    let retracted = Set(alive.compactMap(\.event))
    let undone = Set(alive.compactMap(\.target))
    let inUndone = Set(items.filter { undone.contains($0.batch) }.map(\.identifier))
    let isLenient = generator.chance(1, in: 2)
    return names.filter { _ in generator.chance(1, in: 2) }.map { item(.purchase($0)) }
      .filter { item in
        if live.contains(item.identifier) { return false }
        // Whether a line is known that was retracted and whose batch was undone, too, is left open.
        return !retracted.contains(item.identifier)
          || isLenient && inUndone.contains(item.identifier)
      }
  }

  private func item(
    _ draft: EventDraft, event: EventIdentifier? = nil, target: Int? = nil
  ) -> Item {
    Item(
      identifier: draft.identifier, draft: draft, batch: batches.count, event: event,
      target: target)
  }

  private mutating func retractionOfEvent() -> Item {
    // Also of retractions, of what is dead already, and of what was never there.
    generator.chance(1, in: 12)
      ? retraction(of: generator.identifier()) : retraction(of: generator.pick(items).identifier)
  }

  private mutating func retraction(of event: EventIdentifier) -> Item {
    entered += 1
    return item(.retraction(of: event, entered: "\(entered)"), event: event)
  }

  private mutating func retraction(ofBatch batch: Int) -> Item {
    entered += 1
    return item(
      .retraction(ofBatch: Self.moment(batch), entered: "\(entered)"), target: batch)
  }
}
