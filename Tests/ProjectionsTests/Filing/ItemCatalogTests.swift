import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ItemCatalogTests {
  private static let day = Day.on("2026-10-03")

  private static let facts: [Fact] = [
    .purchase("Whole Milk", "1", on: day, ["category": "Dairy", "store": "Migros"]),
    .purchase("whole milk", "1", on: day, ["category": "dairy", "store": "migros"]),
    .purchase("whole milk", "1.1", on: day, ["category": "Drinks"]),
    .purchase("Vollmilch", "2", on: day, ["store": "Coop", "tags": #"["Bio"]"#]),
    .product("Vollmilch", on: day, ["alias_of": "WHOLE MILK"]),
    .purchase("Bread", "4", on: day, ["category": "Bakery"]),
    .purchase("Bread", "-4", on: day, ["category": "Returns", "kind": "refund"]),
    .product("Tea", on: day, ["category": "Leaves", "tags": #"["bio"]"#]),
    price("Tea"), price("Gadget"), price("Yoghurt"),
  ]

  private static func price(_ item: String) -> Fact {
    Fact(
      .priceObserved, day,
      ["item": item, "price": "3", "currency": "EUR", "origin": "shelf", "store": "Coop"])
  }

  private static func catalog(
    _ facts: [Fact], _ details: Set<ItemFold.Detail> = [.category, .tags]
  ) throws -> ItemCatalog {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: .on("2026-12-31"))
      let fold = try replay.fold(
        ItemsOnly(items: ItemFold(details, descriptions: replay.late.descriptions)))
      return try ItemCatalog(fold.items, from: replay)
    }
  }

  private static func lines(_ catalog: ItemCatalog) -> [String] {
    (0..<catalog.productCount).map { "\(catalog.name(of: $0)): \(catalog.category(of: $0))" }
      .sorted()
  }

  @Test func `a product is filed as most of its lines, or as what nobody bought would be`() throws {
    #expect(
      try Self.lines(Self.catalog(Self.facts)) == [
        "Bread: Bakery", "Gadget: Other", "Tea: Leaves", "Yoghurt: Dairy", "whole milk: Dairy",
      ])
  }

  @Test(arguments: 0..<6)
  func `the order in which facts arrive, and how they are cut, changes nothing`(
    seed: UInt64
  ) throws {
    var household = RandomHousehold(seed: seed)
    let facts =
      household.facts(purchases: 25, descriptions: 4) + [
        Self.price("Milk"), Self.price("Tea"), Self.price("Straße"),
      ]
    let expected = try Self.lines(Self.catalog(facts))
    #expect(
      try Self.lines(Self.catalog(facts.shuffled(using: &household.random))) == expected)
    let larder = try TemporaryLarder(facts)
    defer { withExtendedLifetime(larder) {} }
    let replay = try larder.replay(today: .on("2026-12-31"))
    var merged = ItemsOnly(
      items: ItemFold([.category, .tags], descriptions: replay.late.descriptions))
    for part in household.random.split(facts.shuffled(using: &household.random), into: 3) {
      let share = try TemporaryLarder(part)
      defer { withExtendedLifetime(share) {} }
      let fold = try share.replay(today: .on("2026-12-31")).fold(
        ItemsOnly(items: ItemFold([.category, .tags], descriptions: replay.late.descriptions)))
      merged.merge(fold)
    }
    #expect(try Self.lines(ItemCatalog(merged.items, from: replay)) == expected)
  }

  @Test(arguments: 0..<12)
  func `products are filed as most of their lines are in larder spend`(seed: UInt64) throws {
    var household = RandomHousehold(seed: 100 + seed)
    // Discounts and lines of others take their category from elsewhere, and say nothing here.
    let facts = household.facts(purchases: 40, descriptions: 4).filter {
      $0["of"] == nil && $0["kind"] != "discount"
    }
    let larder = try TemporaryLarder(facts)
    defer { withExtendedLifetime(larder) {} }
    let replay = try larder.replay(today: .on("2026-12-31"))
    let spent = try SpendQuestion(by: [.item, .category]).answer(from: replay).rows
    let fold = try replay.fold(
      ItemsOnly(items: ItemFold([.category], descriptions: replay.late.descriptions)))
    let catalog = try ItemCatalog(fold.items, from: replay)
    for product in 0..<catalog.productCount {
      var lines: [String: Int] = [:]
      for row in spent where row.keys[0] == catalog.name(of: product) {
        lines[row.keys[1], default: 0] += row.lines
      }
      let most = lines.values.max()
      let best = lines.filter { $0.value == most }.keys
        .min { NameKey.matching($0).utf8.lexicographicallyPrecedes(NameKey.matching($1).utf8) }
      #expect(catalog.category(of: product) == best, "\(catalog.name(of: product))")
    }
  }

  @Test func `filters choose products and shops apart`() throws {
    let catalog = try Self.catalog(Self.facts)
    func chosen(_ filters: [NameFilter]) throws -> [String] {
      let choice = try catalog.choice(filters)
      return (0..<catalog.productCount).filter { choice.products[$0] }
        .map { catalog.name(of: $0) }.sorted()
    }
    #expect(try chosen([NameFilter(.item, "vollmilch")]) == ["whole milk"])
    #expect(try chosen([NameFilter(.category, "dairy")]) == ["Yoghurt", "whole milk"])
    #expect(
      try chosen([NameFilter(.category, "Dairy"), NameFilter(.item, "milk", isNegated: true)])
        == ["Yoghurt"])
    #expect(try chosen([NameFilter(.tag, "BIO")]) == ["Tea", "whole milk"])
    let choice = try catalog.choice([NameFilter(.store, "coop"), NameFilter(.item, "Coffee")])
    #expect(
      (0..<catalog.storeCount).filter { choice.stores[$0] }.map(catalog.name(ofStore:)) == ["Coop"])
    #expect(!choice.contains(store: nil))
    #expect(choice.unmatched == [NameFilter(.item, "Coffee")])
    #expect(choice.candidates.contains("Bread"))
    #expect(choice.kinds.count == 6)
    #expect(try catalog.choice([NameFilter(.kind, "item", isNegated: true)]).kinds.count == 5)
    #expect(try catalog.choice([NameFilter(.store, "coop", isNegated: true)]).hasLinesWithoutStore)
  }

  @Test func `a name means a product by its name, its alias, or a part of one name`() throws {
    let catalog = try Self.catalog(Self.facts, [])
    for name in ["Vollmilch", "WHOLE  milk", "whole"] {
      #expect(try catalog.product(named: name).map { catalog.name(of: $0) } == "whole milk")
    }
    #expect(try catalog.product(named: "Coffee") == nil)
    #expect(throws: NameAmbiguity.self) { try catalog.product(named: "a") }
  }
}

/// A projection of nothing but the items.
private struct ItemsOnly: Projection {
  var items: ItemFold

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    switch event.type {
    case .purchaseRecorded:
      _ = items.item(ofPurchase: event)
      _ = items.store(event.fields[PurchaseKey.store], isPurchase: true)
    case .priceObserved:
      _ = items.item(event.fields[PriceKey.item])
      _ = items.store(event.fields[PriceKey.store], isPurchase: false)
    default: break
    }
  }

  mutating func merge(_ other: ItemsOnly) { items.merge(other.items) }
}
