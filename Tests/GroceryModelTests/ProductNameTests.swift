import Foundation
import GroceryModel
import Testing

@Suite struct ProductNameTests {
  @Test(arguments: [
    ("Oat drink 1l", "Oat drink", 1, "1", "l"), ("TONIC 6X20CL", "TONIC", 6, "20", "cl"),
    ("Quell 12x0,7L; STILL", "Quell; STILL", 12, "0.7", "l"),
    ("Kefir 450мл", "Kefir", 1, "450", "ml"),
    ("Milk, 2 x 1 gal", "Milk", 2, "1", "gal"), ("Syrup 1lt", "Syrup", 1, "1", "l"),
    ("Lemonade, 64 fl oz", "Lemonade", 1, "64", "floz"), ("Tea 20ct", "Tea", 1, "20", "each"),
    ("Rolls 4pk", "Rolls", 1, "4", "each"), ("Eier 6er", "Eier", 1, "6", "each"),
    ("Sämpylä 6 kpl", "Sämpylä", 1, "6", "each"), ("5DZ BROWN EGGS", "BROWN EGGS", 1, "5", "dozen"),
    ("Flan x8", "Flan", 8, "1", "each"), ("Cider 33cl x 6", "Cider", 6, "33", "cl"),
    ("Soup 2 x 6 x 400 g", "Soup", 12, "400", "g"), ("Rice ３００ｇ", "Rice", 1, "300", "g"),
    ("お茶500ml", "お茶", 1, "500", "ml"), ("卵10個入", "卵", 1, "10", "each"),
    ("Salmon 12-oz.", "Salmon", 1, "12", "oz"), ("WATER .5L", "WATER", 1, "0.5", "l"),
    ("DEO L.75ML MEN", "DEO L. MEN", 1, "75", "ml"), ("Sugar 1.000 g", "Sugar", 1, "1000", "g"),
    ("Milk 2.272L", "Milk", 1, "2.272", "l"), ("Jam 250g (Pack of 3)", "Jam", 3, "250", "g"),
    ("Bulbs (pack of 2)", "Bulbs", 2, "1", "each"), ("Trout 500g 2 Stück", "Trout", 1, "500", "g"),
    ("LAGER 24 PACK 12OZ CAN", "LAGER CAN", 1, "12", "oz"), ("Eggs 6x53g+", "Eggs", 6, "53", "g"),
    ("Milk 1.5% 970ml", "Milk 1.5%", 1, "970", "ml"),
    ("Buns, 8 Count, soft", "Buns, soft", 1, "8", "each"),
    ("Flour type 55 1 kg", "Flour type 55", 1, "1", "kg"),
  ])
  func `a size is read from a name and taken out of it`(
    written: String, name: String, pieces: Int, number: String, unit: String
  ) throws {
    let product = ProductName(written)
    let content = try Quantity(#require(ExactDecimal(number)).amount, #require(Unit(unit)))
    #expect(product.package == PackageSize(pieces, of: content))
    #expect(ProductName.package(of: written) == product.package)
    #expect(product.name == name)
  }

  @Test(arguments: [
    "Milk 3,5 %", "100% Juice", "Lean 85% beef", "GUER CORN 6\"", "KUSTAA 7UP", "PFAND 0,25 EURO",
    "Parmesan 0.9-1 kg", "Fish 1kg-1.5kg", "Steak 8-10 oz", "Gouda 2,49/kg", "Ham per 100 g",
    "Salami je 100g", "Cheese /100g", "Butter 80z", "Vitamin 500 mg", "Cola 1/2 gal",
    "Sauce 2 500 g",
    "Junior 5", "A2g", "Cells 15+5", "$5 l", "0 g sugar", "2.5 ct", "1.000,5 g", "Bag 10000 x 1 g",
    "Tea bags 3g/bag",
    "", "x", "x16%", "Soup 2 x 8-10 oz",
  ])
  func `a name without a certain size keeps all of itself`(written: String) {
    let product = ProductName(written)
    #expect(product.package == nil)
    #expect(product.name == NameKey.printed(written))
  }

  @Test func `a name that is nothing but a size stays`() {
    #expect(ProductName("500 g").name == "500 g")
    #expect(ProductName("500 g").package == PackageSize("500 g"))
  }

  @Test func `products whose names differ only in size are one family`() {
    let names = ["Choco  Bar 100g", "CHOCO BAR 90 g", "choco bar, 4 x 90g", "Choco Bar (90 g)"]
    #expect(Set(names.map { ProductName($0).family }) == ["choco bar"])
    #expect(ProductName("Choco Bar dark 90 g").family != "choco bar")
  }
}

/// Names from real receipts, which stand beside the repository and not in it.
@Suite struct ProductNameCorpusTests {
  static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/receipts/package-sizes.json")

  struct Case: Decodable {
    var name: String
    var pack: Int?
    var base: String?
    var base_unit: String?
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: file.path),
      "the folder shared/receipts is not beside the repository"))
  func `sizes in real names are those that careful reading gives`() throws {
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: Self.file))
    for item in cases {
      let package = ProductName(item.name).package
      #expect(package?.pieces == item.pack, "\(item.name)")
      let unit = item.base_unit.flatMap { Unit($0) }
      let total = unit.flatMap { package?.total.converted(to: $0) }
      #expect(total?.amount == item.base.flatMap { ExactDecimal($0)?.amount }, "\(item.name)")
    }
  }

  @Test func `no name that is passed over at a glance states a size`() {
    let parts = [
      "Milk", "x", "X", "×", "6", "500", "1,5", ".5", "g", "kg", "l", "ml", "-", " ", " ", "%",
      "(", ")", "pack of", "Pack of ", "７", "ｇ", "個", "*", "/", "oz.", "1095275", "MIX", "BEEF",
      "of",
    ]
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var passed = 0
    for _ in 0..<20_000 {
      let name = (0...random(6)).map { _ in parts[random(parts.count)] }.joined()
      if ProductName.mayStateSize(name) { continue }
      passed += 1
      let product = ProductName(name)
      #expect(product.package == nil && product.name == NameKey.printed(name), "'\(name)'")
    }
    #expect(passed > 2000)
    #expect(!ProductName.mayStateSize("ROLLS ROLLS: BAGELS 1095275"))
    #expect(!ProductName.mayStateSize("Milk 3,5 %"))
  }
}
