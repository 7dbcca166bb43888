import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Items that are filed under Other because nothing says their category.
struct UncategorisedItems {
  private let period: Period?
  private let filters: [NameFilter]

  init(in period: Period?, filters: [NameFilter] = []) {
    self.period = period
    self.filters = filters
  }

  /// One row an item and currency; describing an item as Other says that it belongs there.
  func rows(
    from replay: Replay, _ rules: CategoryRules, _ remedy: RemedyLine
  ) throws -> [Attention] {
    let question = SpendQuestion(
      by: [.item, .category], in: period,
      filters: filters + [NameFilter(.kind, "item")])
    let described = replay.late.descriptions.products
    return try question.answer(from: replay, rules: rules).rows.compactMap { row in
      let item = row.keys[0]
      guard row.keys[1] == GroceryCategory.other.rawValue,
        item != PurchaseKind.wholeReceiptItem.description,
        described[NameKey.matching(item)]?.category == nil
      else { return nil }
      return Attention(
        "category", item, amount: row.spent, currency: row.currency,
        text: "no category was found for \(counted(row.lines, "line")); "
          + "replace Other in the command, or keep it",
        remedy: remedy(["describe", "product", item, "--category", "Other"]))
    }
  }
}
