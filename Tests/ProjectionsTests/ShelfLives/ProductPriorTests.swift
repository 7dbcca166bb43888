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
    #expect(try #require(Self.life("Minced Beef")) == (2, .food))
    #expect(try #require(Self.life("Yogurt")) == (10, .food))
    #expect(try #require(Self.life("Minced Beef", in: .freezer)) == (105, .food))
  }

  @Test func `where the table has no figure the category's median stands in`() throws {
    // FoodKeeper tells to go by the package for milk.
    #expect(try #require(Self.life("Milk")) == (14, .category))
    #expect(try #require(Self.life("Oat Milk", "Beverages")) == (14, .category))
    #expect(try #require(Self.life("Gizmo", "Produce")) == (7, .category))
    #expect(Self.life("Gizmo", "My Own") == nil)
  }

  @Test func `what is opened keeps as the table says, or for a share of its life`() throws {
    #expect(try #require(Self.life("Cheddar", isOpened: true)) == (24, .food))
    #expect(try #require(Self.life("Ketchup", isOpened: true)) == (183, .food))
    #expect(try #require(Self.life("Yogurt", isOpened: true)) == (3, .food))
    #expect(try #require(Self.life("Yogurt", in: .freezer, isOpened: true)) == (43, .food))
  }

  @Test func `an opened tin moves to the fridge and keeps for days`() throws {
    let tin = try #require(ProductPrior(name: "Tuna Chunks Can 145 g", category: "Pantry"))
    #expect(tin.usual == .pantry)
    #expect(tin.storageOnceOpened(from: .pantry) == .fridge)
    #expect(tin.storageOnceOpened(from: .freezer) == .freezer)
    #expect(
      try #require(Self.life("Tuna Chunks Can 145 g", "Pantry", isOpened: true)) == (3, .food))
    let oil = try #require(ProductPrior(name: "Olive Oil", category: "Pantry"))
    #expect(oil.storageOnceOpened(from: .pantry) == .pantry)
  }

  @Test func `without a figure nothing opened keeps more than 60 days in a fridge`() throws {
    #expect(try #require(Self.life("Margarine", isOpened: true)) == (60, .food))
    #expect(try #require(Self.life("Gizmo", "Pantry", in: .fridge, isOpened: true)).days == 60)
  }

  @Test func `what was done to a food decides before the food does`() throws {
    #expect(ProductPrior(name: "Peas", category: "Other")?.usual == .fridge)
    #expect(ProductPrior(name: "Peas Can 400 g", category: "Other")?.food?.number == 372)
    #expect(ProductPrior(name: "TK Erbsen 450 g", category: "Other")?.food?.number == 331)
    #expect(ProductPrior(name: "Lachsfilet tiefgefroren", category: "Other")?.usual == .freezer)
    #expect(ProductPrior(name: "Bakery Sourdough", category: "Other")?.food?.number == 195)
    #expect(try #require(Self.life("Bakery Sourdough")) == (2, .food))
  }

  @Test func `what a food lies in does not decide what it is`() {
    #expect(PublishedLives.food(named: "Hering in Tomatensauce")?.food.number == 163)
    #expect(PublishedLives.food(named: "Pain au chocolat")?.food.number == 204)
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
