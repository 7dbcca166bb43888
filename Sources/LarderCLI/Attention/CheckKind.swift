/// The standing checks, in the order of their rows.
enum CheckKind: String, CaseIterable {
  case receipt, double, outlier, future, unit, stock, expired
  case idleBudget = "idle-budget"
  case noBudget = "no-budget"
  case category

  /// What it finds, as help says it.
  var summary: String {
    switch self {
    case .receipt: "a receipt whose lines do not add up to the total that it states"
    case .double: "a line that two files record: same day, store, item and total"
    case .outlier: "a price 4 times the item's usual one or more, or a quarter of it or less"
    case .future: "a fact dated after today, which no answer holds yet"
    case .unit: "a use of stock in a unit that does not convert to the item's"
    case .stock: "a use of more stock than there was"
    case .expired: "what its label let expire more than 7 days ago, and nobody used or threw away"
    case .idleBudget: "a budget or category without spending, in this period and the last"
    case .noBudget: "spending that no budget, or none of a budget's categories, covers"
    case .category: "an item that no category was found for"
    }
  }
}
