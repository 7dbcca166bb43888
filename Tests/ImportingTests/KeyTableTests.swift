import EventSourcing
import SeededRandom
import Testing

@testable import Importing

@Suite struct KeyTableTests {
  @Test(arguments: [0, 1, 818, 819, 820, 5000, 100_000])
  func `each key has its number, and others have none, however much the table grew`(
    count: Int
  ) {
    var random = SplitMix64(seed: UInt64(count))
    let keys = (0..<count).map { _ in
      EventIdentifier(high: random.next(), low: random.next())
    }
    var table = KeyTable<EventIdentifier>()
    for (place, key) in keys.enumerated() { table.set(key, to: UInt32(place) + 1) }
    #expect(table.count == count)
    #expect(table.count * 5 <= table.size * 4)
    let wrong = keys.enumerated().first { table[$0.element] != UInt32($0.offset) + 1 }
    #expect(wrong == nil)
    let others = (0..<1000).map { _ in EventIdentifier(high: random.next(), low: random.next()) }
    #expect(others.allSatisfy { table[$0] == 0 })
    #expect(Set(table.keys) == Set(keys))
  }

  @Test func `a key that is set again keeps its last number`() {
    var table = KeyTable<EventIdentifier>()
    let key = EventIdentifier(high: .max, low: 1)
    table.set(key, to: 1)
    table.set(key, to: 7)
    #expect(table[key] == 7)
    #expect(table.count == 1)
  }
}
