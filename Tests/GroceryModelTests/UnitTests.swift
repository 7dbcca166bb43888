import GroceryModel
import Testing

@Suite struct UnitTests {
  @Test func `every unit is read from its own symbol`() {
    #expect(Unit.all.map { Unit($0.symbol) } == Unit.all.map(Optional.some))
  }

  @Test(arguments: [
    ("kg", "kg"), ("KG", "kg"), ("Kilo", "kg"), ("lbs", "lb"), ("lb.", "lb"), ("ea", "each"),
    ("Stk", "each"), ("Stk.", "each"), ("STÜCK", "each"), ("Stu\u{308}ck", "each"), ("L", "l"),
    ("Liter", "l"), ("fl oz", "floz"), ("fl. oz.", "floz"), ("FL.OZ.", "floz"), ("шт", "each"),
    ("кг", "kg"), ("個", "each"), ("Dz", "dozen"), ("gr", "g"), ("oz ", "oz"),
  ])
  func `everyday names are known`(name: String, symbol: String) {
    #expect(Unit(name)?.symbol == symbol)
  }

  @Test(arguments: ["", ".", " ", "box", "k g", "kgg", "m", "€"])
  func `a word that is no unit is refused`(name: String) {
    #expect(Unit(name) == nil)
  }

  @Test func `sizes are those of the standards`() throws {
    let sizes = try ["lb", "oz", "gal", "floz", "mg", "dozen"].map { symbol in
      let unit = try #require(Unit(symbol))
      return ratioText(
        Int128(unit.numerator), over: Int128(unit.denominator), fractionDigits: 18)
    }
    #expect(
      sizes == [
        "0.453592370000000000", "0.028349523125000000", "3.785411784000000000",
        "0.029573529562500000", "0.000001000000000000", "12.000000000000000000",
      ])
  }

  @Test func `each dimension has a base of size one`() {
    for unit in Unit.all {
      let base = unit.dimension.base
      #expect(base.dimension == unit.dimension)
      #expect(base.numerator == 1 && base.denominator == 1)
    }
  }
}
