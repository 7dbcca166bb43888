import GroceryModel

/// The groups of foods that a treatment (``FoodTreatment``) leads to.
enum FoodGroup: CaseIterable, Sendable {
  case milk, dairy, cheese, meat, fish, fruit, vegetables, herbs, pulses, grains, bakery, larder,
    dishes, frozen, juices, drinks, snacks

  /// The typical group of a category; nil if it has none.
  init?(typicalOf category: GroceryCategory) {
    switch category {
    case .produce: self = .vegetables
    case .meatAndSeafood: self = .meat
    default: return nil
    }
  }

  /// The category whose median replaces a missing figure of the group.
  ///
  /// Nil for a group whose foods have several categories: the product's own category is used.
  var category: GroceryCategory? {
    switch self {
    case .milk, .dairy, .cheese: .dairy
    case .meat, .fish: .meatAndSeafood
    case .fruit, .vegetables, .herbs: .produce
    case .pulses, .grains, .bakery, .larder, .dishes, .frozen, .juices, .drinks, .snacks: nil
    }
  }

  /// True for foods that are named after others: a pepperoni pizza is a pizza.
  var isComposite: Bool {
    switch self {
    case .bakery, .dishes, .frozen, .snacks: true
    case .milk, .dairy, .cheese, .meat, .fish, .fruit, .vegetables, .herbs, .pulses, .grains,
      .larder, .juices, .drinks:
      false
    }
  }

  /// How far a raw food of the group decides among others: below zero for those that give others their taste.
  var levelOfRaw: Int {
    switch self {
    case .herbs: -4
    case .fruit: -3
    case .vegetables: -2
    // Eggs of hens are eggs, a steak of salmon is salmon.
    case .meat: -1
    case .milk, .dairy, .cheese, .fish, .pulses, .grains, .bakery, .larder, .dishes, .frozen,
      .juices, .drinks, .snacks:
      0
    }
  }

  /// The lines of the group's foods.
  var lines: String {
    switch self {
    case .milk: PublishedLives.milk
    case .dairy: PublishedLives.dairy
    case .cheese: PublishedLives.cheese
    case .meat: PublishedLives.meat
    case .fish: PublishedLives.fish
    case .fruit: PublishedLives.fruit
    case .vegetables: PublishedLives.vegetables
    case .herbs: PublishedLives.herbs
    case .pulses: PublishedLives.pulses
    case .grains: PublishedLives.grains
    case .bakery: PublishedLives.bakery
    case .larder: PublishedLives.larder
    case .dishes: PublishedLives.dishes
    case .frozen: PublishedLives.frozen
    case .juices: PublishedLives.juices
    case .drinks: PublishedLives.drinks
    case .snacks: PublishedLives.snacks
    }
  }
}
