import Projections

extension Wording {
  /// The name of a category for people: a canonical one in the language, any other as it is.
  func category(_ name: String) -> String {
    GroceryCategory(rawValue: name).map { self(Self.key(of: $0)) } ?? name
  }

  private static func key(of category: GroceryCategory) -> TextKey {
    switch category {
    case .produce: .categoryProduce
    case .dairy: .categoryDairy
    case .meatAndSeafood: .categoryMeat
    case .bakery: .categoryBakery
    case .frozen: .categoryFrozen
    case .pantry: .categoryPantry
    case .beverages: .categoryBeverages
    case .snacks: .categorySnacks
    case .personalCare: .categoryPersonalCare
    case .household: .categoryHousehold
    case .other: .categoryOther
    }
  }
}

extension Table {
  /// The table with categories named for people, in the column that has them.
  func namingCategories(in language: Language) -> Table {
    guard language != .english, let place = columns.firstIndex(where: { $0.name == "category" })
    else { return self }
    let say = Wording(language)
    return mapping([place]) { say.category($0) }
  }
}
