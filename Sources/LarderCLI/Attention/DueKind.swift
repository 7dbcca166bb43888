/// What can be due, in the order of its rows.
enum DueKind: String, CaseIterable {
  case budget, expiring, restock
  case priceDrop = "price-drop"
  case receipt, category, verify

  /// What it finds, as help says it.
  var summary: String {
    switch self {
    case .budget: "a budget spent to 80 %, over, or on course to break"
    case .expiring: "what expires within --within days, or did in the last 7, by label or own use"
    case .restock: "what is bought again within 7 days with a chance of 50 % or more"
    case .priceDrop: "a favourite seen cheaper in the last 7 days and not bought since"
    case .receipt: "a receipt whose lines do not add up to the total that it states"
    case .category: "an item that no category was found for"
    case .verify: "a log that 'larder log verify' has not read for a month"
    }
  }
}
