import GroceryModel

@testable import HouseholdFixtures

/// A fraction of small numbers, always reduced.
struct Fraction: Comparable {
  let top: Int128
  let bottom: Int128

  init(_ top: Int128, _ bottom: Int128 = 1) {
    var (left, right) = (max(top, -top), bottom)
    while right != 0 { (left, right) = (right, left % right) }
    self.top = top / max(1, left)
    self.bottom = bottom / max(1, left)
  }

  init(_ amount: Amount) { self.init(amount.units, Amount.unitsPerOne) }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.top, left.bottom * right.bottom)
  }
  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.bottom, left.bottom * right.top)
  }
  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom)
  }
  static func < (left: Fraction, right: Fraction) -> Bool {
    left.top * right.bottom < right.top * left.bottom
  }

  func text(_ digits: Int) -> String {
    ratioText(top, over: bottom, fractionDigits: digits) ?? "too long"
  }
}

/// Prices, straight from the words of the design, slowly.
struct ReferencePrices {
  struct Price {
    let item: String
    let store: String
    let currency: String
    let unit: String
    let day: Day
    let price: Fraction
    let isOnSale: Bool
  }

  private(set) var prices: [Price] = []

  init(_ facts: [Fact], today: Day) {
    let descriptions = ReferenceDescriptions(facts)
    let seen = facts.filter { $0.date <= today }
    var items = ReferenceNames()
    var stores = ReferenceNames()
    for fact in facts where fact.type == .productDescribed || fact.type == .storeDescribed {
      if let alias = fact["alias_of"] {
        if fact.type == .productDescribed { items.note(alias, count: 0) }
        if fact.type == .storeDescribed { stores.note(alias, count: 0) }
      }
    }
    for fact in seen where fact.type == .purchaseRecorded || fact.type == .priceObserved {
      let count = fact.type == .purchaseRecorded ? 1 : 0
      items.note(fact["item"] ?? "", count: count)
      if let store = fact["store"] { stores.note(store, count: count) }
    }
    for fact in seen {
      guard let (total, isLowered) = Self.paid(fact, seen) else { continue }
      guard let (unit, quantity) = Self.quantity(fact, descriptions, items) else { continue }
      prices.append(
        Price(
          item: items.shown(descriptions.product(fact["item"] ?? "")),
          store: fact["store"].map { stores.shown(descriptions.store($0)) } ?? "",
          currency: (fact["currency"] ?? "").uppercased(), unit: unit, day: fact.date,
          price: total / quantity,
          isOnSale: isLowered || fact["on_sale"] == "true"
            || fact["list_total"] != nil && fact.amount("list_total") > fact.amount("total")))
    }
  }

  /// What was paid or asked, and whether a discount lowered it; nil where it is no price.
  private static func paid(_ fact: Fact, _ seen: [Fact]) -> (Fraction, Bool)? {
    if fact.type == .priceObserved { return (Fraction(fact.amount("price")), false) }
    guard fact.type == .purchaseRecorded, (fact["kind"] ?? "item") == "item",
      fact["item"] != "(receipt)", fact.amount("total").units > 0
    else { return nil }
    let discounts = seen.filter {
      $0["kind"] == "discount" && $0["of"] == fact.identifier.description
    }.map { $0.amount("total") }
    let sum = discounts.reduce(Amount.zero, +)
    let paid = fact.amount("total") + sum
    return paid.units > 0 ? (Fraction(paid), sum.isNegative) : nil
  }

  private static func container(_ unit: String) -> String {
    ContainerUnit.name(unit) ?? NameKey.matching(unit)
  }

  /// The base unit and how much of it; nil where nobody knows.
  private static func quantity(
    _ fact: Fact, _ descriptions: ReferenceDescriptions, _ names: ReferenceNames
  ) -> (String, Fraction)? {
    let unit = fact["unit"].map { Unit($0) } ?? .each
    if fact["quantity"] == nil, fact.type == .purchaseRecorded, let unit, unit != .each {
      return nil
    }
    let number = Fraction(fact["quantity"] == nil ? Amount(1) : fact.amount("quantity"))
    if let unit, unit != .each {
      let factor = Fraction(Int128(unit.numerator), Int128(unit.denominator))
      return (unit.dimension.base.symbol, number * factor)
    }
    let item = fact["item"] ?? ""
    let size =
      fact["package"].flatMap { PackageSize($0) }
      ?? descriptions.package(item, on: fact.date)
      ?? ProductName(item).package
      ?? ProductName(names.shown(descriptions.product(item))).package
    guard let size else {
      return (unit?.symbol ?? Self.container(fact["unit"] ?? ""), number)
    }
    let factor = Fraction(
      Int128(size.content.unit.numerator), Int128(size.content.unit.denominator))
    return (
      size.content.unit.dimension.base.symbol,
      number * Fraction(size.total.amount) * factor
    )
  }
}

extension ReferencePrices {
  /// `ITEM[|STORE]|CURRENCY|UNIT: COUNT FIRST LAST MIN QUANTILE MEDIAN MEAN MAX SALES`, by row.
  func rows(byStore: Bool) -> [String] {
    let groups = Dictionary(grouping: prices) { price in
      [price.item] + (byStore ? [price.store] : []) + [price.currency, price.unit]
    }
    return groups.sorted { $0.key.comesBefore($1.key) }.map { key, prices in
      let sorted = prices.map(\.price).sorted()
      let first = prices.min { ($0.day, $0.price) < ($1.day, $1.price) }
      let lastDay = prices.map(\.day).max() ?? Day(ordinal: 0)
      let last = prices.filter { $0.day == lastDay }.map(\.price).min()
      let mean = sorted.reduce(Fraction(0), +) / Fraction(Int128(sorted.count))
      func quantile(_ numerator: Int, _ denominator: Int) -> Fraction {
        let position = (sorted.count - 1) * numerator
        let (low, high) = (
          sorted[position / denominator],
          sorted[min(position / denominator + 1, sorted.count - 1)]
        )
        let share = Fraction(Int128(position % denominator), Int128(denominator))
        return low + share * (high + Fraction(-1) * low)
      }
      let figures = [
        first?.price, last, sorted.first, quantile(1, 5), quantile(1, 2), mean, sorted.last,
      ].map { $0?.text(4) ?? "" }
      return key.joined(separator: "|") + ": \(prices.count) \(first?.day.description ?? "") "
        + "\(lastDay) " + figures.joined(separator: " ")
        + " \(prices.count { $0.isOnSale })"
    }
  }
}

extension Array where Element == String {
  fileprivate func comesBefore(_ other: [String]) -> Bool {
    for (own, another) in zip(self, other) where own != another {
      return own.utf8.lexicographicallyPrecedes(another.utf8)
    }
    return count < other.count
  }
}
