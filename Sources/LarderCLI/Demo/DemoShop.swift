/// One of the three shops of the household.
struct DemoShop {
  let name: String
  let products: [DemoProduct]
  /// Per cent of the catalogue's prices that this shop asks.
  let percent: Int
  let hasPromotions: Bool
  /// The number of different products bought on a visit.
  let basket: ClosedRange<Int>

  /// The supermarket of the weekend.
  static let greenquill = DemoShop(
    name: "Greenquill", products: DemoCatalog.greenquill, percent: 100, hasPromotions: true,
    basket: 14...17)
  /// The market on the way home, every other Wednesday.
  static let talkorn = DemoShop(
    name: "Talkorn", products: DemoCatalog.talkorn, percent: 100, hasPromotions: false,
    basket: 7...9)
  /// The corner shop of once a month.
  static let brassbell = DemoShop(
    name: "Brassbell Stores", products: DemoCatalog.brassbell, percent: 108,
    hasPromotions: false, basket: 8...10)

  static let all = [greenquill, talkorn, brassbell]
}
