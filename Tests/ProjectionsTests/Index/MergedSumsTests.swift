import ColumnStore
import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct MergedSumsTests {
  /// What a part of a log adds up to, by shop too.
  private static func fold(_ facts: [Fact]) throws -> PriceIndexFold {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try larder.replay(today: .on("2027-12-31")).fold(
        PriceIndexFold(
          in: nil, for: [NameFilter(.store, "any")], convertedTo: nil,
          descriptions: Descriptions(), rules: CategoryRules()))
    }
  }

  private struct Sum: Hashable {
    var paid = Amount.zero
    var quantity = Amount.zero
    var lines = 0
  }

  /// The sums by what their keys stand for.
  private static func sums(_ fold: PriceIndexFold) -> [String: Sum] {
    let names = fold.items.spending.names
    func text(_ number: UInt32, _ table: StringInterner) -> String {
      number >= PriceIndexFold.unknownAmount ? "\(number)" : table.text(Int(number))
    }
    return (0..<fold.cellCount).reduce(into: [:]) { sums, cell in
      let key = fold.key(cell)
      let words = [
        names.text(.item, key.item), names.text(.store, key.store),
        names.text(.currency, key.currency), text(key.unit, fold.units),
        text(key.package, fold.packages), "\(key.day)",
      ]
      var sum = sums[words.joined(separator: "|")] ?? Sum()
      sum.paid += fold.amount(cell)
      sum.quantity += fold.quantity(cell)
      sum.lines += fold.lines(cell)
      sums[words.joined(separator: "|")] = sum
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `parts that are taken in, in any nesting, are the whole`(seed: UInt64) throws {
    var shopping = ShoppingMonths(seed: 5_000 + seed)
    let facts = shopping.facts(months: 4).shuffled(using: &shopping.random)
    let whole = try Self.fold(facts)
    var parts = try shopping.random.split(facts, into: 4).map(Self.fold)
    while parts.count > 1 {
      let place = Int.random(in: 0..<parts.count - 1, using: &shopping.random)
      let next = parts.remove(at: place + 1)
      parts[place].merge(next)
    }
    let merged = parts[0]
    #expect(merged.adopted.count > 0)
    #expect(Self.sums(merged) == Self.sums(whole))
    let joined = merged.joined()
    #expect(joined.adopted.count == 0)
    #expect(joined.sums.count == whole.sums.count)
    #expect(Self.sums(joined) == Self.sums(whole))
  }

  @Test func `a fold that has seen nothing takes in another, and is taken in`() throws {
    let bought = try Self.fold([.purchase("Milk", "2.50", on: .on("2026-03-04"))])
    for (first, second) in [(try Self.fold([]), bought), (bought, try Self.fold([]))] {
      var merged = first
      merged.merge(second)
      #expect(Self.sums(merged) == Self.sums(bought))
      #expect(merged.joined().sums.count == 1)
    }
  }
}
