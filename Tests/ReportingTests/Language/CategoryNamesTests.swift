import Testing

@testable import Reporting

@Suite struct CategoryNamesTests {
  @Test(
    arguments: [
      ("Lácteos", Language.spanish, "Dairy"), ("lacteos", .spanish, "Dairy"),
      ("Kühlregal", .german, nil), ("getraenke", .german, "Beverages"),
      ("Produits laitiers", .french, "Dairy"), ("Dairy", .spanish, nil),
    ] as [(String, Language, String?)])
  func `a category is known with and without accents`(
    name: String, language: Language, expected: String?
  ) {
    #expect(CategoryNames.canonical(name, in: language) == expected)
  }

  @Test func `each shown name is that of its category, in any language`() {
    for language in Language.allCases {
      for name in ["Produce", "Dairy", "Bakery", "Frozen", "Pantry", "Snacks"] {
        let shown = CategoryNames.shown(name, in: language)
        #expect(CategoryNames.canonical(shown, in: language) == name)
      }
    }
  }
}
