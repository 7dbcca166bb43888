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
