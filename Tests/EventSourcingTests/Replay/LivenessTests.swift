import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct LivenessTests {
  static func retraction(_ item: RandomHistory.Item) -> Retraction? {
    let recorded = RandomHistory.moment(item.batch)
    if let event = item.event {
      return Retraction(identifier: item.identifier, recorded: recorded, target: .event(event))
    }
    return item.target.map {
      Retraction(
        identifier: item.identifier, recorded: recorded, target: .batch(RandomHistory.moment($0)))
    }
  }

  @Test func `random histories live as the definition says`() {
    for seed in 0..<1000 as Range<UInt64> {
      let history = RandomHistory(seed: seed)
      let retractions = history.items.compactMap(Self.retraction)
      var liveness = Liveness(retractions)
      for (number, batch) in history.batches.enumerated()
      where history.items.contains(where: { $0.target == number }) {
        let moment = RandomHistory.moment(number)
        guard liveness.isLive(batch: moment) else { continue }
        for item in batch { liveness.restore(item.identifier, recorded: moment) }
      }
      for retraction in retractions
      where !liveness.isLive(retraction.identifier, recorded: retraction.recorded) {
        guard case .event(let event) = retraction.target else { continue }
        let earliest = history.items.first {
          $0.identifier == event
            && liveness.isLive(event, recorded: RandomHistory.moment($0.batch))
        }
        guard let earliest else { continue }
        liveness.restore(event, recorded: RandomHistory.moment(earliest.batch))
      }
      let live = history.items.filter {
        liveness.isLive($0.identifier, recorded: RandomHistory.moment($0.batch))
      }
      let expected = history.live()
      #expect(
        live.map { "\($0.batch) \($0.identifier)" }
          == expected.map { "\($0.batch) \($0.identifier)" }, "seed \(seed)")
      if retractions.isEmpty { #expect(liveness.isTrivial) }
    }
  }

  static let milk = EventIdentifier(high: 1, low: 1)
  static func moment(_ number: Int) -> Instant { Instant(microseconds: Int64(number)) }

  @Test func `what replaces an event stands for it from then on`() {
    let (bread, cheese) = (
      EventIdentifier(high: 1, low: 2), EventIdentifier(high: 1, low: 3)
    )
    func corrected(_ old: EventIdentifier, _ new: EventIdentifier, at time: Int) -> Retraction {
      Retraction(
        identifier: EventIdentifier(high: 8, low: UInt64(time)), recorded: Self.moment(time),
        target: .event(old), replacement: new)
    }
    let first = corrected(Self.milk, bread, at: 2)
    let back = [first, corrected(bread, cheese, at: 3), corrected(cheese, Self.milk, at: 4)]
    #expect(Liveness([]).current(Self.milk, recorded: Self.moment(1)) == Self.milk)
    for (retractions, recorded, current) in [
      ([first], 1, bread), ([first], 2, Self.milk), (Array(back.prefix(2)), 1, cheese),
      (back, 1, Self.milk), (back, 3, Self.milk),
    ] {
      let liveness = Liveness(retractions)
      #expect(liveness.current(Self.milk, recorded: Self.moment(recorded)) == current)
    }
    let undone = Retraction(
      identifier: EventIdentifier(high: 9, low: 9), recorded: Self.moment(5),
      target: .event(first.identifier))
    #expect(
      Liveness([first, undone]).current(Self.milk, recorded: Self.moment(1)) == Self.milk)
  }

  static func undo(_ number: UInt64, at time: Int, batch: Int) -> Retraction {
    Retraction(
      identifier: EventIdentifier(high: 9, low: number), recorded: moment(time),
      target: .batch(moment(batch)))
  }

  @Test func `an undone batch is dead, and lives again when the undo is undone`() {
    let once = Liveness([Self.undo(1, at: 2, batch: 1)])
    #expect(!once.isLive(batch: Self.moment(1)))
    #expect(!once.isLive(Self.milk, recorded: Self.moment(1)))
    let twice = Liveness([Self.undo(1, at: 2, batch: 1), Self.undo(2, at: 3, batch: 2)])
    #expect(twice.isLive(batch: Self.moment(1)))
    #expect(!twice.isLive(batch: Self.moment(2)))
    let thrice = Liveness(
      [1, 2, 3].map { Self.undo(UInt64($0), at: $0 + 1, batch: $0) }.shuffled())
    #expect(!thrice.isLive(batch: Self.moment(1)))
  }

  @Test func `what was undone can be imported again and lives`() {
    let liveness = Liveness([Self.undo(1, at: 2, batch: 1)])
    #expect(liveness.isLive(Self.milk, recorded: Self.moment(3)))
  }

  @Test func `a retraction does not reach its own batch or a later one`() {
    let liveness = Liveness([
      Retraction(
        identifier: EventIdentifier(high: 9, low: 1), recorded: Self.moment(2),
        target: .event(Self.milk)),
      Self.undo(2, at: 4, batch: 4), Self.undo(3, at: 4, batch: 5),
    ])
    #expect(!liveness.isLive(Self.milk, recorded: Self.moment(1)))
    #expect(liveness.isLive(Self.milk, recorded: Self.moment(2)))
    #expect(liveness.isLive(Self.milk, recorded: Self.moment(3)))
    #expect(liveness.isLive(batch: Self.moment(4)))
    #expect(liveness.isLive(batch: Self.moment(5)))
  }

  @Test func `a single retraction can itself be retracted by its id`() {
    let first = Retraction(
      identifier: EventIdentifier(high: 9, low: 1), recorded: Self.moment(2),
      target: .event(Self.milk))
    let second = Retraction(
      identifier: EventIdentifier(high: 9, low: 2), recorded: Self.moment(3),
      target: .event(first.identifier))
    #expect(Liveness([first]).isRetracted(Self.milk, recorded: Self.moment(1)))
    #expect(!Liveness([first, second]).isRetracted(Self.milk, recorded: Self.moment(1)))
  }

  @Test func `of an event that would live twice the earliest counts`() {
    var liveness = Liveness([])
    liveness.restore(Self.milk, recorded: Self.moment(1))
    #expect(liveness.isLive(Self.milk, recorded: Self.moment(1)))
    #expect(!liveness.isLive(Self.milk, recorded: Self.moment(3)))
    #expect(!liveness.isTrivial && liveness.judgesEvents)
  }
}
