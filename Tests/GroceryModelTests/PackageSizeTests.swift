import GroceryModel
import Testing

@Suite struct PackageSizeTests {
  @Test(arguments: [
    ("500 g", 1, "500", "g"), ("500g", 1, "500", "g"), ("6 x 330 ml", 6, "330", "ml"),
    ("6x330ml", 6, "330", "ml"), ("6 × 0.33 L", 6, "0.33", "l"), (" 12 X 1.5  l ", 12, "1.5", "l"),
    ("12 fl. oz", 1, "12", "floz"), ("12 FL OZ.", 1, "12", "floz"), ("10 Stk.", 1, "10", "each"),
    ("1 dozen", 1, "1", "dozen"), ("9999 x 1 g", 9999, "1", "g"),
    ("1,5 l", 1, "1.5", "l"), ("0,25 kg", 1, "0.25", "kg"), ("6 x 0,33 l", 6, "0.33", "l"),
    ("1,500 g", 1, "1500", "g"), ("1,500 kg", 1, "1.5", "kg"), ("0,500 g", 1, "0.5", "g"),
    ("ca. 500 g", 1, "500", "g"), ("Ca. 6x0,5 L", 6, "0.5", "l"), ("about 500 g", 1, "500", "g"),
    ("~500g", 1, "500", "g"),
  ])
  func `a package is a number of a unit, perhaps several times`(
    text: String, pieces: Int, number: String, unit: String
  ) throws {
    let package = try #require(PackageSize(text))
    #expect(package.pieces == pieces)
    #expect(
      try package.content
        == Quantity(#require(ExactDecimal(number)).amount, #require(Unit(unit))))
  }

  @Test(arguments: [
    "", "g", "500", "0 g", "0.00 kg", "-5 g", "+5 g", ",5 l", ".5 l", "5. l", "5, l",
    "1,000.5 g", "1.000,5 g", "1,2,3 l", "0,0 l", "1,5 dozen", "500 box", "ca. g", "ca", "six",
    "wat",
    "x 330 ml",
    "6 x", "0 x 330 ml", "+6 x 330 ml", "-6 x 330 ml", "1.5 x 330 ml", "10000 x 1 g",
    "6 x 4 x 330 ml", "2 500 g", "6 6 x 330 ml", "5 0 0 g", "٣ x 330 ml", "500 g 2",
  ])
  func `what is no package is refused whole`(text: String) {
    #expect(PackageSize(text) == nil)
  }

  @Test(arguments: ["1,5 l", "0,25 kg", "6 x 0,33 l", "1,500 g", "12x0,7L", "ca. 500 g"])
  func `a comma means what it means in a name`(text: String) throws {
    let package = try #require(PackageSize(text))
    #expect(package == ProductName.package(of: "Cola " + text))
  }

  @Test func `the total is all pieces together`() throws {
    let total = try #require(PackageSize("6 x 0.33 l")).total
    #expect(total == Quantity(try #require(ExactDecimal("1.98")).amount, .litre))
  }

  @Test func `sizes written alike are equal`() {
    #expect(PackageSize("6x330ml") == PackageSize("6 X 330.0 ML"))
    #expect(PackageSize("1 x 500 g") == PackageSize("500 g"))
    #expect(PackageSize("500 g") != PackageSize("0.5 kg"))
  }
}
