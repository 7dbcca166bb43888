import GroceryModel

/// The median shelf life of the foods in one of Larder's categories.
///
/// It is the fallback for products whose words match no food, or a food without a figure in
/// FoodKeeper. The medians are of √(least · most) over rows of ``PublishedLives``' source: meat,
/// poultry and seafood together; its bakery; shelf-stable food, sauces, grains and baking goods for
/// the pantry; crackers, chips, sweets and nuts for snacks.
struct CategoryLife: Sendable {
  /// Where its things are usually kept.
  let usual: Storage
  private let fridge: Double?
  private let freezer: Double?
  private let pantry: Double?

  private init(
    _ usual: Storage, fridge: Double? = nil, freezer: Double? = nil, pantry: Double? = nil
  ) {
    self.usual = usual
    self.fridge = fridge
    self.freezer = freezer
    self.pantry = pantry
  }

  /// Nil for what is not eaten, or could be anything.
  init?(_ category: GroceryCategory) {
    switch category {
    case .produce: self.init(.fridge, fridge: 7, freezer: 333.4, pantry: 9.9)
    case .dairy: self.init(.fridge, fridge: 14, freezer: 113.6)
    case .meatAndSeafood: self.init(.fridge, fridge: 3.9, freezer: 210.9)
    case .bakery: self.init(.pantry, freezer: 91.3, pantry: 4.2)
    case .frozen: self.init(.freezer, fridge: 3.5, freezer: 365.2)
    case .pantry: self.init(.pantry, fridge: 182.6, freezer: 233.6, pantry: 365.2)
    case .beverages: self.init(.pantry, fridge: 6, freezer: 365.2, pantry: 447.3)
    case .snacks: self.init(.pantry, fridge: 365.2, freezer: 334.8, pantry: 182.6)
    case .personalCare, .household, .other: return nil
    }
  }

  /// In days, sealed.
  func days(in storage: Storage) -> Double? {
    switch storage {
    case .fridge: fridge
    case .freezer: freezer
    case .pantry: pantry
    case .unstated: nil
    }
  }
}
