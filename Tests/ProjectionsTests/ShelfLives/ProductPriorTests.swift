import Testing

@testable import Projections

@Suite struct ProductPriorTests {
  private static func life(
    _ name: String, _ category: String = "Other", in storage: Storage? = nil,
    isOpened: Bool = false
  ) -> (days: Int, source: ProductPrior.Source)? {
    guard let prior = ProductPrior(name: name, category: category),
      let life = prior.life(in: storage ?? prior.usual, isOpened: isOpened)
    else { return nil }
    return (Int(life.days.rounded()), life.source)
  }

  @Test func `a food's figure is the middle of its least and most`() throws {
    #expect(try #require(Self.life("Minced Beef")) == (1, .food))
    #expect(try #require(Self.life("Yogurt")) == (10, .food))
    #expect(try #require(Self.life("Minced Beef", in: .freezer)) == (105, .food))
  }

  @Test func `where the table has no figure the category's median stands in`() throws {
    // FoodKeeper tells to go by the package for milk.
    #expect(try #require(Self.life("Milk")) == (14, .category))
    #expect(try #require(Self.life("Oat Drink", "Beverages")) == (14, .category))
    #expect(try #require(Self.life("Gizmo", "Produce")) == (7, .category))
    #expect(Self.life("Gizmo", "My Own") == nil)
  }

  @Test func `what is opened keeps as the table says, or for a share of its life`() throws {
    #expect(try #require(Self.life("Cheddar", isOpened: true)) == (24, .food))
    #expect(try #require(Self.life("Ketchup", isOpened: true)) == (183, .food))
    #expect(try #require(Self.life("Yogurt", isOpened: true)) == (3, .food))
    #expect(try #require(Self.life("Yogurt", in: .freezer, isOpened: true)) == (43, .food))
  }

  @Test func `what is no food has no life, whatever it is called after`() {
    #expect(ProductPrior(name: "Milk Shampoo", category: "Personal Care") == nil)
    #expect(ProductPrior(name: "Lemon Dish Soap", category: "Other") == nil)
    #expect(ProductPrior(name: "Gift Card", category: "Other") == nil)
  }

  @Test func `frozen food is in the freezer, preserved vegetables keep as the cupboard does`() {
    #expect(ProductPrior(name: "Spinach", category: "Frozen")?.usual == .freezer)
    #expect(ProductPrior(name: "Spinach", category: "Produce")?.usual == .fridge)
    #expect(ProductPrior(name: "Chopped in Juice Tomatoes", category: "Pantry")?.usual == .pantry)
    #expect(ProductPrior(name: "bananas", category: "produce ")?.usual == .pantry)
  }
}
