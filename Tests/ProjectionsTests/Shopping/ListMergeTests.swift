import GroceryModel
import SeededRandom
import Testing

@testable import Projections

@Suite struct ListMergeTests {
  private static func number(_ text: String?) -> ExactDecimal? { text.flatMap { ExactDecimal($0) } }

  private static let sums: [(String?, String?, String?, String?, String?)] = [
    ("2", nil, "3", nil, "5"), (nil, nil, "2", nil, "3"), ("0.5", nil, "0.25", nil, "0.75"),
    ("2", nil, nil, "a few", "2"), (nil, "a few", nil, nil, "1"), (nil, "a few", nil, "some", nil),
  ]

  @Test(arguments: sums)
  func `numbers add, one is meant where nothing is said, and a note is no number`(
    _ left: String?, _ leftNote: String?, _ right: String?, _ rightNote: String?, _ sum: String?
  ) {
    let (one, other) = ((Self.number(left), leftNote), (Self.number(right), rightNote))
    #expect(ListMerge.quantity(one, other)?.description == sum)
    #expect(ListMerge.quantity(other, one)?.description == sum)
  }

  @Test func `two notes stay one entry with both, each once`() {
    #expect(ListMerge.note("ripe", "a few") == "ripe + a few")
    #expect(ListMerge.note("ripe + a few", "ripe") == "ripe + a few")
    #expect(ListMerge.note(nil, "ripe") == "ripe")
    #expect(ListMerge.note("rip", "ripe") == "rip + ripe")
  }

  @Test func `things match by product, variant, shop and unit`() {
    func key(_ item: String, _ variant: String?, _ store: String?, _ unit: String?) -> ListMerge.Key
    {
      ListMerge.Key(item: item, variant: variant, store: store, unit: unit)
    }
    #expect(key("Milk", nil, nil, nil) == key(" milk", nil, nil, "each"))
    #expect(key("Wine", nil, nil, "Flaschen") == key("Wine", nil, nil, "bottle"))
    let keys: Set = [
      key("Milk", nil, nil, nil), key("Milk", "Bio", nil, nil), key("Milk", nil, "Coop", nil),
      key("Milk", nil, nil, "l"), key("Oat Milk", nil, nil, nil),
    ]
    #expect(keys.count == 5)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the sum of numbers does not depend on their order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<6).map { _ in
      ExactDecimal(coefficient: Int64.random(in: 1..<100_000, using: &random), scale: 3)
    }
    func sum(_ numbers: [ExactDecimal?]) -> String? {
      var sum = numbers[0]
      for number in numbers.dropFirst() { sum = ListMerge.quantity((sum, nil), (number, nil)) }
      return sum?.canonical.description
    }
    #expect(sum(numbers) == sum(numbers.shuffled(using: &random)))
  }
}
