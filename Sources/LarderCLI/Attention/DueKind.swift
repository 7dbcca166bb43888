/// The kinds of due things, in the order of their rows.
enum DueKind: String, CaseIterable {
  case budget, expiring, expected, restock
  case priceDrop = "price-drop"
  case receipt, category, verify

  /// A description of the kind, as help lists it.
  var summary: String {
    switch self {
    case .budget: "a budget that is 80 % spent, over, or projected to be over"
    case .expiring: "food whose label ends within --within days, or ended lately"
    case .expected: "food without a label that is expected to spoil within --within days, or lately"
    case .restock: "an item with a chance of 50 % or more to be bought within 7 days"
    case .priceDrop: "a favourite seen cheaper in the last 7 days and not bought since"
    case .receipt: "a receipt whose lines do not add up to its stated total"
    case .category: "an item without a category"
    case .verify: "a log that 'larder log verify' has not checked for a month"
    }
  }
}
