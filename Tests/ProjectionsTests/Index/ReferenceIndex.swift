import GroceryModel

@testable import HouseholdFixtures

/// The definition of what was paid for how much, item by item and month by month, without any care
/// for speed.
struct ReferenceIndex {
  struct Bought {
    var paid = 0.0
    /// Nil where nobody knows.
    var quantity: Double?
  }

  /// By currency, month, and item with its unit.
  private(set) var months: [String: [Month: [String: Bought]]] = [:]

  init(_ facts: [Fact]) {
    for line in facts where line.type == .purchaseRecorded && (line["kind"] ?? "item") == "item" {
      let off = facts.filter { $0["kind"] == "discount" && $0["of"] == line.identifier.description }
        .reduce(Amount.zero) { $0 + $1.amount("total") }
      let paid = line.amount("total") + off
      guard paid.units > 0, let currency = line["currency"] else { continue }
      let name = NameKey.matching(line["item"] ?? "")
      let (unit, factor) = Self.measure(line["unit"])
      let isKnown = line["quantity"] != nil || unit == "each"
      let key = (name == "vollmilch" ? "milk" : name) + "|" + (isKnown ? unit : "?")
      let quantity = line["quantity"] == nil ? 1 : line.amount("quantity").approximation
      var bought = months[currency]?[line.date.month]?[key] ?? Bought()
      bought.paid += paid.approximation
      if isKnown { bought.quantity = (bought.quantity ?? 0) + quantity * factor }
      months[currency, default: [:]][line.date.month, default: [:]][key] = bought
    }
  }

  private static func measure(_ unit: String?) -> (unit: String, factor: Double) {
    switch unit {
    case "kg": ("kg", 1)
    case "g": ("kg", 0.001)
    default: ("each", 1)
    }
  }

  /// What was bought in a month.
  func bought(_ currency: String, _ month: Month) -> [String: Bought] {
    months[currency]?[month] ?? [:]
  }

  /// The items bought with a price in both months.
  func matches(
    _ currency: String, _ base: Month, _ month: Month
  ) -> [(old: Bought, new: Bought)] {
    let old = bought(currency, base)
    return bought(currency, month).compactMap { key, new in
      guard new.quantity != nil, let old = old[key], old.quantity != nil else { return nil }
      return (old, new)
    }
  }
}
