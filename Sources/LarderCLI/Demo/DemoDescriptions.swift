import GroceryModel

/// Descriptions of products with a missing or wrong category in the stores' files.
enum DemoDescriptions {
  static var bytes: [UInt8] {
    var text = DemoText(header: ["date", "item", "category", "brand", "package", "alias_of"])
    let date = DemoHousehold.firstDay.description
    for product in DemoCatalog.talkorn + DemoCatalog.ownOfBrassbell
    where !undescribed.contains(product.name) && product.name != alias {
      text.append([
        date, product.name, product.category.rawValue, "", packages[product.name] ?? "", "",
      ])
    }
    text.append([date, alias, "", "", "", "Whole Milk 1 l"])
    for size in ["500 g", "450 g"] {
      text.append([
        date, "Brambly Oat Muesli " + size, DemoCategory.pantry.rawValue, "Brambly", size, "",
      ])
    }
    // Empty bottles are filed with what was in them.
    for cents in Set(DemoCatalog.talkorn.map(\.deposit)).subtracting([0]).sorted() {
      text.append([
        date, DemoShopping.returned(cents), DemoCategory.beverages.rawValue, "", "", "",
      ])
    }
    // The shop files it under Dairy.
    let correction = (Month(year: 2025, month: 11).firstDay + 9).description
    text.append([correction, "Oat Drink 1 l", DemoCategory.beverages.rawValue, "", "1 l", ""])
    return text.bytes
  }

  private static let alias = "Vollmilch 3,5 % 1 l"
  private static let undescribed: Set<String> = ["Sauerkraut 500 g", "Beeswax Candles 4 pack"]
  private static let packages = [
    "Apfelschorle 1,5 l": "1.5 l", "Mineralwasser 0,75 l": "0.75 l",
    "Weißbier alkoholfrei 0,5 l": "0.5 l",
  ]
}
