/// The categories that Larder knows by itself; users may have any others beside them.
public enum GroceryCategory: String, CaseIterable, Sendable {
  case produce = "Produce"
  case dairy = "Dairy"
  case meatAndSeafood = "Meat & Seafood"
  case bakery = "Bakery"
  case frozen = "Frozen"
  case pantry = "Pantry"
  case beverages = "Beverages"
  case snacks = "Snacks"
  case personalCare = "Personal Care"
  case household = "Household"
  case other = "Other"

  /// True if its things are eaten or drunk; `Other` could be anything.
  var isFood: Bool {
    switch self {
    case .produce, .dairy, .meatAndSeafood, .bakery, .frozen, .pantry, .beverages, .snacks: true
    case .personalCare, .household, .other: false
    }
  }
}

extension GroceryCategory {
  /// The form in which names of categories are compared: without letter case and accents.
  public static func key(of name: String) -> [UInt8] { KeywordFolding.folded(name) }
}
