import GroceryModel

/// The canonical categories, as a shop's export and the descriptions write them.
enum DemoCategory: String, CaseIterable {
  case produce = "Produce"
  case dairy = "Dairy"
  case meat = "Meat & Seafood"
  case bakery = "Bakery"
  case frozen = "Frozen"
  case pantry = "Pantry"
  case beverages = "Beverages"
  case snacks = "Snacks"
  case care = "Personal Care"
  case household = "Household"
  case other = "Other"
}

/// A product's shelf life, its storage place, and the kind of date on its label.
struct DemoKeeping {
  let kind: String
  let storage: String
  let days: ClosedRange<Int>

  static func useBy(_ days: ClosedRange<Int>) -> DemoKeeping {
    DemoKeeping(kind: "use-by", storage: "fridge", days: days)
  }

  static func bestBefore(_ days: ClosedRange<Int>, _ storage: String = "fridge") -> DemoKeeping {
    DemoKeeping(kind: "best-before", storage: storage, days: days)
  }
}

/// A name that a product has from some day on, as when its package shrinks.
struct DemoRename {
  let from: Day
  let name: String
}

/// Something the household buys again and again.
struct DemoProduct {
  let name: String
  let category: DemoCategory
  /// Cents for a piece, or for a kilogram of weighed goods, on the first day.
  let price: Int
  /// After how many days the household wants it again.
  let every: Int
  /// Grams of one purchase, for weighed goods.
  let grams: ClosedRange<Int>?
  let season: DemoSeason
  /// Per mille that the price moves at each repricing, three times a year.
  let drift: Int
  /// Cents of deposit on a piece.
  let deposit: Int
  let keeps: DemoKeeping?
  let rename: DemoRename?

  init(
    _ name: String, _ category: DemoCategory, _ price: Int, every: Int,
    grams: ClosedRange<Int>? = nil, season: DemoSeason = .steady, drift: Int = 12,
    deposit: Int = 0, keeps: DemoKeeping? = nil, rename: DemoRename? = nil
  ) {
    self.name = name
    self.category = category
    self.price = price
    self.every = every
    self.grams = grams
    self.season = season
    self.drift = drift
    self.deposit = deposit
    self.keeps = keeps
    self.rename = rename
  }

  func name(on day: Day) -> String {
    if let rename, day >= rename.from { rename.name } else { name }
  }
}
