import GroceryModel
import Projections

/// The canonical categories as people are shown them.
public enum CategoryNames {
  /// Returns the name of a category for people: a canonical one in the language, any other as it is.
  public static func shown(_ category: String, in language: Language) -> String {
    Wording(language).category(category)
  }

  /// Returns the canonical category that has a name in a language, in any letter case and with or without
  /// its accents; nil if none has.
  public static func canonical(_ name: String, in language: Language) -> String? {
    let key = GroceryCategory.key(of: name)
    return GroceryCategory.allCases.first { category in
      GroceryCategory.key(of: shown(category.rawValue, in: language)) == key
    }?.rawValue
  }

  /// Returns the canonical category that has a name in any language; nil if none has.
  public static func canonical(_ name: String) -> String? {
    byName[GroceryCategory.key(of: name)]
  }

  private static let byName = Dictionary(
    Language.allCases.flatMap { language in
      GroceryCategory.allCases.map { category in
        (GroceryCategory.key(of: shown(category.rawValue, in: language)), category.rawValue)
      }
    }, uniquingKeysWith: { first, _ in first })
}

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
