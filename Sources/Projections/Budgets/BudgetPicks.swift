import GroceryModel

/// Filters of budgets and their categories, with names resolved.
///
/// Several budgets are alternatives, and so are several categories. An exclusion wins over any
/// other filter. The category `*` is the whole of a budget.
public struct BudgetPicks: Sendable {
  private var kept: [NameFilter.Field: Set<String>] = [:]
  private var left: [NameFilter.Field: Set<String>] = [:]
  /// Filters whose name no budget has.
  public private(set) var unmatched: [NameFilter] = []
  /// Names that could have been meant, for each of them.
  public private(set) var candidates: [String] = []

  /// - Parameters:
  ///   - filters: Those of budgets and categories; others are passed over.
  ///   - plans: All budgets that there are.
  /// - Throws: `NameAmbiguity` where a name fits several.
  public init(_ filters: [NameFilter], among plans: [BudgetPlan]) throws(NameAmbiguity) {
    let names = [
      NameFilter.Field.budget: Self.byKey(plans.map(\.name)),
      .category: Self.byKey(["*"] + plans.flatMap(\.categoryNames)),
    ]
    for filter in filters {
      guard let names = names[filter.field] else { continue }
      let found = try NameSearch.find(
        NameKey.matching(filter.name), in: names.map(\.key), shown: names.map(\.name))
      if found.isEmpty {
        unmatched.append(filter)
        candidates += names.map(\.name)
      }
      let keys = found.map { names[$0].key }
      if filter.isNegated {
        left[filter.field, default: []].formUnion(keys)
      } else {
        kept[filter.field, default: []].formUnion(keys)
      }
    }
  }

  /// Each name once, by its matching key.
  private static func byKey(_ names: [String]) -> [(key: String, name: String)] {
    let named = Dictionary(
      names.map { (NameKey.matching($0), $0) }, uniquingKeysWith: { first, _ in first })
    return named.sorted { [$0.key].precedes([$1.key]) }.map { (key: $0.key, name: $0.value) }
  }

  /// True if a row of a budget is kept; a whole of only one category is that category too.
  public func contains(_ row: BudgetStatement.Row) -> Bool {
    let only = row.counted.map { $0.count == 1 ? Array($0) : [] } ?? []
    return contains(budget: row.budget, categories: [row.category] + only)
  }

  /// True if a budget, and one of the names of what it is of, are kept.
  func contains(budget: String, categories: [String]) -> Bool {
    [(NameFilter.Field.budget, [budget]), (.category, categories)].allSatisfy { field, names in
      let keys = Set(names.map { NameKey.matching($0) })
      return kept[field]?.isDisjoint(with: keys) != true
        && left[field]?.isDisjoint(with: keys) != false
    }
  }
}
