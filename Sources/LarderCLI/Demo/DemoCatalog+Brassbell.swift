extension DemoCatalog {
  /// Goods of its own, and some that the supermarket has under the same names.
  static let brassbell: [DemoProduct] = ownOfBrassbell + sharedWithGreenquill

  static let ownOfBrassbell: [DemoProduct] = [
    DemoProduct("Salted Almonds 150 g", .snacks, 349, every: 32),
    DemoProduct("Rye Crispbread 250 g", .bakery, 219, every: 34),
    DemoProduct("Peppermint Tea 20 bags", .beverages, 189, every: 58),
    DemoProduct("Toasted Sesame Oil 250 ml", .pantry, 429, every: 120),
    DemoProduct(
      "Cod Fillet", .meat, 1899, every: 30, grams: 280...520, drift: 20, keeps: .useBy(2...3)),
    DemoProduct("Frozen Blueberries 300 g", .frozen, 349, every: 33),
    DemoProduct("Laundry Powder 1.3 kg", .household, 599, every: 60),
    DemoProduct("Deodorant 50 ml", .care, 249, every: 62),
    DemoProduct("Beeswax Candles 4 pack", .other, 449, every: 95),
  ]

  private static let sharedWithGreenquill: [DemoProduct] = {
    let names: Set<String> = [
      "Bananas", "Whole Milk 1 l", "Spaghetti 500 g", "Olive Oil 750 ml", "Ground Coffee 500 g",
      "Dark Chocolate 70% 100 g",
    ]
    return greenquill.filter { names.contains($0.name) }
  }()
}
