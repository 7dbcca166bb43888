import GroceryModel

@testable import HouseholdFixtures

/// What descriptions say of products and shops: of each key the word of the latest date.
struct ReferenceDescriptions {
  private(set) var products: [String: Fact] = [:]
  private(set) var stores: [String: Fact] = [:]
  /// What says what a package holds, by date.
  private let packages: [Fact]

  init(_ facts: [Fact]) {
    packages = facts.filter { $0.type == .productDescribed && $0["package"] != nil }
      .sorted { $0.date < $1.date }
    for fact in facts.sorted(by: { $0.date < $1.date }) {
      if fact.type == .productDescribed {
        products[NameKey.matching(fact["item"] ?? ""), default: fact].values
          .merge(fact.values) { $1 }
      } else if fact.type == .storeDescribed {
        stores[NameKey.matching(fact["store"] ?? ""), default: fact].values
          .merge(fact.values) { $1 }
      }
    }
  }

  func product(_ name: String) -> String { Self.follow(NameKey.matching(name), products) }
  func store(_ name: String) -> String { Self.follow(NameKey.matching(name), stores) }

  /// The end of a chain of aliases; the name itself where they run in a circle.
  private static func follow(_ key: String, _ facts: [String: Fact]) -> String {
    var path = [key]
    while let alias = facts[path.last ?? ""]?["alias_of"] {
      let next = NameKey.matching(alias)
      if path.contains(next) { return key }
      path.append(next)
    }
    return path.last ?? key
  }

  /// What is said of a product by its own name, else by the name its alias leads to.
  func word(_ name: String, _ key: String) -> String? {
    products[NameKey.matching(name)]?[key] ?? products[product(name)]?[key]
  }

  /// What a package held on a day, by the product's own name, else by the name its alias leads to.
  func package(_ name: String, on day: Day) -> PackageSize? {
    [NameKey.matching(name), product(name)].lazy.compactMap { key in
      packages.last {
        NameKey.matching($0["item"] ?? "") == key && ($0.date <= day || $0.date == .unstated)
      }?["package"].flatMap { PackageSize($0) }
    }.first
  }

  func tags(_ name: String) -> [String] {
    for key in [NameKey.matching(name), product(name)] {
      if let fact = products[key], fact["tags"] != nil { return fact.list("tags") }
    }
    return []
  }
}
