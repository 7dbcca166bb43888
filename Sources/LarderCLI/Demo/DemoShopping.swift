import GroceryModel

/// Fourteen months of visits: who goes where on which day, and what has run out by then.
struct DemoShopping {
  private(set) var receipts: [DemoReceipt] = []
  private var random = DemoRandom(seed: 20_250_901)
  /// The day on which each product was last bought, in whatever shop.
  private var lastBought: [String: Day] = [:]
  private var bottles: [Int: Int] = [:]

  init() {
    let days = DemoHousehold.firstDay.ordinal...DemoHousehold.lastDay.ordinal
    for day in days.lazy.map({ Day(ordinal: $0) }) {
      if let shop = Self.shop(on: day) { visit(shop, on: day) }
    }
  }

  /// Three Saturdays of four, every other Wednesday, and the Friday in the middle of the month.
  private static func shop(on day: Day) -> DemoShop? {
    let week = (day - DemoHousehold.firstDay) / 7
    switch day.weekday {
    case 3 where week % 2 == 0: return .talkorn
    case 5 where (12...18).contains(day.components.day): return .brassbell
    case 6 where week % 4 != 3: return .greenquill
    default: return nil
    }
  }

  private mutating func visit(_ shop: DemoShop, on day: Day) {
    var size = random.pick(shop.basket)
    if day.month.month == 12 { size += 4 }
    var lines: [DemoLine] = []
    for product in due(in: shop, on: day).prefix(size) {
      lines += bought(product, in: shop, on: day)
      lastBought[product.name] = day
    }
    if shop.products.contains(where: { $0.deposit > 0 }) { lines += returnedBottles() }
    let minute = day.weekday == 6 ? random.pick(555...705) : random.pick(1025...1130)
    receipts.append(
      DemoReceipt(shop: shop.name, day: day, minute: minute, number: 0, lines: lines))
  }

  /// Returns the products sold that day and due for purchase, the most overdue first.
  private mutating func due(in shop: DemoShop, on day: Day) -> [DemoProduct] {
    var wanted: [(product: DemoProduct, need: Int, place: Int)] = []
    for (place, product) in shop.products.enumerated()
    where product.season.percent(in: day.month) > 0 {
      let need = elapsed(product, on: day) * 1000 / product.every + random.pick(-120...120)
      if need >= 600 { wanted.append((product, need, place)) }
    }
    wanted.sort { ($0.need, $1.place) > ($1.need, $0.place) }
    return wanted.map(\.product)
  }

  /// Days since it was bought; before the first time, as if the shelf were partly full.
  private func elapsed(_ product: DemoProduct, on day: Day) -> Int {
    if let last = lastBought[product.name] { return day - last }
    var draw = DemoRandom(name: product.name, number: 0)
    return day - DemoHousehold.firstDay + draw.pick(0...product.every)
  }

  private mutating func bought(
    _ product: DemoProduct, in shop: DemoShop, on day: Day
  ) -> [DemoLine] {
    let pricing = DemoPricing(shop: shop)
    let line = DemoLine(
      product: product, text: product.name(on: day), kind: "item",
      thousandths: product.grams.map { random.pick($0) } ?? 1000,
      isWeighed: product.grams != nil, price: pricing.price(of: product, on: day),
      listPrice: pricing.listPrice(of: product, on: day))
    guard product.grams == nil else { return [line] }
    // What spoils is not stocked up, however long its season was away.
    let most = product.season.isFresh ? 2 : 4
    let count = min(most, max(1, elapsed(product, on: day) / product.every))
    // Some tills print each piece on a line of its own.
    var lines = count == 2 && random.chance(40) ? [line, line] : [line.pieces(count)]
    if product.deposit > 0 {
      lines.append(
        .deposit(
          "Pfand " + Self.bottle(product.deposit), cents: product.deposit, pieces: count))
      bottles[product.deposit, default: 0] += count
    }
    return lines
  }

  /// Bottles pile up for a while, then all go back at once.
  private mutating func returnedBottles() -> [DemoLine] {
    guard bottles.values.reduce(0, +) >= 15 else { return [] }
    let lines = bottles.sorted { $0.key < $1.key }.map { cents, count in
      DemoLine.deposit(Self.returned(cents), cents: cents, pieces: -count)
    }
    bottles = [:]
    return lines
  }

  /// Returns the printed text of a deposit return.
  static func returned(_ cents: Int) -> String { "Leergut " + bottle(cents) }

  private static func bottle(_ cents: Int) -> String {
    cents == 25 ? "Einweg" : "Mehrweg \(cents)"
  }
}
