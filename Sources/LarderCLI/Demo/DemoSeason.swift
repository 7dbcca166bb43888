import GroceryModel

/// The seasonal price of a product: percent of the usual price by month, 0 if it is not sold.
struct DemoSeason {
  private let percents: [Int]

  /// The percentage of a calendar month.
  func percent(in month: Month) -> Int { percents[month.month - 1] }

  /// True if prices move with the weeks, as those of fresh goods do.
  var isFresh: Bool { Set(percents).count > 1 }

  static let steady = DemoSeason(percents: Array(repeating: 100, count: 12))
  /// Dear in winter: tomatoes, cucumbers.
  static let greenhouse = DemoSeason(
    percents: [135, 130, 120, 110, 100, 90, 80, 80, 90, 105, 120, 130])
  /// Dear before the harvest: apples, potatoes, carrots.
  static let storage = DemoSeason(
    percents: [98, 100, 104, 108, 112, 116, 118, 110, 92, 90, 94, 96])
  /// Shipped all year: bananas, avocados.
  static let imported = DemoSeason(
    percents: [102, 104, 104, 100, 98, 96, 96, 98, 100, 100, 102, 102])
  static let strawberries = DemoSeason(percents: [0, 0, 0, 125, 100, 80, 95, 0, 0, 0, 0, 0])
  static let asparagus = DemoSeason(percents: [0, 0, 0, 130, 100, 90, 0, 0, 0, 0, 0, 0])
  static let clementines = DemoSeason(percents: [90, 100, 120, 0, 0, 0, 0, 0, 0, 0, 110, 95])
  static let pumpkin = DemoSeason(percents: [0, 0, 0, 0, 0, 0, 0, 0, 110, 90, 100, 0])
}
