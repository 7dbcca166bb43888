import GroceryModel

/// A store's price of a product on a day, in cents; a pure function of both.
struct DemoPricing {
  let shop: DemoShop

  /// The price on the shelf, before any promotion.
  func listPrice(of product: DemoProduct, on day: Day) -> Int {
    let months = day.month - DemoHousehold.firstMonth
    // Each product has a month of its own in which the shop looks at its price again.
    let repricings = (months + product.name.utf8.count % 4) / 4
    var price = product.price * (1000 + repricings * product.drift) / 1000
    price = price * product.season.percent(in: day.month) / 100
    if product.season.isFresh {
      var draw = DemoRandom(name: product.name, number: week(of: day))
      price = price * draw.pick(96...104) / 100
    }
    return Self.shelfPrice(price * shop.percent / 100)
  }

  /// Per cent off in a promotion of that week, 0 without one.
  func promotion(of product: DemoProduct, on day: Day) -> Int {
    // A package that shrinks shall do so at an unchanged price.
    guard shop.hasPromotions, product.rename == nil, product.grams == nil else { return 0 }
    var draw = DemoRandom(name: "promotion of " + product.name, number: week(of: day))
    return draw.chance(7) ? 15 + 5 * draw.pick(0...3) : 0
  }

  /// Returns the price after discounts.
  func price(of product: DemoProduct, on day: Day) -> Int {
    let list = listPrice(of: product, on: day)
    let percent = promotion(of: product, on: day)
    return percent == 0 ? list : Self.shelfPrice(list * (100 - percent) / 100)
  }

  /// The nearest price that ends in 9, as shops like them.
  private static func shelfPrice(_ cents: Int) -> Int {
    max(9, (cents + 5) / 10 * 10 - 1)
  }

  private func week(of day: Day) -> Int {
    let (year, week) = day.week
    return year * 100 + week
  }
}
