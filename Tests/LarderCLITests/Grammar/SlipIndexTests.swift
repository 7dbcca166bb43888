import Testing

@testable import LarderCLI

@Suite struct SlipIndexTests {
  private let index = SlipIndex([
    "Tomatoes", "Oat Milk 1 l", "Whole Milk 1 l", "Pear", "Cottage Cheese 200 g",
  ])

  @Test(arguments: [
    ("tomatos", "Tomatoes"), ("Whloe Milk 1 l", "Whole Milk 1 l"),
    ("Cotage Cheese 200 g", "Cottage Cheese 200 g"), ("Peas", "Pear"),
  ])
  func `a name with one mistyped word is a slip`(name: String, near: String) {
    #expect(index.nearest(to: name) == near)
  }

  @Test(arguments: ["Oat Milk 2 l", "Tomatoes", "Rye Milk 1 l", "Milk", "Goat Cheese 200 g", "Tea"])
  func `another size or variety is no slip`(name: String) {
    #expect(index.nearest(to: name) == nil)
  }
}
