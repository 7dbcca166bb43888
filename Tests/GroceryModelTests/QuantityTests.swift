import SeededRandom
import GroceryModel
import Testing

@Suite struct QuantityTests {
  @Test(arguments: [
    ("1.5", "lb", "kg", "0.680388555"), ("1", "kg", "g", "1000"), ("250", "mg", "kg", "0.00025"),
    ("16", "oz", "lb", "1"), ("1", "gal", "floz", "128"), ("1", "gal", "l", "3.785411784"),
    ("2", "pt", "qt", "1"), ("3", "dozen", "each", "36"), ("1", "g", "oz", "0.035273961950"),
    ("-2", "kg", "g", "-2000"),
  ])
  func `a conversion is exact, or half-even at the twelfth digit`(
    number: String, unit: String, other: String, expected: String
  ) throws {
    let target = try #require(Unit(other))
    #expect(try quantity(number, unit).converted(to: target) == quantity(expected, other))
  }

  @Test func `mass, volume and count never turn into each other`() throws {
    let one = try Unit.all.map { try quantity("1", $0.symbol) }
    for quantity in one {
      for unit in Unit.all {
        #expect(
          (quantity.converted(to: unit) == nil) == (quantity.unit.dimension != unit.dimension))
      }
    }
  }

  @Test func `a conversion that does not fit is refused`() throws {
    let huge = Quantity(Amount(units: .max / 2), try #require(Unit("kg")))
    #expect(huge.converted(to: try #require(Unit("g"))) == nil)
    #expect(huge.times(Amount(2)) == nil)
  }

  @Test func `so many of a quantity is exact`() throws {
    let three = try #require(ExactDecimal("3")).amount
    #expect(try quantity("330", "ml").times(three) == quantity("990", "ml"))
    let half = try #require(ExactDecimal("-0.5")).amount
    #expect(try quantity("0.75", "l").times(half) == quantity("-0.375", "l"))
  }

  @Test func `a conversion there and back changes nothing between decimal units`() throws {
    var random = SplitMix64(seed: 4)
    let milligram = try #require(Unit("mg"))
    for _ in 0..<500 {
      let units = Int128(Int64.random(in: -1_000_000_000...1_000_000_000, using: &random))
      let mass = Quantity(Amount(units: units * 1_000_000), milligram)
      guard mass.converted(to: .kilogram)?.converted(to: milligram) == mass else {
        Issue.record("\(mass) is not kept")
        return
      }
    }
  }

  private func quantity(_ number: String, _ unit: String) throws -> Quantity {
    Quantity(try #require(ExactDecimal(number)).amount, try #require(Unit(unit)))
  }
}
