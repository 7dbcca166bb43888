import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct AllocationTests {
  private static let cent: Int128 = 10_000_000_000

  private static func divide(_ amount: String, _ weights: [String]) -> [String] {
    func exact(_ text: String) -> Amount { ExactDecimal(text)?.amount ?? .zero }
    return Allocation.divide(exact(amount), by: weights.map(exact), unit: cent)
      .map { $0.text(minimumFractionDigits: 2) }
  }

  @Test(arguments: [
    ("-1.00", ["1", "1", "1"], ["-0.34", "-0.33", "-0.33"]),
    ("-0.01", ["1", "2", "1"], ["0.00", "-0.01", "0.00"]),
    ("-0.02", ["1", "1", "1"], ["-0.01", "-0.01", "0.00"]),
    ("1.00", ["0", "3"], ["0.00", "1.00"]),
    ("-5.00", ["10.00", "30.00", "10.00"], ["-1.00", "-3.00", "-1.00"]),
    ("0", ["1", "2"], ["0.00", "0.00"]),
    ("7.77", ["123.45"], ["7.77"]),
    ("7.77", ["0", "0"], ["0.00", "0.00"]),
    ("7.77", [], []),
  ])
  func `what is left over goes to the parts that were cut most`(
    amount: String, weights: [String], parts: [String]
  ) {
    #expect(Self.divide(amount, weights) == parts)
  }

  @Test func `parts add up, and each is less than one piece from its exact share`() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<2000 {
      let weights = (0..<random.pick(1...9)).map { _ in
        Amount(units: Int128(random.pick(0...1_000_000)) * Self.cent)
      }
      let total = weights.reduce(.zero, +)
      guard total > .zero else { continue }
      let amount = Amount(units: Int128(random.pick(-100_000...100_000)) * Self.cent)
      let parts = Allocation.divide(amount, by: weights, unit: Self.cent)
      #expect(parts.reduce(.zero, +) == amount)
      for (part, weight) in zip(parts, weights) {
        let error = part.units * total.units / Self.cent - amount.units * weight.units / Self.cent
        #expect(error.magnitude < total.units.magnitude)
        #expect(part.units % Self.cent == 0)
      }
    }
  }

  @Test func `the largest numbers that events hold do not overflow`() {
    let most = Amount(units: 999_999_999_999_999_999 * Amount.unitsPerOne)
    let parts = Allocation.divide(most, by: [most, most, most], unit: 1)
    #expect(parts.reduce(.zero, +) == most)
    #expect(parts[0] >= parts[1] && parts[1] >= parts[2])
  }
}
