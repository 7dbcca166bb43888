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

  @Test(arguments: [
    ("2.99", "3", "each", "0.9967", "each"), ("1.99", "0.242", "kg", "8.2231", "kg"),
    ("3.49", "1.5", "lb", "5.1294", "kg"), ("5.99", "1", "pt", "12.6591", "l"),
    ("0.00005", "1", "kg", "0.0000", "kg"), ("0.00015", "1", "kg", "0.0002", "kg"),
    ("2.5", "1", "dozen", "0.2083", "each"), ("2.79", "16", "oz", "6.1509", "kg"),
    ("-1.00", "3", "each", "-0.3333", "each"), ("1.20", "500", "g", "2.4000", "kg"),
  ])
  func `a unit price is per base unit and printed half-even with four digits`(
    paid: String, number: String, unit: String, text: String, base: String
  ) throws {
    let price = try unitPrice(paid, for: quantity(number, unit))
    #expect(price?.text == text)
    #expect(price?.unit.symbol == base)
  }

  @Test func `a unit price is the reduced ratio itself`() throws {
    let three = try quantity("3", "each")
    let price = try #require(try unitPrice("1.00", for: three))
    #expect(price.numerator == 1 && price.denominator == 3)
    #expect(price.approximation == 1.0 / 3)
    #expect(try price == unitPrice("4", for: quantity("1", "dozen")))
    #expect(
      try unitPrice("0", for: quantity("3", "kg")) == unitPrice("0.00", for: quantity("7", "g")))
  }

  @Test func `a package's price is per what it holds`() throws {
    let cans = try #require(PackageSize("6 x 330 ml")).total
    #expect(try unitPrice("4.49", for: cans)?.text == "2.2677")
    let two = try #require(PackageSize("500 g")).total.times(Amount(2))
    #expect(try unitPrice("3.98", for: #require(two))?.text == "3.9800")
  }

  @Test func `nothing has no unit price`() throws {
    #expect(try unitPrice("1", for: quantity("0", "kg")) == nil)
    #expect(try unitPrice("1", for: quantity("-1", "kg")) == nil)
    #expect(UnitPrice(paid: Amount(units: .max), for: try quantity("1", "oz")) == nil)
    #expect(UnitPrice(paid: Amount(units: .max), for: Quantity(Amount(units: 1), .each)) == nil)
  }

  private func quantity(_ number: String, _ unit: String) throws -> Quantity {
    Quantity(try #require(ExactDecimal(number)).amount, try #require(Unit(unit)))
  }

  private func unitPrice(_ paid: String, for quantity: Quantity) throws -> UnitPrice? {
    UnitPrice(paid: try #require(ExactDecimal(paid)).amount, for: quantity)
  }
}
