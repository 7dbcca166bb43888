import SeededRandom
import Testing

@testable import ColumnStore

@Suite struct ByteOrderTests {
  /// Texts that begin alike, of all lengths about eight bytes, with zero bytes and letters of several.
  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    let parts = ["", "a", "b", "\0", "Käse", "ROLLS: ", "exactly8", "exactly8exactly8"]
    return (0..<count).map { _ in (0..<random.pick(0...4)).map { _ in random.pick(parts) }.joined()
    }
  }

  @Test(arguments: [0, 1, 2, 50, 3000, 9000], [1, 2, 5])
  func `texts are ranked as they compare byte by byte`(count: Int, workers: Int) {
    let texts = Self.texts(count, seed: UInt64(count))
    let expected = texts.indices.sorted { left, right in
      let (own, other) = (Array(texts[left].utf8), Array(texts[right].utf8))
      return own != other ? own.lexicographicallyPrecedes(other) : left < right
    }
    let (order, ranks) = ByteOrder.sorting(of: texts, workers: workers)
    #expect(order.map { Int($0) } == expected)
    for (left, right) in zip(expected, expected.dropFirst()) {
      #expect(
        ranks[right] == ranks[left] + (Array(texts[left].utf8) == Array(texts[right].utf8) ? 0 : 1))
    }
    #expect(expected.first.map { ranks[$0] } ?? 0 == 0)
  }

  @Test func `counting sort keeps the order of what has one number`() {
    var random = SplitMix64(seed: 9)
    let elements = (0..<2000).map { (number: random.pick(0...30), place: $0) }
    var sorted = elements
    CountingSort.sort(&sorted, keys: 31) { $0.number }
    let expected = elements.sorted { ($0.number, $0.place) < ($1.number, $1.place) }
    #expect(sorted.map(\.place) == expected.map(\.place))
  }
}
