import Testing

@testable import Projections

/// Which words of a name may say what it is.
@Suite struct NameHeadTests {
  private func number(_ name: String) -> Int? { PublishedLives.food(named: name)?.food.number }

  @Test(arguments: [
    ("zumo de naranja natural", WordOrder.headFirst), ("сік апельсиновий", .headFirst),
    ("fresh orange juice", .headLast), ("Kirschen im Becher", .headLast), ("", .unknown),
  ])
  func `endings tell the order of the words`(name: String, order: WordOrder) {
    #expect(WordOrder(of: KeywordFolding.folded(name)) == order)
  }

  @Test(arguments: ["glorbo naranja", "glorbo de chocolate", "глорбо клубника"])
  func `a taste behind an unknown head names no food`(name: String) {
    #expect(number(name) == nil)
  }

  @Test(arguments: [
    ("glorbing oranges", 256), ("filetto di merluzzo", 144), ("naranja glorba", 256),
    ("carrefour naranja", 256),
  ])
  func `a description, a cut or a chain is no unknown head`(name: String, food: Int) {
    #expect(number(name) == food)
  }

  @Test func `a brand names its food unless another word does`() {
    #expect(number("Pringles Paprika") == number("potato chips"))
    #expect(number("Lavazza Rossa") == number("coffee"))
    #expect(number("Knorr tomato soup") == number("tomato soup"))
  }

  @Test func `the head of a Hebrew name may precede its taste`() {
    #expect(number("גלידת וניל") == number("גלידה"))
  }

  @Test func `letters that look the same are read in one script`() {
    #expect(KeywordFolding.folded("KАБАЧKИ") == KeywordFolding.folded("кабачки"))
    #expect(KeywordFolding.folded("MARS шоколад") == Array("mars шоколад".utf8))
  }
}
