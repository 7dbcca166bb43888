/// The standing checks, in the order of their rows.
enum CheckKind: String, CaseIterable {
  case receipt, double, outlier, future, unit, stock, expired
  case idleBudget = "idle-budget"
  case noBudget = "no-budget"
  case category, alias

  /// The problem it finds, as help lists it.
  var summary: String {
    switch self {
    case .receipt: "a receipt whose lines do not add up to its stated total"
    case .double:
      "a line recorded from two files, a receipt under two days, or a receipt and its payment: both count"
    case .outlier: "a price at least 4 times the item's usual price, or at most a quarter of it"
    case .future: "a fact dated after today; answers leave it out until then"
    case .unit: "a recorded use in a unit that does not convert to the item's unit"
    case .stock: "a recorded use of more stock than there was"
    case .expired: "stock 7 days past its label's date, neither used nor thrown away"
    case .idleBudget: "a budget or category without spending in this period and the last"
    case .noBudget: "spending that no budget or budget category covers"
    case .category: "an item without a category"
    case .alias:
      "a printed name or barcode that receipts filed under another item before"
    }
  }
}
