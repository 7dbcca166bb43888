import GroceryModel

/// Prices that the household noted at the shelf without buying.
struct DemoShelfPrices {
  let bytes: [UInt8]

  init() {
    var random = DemoRandom(seed: 31)
    var text = DemoText(header: [
      "date", "item", "store", "price", "quantity", "unit", "on_sale", "origin", "currency",
    ])
    for number in 0..<DemoHousehold.monthCount {
      let month = DemoHousehold.firstMonth + number
      let days = (0..<4).map { _ in month.firstDay + random.pick(0...(month.dayCount - 1)) }
      for (note, day) in days.sorted().enumerated() {
        let shop = note.isMultiple(of: 2) ? DemoShop.greenquill : DemoShop.brassbell
        text.append(Self.note(in: shop, on: day, &random))
      }
    }
    bytes = text.bytes
  }

  private static func note(
    in shop: DemoShop, on day: Day, _ random: inout DemoRandom
  ) -> [String] {
    let sold = shop.products.filter { $0.season.percent(in: day.month) > 0 }
    let product = sold[random.pick(0...(sold.count - 1))]
    let pricing = DemoPricing(shop: shop)
    return [
      day.description, product.name(on: day), shop.name,
      DemoText.money(pricing.price(of: product, on: day)), "1",
      product.grams == nil ? "each" : "kg",
      pricing.promotion(of: product, on: day) > 0 ? "true" : "",
      random.chance(20) ? "flyer" : "shelf", "EUR",
    ]
  }
}
