import GroceryModel
import Projections

extension CommonOptions {
  /// The filters by name that questions about items share.
  static let nameFilters = [
    filter(.item, "only that item; * is any characters, 'not:NAME' leaves it out"),
    filter(.category, "only that category"),
    filter(.store, "only that store"),
    filter(.tag, "only lines with that tag"),
    filter(.kind, "only lines of that kind: item, refund, deposit, discount, fee, tax"),
  ]

  static func filter(_ field: NameFilter.Field, _ summary: String) -> OptionSpec {
    .value(
      field.rawValue, "NAME", summary, isRepeatable: true,
      completion: KnownNameKind(field: field.rawValue).map(CompletionHint.names) ?? .none)
  }
}

extension ParsedArguments {
  /// The filters by name that questions about items share.
  var nameFilters: [NameFilter] { filters(by: [.item, .category, .store, .tag, .kind]) }

  /// Those that questions about budgets share.
  var budgetFilters: [NameFilter] { filters(by: [.budget, .category]) }

  /// Returns the filters of some fields; `not:` negates a filter.
  private func filters(by fields: [NameFilter.Field]) -> [NameFilter] {
    fields.flatMap { field in
      values(field.rawValue).map { value in
        value.hasPrefix("not:")
          ? NameFilter(field, String(value.dropFirst(4)), isNegated: true)
          : NameFilter(field, value)
      }
    }
  }
}

extension Session {
  /// Refuses a name on the command line that nothing in the log has.
  ///
  /// - Parameters:
  ///   - filters: The filters whose names were not found.
  ///   - candidates: The names that could have been meant.
  ///   - inBudgets: Whether categories are those of budgets.
  /// - Throws: `Failure` with the nearest name for the first of them.
  func refuse(
    _ filters: [NameFilter], candidates: [String], inBudgets: Bool = false
  ) throws {
    guard let filter = filters.first else { return }
    let isPart = inBudgets && filter.field == .category
    let field = isPart ? "budget category" : filter.field.rawValue
    throw Failure(
      .usage, "unknown \(field) '\(filter.name)'",
      expected: filter.field == .kind ? "one of " + NameFilter.kinds.joined(separator: ", ") : nil,
      hint: NearNames.question(to: filter.name, among: candidates))
  }
}
