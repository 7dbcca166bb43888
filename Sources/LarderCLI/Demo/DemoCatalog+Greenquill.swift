import GroceryModel

/// The products that the three stores sell to the household, a file for each store.
enum DemoCatalog {
  static let greenquill: [DemoProduct] = greenquillFresh + greenquillPacked

  private static let greenquillFresh: [DemoProduct] = [
    DemoProduct("Bananas", .produce, 179, every: 8, grams: 620...1180, season: .imported),
    DemoProduct("Apples Braeburn", .produce, 249, every: 11, grams: 540...1250, season: .storage),
    DemoProduct(
      "Tomatoes on the Vine", .produce, 299, every: 9, grams: 380...760, season: .greenhouse,
      keeps: .bestBefore(6...9)),
    DemoProduct("Cucumber", .produce, 79, every: 10, season: .greenhouse),
    DemoProduct("Carrots 1 kg", .produce, 119, every: 14, season: .storage),
    DemoProduct("Potatoes 2 kg", .produce, 279, every: 18, season: .storage),
    DemoProduct("Avocado", .produce, 109, every: 12, season: .imported),
    DemoProduct(
      "Strawberries 500 g", .produce, 399, every: 7, season: .strawberries,
      keeps: .useBy(2...4)),
    DemoProduct("Green Asparagus 400 g", .produce, 449, every: 12, season: .asparagus),
    DemoProduct("Clementines 1 kg", .produce, 249, every: 9, season: .clementines),
    DemoProduct(
      "Hokkaido Pumpkin", .produce, 199, every: 16, grams: 880...1640, season: .pumpkin),
    DemoProduct("Whole Milk 1 l", .dairy, 119, every: 5, drift: 20, keeps: .bestBefore(8...11)),
    DemoProduct("Natural Yoghurt 500 g", .dairy, 149, every: 9, keeps: .bestBefore(14...20)),
    DemoProduct("Butter 250 g", .dairy, 239, every: 15, drift: -28, keeps: .bestBefore(30...42)),
    DemoProduct("Gouda Slices 200 g", .dairy, 249, every: 13, keeps: .bestBefore(18...26)),
    DemoProduct("Free-Range Eggs 10 pack", .dairy, 319, every: 12, drift: 30),
    DemoProduct(
      "Chicken Breast", .meat, 1199, every: 13, grams: 410...720, drift: 18,
      keeps: .useBy(3...5)),
    DemoProduct("Minced Beef 500 g", .meat, 549, every: 16, drift: 26, keeps: .useBy(3...4)),
    DemoProduct(
      "Salmon Fillet", .meat, 2499, every: 30, grams: 240...430, keeps: .useBy(2...3)),
    DemoProduct(
      "Sourdough Loaf 750 g", .bakery, 379, every: 8, keeps: .bestBefore(4...5, "pantry")),
    DemoProduct("Croissant", .bakery, 99, every: 11),
  ]

  private static let greenquillPacked: [DemoProduct] = [
    DemoProduct("Frozen Peas 450 g", .frozen, 199, every: 34),
    DemoProduct("Vanilla Ice Cream 900 ml", .frozen, 349, every: 31),
    DemoProduct("Pizza Margherita 320 g", .frozen, 279, every: 24),
    DemoProduct("Basmati Rice 1 kg", .pantry, 299, every: 38),
    DemoProduct("Spaghetti 500 g", .pantry, 129, every: 19),
    DemoProduct("Tomatoes \"San Luca\", chopped 400 g", .pantry, 99, every: 15),
    DemoProduct("Olive Oil 750 ml", .pantry, 899, every: 58, drift: -35),
    DemoProduct(
      "Brambly Oat Muesli 500 g", .pantry, 349, every: 17, drift: 0,
      rename: DemoRename(
        from: Month(year: 2026, month: 2).firstDay + 14, name: "Brambly Oat Muesli 450 g")),
    DemoProduct("Ground Coffee 500 g", .pantry, 699, every: 22, drift: 42),
    DemoProduct("Orange Juice 1 l", .beverages, 249, every: 11, drift: 30),
    // Filed under Dairy by the shop, and put right by a description.
    DemoProduct("Oat Drink 1 l", .dairy, 199, every: 10, keeps: .bestBefore(60...90, "pantry")),
    DemoProduct("Sparkling Water 6 x 1.5 l", .beverages, 299, every: 14),
    DemoProduct("Dark Chocolate 70% 100 g", .snacks, 179, every: 12, drift: 48),
    DemoProduct("Salted Crisps 175 g", .snacks, 199, every: 17),
    DemoProduct("Toothpaste 75 ml", .care, 179, every: 62),
    DemoProduct("Shampoo 250 ml", .care, 299, every: 70),
    DemoProduct("Dish Soap 500 ml", .household, 149, every: 48),
    DemoProduct("Kitchen Roll 4 pack", .household, 329, every: 40),
    DemoProduct("Tea Lights 30 pack", .other, 299, every: 66),
  ]
}
