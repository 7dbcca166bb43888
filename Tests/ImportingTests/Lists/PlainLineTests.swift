import Testing

@testable import Importing

@Suite struct PlainLineTests {
  @Test(arguments: [
    ("milk", "milk", "", "", ""), ("2 milk", "milk", "2", "", ""),
    ("1 kg tomatoes", "tomatoes", "1", "kg", ""), ("500g flour", "flour", "500", "g", ""),
    ("eggs a dozen", "eggs", "1", "dozen", ""), ("a dozen eggs", "eggs", "1", "dozen", ""),
    ("2 bottles of red wine", "red wine", "2", "bottle", ""), ("milk x2", "milk", "2", "", ""),
    ("3 x yoghurt", "yoghurt", "3", "", ""), ("cheese, 200 g", "cheese", "200", "g", ""),
    ("milk 1,5 l", "milk", "1.5", "l", ""), ("1/2 cabbage", "cabbage", "0.5", "", ""),
    ("- [ ] 2 l Milk", "Milk", "2", "l", ""), ("* bread (sliced)", "bread", "", "", "sliced"),
    ("a few lemons", "lemons", "", "", "a few"), ("some dark bread", "dark bread", "", "", "some"),
    ("7up", "7up", "", "", ""), ("Vitamin B 12", "Vitamin B 12", "", "", ""),
    ("☐ 0.836 kg Bananas", "Bananas", "0.836", "kg", ""), ("2", "2", "", "", ""),
  ])
  func `amounts stand before or behind a name`(
    _ text: String, _ item: String, _ quantity: String, _ unit: String, _ note: String
  ) throws {
    let line = try #require(PlainLine(text))
    #expect(line.item == item && line.quantity?.description ?? "" == quantity)
    #expect(line.unit ?? "" == unit && line.note ?? "" == note)
  }

  @Test func `a product's whole name is taken as it is, and a ticked box is stated`() throws {
    let known = try #require(PlainLine("Oat Drink 1 l", isKnown: { $0 == "Oat Drink 1 l" }))
    #expect(known.item == "Oat Drink 1 l" && known.quantity == nil)
    #expect(PlainLine("- [x] milk")?.isChecked == true)
    #expect(PlainLine("  ") == nil && PlainLine("- ---") == nil)
  }
}
